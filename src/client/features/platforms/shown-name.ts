import type { Platform, Profile } from "#shared/contracts/platforms.ts";

/** A profile's name as its platform writes it: TikTok's with an @ (spec §2). */
export function shownName(platform: Platform, { username }: Profile): string {
  return platform === "tiktok" ? `@${username}` : username;
}
