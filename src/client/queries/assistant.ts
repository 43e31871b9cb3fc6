import {
  assist,
  AssistDelta,
  AssistReply,
  type AssistRequest,
  NO_RESPONSE,
} from "#shared/contracts/assistant.ts";
import { ErrorBody } from "#shared/errors.ts";
import { call, CallError } from "#client/lib/api.ts";
import { ownKeyHeaders } from "#client/lib/engine-headers.ts";
import { callEvents } from "#client/lib/events.ts";

export interface AskOptions {
  readonly signal?: AbortSignal;
  /** True to be answered anew rather than from what is kept. */
  readonly fresh?: boolean;
  /** Headers that say which engine is to answer; as the creator chose where it is left out. */
  readonly engine?: Record<string, string>;
}

/** A whole number no answer before was drawn from. */
function newSeed(): number {
  return crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
}

/** The seed is random (spec §9), so the built-in engine answers differently each time. */
function callOptions({ opts, ...request }: AssistRequest, { signal, fresh = false, engine }: AskOptions) {
  return {
    body: { ...request, opts: { seed: newSeed(), ...opts } },
    signal,
    engine,
    headers: fresh ? { "Cache-Control": "no-cache" } : undefined,
  };
}

/** Asks one AI task. An empty reply reads {@link NO_RESPONSE}. */
export async function ask(request: AssistRequest, options: AskOptions = {}): Promise<AssistReply> {
  const answer = await call(assist, callOptions(request, options));
  return { ...answer, reply: answer.reply.trim() === "" ? NO_RESPONSE : answer.reply };
}

/**
 * Asks one task that answers in prose, piece by piece.
 * @param onText is told the whole text so far with every piece.
 * @throws CallError as {@link ask} does, also where the answer breaks off.
 */
export async function askStreamed(
  request: AssistRequest,
  options: AskOptions,
  onText: (soFar: string) => void,
): Promise<AssistReply> {
  let text = "";
  for await (const { event, data } of callEvents(assist, callOptions(request, options))) {
    if (event === "delta") {
      text += AssistDelta.parse(data).text;
      onText(text);
    }
    if (event === "error") {
      const { message, code } = ErrorBody.parse(data);
      throw new CallError(message, code);
    }
    if (event === "done") {
      const answer = AssistReply.parse(data);
      return { ...answer, reply: answer.reply.trim() === "" ? NO_RESPONSE : answer.reply };
    }
  }
  throw new CallError("The answer broke off before its end. Try again.");
}

/**
 * Asks the creator's own model for a first word.
 * @throws CallError where another engine had to answer in its place, with why; else as {@link ask} does.
 */
export async function testOwnKey(signal: AbortSignal): Promise<void> {
  const { engine, notice } = await ask(
    { task: "general", input: "Reply with one word: ready." },
    { signal, fresh: true, engine: ownKeyHeaders() },
  );
  if (engine !== "own-key") throw new CallError(notice?.message ?? "Your model wasn't asked.", notice?.code);
}
