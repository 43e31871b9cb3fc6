import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** How long a mouse rests on the button before its menu opens, in milliseconds (spec §9). */
const OPENS_AFTER = 100;
/** How long it may be on its way from the button to the menu. */
const CLOSES_AFTER = 200;

/**
 * Lets a popover open under a resting mouse as well. What a click or a key opens stays until it is closed; touch has
 * no hover. @returns handlers for the button and for the menu.
 */
export function useHoverMenu(menu: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True while it is open only because the mouse is there. */
  const hovered = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isOpen = () => menu.current?.matches(":popover-open") === true;
  const later = (delay: number, run: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, delay);
  };
  const open = () => {
    if (isOpen()) return;
    hovered.current = true;
    menu.current?.showPopover();
  };
  const close = () => {
    // Whoever has come in by keyboard stays.
    if (hovered.current && menu.current?.contains(document.activeElement) === false)
      menu.current.hidePopover();
  };
  const onPointerLeave = () => later(CLOSES_AFTER, close);
  return {
    button: {
      onPointerLeave,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") later(OPENS_AFTER, open);
      },
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current);
        // A click on what the mouse has just opened keeps it open.
        if (hovered.current && isOpen()) event.preventDefault();
        hovered.current = false;
      },
    },
    menu: { onPointerLeave, onPointerEnter: () => clearTimeout(timer.current) },
  };
}
