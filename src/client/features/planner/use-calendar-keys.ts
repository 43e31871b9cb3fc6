import { type KeyboardEvent, useRef, useState } from "react";
import { PLAN_DAYS } from "#shared/rules/planner.ts";

interface CalendarKeysOptions {
  readonly titleOn: (day: number) => string | undefined;
  readonly onOpen: (day: number) => void;
  readonly onMove: (from: number, to: number) => void;
}

const STEPS: Readonly<Record<string, (day: number) => number>> = {
  ArrowLeft: (day) => day - 1,
  ArrowRight: (day) => day + 1,
  ArrowUp: (day) => day - 7,
  ArrowDown: (day) => day + 7,
  Home: (day) => day - ((day - 1) % 7),
  End: (day) => Math.min(PLAN_DAYS, day - ((day - 1) % 7) + 6),
};

/**
 * The calendar by keyboard: one day is in the tab order, arrow keys, Home and End go to others. Enter opens a
 * posting day; Space picks its post up, Space or Enter drops it on the day in focus, Escape puts it back.
 */
export function useCalendarKeys({ titleOn, onOpen, onMove }: CalendarKeysOptions) {
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(1);
  const [held, setHeld] = useState<number>();
  const [said, setSaid] = useState("");

  const focus = (day: number) => table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  const drop = (to: number) => {
    setHeld(undefined);
    if (held === undefined || held === to) {
      setSaid(`Put back on day ${to}.`);
      return;
    }
    const other = titleOn(to);
    onMove(held, to);
    setSaid(other === undefined ? `Moved to day ${to}.` : `Day ${held} and day ${to} changed places.`);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const target = step?.(active);
    if (target !== undefined) {
      if (target >= 1 && target <= PLAN_DAYS) focus(target);
    } else if (event.key === "Escape" && held !== undefined) {
      setHeld(undefined);
      focus(held);
      setSaid(`Put back on day ${held}.`);
    } else if (event.key === " " || event.key === "Enter") {
      const title = titleOn(active);
      if (held !== undefined) drop(active);
      else if (title !== undefined && event.key === "Enter") onOpen(active);
      else if (title !== undefined) {
        setHeld(active);
        setSaid(
          `Picked up ${title}. Go to another day and press Space to drop it, or Escape to put it back.`,
        );
      } else setSaid(`Day ${active} is a rest day.`);
    } else return;
    event.preventDefault();
  };

  return {
    table,
    active,
    setActive,
    held,
    /** What a screen reader is told. */
    said,
    onKeyDown,
    /** Whoever leaves the calendar drops nothing. */
    letGo: () => setHeld(undefined),
  };
}
