import type { WorkersAi } from "#worker/ai/workers-ai.ts";
import { CANARY } from "./ai-double/canaries.ts";

/** What a double was asked. */
export interface Run {
  readonly model: string;
  readonly inputs: Record<string, unknown>;
  readonly signal: AbortSignal | undefined;
}

/** How a double answers one run: what the binding gives, or an error that it rejects with. */
export type Behaviour = (run: Run) => unknown;

/** Plays the binding to Cloudflare's models, and writes down what it was asked. */
export function workersAi(behave: Behaviour): WorkersAi & { readonly runs: Run[] } {
  const runs: Run[] = [];
  return {
    runs,
    run: async (model, inputs, { signal } = {}) => {
      const run = { model, inputs, signal };
      runs.push(run);
      return behave(run);
    },
  };
}

/** The shape of the newer models' answers, OpenAI's. */
export function completion(content: string, more: Record<string, unknown> = {}): unknown {
  const usage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 };
  return { choices: [{ message: { role: "assistant", content }, finish_reason: "stop" }], usage, ...more };
}

/** Server-sent events as the binding streams them. @param cut leaves away what tells that it is the end. */
export function events(parts: readonly unknown[], cut = false): ReadableStream<Uint8Array> {
  const lines = [...parts.map((part) => JSON.stringify(part)), ...(cut ? [] : ["[DONE]"])];
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const line of lines) controller.enqueue(encoder.encode(`data: ${line}\n\n`));
      controller.close();
    },
  });
}

/** A streamed answer of the newer models. */
export function chunks(words: readonly string[]): unknown[] {
  return [
    ...words.map((content) => ({ choices: [{ delta: { content }, finish_reason: null }] })),
    { choices: [{ delta: {}, finish_reason: "stop" }], usage: { total_tokens: 150 } },
  ];
}

/** An error as the binding throws it, with words that nobody outside may read. */
export function aiError(code: number | string, words = "said something"): Error {
  return new Error(`AiError: ${code}: ${words} (${CANARY})`);
}
