import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { type Platform, PLATFORM_NAMES } from "#shared/contracts/platforms.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { stores } from "#client/lib/stores.ts";
import { useStore } from "#client/lib/use-store.ts";
import { ConnectDialog } from "./connect-dialog.tsx";
import { fetchFailure } from "./fetch-failure.ts";
import { LOOKS } from "./looks.ts";
import { TileActions } from "./tile-actions.tsx";
import { useConnect } from "./use-connect.ts";

// Only a connected tile needs these.
const TileProfile = lazy(async () => ({ default: (await import("./tile-profile.tsx")).TileProfile }));
const DisconnectButton = lazy(async () => ({
  default: (await import("./disconnect-button.tsx")).DisconnectButton,
}));

interface PlatformTileProps {
  readonly platform: Platform;
  /** True where the address asks for its dialog. */
  readonly wanted: boolean;
  /** Why signing in with Google brought nothing. */
  readonly refusal: string | undefined;
}

/** One platform: connected or not, and the way to be. */
export function PlatformTile({ platform, wanted, refusal }: PlatformTileProps) {
  const connecting = useConnect(platform);
  const { profile } = connecting;
  const { icon: Icon, offer } = LOOKS[platform];
  const signedIn = useStore(stores.youtubeTokens) !== null && platform === "youtube";
  const connected = profile !== undefined || signedIn;
  const name = PLATFORM_NAMES[platform];
  const failure =
    connecting.error !== null ? (
      <ErrorBox title={`Failed to fetch ${name} data`} onRetry={connecting.retry}>
        {fetchFailure(platform, connecting.error)}
      </ErrorBox>
    ) : (
      refusal !== undefined && !connected && <ErrorBox title="YouTube isn't connected">{refusal}</ErrorBox>
    );
  const open = useEffectEvent(connecting.show);
  useEffect(() => {
    if (wanted) open();
  }, [wanted]);
  return (
    <li
      aria-label={name}
      className="flex min-h-44 min-w-0 flex-col gap-3 rounded-xl border border-line p-4 sm:max-xl:min-h-20 sm:max-xl:flex-row sm:max-xl:flex-wrap sm:max-xl:items-center sm:max-xl:gap-x-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 sm:max-xl:w-56">
        <h3 className="flex items-center gap-2.5 font-semibold">
          <Icon aria-hidden className="size-5 text-ink-soft" />
          {name}
        </h3>
        <Badge tone={connected ? "good" : "plain"}>{connected ? "Connected" : "Not connected"}</Badge>
      </div>
      <div className="flex min-w-0 items-center gap-3 sm:max-xl:flex-[1_1_14rem]">
        {profile === undefined && (
          <p className="min-w-0 flex-1 text-sm text-ink-soft">
            {signedIn ? "You're signed in with Google." : offer}
          </p>
        )}
        {connected && (
          <Suspense fallback={<div aria-hidden className="h-11" />}>
            {profile !== undefined && <TileProfile platform={platform} profile={profile} />}
            <DisconnectButton platform={platform} size="icon" />
          </Suspense>
        )}
      </div>
      {failure && <div className="sm:max-xl:order-last sm:max-xl:w-full">{failure}</div>}
      <TileActions platform={platform} connected={connected} connecting={connecting} />
      <ConnectDialog platform={platform} connecting={connecting} />
    </li>
  );
}
