import * as z from "zod/mini";
import { ApiError } from "#shared/errors.ts";

/** An error of a Google API. Only the reason is ever used: the message may hold markup. */
const Failure = z.object({
  error: z.object({
    errors: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
    details: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
    status: z.optional(z.string()),
  }),
});

/**
 * Why a Google API refused: "quotaExceeded", "API_KEY_INVALID"; undefined where it doesn't say.
 * @throws a parse error where the body is no such error.
 */
export function reasonOf(body: string): string | undefined {
  const { error } = Failure.parse(JSON.parse(body));
  const { errors = [], details = [], status } = error;
  return errors[0]?.reason ?? details.find(({ reason }) => reason !== undefined)?.reason ?? status;
}

export const RECONNECT = "Google no longer lets Crescendo read your channel. Connect YouTube again.";
export const NO_CHANNEL = "This Google account has no YouTube channel.";

const SENTENCES = {
  platform_unavailable: "YouTube can't be reached right now. Try again in a minute.",
  platform_timeout: "YouTube took too long to answer. Try again in a moment.",
  platform_quota: "This site has asked YouTube as often as it may today. Try again tomorrow.",
  platform_refused: "YouTube refuses this site's access. Only the site's owner can mend that.",
} as const;

/** @param retryAfter seconds until another try makes sense, where that is known. */
export function platformFailure(code: keyof typeof SENTENCES, retryAfter?: number): ApiError {
  return new ApiError(code, SENTENCES[code], retryAfter);
}

/** Seconds; YouTube says nothing of how long a short-term limit lasts. */
const SHORT = 60;
const DAILY = ["quotaExceeded", "dailyLimitExceeded"];
const TOO_FAST = ["rateLimitExceeded", "userRateLimitExceeded", "RATE_LIMIT_EXCEEDED"];
const OWNERS = ["SERVICE_DISABLED", "accessNotConfigured"];
const NOT_ALLOWED = ["insufficientPermissions", "ACCESS_TOKEN_SCOPE_INSUFFICIENT"];

/**
 * What a refusal to a creator's token means: `google_reconnect` for the token, `no_channel`, `platform_quota`,
 * `platform_refused` for this site's Google project, else `platform_unavailable`.
 * @param now epoch milliseconds, for the time until the daily quota begins anew.
 */
export function refusalOf(status: number, reason: string | undefined, now: number): ApiError {
  const is = (reasons: readonly string[]) => reason !== undefined && reasons.includes(reason);
  if (reason === "youtubeSignupRequired") return new ApiError("no_channel", NO_CHANNEL);
  if (status === 401 || is(NOT_ALLOWED)) return new ApiError("google_reconnect", RECONNECT);
  if (is(DAILY)) return platformFailure("platform_quota", secondsToPacificMidnight(now));
  if (status === 429 || is(TOO_FAST))
    return new ApiError("platform_quota", "YouTube is busy right now. Try again in a minute.", SHORT);
  return platformFailure(is(OWNERS) ? "platform_refused" : "platform_unavailable");
}

const pacific = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Los_Angeles",
  dateStyle: "short",
});
const pacificClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "America/Los_Angeles",
  timeStyle: "medium",
});

/** The calendar day by YouTube's own clock, as in "2026-11-21". */
export function pacificDay(now: number): string {
  return pacific.format(now);
}

/** Seconds until the daily quotas begin anew; an hour more or less on the days the clocks change. */
function secondsToPacificMidnight(now: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = pacificClock.format(now).split(":").map(Number);
  return 86_400 - (hours * 3600 + minutes * 60 + seconds);
}
