import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly children: ReactNode;
  /** The word on the button that does it: "Delete". */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that is hard to take back. */
export function ConfirmDialog({ title, open, children, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button
        look="danger"
        onClick={() => {
          onConfirm();
          onClose();
        }}
      >
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog title={title} open={open} onClose={onClose} actions={actions}>
      <div className="text-ink-soft">{children}</div>
    </Dialog>
  );
}
