import {
  type FetchedProfile,
  type Platform,
  PLATFORM_NAMES,
  type Profile,
} from "#shared/contracts/platforms.ts";
import { CallError } from "#client/lib/api.ts";
import { keepProfile } from "#client/lib/connected-profiles.ts";
import { formatMoment } from "#client/lib/format.ts";
import { outcomeSentence } from "#client/lib/outcome.ts";
import { announce, type PlatformEvent } from "#client/lib/platform-events.ts";
import { notify } from "#client/lib/toast.ts";
import { fetchProfile } from "#client/queries/platforms.ts";

/**
 * Fetches a platform's profile and keeps it, with the toasts of spec §8. A failure keeps what was there.
 * @param event what is told once it is kept.
 * @throws CallError with a sentence for the creator; an AbortError where `signal` fired.
 */
export async function fetchAndKeep(
  platform: Platform,
  link: string,
  event: PlatformEvent,
  signal: AbortSignal,
): Promise<FetchedProfile> {
  try {
    const profile = await fetchProfile(platform, link, signal);
    takeOver(platform, profile, event);
    return profile;
  } catch (error) {
    if (!signal.aborted) notify.failure(`Failed to fetch ${PLATFORM_NAMES[platform]} data`);
    throw error;
  }
}

/**
 * Keeps a fetched profile, tells of it and says so.
 * @throws CallError where the browser has no room for it.
 */
export function takeOver(platform: Platform, profile: FetchedProfile, event: PlatformEvent): void {
  const outcome = keepProfile(platform, profile);
  const problem = outcomeSentence(outcome);
  if (problem !== undefined && outcome !== "blocked") throw new CallError(problem);
  announce(event);
  if (platform === "youtube") announce("youtube");
  notify.success(`${PLATFORM_NAMES[platform]} data fetched successfully!`, {
    description: problem ?? staleSentence(platform, profile),
  });
}

/** Says that a profile is an old copy; undefined where it isn't. */
export function staleSentence(platform: Platform, { stale, asOf }: Profile): string | undefined {
  if (!stale || asOf === undefined) return undefined;
  return `${PLATFORM_NAMES[platform]} couldn't be asked just now. This is the last copy, of ${formatMoment(asOf)}.`;
}
