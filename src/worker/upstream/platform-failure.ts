import { ApiError } from "#shared/errors.ts";
import { UpstreamError, UpstreamRefusal } from "./fetch.ts";
import { googleFailure, KEY_REFUSED } from "./google-errors.ts";

type Platform = "YouTube" | "TikTok";

/** How every failure of connecting begins (spec §8). */
function opening(platform: Platform): string {
  return `Failed to fetch ${platform} profile data.`;
}

/** The platform knows no such profile, or shows it to nobody; the two can't always be told apart. */
export function notFound(platform: Platform): ApiError {
  return new ApiError(
    "profile_not_found",
    `${opening(platform)} The profile might be private or the link invalid.`,
  );
}

/** The profile is there, but not for the public. @param says what is private, and what to do. */
export function isPrivate(platform: Platform, says: string): ApiError {
  return new ApiError("profile_private", `${opening(platform)} ${says}`);
}

/** What a platform's failure means to a creator. Nothing of the platform's own text is in it. */
export function platformFailure(platform: Platform, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const says = opening(platform);
  const known =
    platform === "YouTube" && error instanceof UpstreamRefusal ? googleFailure(error, says) : undefined;
  if (known?.code === "google_reconnect" || known?.code === "no_channel")
    // Who only gave a link has no connection to Google that could be mended: it is the site's key that isn't taken.
    return new ApiError("platform_refused", `${says} ${KEY_REFUSED}`, undefined, { cause: error });
  if (known !== undefined) return known;
  const [code, sentence] = isTimeout(error)
    ? (["platform_timeout", `${platform} took too long to answer. Try again in a moment.`] as const)
    : (["platform_unavailable", `${platform} couldn't be read just now. Try again in a moment.`] as const);
  return new ApiError(code, `${says} ${sentence}`, undefined, { cause: error });
}

/** Whether a call took longer than it may. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

/** Logs why a source couldn't be read, in our own words: what a parser complains of holds the source's. */
export function logFault(source: string, error: unknown): void {
  const fault =
    error instanceof UpstreamError ? error.message : error instanceof Error ? error.name : "unknown";
  console.error({ source, fault });
}
