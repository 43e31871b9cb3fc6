import { dayNumber, dayOf } from "../days.ts";
import { VIEW_CHANGE } from "../view-change.ts";

/** What is forecast: subscribers gained less those lost, or views, both by day. */
export const METRICS = ["subscribers", "views"] as const;
export type Metric = (typeof METRICS)[number];

/** What a forecast reads of a channel's day; null is unknown. `day` is a calendar day such as "2026-11-21". */
export interface GrowthDay {
  readonly day: string;
  readonly views: number | null;
  readonly subscribersGained: number | null;
  readonly subscribersLost: number | null;
}

/** One value a day without holes in the calendar; a day that isn't known is undefined, never 0. */
export type Values = readonly (number | undefined)[];

/** A daily series from its first known day to its last; empty where nothing is known. */
export interface Series {
  /** The first day's number, see dayNumber. */
  readonly first: number;
  readonly values: Values;
  /** True where views from before YouTube's change were left out. */
  readonly cut: boolean;
  /** True where subscribers lost are unknown throughout, so that only the gained are counted. */
  readonly gainedOnly: boolean;
}

/** The most days that are read: older ones say little of tomorrow. Source: heuristic. */
export const HISTORY_MAX = 365;

/** The days of a metric in order. Of two entries for a day the later one counts. */
export function seriesOf(days: readonly GrowthDay[], metric: Metric): Series {
  const gainedOnly =
    metric === "subscribers" && days.every(({ subscribersLost }) => subscribersLost === null);
  const known = new Map<number, number>();
  for (const day of days) {
    const value = metric === "views" ? day.views : netOf(day, gainedOnly);
    if (value !== null) known.set(dayNumber(day.day), value);
  }
  const done = dayNumber(VIEW_CHANGE.done);
  const numbers = [...known.keys()].filter((number) => metric !== "views" || number > done);
  const cut = numbers.length < known.size;
  if (numbers.length === 0) return { first: 0, values: [], cut, gainedOnly };
  const last = Math.max(...numbers);
  const first = Math.max(Math.min(...numbers), last + 1 - HISTORY_MAX);
  const values = Array.from({ length: last + 1 - first }, (_, index) => known.get(first + index));
  return { first, values, cut, gainedOnly };
}

function netOf({ subscribersGained, subscribersLost }: GrowthDay, gainedOnly: boolean): number | null {
  if (subscribersGained === null) return null;
  if (gainedOnly) return subscribersGained;
  return subscribersLost === null ? null : subscribersGained - subscribersLost;
}

/** The last day of a series that isn't empty, as in "2026-11-18". */
export function lastDayOf({ first, values }: Series): string {
  return dayOf(first + values.length - 1);
}

/** The known values of a series, in order. */
export function knownOf(values: Values): number[] {
  return values.filter((value) => value !== undefined);
}

/** @returns 0 for an empty list. */
export function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
