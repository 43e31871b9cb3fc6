import { ApiError } from "#shared/errors.ts";
import type { Config } from "../env.ts";
import { UpstreamRefusal } from "./fetch.ts";
import { googleFailure, googleReason, RECONNECT } from "./google-errors.ts";
import { isTimeout, logFault } from "./platform-failure.ts";
import { askUpstream } from "./read.ts";

/** Milliseconds; a report of a year takes one or two seconds. */
const TIMEOUT = 8000;

/** Of the APIs asked here, this one's lists cost a unit of the project's day each; Analytics has a quota of its own. */
const DATA_API = "/youtube/v3/";

/** Who asks a Google API. */
export interface Bearer {
  readonly config: Config;
  /** An access token of the creator; it travels in a header, so that no address or log holds it. */
  readonly token: string;
  /** Fires when nobody waits any more. */
  readonly signal: AbortSignal;
}

/**
 * What a Google API answers a creator.
 * @param parse makes the value of the answer's JSON, or throws where it isn't what it should be.
 * @throws ApiError as googleFailure says, `google_reconnect` for a token that isn't taken, else
 * {@link googleUnavailable}.
 */
export async function askGoogle<Value>(
  { config, token, signal }: Bearer,
  url: URL,
  parse: (answer: unknown) => Value,
): Promise<Value> {
  try {
    const asked = await askUpstream(
      config,
      {
        url,
        headers: { Authorization: `Bearer ${token}` },
        timeout: TIMEOUT,
        units: url.pathname.startsWith(DATA_API) ? 1 : 0,
        reason: googleReason,
        parse: (body) => parse(JSON.parse(body)),
      },
      signal,
    );
    return asked.value;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError) throw error;
    logFault(url.host + url.pathname, error);
    if (!(error instanceof UpstreamRefusal)) throw googleUnavailable(error);
    const refused = error.status === 401 ? new ApiError("google_reconnect", RECONNECT) : undefined;
    throw googleFailure(error) ?? refused ?? googleUnavailable(error);
  }
}

/** A failure that says nothing of the creator: `platform_timeout` or `platform_unavailable`. */
export function googleUnavailable(error: unknown): ApiError {
  return isTimeout(error)
    ? new ApiError("platform_timeout", "YouTube took too long to answer. Try again in a moment.")
    : new ApiError("platform_unavailable", "YouTube couldn't be read just now. Try again in a moment.");
}
