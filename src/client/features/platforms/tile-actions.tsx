import { Link } from "react-router-dom";
import { type Platform, PLATFORM_NAMES } from "#shared/contracts/platforms.ts";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { LOOKS } from "./looks.ts";
import type { Connecting } from "./use-connect.ts";

interface TileActionsProps {
  readonly platform: Platform;
  readonly connected: boolean;
  readonly connecting: Connecting;
}

/** The tile's buttons: YouTube's leads to its page once connected, the others' always open the dialog (spec §2). */
export function TileActions({ platform, connected, connecting }: TileActionsProps) {
  const { running, cancel } = connecting;
  const analytics = (look: "primary" | "quiet") => (
    <Link
      to={LOOKS[platform].path}
      aria-label={`View analytics of ${PLATFORM_NAMES[platform]}`}
      className={buttonClass(look, "small")}
    >
      View analytics
    </Link>
  );
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2 sm:max-xl:ms-auto sm:max-xl:mt-0">
      {platform === "youtube" && connected ? (
        analytics("primary")
      ) : (
        <LinkButton platform={platform} connected={connected} connecting={connecting} />
      )}
      {running && (
        <Button look="quiet" size="small" onClick={cancel} className="animate-[appear_0.2s_0.25s_both]">
          Cancel
        </Button>
      )}
      {platform !== "youtube" && connected && !running && analytics("quiet")}
    </div>
  );
}

/** Opens the dialog. While the profile loads it stays where it is and keeps the focus, and does nothing. */
function LinkButton({ platform, connected, connecting: { running, show } }: TileActionsProps) {
  const label = connected ? "Change link" : "Connect";
  const whole = connected
    ? `Change link of ${PLATFORM_NAMES[platform]}`
    : `Connect ${PLATFORM_NAMES[platform]}`;
  return (
    <Button
      look={connected ? "secondary" : "primary"}
      size="small"
      aria-label={running ? undefined : whole}
      aria-disabled={running || undefined}
      onClick={running ? undefined : show}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
    >
      {running ? "Loading..." : label}
    </Button>
  );
}
