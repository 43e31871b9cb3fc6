import { lazily } from "#shared/lazily.ts";
import * as z from "zod/mini";
import { ApiError, type ErrorCode } from "#shared/errors.ts";
import type { UpstreamRefusal } from "./fetch.ts";

/** An error of a Google API. Only the reason is ever used: the message may hold markup. */
const Failure = z.object({
  error: z.object({
    errors: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
    details: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
    status: z.optional(z.string()),
  }),
});

/** Why a Google API refused: "quotaExceeded", "API_KEY_INVALID"; undefined where it doesn't say. May throw. */
export function googleReason(body: string): string | undefined {
  const { errors = [], details = [], status } = Failure.parse(JSON.parse(body)).error;
  return errors[0]?.reason ?? details.find(({ reason }) => reason !== undefined)?.reason ?? status;
}

export const RECONNECT = "The connection to Google has ended. Connect your YouTube channel again.";
export const KEY_REFUSED = "YouTube doesn't accept this site's key. Its owner has to mend that.";
export const NO_CHANNEL = "This Google account has no YouTube channel. Sign in with the one that has.";

interface Meaning {
  readonly code: ErrorCode;
  /** For a person. */
  readonly says: string;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: (now: Date) => number;
}

const QUOTA: Meaning = {
  code: "platform_quota",
  says: "This site has asked YouTube as often as it may today. Try again tomorrow.",
  retryAfter: secondsToPacificMidnight,
};
const RATE: Meaning = {
  code: "platform_quota",
  says: "YouTube is being asked too often right now. Try again in a minute.",
  retryAfter: () => 60,
};
const KEY: Meaning = { code: "platform_refused", says: KEY_REFUSED };
const SIGN_IN: Meaning = { code: "google_reconnect", says: RECONNECT };
const SCOPES: Meaning = {
  code: "google_reconnect",
  says: "Google didn't let this site see that. Connect your YouTube channel again and allow it.",
};

/** What Google's words for a refusal mean (developers.google.com/youtube/v3/docs/errors, checked 2026-11-21). */
const MEANINGS = new Map<string, Meaning>(
  Object.entries({
    quotaExceeded: QUOTA,
    dailyLimitExceeded: QUOTA,
    rateLimitExceeded: RATE,
    userRateLimitExceeded: RATE,
    RATE_LIMIT_EXCEEDED: RATE,
    RESOURCE_EXHAUSTED: RATE,
    keyInvalid: KEY,
    keyExpired: KEY,
    accessNotConfigured: KEY,
    ipRefererBlocked: KEY,
    API_KEY_INVALID: KEY,
    API_KEY_EXPIRED: KEY,
    API_KEY_SERVICE_BLOCKED: KEY,
    API_KEY_HTTP_REFERRER_BLOCKED: KEY,
    API_KEY_IP_ADDRESS_BLOCKED: KEY,
    SERVICE_DISABLED: KEY,
    authError: SIGN_IN,
    UNAUTHENTICATED: SIGN_IN,
    insufficientPermissions: SCOPES,
    ACCESS_TOKEN_SCOPE_INSUFFICIENT: SCOPES,
    youtubeSignupRequired: { code: "no_channel", says: NO_CHANNEL },
    uploadLimitExceeded: {
      code: "platform_quota",
      says: "This channel has uploaded as many videos as YouTube allows for now. Try again tomorrow.",
    },
  }),
);

/**
 * What a Google API's refusal means to a creator; undefined where it is no more than "not now".
 * @param opening begins the sentence: "Failed to fetch YouTube profile data."
 */
export function googleFailure(
  refusal: UpstreamRefusal,
  opening?: string,
  now = new Date(),
): ApiError | undefined {
  const { status, reason = "" } = refusal;
  const meaning = MEANINGS.get(reason) ?? (status === 429 ? RATE : undefined);
  if (meaning === undefined) return undefined;
  const { code, says, retryAfter } = meaning;
  const sentence = [opening, says].filter((part) => part !== undefined).join(" ");
  return new ApiError(code, sentence, retryAfter?.(now), { cause: refusal });
}

const pacific = lazily(
  () =>
    new Intl.DateTimeFormat("en-US", {
      timeZone: "America/Los_Angeles",
      hourCycle: "h23",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    }),
);

/** Seconds of the day that have passed on the Pacific coast. */
function pacificSeconds(time: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = pacific().format(time).split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** Seconds until Google's daily quota begins anew: midnight Pacific time, from 1 to 90,000. */
export function secondsToPacificMidnight(now: Date): number {
  const guess = 86_400 - pacificSeconds(now);
  // On the two days a year on which clocks change, the guess is an hour off.
  const landed = pacificSeconds(new Date(now.getTime() + guess * 1000));
  return landed > 43_200 ? guess + 86_400 - landed : guess - landed;
}
