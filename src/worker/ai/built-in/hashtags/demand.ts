import * as z from "zod/mini";
import type { HashtagReply } from "#shared/contracts/hashtags.ts";
import { parseReply } from "#shared/json.ts";
import { HASHTAG_LANGUAGES } from "#shared/rules/hashtags.ts";
import { gather } from "../../material/gather.ts";
import type { Random } from "../random.ts";
import { writeHashtags } from "./write-hashtags.ts";

/** Answers a request in words that demands `{"hashtags": […]}` (spec §7), in the language it names, else English. */
export async function hashtagsDemanded(request: string, random: Random): Promise<HashtagReply> {
  const stated = /^Topic: (".*")$/mu.exec(request)?.[1];
  const topic = stated === undefined ? undefined : parseReply(stated, z.string());
  const subject = topic?.ok ? topic.value : subjectOf(request);
  const around = request.replace(stated ?? subject, " ");
  const language = HASHTAG_LANGUAGES.find((name) =>
    new RegExp(`\\b(?:in|language:?) ${name}\\b`, "iu").test(around),
  );
  const form = { topic: subject, language: language ?? "English" } as const;
  const material = await gather({ text: subject, language: form.language }, "none");
  return (await writeHashtags(form, random, material)).answer;
}

/** What a request is about: what it quotes, else what follows "about" or "for", else all of it. */
function subjectOf(request: string): string {
  const withoutShape = request.replace(/\{[\s\S]*\}/u, " ");
  const quoted = /["“«']([^"”»'\n]{2,})["”»']/u.exec(withoutShape)?.[1];
  const named = /\b(?:about|topic:?|for)\s+([^\n.?!]{2,})/iu.exec(withoutShape)?.[1];
  return quoted ?? named ?? withoutShape;
}
