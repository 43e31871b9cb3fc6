import { type Platform, PLATFORM_NAMES } from "#shared/contracts/platforms.ts";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { Link } from "react-router-dom";
import { DisconnectButton } from "./disconnect-button.tsx";
import { LOOKS } from "./looks.ts";
import type { Connecting } from "./use-connect.ts";

interface TileActionsProps {
  readonly platform: Platform;
  readonly connected: boolean;
  readonly connecting: Connecting;
}

/** The tile's buttons: YouTube's leads to its page once connected, the others' always open the dialog (spec §2). */
export function TileActions({ platform, connected, connecting }: TileActionsProps) {
  const name = PLATFORM_NAMES[platform];
  const { path } = LOOKS[platform];
  if (connecting.running)
    return (
      <div className="mt-auto flex flex-wrap items-center gap-2">
        <Button look="primary" size="small" disabled>
          Loading...
        </Button>
        <Button
          look="quiet"
          size="small"
          onClick={connecting.cancel}
          className="animate-[appear_0.2s_0.25s_both]"
        >
          Cancel
        </Button>
      </div>
    );
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2">
      {platform === "youtube" && connected ? (
        <Link to={path} aria-label={`View analytics of ${name}`} className={buttonClass("primary", "small")}>
          View analytics
        </Link>
      ) : (
        <Button
          look={connected ? "secondary" : "primary"}
          size="small"
          aria-haspopup="dialog"
          aria-label={connected ? `Change link of ${name}` : `Connect ${name}`}
          onClick={connecting.show}
        >
          {connected ? "Change link" : "Connect"}
        </Button>
      )}
      {platform !== "youtube" && connected && (
        <Link to={path} aria-label={`View analytics of ${name}`} className={buttonClass("quiet", "small")}>
          View analytics
        </Link>
      )}
      {connected && (
        <span className="ms-auto">
          <DisconnectButton platform={platform} size="icon" />
        </span>
      )}
    </div>
  );
}
