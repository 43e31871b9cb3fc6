import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";

interface FullScreenProps {
  /** Called by Escape. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A view over the whole window that scrolls by itself. What it covers of the app's frame can't be reached meanwhile
 * (styles.css, data-frame); toasts and dialogs lie above it.
 */
export function FullScreen({ onClose, children }: FullScreenProps) {
  const ref = useRef<HTMLDivElement>(null);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    // Whoever took the key, and a dialog that it closes, come first.
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (document.querySelector("dialog[open], :popover-open") !== null) return;
    const { target } = event;
    if (target === document.body || (target instanceof Node && ref.current?.contains(target))) onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return (
    <div
      ref={ref}
      data-full-screen
      className="fixed inset-0 z-40 overflow-y-auto overscroll-contain bg-paper print:static print:overflow-visible"
    >
      <div className="mx-auto w-full max-w-6xl px-5 py-8 sm:px-8 lg:py-10 print:p-0">{children}</div>
    </div>
  );
}
