import { createParser } from "eventsource-parser";
import type * as z from "zod/mini";
import type { Endpoint } from "#shared/contract.ts";
import { CallError, type CallOptions, callError, send } from "./api.ts";
import { readJson } from "#shared/json.ts";

/** One server-sent event; `data` is JSON, not checked yet. */
export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

/**
 * Makes one call that answers in events.
 * @throws CallError as {@link import("./api.ts").call} does, also where the connection breaks half-way.
 */
export async function* callEvents<Body extends z.ZodMiniType | undefined>(
  endpoint: Endpoint<Endpoint["method"], Body>,
  { body, signal, headers, engine }: CallOptions<Body extends z.ZodMiniType ? z.input<Body> : undefined>,
): AsyncGenerator<ServerEvent> {
  const response = await send(endpoint, {
    body,
    signal,
    engine,
    headers: { ...headers, Accept: "text/event-stream" },
  });
  if (!response.ok) throw await callError(response);
  const waiting: ServerEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = "message", data }) => waiting.push({ event, data: readJson(data) }),
  });
  const decoder = new TextDecoder();
  try {
    for await (const bytes of chunksOf(response)) {
      parser.feed(decoder.decode(bytes, { stream: true }));
      yield* waiting.splice(0);
    }
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError("The connection broke before the answer was complete. Try again.", "offline");
  }
}

/** Not every browser's streams can be iterated. */
async function* chunksOf(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const next = await reader?.read();
      if (next === undefined || next.done) return;
      yield next.value;
    }
  } finally {
    // Whoever stops reading half-way wants no more of it either.
    await reader?.cancel().catch(() => undefined);
  }
}
