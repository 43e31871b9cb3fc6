import * as z from "zod/mini";
import type { Notice } from "#shared/contracts/assistant.ts";
import { failure, failureInside, notice } from "./failures.ts";
import type { Usage } from "./purse.ts";

const Content = z.union([z.string(), z.array(z.object({ text: z.optional(z.string()) }))]);
/** Left out by some endpoints, and of a stream by those that don't take `stream_options`. */
const count = z.number().check(z.minimum(0));
const Counted = z.object({
  usage: z.nullish(
    z.object({
      total_tokens: count,
      prompt_tokens: z.nullish(count),
      completion_tokens: z.nullish(count),
    }),
  ),
});
const Completion = z.object({
  choices: z.array(
    z.object({
      message: z.object({ content: z.nullish(Content), refusal: z.nullish(z.string()) }),
      finish_reason: z.nullish(z.string()),
    }),
  ),
});
const Chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.nullish(z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) })),
      finish_reason: z.nullish(z.string()),
    }),
  ),
});

/** What an answer, or a piece of one, says was read and written; undefined where it doesn't. */
export function usageIn(answer: unknown): Usage | undefined {
  const usage = Counted.safeParse(answer).data?.usage;
  if (!usage) return undefined;
  const { total_tokens: total, prompt_tokens: prompt, completion_tokens: completion } = usage;
  const written = completion ?? Math.max(0, total - (prompt ?? total));
  return { read: Math.max(0, total - written), written };
}

/** Reads a whole completion of the OpenAI protocol. @throws ApiError where there is no answer in it. */
export function readCompletion(completion: unknown): { reply: string; truncated: boolean } {
  const choice = Completion.safeParse(completion).data?.choices[0];
  if (choice === undefined) throw failureInside(completion);
  if (choice.message.refusal || choice.finish_reason === "content_filter") throw failure("ai_refused");
  const { content } = choice.message;
  const reply =
    typeof content === "string" ? content : (content ?? []).map((part) => part.text ?? "").join("");
  if (reply.trim() === "") throw failure("ai_unreadable");
  return { reply, truncated: choice.finish_reason === "length" };
}

/**
 * Reads a streamed completion, piece by piece; returns the notice, if any.
 * @throws ApiError where there is no answer in it, or it ends too early.
 */
export async function* readChunks(
  chunks: AsyncIterable<unknown>,
): AsyncGenerator<string, Notice | undefined> {
  let any = false;
  let finish: string | undefined;
  for await (const chunk of chunks) {
    const choice = Chunk.safeParse(chunk).data?.choices[0];
    if (choice?.delta?.refusal) throw failure("ai_refused");
    finish = choice?.finish_reason ?? finish;
    const text = choice?.delta?.content ?? "";
    any ||= text.trim() !== "";
    if (text !== "") yield text;
  }
  if (finish === "content_filter") throw failure("ai_refused");
  if (!any) throw failure("ai_unreadable");
  if (finish === undefined) throw failure("ai_unavailable");
  return finish === "length" ? notice("ai_truncated") : undefined;
}

/** What a model writes, piece by piece. */
export interface Writing {
  /** The pieces; returns a notice, if any. */
  readonly pieces: AsyncGenerator<string, Notice | undefined>;
  /** What it has counted so far. */
  usage(): Usage | undefined;
}

/** Reads a streamed completion and what it counts. @param arrived is called with every chunk. */
export function readWriting(chunks: AsyncIterable<unknown>, arrived: () => void): Writing {
  let usage: Usage | undefined;
  async function* watched() {
    for await (const chunk of chunks) {
      arrived();
      usage = usageIn(chunk) ?? usage;
      yield chunk;
    }
  }
  return { pieces: readChunks(watched()), usage: () => usage };
}
