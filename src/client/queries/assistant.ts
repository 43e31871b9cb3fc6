import { assist, type AssistReply, type AssistRequest } from "#shared/contracts/assistant.ts";
import { call } from "#client/lib/api.ts";

export interface AskOptions {
  readonly signal?: AbortSignal;
  /** True to be answered anew rather than from what is kept. */
  readonly fresh?: boolean;
}

/** A whole number no answer before was drawn from. */
function newSeed(): number {
  return crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
}

/** Asks one AI task. The seed is random (spec §9), so the built-in engine answers differently each time. */
export function ask(
  { opts, ...request }: AssistRequest,
  { signal, fresh = false }: AskOptions = {},
): Promise<AssistReply> {
  return call(assist, {
    body: { ...request, opts: { seed: newSeed(), ...opts } },
    signal,
    headers: fresh ? { "Cache-Control": "no-cache" } : undefined,
  });
}
