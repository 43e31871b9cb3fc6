import type { Fitted } from "./methods.ts";
import { knownOf, meanOf, type Values } from "./series.ts";

const WEEK = 7;
/** Days from which the weekdays are learned: eight of each. Source: heuristic. */
const LEARNED_DAYS = 8 * WEEK;
/** A weekday seen fewer times than this says nothing of its own. */
const LEAST_SEEN = 3;

/**
 * How far each weekday lies above or below the rest in the last eight weeks; all 0 where there are too few of one.
 * The first is that of the series' first day. They add up to 0.
 */
export function weekdayPattern(values: Values): number[] {
  const from = Math.max(0, values.length - LEARNED_DAYS);
  const recent = values.slice(from);
  const usual = meanOf(knownOf(recent));
  const byWeekday = Array.from({ length: WEEK }, (_, weekday) =>
    knownOf(recent.filter((_value, index) => (from + index) % WEEK === weekday)),
  );
  if (byWeekday.some((seen) => seen.length < LEAST_SEEN)) return byWeekday.map(() => 0);
  const off = byWeekday.map((seen) => meanOf(seen) - usual);
  const rest = meanOf(off);
  return off.map((one) => one - rest);
}

/** The same method on the series without its weekdays, which are put back into the forecast. */
export function withWeekdays(fit: (values: Values) => Fitted): (values: Values) => Fitted {
  return (values) => {
    const pattern = weekdayPattern(values);
    const own = (index: number) => pattern[index % WEEK] ?? 0;
    const level = fit(values.map((value, index) => (value === undefined ? undefined : value - own(index))));
    return {
      at: (ahead) => level.at(ahead) + own(values.length - 1 + ahead),
      carried: level.carried,
    };
  };
}
