import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { addDays } from "#shared/rules/days.ts";
import { addMonths, mondayOf } from "#shared/rules/schedule/calendar.ts";
import { formatDate } from "#client/lib/schedule/schedule-text.ts";

interface DayKeysOptions {
  /** Where the keys begin: "2026-12-01". */
  readonly initial: string;
  readonly videosOn: (date: string) => readonly ScheduledVideo[];
  readonly canMove: (video: ScheduledVideo) => boolean;
  /** Called with a day that the keys went to. */
  readonly onGo: (date: string) => void;
  readonly onOpen: (date: string) => void;
  readonly onMove: (video: ScheduledVideo, date: string) => Promise<boolean>;
}

const STEPS: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: mondayOf,
  End: (date) => addDays(mondayOf(date), 6),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/**
 * A calendar by keyboard: one day is in the tab order, arrow keys, Home, End and the page keys go to others.
 * Enter opens a day; Space picks its video up, the next one where it is pressed again, and drops it on another
 * day; Escape puts it back.
 */
export function useDayKeys({ initial, videosOn, canMove, onGo, onOpen, onMove }: DayKeysOptions) {
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(initial);
  const [held, setHeld] = useState<ScheduledVideo>();
  const [said, setSaid] = useState("");
  /** True until the day that the keys went to is drawn and has focus. */
  const going = useRef(false);

  useEffect(() => {
    if (!going.current) return;
    going.current = false;
    table.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus();
  });

  const go = (date: string) => {
    going.current = true;
    setActive(date);
    onGo(date);
  };
  const pickUp = () => {
    const movable = videosOn(active).filter(canMove);
    const position = movable.findIndex(({ id }) => id === held?.id) + 1;
    const next = movable[position];
    setHeld(next);
    if (next === undefined)
      setSaid(held === undefined ? `Nothing can be moved from ${formatDate(active)}.` : "Put back.");
    else
      setSaid(
        `Picked up ${next.title}. Go to another day and press Space to drop it, or Escape to put it back.` +
          (movable.length > 1
            ? ` ${position + 1} of ${movable.length}; press Space again for the next.`
            : ""),
      );
  };
  const drop = async (video: ScheduledVideo) => {
    setHeld(undefined);
    const moved = await onMove(video, active);
    setSaid(moved ? `Moved to ${formatDate(active)}.` : `Not moved. ${video.title} stays where it was.`);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = STEPS[event.key]?.(active);
    if (target !== undefined) go(target);
    else if (event.key === "Escape" && held !== undefined) {
      setHeld(undefined);
      setSaid(`Put back on ${formatDate(held.scheduledDate)}.`);
      go(held.scheduledDate);
    } else if (event.key === " ") {
      if (held === undefined || held.scheduledDate === active) pickUp();
      else void drop(held);
    } else if (event.key === "Enter") {
      if (held !== undefined && held.scheduledDate !== active) void drop(held);
      else if (videosOn(active).length > 0) onOpen(active);
      else setSaid(`Nothing on ${formatDate(active)}.`);
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
