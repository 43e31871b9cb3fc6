import * as z from "zod/mini";
import { keysOf } from "./keys.ts";

/**
 * Every way a call to the API can fail, with its HTTP status.
 * The sentence a person reads travels with the failure, in `error` and `message` alike.
 */
export const ERROR_STATUS = {
  /** The body isn't JSON, or a field is missing, of the wrong type or out of its limits. `field` names it. */
  bad_request: 400,
  /** The connection to Google has ended (revoked, expired, or never whole): the creator has to connect again. */
  google_reconnect: 401,
  /** A state-changing request that came from another site. */
  foreign_origin: 403,
  /** No such path under /api. */
  not_found: 404,
  /** The platform knows no such profile or video. */
  profile_not_found: 404,
  /** The path exists, the method doesn't. */
  method_not_allowed: 405,
  /** No channel is connected. */
  not_connected: 409,
  /** The profile or video is private, so nothing can be read of it. */
  profile_private: 409,
  /** The Google account that signed in has no YouTube channel. */
  no_channel: 409,
  /** The caller's queue of videos holds as many as it can. */
  queue_full: 409,
  /** The video was changed since the edit began. */
  video_changed: 409,
  /** The video was removed since the edit began. */
  video_removed: 409,
  /** The body is over the limit. */
  too_large: 413,
  /** The body isn't sent as application/json. */
  unsupported_media_type: 415,
  /** The path speaks WebSocket only. */
  upgrade_required: 426,
  /** Too many calls from this address or workspace in a minute; Retry-After says when to come back. */
  rate_limited: 429,
  /** The site, or this address, has begun as many queues as it may today; Retry-After says when the day ends. */
  too_many_queues: 429,
  /** Ours to mend. The details are in the log under the request id. */
  internal: 500,
  /** Sign-in with Google isn't set up on this site. */
  google_not_configured: 501,
  /** The configuration has a bad value; only the owner can mend it. */
  misconfigured: 503,
  /** The AI endpoint refused the key (401, 403). */
  ai_key_rejected: 502,
  /** The AI account has no credit left (402). */
  ai_out_of_credit: 502,
  /** The AI endpoint doesn't have the model (404). */
  ai_model_unknown: 502,
  /** The AI endpoint is over its own limit (429); Retry-After is passed on where it gave one. */
  ai_busy: 502,
  /** The AI endpoint failed (5xx), couldn't be reached, or the connection broke. */
  ai_unavailable: 502,
  /** The AI endpoint didn't accept what it was asked (another 4xx). */
  ai_rejected: 502,
  /** The AI endpoint answered with nothing, or with something that isn't its protocol. */
  ai_unreadable: 502,
  /** The model declined to answer. */
  ai_refused: 502,
  /** The answer was cut off at the model's length limit. */
  ai_truncated: 502,
  /** The model wrote text where the task needs JSON, and one repair didn't help. */
  ai_not_json: 502,
  /** The site, or this caller, has asked a model as much as it may today; Retry-After says when that ends. Mostly a notice. */
  ai_budget_spent: 429,
  /** The AI endpoint took longer than 30 seconds. */
  ai_timeout: 504,
  /** A platform couldn't be reached, failed, or sent something else than it should. */
  platform_unavailable: 502,
  /** The site has asked a platform as often as it may today; Retry-After says when that ends, where it is known. */
  platform_quota: 502,
  /** A platform refused the site's own key or its Google project; only the owner can mend it. */
  platform_refused: 502,
  /** A platform took too long. */
  platform_timeout: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ErrorCode = z.enum(keysOf(ERROR_STATUS));

/** The one body of every failed call. `error` and `message` are the same sentence, fit to show to a person. */
export const ErrorBody = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: ErrorCode,
  requestId: z.string(),
  /** Of a `bad_request`: the field of the body that is wrong, as in "input.topic". */
  field: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A failure with a code of ours and a sentence for a person; the Worker turns it into an {@link ErrorBody}. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  /** Seconds until another try makes sense, sent as Retry-After. */
  readonly retryAfter: number | undefined;
  /** The field of the body that is wrong, as in "input.topic". */
  readonly field: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    retryAfter?: number,
    { field, ...options }: ErrorOptions & { readonly field?: string } = {},
  ) {
    super(message, options);
    this.code = code;
    this.retryAfter = retryAfter;
    this.field = field;
  }
}

export function errorBody(code: ErrorCode, message: string, requestId: string, field?: string): ErrorBody {
  return { success: false, error: message, message, code, requestId, ...(field !== undefined && { field }) };
}
