import { X } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./icon-button.tsx";

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** Called by Escape, the close button and a click beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The row of buttons at the end. */
  readonly actions?: ReactNode;
}

/** A native modal dialog: the browser keeps focus inside and gives it back. */
export function Dialog({ title, open, onClose, children, actions }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // At once with what opens it, so that the next key finds it as it looks.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    // The click is a convenience beside Escape and the close button, which the keyboard reaches.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The browser would give focus back before anybody here knew, and a quick key would reach what lies below.
        event.preventDefault();
        onClose();
      }}
      // It comes a moment later, when the dialog may be open again.
      onClose={() => ref.current?.open === false && onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
      className="w-[min(34rem,calc(100vw-2rem))] rounded-2xl border border-line bg-surface p-0 shadow-raised"
    >
      {open && (
        <div className="flex max-h-[min(44rem,calc(100dvh-3rem))] flex-col">
          <div className="flex items-start justify-between gap-4 px-6 pt-5">
            <h2 id={titleId} className="pt-1.5 text-lg font-semibold">
              {title}
            </h2>
            <IconButton label="Close" icon={<X />} onClick={onClose} className="-mr-2.5" />
          </div>
          <div className="overflow-y-auto px-6 pt-2 pb-6">{children}</div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-2.5 border-t border-line px-6 py-4">{actions}</div>
          )}
        </div>
      )}
    </dialog>
  );
}
