import { useState } from "react";
import type { Platform } from "#shared/contracts/platforms.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";

/** Connects, given a signal to stop: what the dialog makes of a good link. */
export type Connect = (signal: AbortSignal) => Promise<void>;

// With the dialog comes all that fetches a profile.
const loadDialog = async () => (await import("./connect-dialog.tsx")).ConnectDialog;
type Dialog = Awaited<ReturnType<typeof loadDialog>>;

/** The connect flow of one platform (spec §4) as its tile shows it; the dialog loads when somebody reaches for it. */
export function useConnecting() {
  const [Dialog, setDialog] = useState<Dialog>();
  const [open, setOpen] = useState(false);
  /** True where the dialog's code couldn't be had. */
  const [missing, setMissing] = useState(false);
  const {
    running,
    input: last,
    error,
    start,
    cancel,
  } = useCancellable((connect: Connect, signal) => connect(signal));
  const show = async () => {
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
      setMissing(false);
      setOpen(true);
    } catch {
      setMissing(true);
    }
  };
  return {
    Dialog,
    open,
    missing,
    running,
    error,
    cancel,
    /** Loads the dialog ahead of the click. */
    prepare: () => void loadDialog().catch(() => undefined),
    show: () => void show(),
    close: () => setOpen(false),
    connect: (connect: Connect) => {
      setOpen(false);
      void start(connect);
    },
    retry: () => {
      if (last !== undefined) void start(last);
    },
  };
}

export type Connecting = ReturnType<typeof useConnecting>;

/** What the dialog needs of it. */
export interface ConnectDialogProps {
  readonly platform: Platform;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Takes over once a link is good. */
  readonly onConnect: (connect: Connect) => void;
}
