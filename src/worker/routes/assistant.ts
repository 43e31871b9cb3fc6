import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { assist } from "#shared/contracts/assistant.ts";
import { errorBody } from "#shared/errors.ts";
import { ask, askInPieces, type AskOptions, questionOf } from "../ai/ask.ts";
import type { Question } from "../ai/engine.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { toApiError } from "../errors.ts";
import { serve } from "../serve.ts";

export const assistant = new Hono<AppEnv>();

serve(assistant, assist, async (c, body) => {
  const question = questionOf(body);
  const options: AskOptions = {
    config: c.get("config"),
    kv: c.env.CACHE,
    asker: { signal: c.req.raw.signal, waitUntil: (work) => c.executionCtx.waitUntil(work) },
    fresh: c.req.header("Cache-Control")?.includes("no-cache") ?? false,
  };
  const wantsStream = c.req.header("Accept")?.includes("text/event-stream") ?? false;
  if (!wantsStream || question.task.output !== undefined) return c.json(await ask(question, options));
  return stream(c, question, options);
});

/** Sends pieces as events. The first is awaited, so that a failure before it is an ordinary error answer. */
async function stream(c: AppContext, question: Question, options: AskOptions): Promise<Response> {
  // Once the answer has begun, a caller who leaves is known by the stream that nobody reads.
  const left = new AbortController();
  const signal = AbortSignal.any([options.asker.signal, left.signal]);
  const pieces = askInPieces(question, { ...options, asker: { ...options.asker, signal } });
  const first = await pieces.next();
  const response = streamSSE(c, async (events) => {
    events.onAbort(() => left.abort());
    const send = (event: string, data: unknown) => events.writeSSE({ event, data: JSON.stringify(data) });
    try {
      let piece = first;
      while (!piece.done) {
        await send("delta", { text: piece.value });
        piece = await pieces.next();
      }
      await send("done", piece.value);
    } catch (error) {
      if (signal.aborted) return;
      const failure = toApiError(error, c.get("requestId"));
      await send("error", errorBody(failure.code, failure.message, c.get("requestId")));
    }
  });
  // The stream helper sets its own, weaker rule.
  response.headers.set("Cache-Control", "no-store");
  return response;
}
