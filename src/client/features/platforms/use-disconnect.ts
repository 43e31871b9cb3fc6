import { useQueryClient } from "@tanstack/react-query";
import { type Platform, PLATFORM_NAMES } from "#shared/contracts/platforms.ts";
import { CallError } from "#client/lib/api.ts";
import { forgetProfile, keepProfile } from "#client/lib/connected-profiles.ts";
import { keepGoogleMark } from "#client/lib/google-mark.ts";
import { reportOutcome } from "#client/lib/outcome.ts";
import { announce } from "#client/lib/platform-events.ts";
import { STILL_LISTED } from "#client/lib/still-listed.ts";
import { stores } from "#client/lib/stores.ts";
import { notify } from "#client/lib/toast.ts";
import { askToDisconnect, googleQuery } from "#client/queries/google.ts";
import { forgetChannel } from "#client/queries/channel-keys.ts";

/** Ends a platform's connection. */
export function useDisconnect(platform: Platform) {
  const queryClient = useQueryClient();
  const name = PLATFORM_NAMES[platform];

  /** Forgets the profile; Undo brings it back, unless another was connected meanwhile. */
  const forget = () => {
    const profile = stores.connectedPlatforms.read()[platform];
    forgetProfile(platform);
    announce("connected");
    const undo = () => {
      if (profile === undefined || stores.connectedPlatforms.read()[platform] !== undefined) return;
      if (reportOutcome(keepProfile(platform, profile))) announce("connected");
    };
    notify.success(`${name} disconnected`, { action: { label: "Undo", run: undo } });
  };

  /** Ends the sign-in with Google too, at Google. Where that can't be had now, nothing changes. */
  const revoke = async () => {
    let stillListed: boolean | undefined;
    try {
      const connection = await askToDisconnect();
      ({ stillListed } = connection);
      queryClient.setQueryData(googleQuery.queryKey, connection);
      keepGoogleMark(connection);
    } catch (error) {
      notify.failure(`${name} is still connected`, {
        description: error instanceof CallError ? error.message : undefined,
      });
      return;
    }
    forgetProfile(platform);
    await forgetChannel(queryClient);
    announce("connected");
    notify.success(`${name} disconnected`, stillListed ? STILL_LISTED : undefined);
  };
  return { forget, revoke };
}
