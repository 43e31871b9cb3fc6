import { Unplug } from "lucide-react";
import { useState } from "react";
import { type Platform, PLATFORM_NAMES } from "#shared/contracts/platforms.ts";
import { Button } from "#client/components/ui/button.tsx";
import { ConfirmDialog } from "#client/components/ui/confirm-dialog.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { stores } from "#client/lib/stores.ts";
import { useStore } from "#client/lib/use-store.ts";
import { useDisconnect } from "./use-disconnect.ts";

interface DisconnectButtonProps {
  readonly platform: Platform;
  /** `icon` for a tile, where there is no room for the word. */
  readonly size: "icon" | "medium";
}

/** Disconnects at once, with Undo; what was allowed at Google is asked about first, since it can't be undone. */
export function DisconnectButton({ platform, size }: DisconnectButtonProps) {
  const signedIn = useStore(stores.youtubeTokens) !== null && platform === "youtube";
  const [asking, setAsking] = useState(false);
  const { forget, revoke } = useDisconnect(platform);
  const start = signedIn ? () => setAsking(true) : forget;
  return (
    <>
      {size === "icon" ? (
        <IconButton label={`Disconnect ${PLATFORM_NAMES[platform]}`} icon={<Unplug />} onClick={start} />
      ) : (
        <Button onClick={start}>
          <Unplug aria-hidden />
          Disconnect
        </Button>
      )}
      <ConfirmDialog
        title="Disconnect YouTube?"
        open={asking}
        confirm="Disconnect"
        onConfirm={() => void revoke()}
        onClose={() => setAsking(false)}
      >
        What you allowed at Google ends there too, and Crescendo forgets your channel's numbers. Files you
        imported stay. To connect again, sign in with Google once more.
      </ConfirmDialog>
    </>
  );
}
