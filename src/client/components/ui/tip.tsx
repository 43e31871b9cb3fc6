import type { ReactNode } from "react";

interface TipProps {
  readonly children: ReactNode;
  readonly side?: "below" | "right";
}

const SIDES = {
  below: "top-full left-1/2 mt-1.5 -translate-x-1/2",
  right: "left-full top-1/2 ml-2 -translate-y-1/2",
};

/**
 * A tooltip for the nearest `group/tip`, after 700 ms of hover, at once within 300 ms of another one (styles.css), or
 * at keyboard focus. It repeats the control's name, so it is hidden from screen readers.
 */
export function Tip({ children, side = "below" }: TipProps) {
  return (
    <span
      aria-hidden
      className={`pointer-events-none invisible absolute z-50 w-max rounded-lg bg-ink px-2.5 py-1 text-xs font-medium text-paper group-hover/tip:visible group-hover/tip:opacity-(--tip-opacity) group-focus-visible/tip:visible group-focus-visible/tip:opacity-100 ${SIDES[side]}`}
    >
      {children}
    </span>
  );
}
