import { useSyncExternalStore } from "react";
import { countdown, timeSince } from "#shared/rules/schedule/countdown.ts";

const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/** One second for all countdowns together. */
function everySecond(listener: () => void): () => void {
  listeners.add(listener);
  ticking ??= setInterval(() => listeners.forEach((tell) => tell()), 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

interface CountdownProps {
  /** An ISO instant. */
  readonly at: string;
  /** The clock that decides, in epoch milliseconds. */
  readonly now: () => number;
  /** True where the moment is over and it is told how long. */
  readonly isPast: boolean;
}

/** How far off a moment is, as it passes. It is drawn again only when its words change. */
export function Countdown({ at, now, isPast }: CountdownProps) {
  const words = useSyncExternalStore(everySecond, () => {
    const left = Date.parse(at) - now();
    return isPast ? timeSince(-left) : countdown(left);
  });
  return <span className="whitespace-nowrap tabular">{words}</span>;
}
