import type { Platform, Profile } from "#shared/contracts/platforms.ts";
import type { WriteOutcome } from "./storage.ts";
import { type ConnectedPlatforms, stores } from "./stores.ts";
import { useStore } from "./use-store.ts";

/** The connected profile of a platform, kept current; undefined where there is none. */
export function useProfile(platform: Platform): Profile | undefined {
  return useStore(stores.connectedPlatforms)[platform];
}

/** Keeps a profile as connected, beside the others. */
export function keepProfile(platform: Platform, profile: Profile): WriteOutcome {
  return stores.connectedPlatforms.update((profiles) => ({ ...profiles, [platform]: profile }));
}

/** Forgets a profile. */
export function forgetProfile(platform: Platform): void {
  keepProfiles({ ...stores.connectedPlatforms.read(), [platform]: undefined });
}

/** Keeps these profiles and no others; without any, nothing at all stays stored (spec §3). */
export function keepProfiles(profiles: ConnectedPlatforms): WriteOutcome {
  if (Object.values(profiles).some((profile) => profile !== undefined))
    return stores.connectedPlatforms.write(profiles);
  stores.connectedPlatforms.remove();
  return "saved";
}

/** Adds the profiles of platforms that aren't connected here. */
export function addProfiles(profiles: ConnectedPlatforms): WriteOutcome {
  const here = stores.connectedPlatforms.read();
  return keepProfiles({
    youtube: here.youtube ?? profiles.youtube,
    tiktok: here.tiktok ?? profiles.tiktok,
    instagram: here.instagram ?? profiles.instagram,
  });
}
