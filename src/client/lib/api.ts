import type * as z from "zod/mini";
import type { Endpoint } from "#shared/contract.ts";
import { ErrorBody, type ErrorCode } from "#shared/errors.ts";
import { readJson } from "#shared/json.ts";
import { sentenceIn } from "./failure-text.ts";
import { engineHeaders } from "./engine-headers.ts";
import { stores } from "./stores.ts";

/** A failed call, with a sentence to show. `code` is missing where the answer wasn't one of ours. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly code: ErrorCode | "offline" | undefined;
  /** Takes its place once the connection is back, where it says that there is none. */
  readonly onceBack: Error | undefined;

  constructor(message: string, code?: ErrorCode | "offline", onceBack?: Error) {
    super(message);
    this.code = code;
    this.onceBack = onceBack;
  }
}

/** What is said while there is no connection, and what is left of it once it is back. */
export const OFFLINE = "You're offline. Try again when you're connected.";
export const BACK_ONLINE = "You're back online. Try again.";

export interface CallOptions<Body> {
  readonly body?: Body;
  /** What stands in the path for its parameters: `id` for /api/schedule/:id. */
  readonly params?: Readonly<Record<string, string>>;
  /** What stands after the path's "?". */
  readonly search?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly headers?: Record<string, string>;
  /** Headers that say which engine is to answer; as the creator chose where it is left out. */
  readonly engine?: Record<string, string> | undefined;
}

/**
 * Makes one call of the contract and parses its answer.
 * @throws CallError with the server's sentence, or one of spec §8's where there is none; an AbortError where
 * `signal` fired.
 */
export async function call<Body extends z.ZodMiniType | undefined, Response extends z.ZodMiniType>(
  endpoint: Endpoint<Endpoint["method"], Body, Response>,
  options: CallOptions<Body extends z.ZodMiniType ? z.input<Body> : undefined> = {},
): Promise<z.output<Response>> {
  const response = await send(endpoint, options);
  if (!response.ok) throw await callError(response);
  const answer = endpoint.response.safeParse(await response.json().catch(() => undefined));
  if (!answer.success)
    throw new CallError("The server's answer couldn't be read. Reload the page and try again.");
  return answer.data;
}

/** How long other calls wait for the first one, in milliseconds. */
const PATIENCE = 2000;
let first: Promise<unknown> | undefined;

/**
 * Lets the first call of a page go ahead alone: its answer may bring the cookie that names the caller, and each
 * call beside it would be a stranger of its own.
 */
async function afterFirst(request: () => Promise<Response>): Promise<Response> {
  if (first === undefined) {
    const answer = request();
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    first = Promise.race([answer.catch(() => undefined), patience]);
    return answer;
  }
  await first;
  return request();
}

/**
 * Sends a request; one that asks a model goes to the browser's own where the creator chose that.
 * @throws CallError where nothing can be reached; an AbortError where `signal` fired.
 */
export async function send(endpoint: Endpoint, options: CallOptions<unknown>): Promise<Response> {
  const isOnDevice = options.engine === undefined && stores.engineChoice.read() === "on-device";
  if (endpoint.cost !== "ai" || !isOnDevice) return sendToServer(endpoint, options);
  const onDevice = await import("./on-device/send.ts").catch(() => undefined);
  return onDevice === undefined
    ? sendToServer(endpoint, options)
    : onDevice.sendToDevice(endpoint, options, sendToServer);
}

async function sendToServer(
  endpoint: Endpoint,
  { body, params = {}, search = {}, signal, headers, engine }: CallOptions<unknown>,
): Promise<Response> {
  const path = endpoint.path.replace(/:(\w+)/gu, (_, name) => encodeURIComponent(params[name] ?? ""));
  const query = new URLSearchParams(search).toString();
  const own = endpoint.cost === "ai" ? (engine ?? engineHeaders()) : {};
  try {
    return await afterFirst(() =>
      fetch(query === "" ? path : `${path}?${query}`, {
        method: endpoint.method,
        headers: {
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...own,
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal,
      }),
    );
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
}

/** The error of what the network kept from coming. */
export function unreachable(): CallError {
  if (!navigator.onLine) return new CallError(OFFLINE, "offline", new CallError(BACK_ONLINE, "offline"));
  return new CallError(
    "Crescendo can't be reached right now. Check your connection and try again.",
    "offline",
  );
}

/** The error of an answer that isn't ok: the server's sentence where it sent one, else its status (spec §8). */
export async function callError(response: Response): Promise<CallError> {
  const text = await response.text();
  const body = ErrorBody.safeParse(readJson(text));
  if (body.success) return new CallError(body.data.message, body.data.code);
  const { statusText } = response;
  return new CallError(
    sentenceIn(text) ?? (statusText === "" ? "AI request failed" : `AI request failed: ${statusText}`),
  );
}
