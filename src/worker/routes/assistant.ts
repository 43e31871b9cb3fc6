import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { assist, type AssistReply } from "#shared/contracts/assistant.ts";
import { errorBody } from "#shared/errors.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { toApiError } from "../errors.ts";
import { serve } from "../serve.ts";

export const assistant = new Hono<AppEnv>();

serve(assistant, assist, async (c, body) => {
  const { ask, askInPieces, askOptionsOf, questionOf } = await import("../ai/ask.ts");
  const question = questionOf(body);
  const options = askOptionsOf(c);
  const wantsStream = c.req.header("Accept")?.includes("text/event-stream") ?? false;
  if (!wantsStream || question.task.output !== undefined) return c.json(await ask(question, options));
  return stream(c, askInPieces(question, options));
});

/** Sends pieces as events. The first is awaited, so that a failure before it is an ordinary error answer. */
async function stream(c: AppContext, pieces: AsyncGenerator<string, AssistReply>): Promise<Response> {
  const first = await pieces.next();
  const response = streamSSE(c, async (events) => {
    const send = (event: string, data: unknown) => events.writeSSE({ event, data: JSON.stringify(data) });
    try {
      let piece = first;
      while (!piece.done) {
        await send("delta", { text: piece.value });
        piece = await pieces.next();
      }
      await send("done", piece.value);
    } catch (error) {
      // A caller who has left reads no error either.
      if (c.req.raw.signal.aborted) return;
      const failure = toApiError(error, c);
      await send("error", errorBody(failure.code, failure.message, c.get("requestId")));
    }
  });
  // The stream helper sets its own, weaker rule.
  response.headers.set("Cache-Control", "no-store");
  return response;
}
