import type { Config } from "../env.ts";
import { upstreamFetch } from "./fetch.ts";
import { platformFailure, reasonOf, refusalOf } from "./google-failure.ts";

/** Milliseconds; a report of a year takes one or two seconds. */
const TIMEOUT = 8000;
/** Bytes; a year by day is about 30 KB. */
const MAX_BYTES = 1024 * 1024;

/** Who asks a Google API. */
export interface Bearer {
  readonly config: Config;
  /** An access token of the creator; it travels in a header, so that no address or log holds it. */
  readonly token: string;
  /** Fires when nobody waits any more. */
  readonly signal: AbortSignal;
}

/**
 * One answer of a Google API, as JSON.
 * @throws ApiError as {@link refusalOf} says, `platform_timeout`, or `platform_unavailable` where the answer is no JSON.
 */
export async function askGoogle({ config, token, signal }: Bearer, url: URL): Promise<unknown> {
  const patience = AbortSignal.timeout(TIMEOUT);
  const [status, body] = await read().catch((error: unknown) => {
    signal.throwIfAborted();
    console.error({ upstream: url.host, reason: error instanceof Error ? error.name : "unknown" });
    throw platformFailure(patience.aborted ? "platform_timeout" : "platform_unavailable");
  });
  if (status !== 200) {
    const reason = safely(() => reasonOf(body));
    const word = /^\w{1,40}$/u.exec(reason ?? "")?.[0];
    console.error({ upstream: url.host, path: url.pathname, status, reason: word });
    throw refusalOf(status, reason, Date.now());
  }
  const answer: unknown = safely(() => JSON.parse(body));
  if (answer === undefined) {
    console.error({ upstream: url.host, path: url.pathname, reason: "no JSON" });
    throw platformFailure("platform_unavailable");
  }
  return answer;

  async function read(): Promise<[status: number, body: string]> {
    const response = await upstreamFetch(config, { hosts: [url.host], maxBytes: MAX_BYTES }, url, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, patience]),
    });
    return [response.status, await response.text()];
  }
}

function safely<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
