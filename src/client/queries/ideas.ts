import type { AssistReply } from "#shared/contracts/assistant.ts";
import {
  type IdeasForm,
  IdeasReply,
  ImproveReply,
  type SavedIdea,
  type VideoIdea,
} from "#shared/contracts/ideas.ts";
import { parseReply } from "#shared/json.ts";
import { UnreadableReply } from "#client/lib/unreadable-reply.ts";
import { type AskOptions, ask } from "./assistant.ts";

/** Ideas as they came, with who wrote them. */
export interface Ideas extends Pick<
  AssistReply,
  "engine" | "model" | "cached" | "notice" | "known" | "questions" | "care"
> {
  readonly ideas: readonly VideoIdea[];
}

/** Asks for video ideas. @throws CallError, or UnreadableReply where the reply holds none. */
export async function askForIdeas(form: IdeasForm, options: AskOptions): Promise<Ideas> {
  const { reply, engine, model, cached, notice, known, questions, care } = await ask(
    { task: "video_ideas", input: { ...form } },
    options,
  );
  const parsed = parseReply(reply, IdeasReply);
  if (!parsed.ok)
    throw new UnreadableReply(notice?.message ?? "The AI's answer holds no ideas. Try again.", reply);
  return { ideas: parsed.value.ideas, engine, model, cached, notice, known, questions, care };
}

/** A better version of an idea; undefined where the reply holds none, or only the same again. */
interface Improvement extends Pick<AssistReply, "notice"> {
  readonly better: VideoIdea | undefined;
}

/** Asks for a better version of an idea (spec §7). @throws CallError */
export async function askToImprove(idea: SavedIdea, signal: AbortSignal): Promise<Improvement> {
  const { title, hook, cta, format, viralScore, description, targetAudience, topic, platform } = idea;
  const given = { title, hook, cta, format, viralScore, description, targetAudience, topic, platform };
  const input = `Improve this video idea. Keep its subject and language; make the hook, the title and the call to action stronger and the description more concrete.
Return strict JSON only: {"improvedIdea": {"title", "hook", "cta", "format", "viralScore", "description", "targetAudience"}}.
Idea: ${JSON.stringify(given)}`;
  const { reply, notice } = await ask({ task: "general", input }, { signal, fresh: true });
  const parsed = parseReply(reply, ImproveReply);
  if (!parsed.ok) return { better: undefined, notice };
  const { improvedIdea } = parsed.value;
  const texts = ["title", "hook", "cta", "format", "description", "targetAudience"] as const;
  const isOther = texts.some((text) => improvedIdea[text] !== idea[text]);
  return { better: isOther ? improvedIdea : undefined, notice };
}
