import type { HashtagReply } from "#shared/contracts/hashtags.ts";
import { HASHTAG_LANGUAGES } from "#shared/rules/hashtags.ts";
import type { Random } from "../random.ts";
import { writeHashtags } from "./write-hashtags.ts";

/** Answers a request in words that demands `{"hashtags": […]}` (spec §7). English unless it names a language. */
export function hashtagsDemanded(request: string, random: Random): HashtagReply {
  const topic = subjectOf(request);
  const around = request.replace(topic, " ");
  const language = HASHTAG_LANGUAGES.find((name) =>
    new RegExp(`\\b(?:in|language:?) ${name}\\b`, "iu").test(around),
  );
  return writeHashtags({ topic, language: language ?? "English" }, random);
}

/** What a request is about: the text on its line "Topic:", what it quotes, what follows "about" or "for", else all of it. */
function subjectOf(request: string): string {
  const stated = /^Topic: "((?:[^"\\\n]|\\.)*)"$/mu.exec(request)?.[1];
  if (stated !== undefined) return stated.replace(/\\(?:u[\da-f]{4}|.)/giu, " ");
  const withoutShape = request.replace(/\{[\s\S]*\}/u, " ");
  const quoted = /["“«']([^"”»'\n]{2,})["”»']/u.exec(withoutShape)?.[1];
  const named = /\b(?:about|topic:?|for)\s+([^\n.?!]{2,})/iu.exec(withoutShape)?.[1];
  return quoted ?? named ?? withoutShape;
}
