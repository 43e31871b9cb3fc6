import type { AssistReply } from "#shared/contracts/assistant.ts";
import { type CommentReply, RepliesResult, type RepliesSummary } from "#shared/contracts/replies.ts";
import { parseReply } from "#shared/json.ts";
import type { ReplyTone } from "#shared/rules/replies.ts";
import { type AskOptions, ask } from "./assistant.ts";

/** Replies as they came, with who wrote them. */
export interface Replies extends Pick<AssistReply, "engine" | "model" | "cached" | "notice"> {
  readonly replies: CommentReply[];
  readonly summary?: RepliesSummary | undefined;
}

/**
 * Asks for replies to comments, in their order. Where the answer can't be read its raw text is the single
 * option for each comment, and there is no summary (spec §8). @throws CallError
 */
export async function askForReplies(
  comments: readonly string[],
  tone: ReplyTone,
  options: AskOptions,
): Promise<Replies> {
  const { reply, engine, model, cached, notice } = await ask(
    { task: "reply_assistant", input: { comments, tone } },
    options,
  );
  const parsed = parseReply(reply, RepliesResult);
  const result = parsed.ok
    ? parsed.value
    : { replies: comments.map((comment) => ({ comment, options: [reply] })) };
  return { ...result, engine, model, cached, notice };
}
