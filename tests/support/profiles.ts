import type { Platform, Profile } from "#shared/contracts/platforms.ts";

/** A connected profile. */
export function profile(part: Partial<Profile> = {}): Profile {
  return {
    username: "Bread with Ada",
    profilePicture: null,
    followerCount: 12_345,
    bio: "One loaf, one bowl.",
    totalPosts: 87,
    mostRecentPostThumbnail: null,
    mostRecentPostLink: "https://www.youtube.com/watch?v=abcdefghijk",
    link: "https://www.youtube.com/@breadwithada",
    source: "page",
    asOf: "2026-11-21T09:00:00.000Z",
    stale: false,
    approximate: false,
    ...part,
  };
}

/** What localStorage holds of connected profiles. */
export function asConnected(profiles: Partial<Record<Platform, unknown>>): Record<string, string> {
  return { connected_platforms: JSON.stringify(profiles) };
}
