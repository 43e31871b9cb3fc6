import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { onPlatformEvent } from "#client/lib/platform-events.ts";
import { stores } from "#client/lib/stores.ts";
import { notify } from "#client/lib/toast.ts";
import { sectionPath } from "#client/paths.ts";
import { forgetGoogle, renewChannel } from "#client/queries/channel-keys.ts";

/**
 * Keeps what screens know of the creator's channel true: the three browser events ask it anew (spec §4), and
 * where the connection to Google has ended, whichever call says so, it is forgotten and the way back is shown.
 */
export function useChannelQueries(queryClient: QueryClient): void {
  const navigate = useNavigate();
  useEffect(() => onPlatformEvent(() => void renewChannel(queryClient)), [queryClient]);

  const onError = useEffectEvent((error: unknown) => {
    // Known by its code alone: the class would load with every page.
    if (!(error instanceof Error && "code" in error && error.code === "google_reconnect")) return;
    // Several calls may say it; it is told once.
    if (!stores.youtubeTokens.isSet()) return;
    stores.youtubeTokens.remove();
    void forgetGoogle(queryClient);
    notify.failure("YouTube has to be connected again", {
      description: error.message,
      action: {
        label: "Connect",
        run: () => void navigate(sectionPath("dashboard", { connect: "youtube" })),
      },
    });
  });
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") onError(event.action.error);
      }),
    [queryClient],
  );
}
