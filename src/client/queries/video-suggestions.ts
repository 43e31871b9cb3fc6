import type { AssistReply } from "#shared/contracts/assistant.ts";
import { SUGGESTION_LIMITS, VideoSuggestions } from "#shared/contracts/video-suggestions.ts";
import { tagsWithin } from "#shared/rules/lengths.ts";
import { parseReply } from "#shared/json.ts";
import { UnreadableReply } from "#client/lib/unreadable-reply.ts";
import { type AskOptions, ask } from "./assistant.ts";

/** Suggestions as they came, with who wrote them. */
export interface WrittenSuggestions
  extends VideoSuggestions, Pick<AssistReply, "engine" | "model" | "cached" | "notice"> {}

interface AskedVideo {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly fileName: string;
}

/** Asks for better texts for a video. @throws CallError, or UnreadableReply where the reply holds none. */
export async function askForSuggestions(
  { title, description, tags, fileName }: AskedVideo,
  options: AskOptions,
): Promise<WrittenSuggestions> {
  const input = {
    title,
    description: description.slice(0, SUGGESTION_LIMITS.description),
    // What YouTube wouldn't take tells an engine nothing more.
    tags: tagsWithin(tags),
    fileName,
  };
  const { reply, engine, model, cached, notice } = await ask({ task: "video_suggestions", input }, options);
  const parsed = parseReply(reply, VideoSuggestions);
  if (!parsed.ok)
    throw new UnreadableReply(notice?.message ?? "The AI's answer holds no suggestions. Try again.", reply);
  return { ...parsed.value, engine, model, cached, notice };
}
