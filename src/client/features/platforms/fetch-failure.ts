import { type Platform, PLATFORM_NAMES } from "#shared/contracts/platforms.ts";
import { CallError } from "#client/lib/api.ts";

/** Why a profile couldn't be fetched, in words fit to show. */
export function fetchFailure(platform: Platform, error: Error): string {
  return error instanceof CallError
    ? error.message
    : `Failed to fetch ${PLATFORM_NAMES[platform]} profile data.`;
}
