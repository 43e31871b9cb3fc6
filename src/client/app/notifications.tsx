import { useEffect } from "react";
import { Toaster } from "sonner";
import { toasterReady } from "#client/lib/toast.ts";

const TOAST = "!rounded-xl !border !border-line !bg-surface !text-ink !shadow-raised !font-sans";

/** Where toasts appear (spec §9): labelled, at the bottom right, reached with Alt+T. */
export default function Notifications() {
  useEffect(toasterReady, []);
  return (
    <Toaster
      position="bottom-right"
      hotkey={["altKey", "KeyT"]}
      containerAriaLabel="Notifications"
      closeButton
      toastOptions={{
        classNames: {
          toast: TOAST,
          description: "!text-ink-soft",
          success: "[&_[data-icon]]:!text-good",
          error: "[&_[data-icon]]:!text-bad",
          actionButton: "!bg-accent !text-on-accent !rounded-lg",
          closeButton: "!bg-surface !border-line !text-ink-soft",
        },
      }}
    />
  );
}
