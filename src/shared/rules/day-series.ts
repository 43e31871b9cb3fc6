import type { ChannelDay } from "../contracts/overview.ts";
import { dayNumber, dayOf } from "./days.ts";

/** What is known of a day. `subscribers` are gains less losses. */
export const DAY_MEASURES = ["views", "minutesWatched", "likes", "comments", "subscribers"] as const;
export type DayMeasure = (typeof DAY_MEASURES)[number];

/** One measure of a day; null where it isn't known. */
export function dayValue(day: ChannelDay, measure: DayMeasure): number | null {
  if (measure !== "subscribers") return day[measure];
  const { subscribersGained, subscribersLost } = day;
  return subscribersGained === null || subscribersLost === null ? null : subscribersGained - subscribersLost;
}

export interface DayPoint {
  readonly day: string;
  readonly value: number | null;
}

/** The longest stretch of days that is filled, in days: more than thirteen years. */
const STRETCH_MAX = 5000;

/**
 * One measure day by day without holes: a day that isn't there is not known, which isn't 0.
 * @param days oldest first. @param last how many days up to the newest; all where it is undefined.
 */
export function daySeries(days: readonly ChannelDay[], measure: DayMeasure, last?: number): DayPoint[] {
  const [first, newest] = [days[0], days.at(-1)];
  if (first === undefined || newest === undefined) return [];
  const end = dayNumber(newest.day);
  const begin = Math.max(dayNumber(first.day), end - Math.min(last ?? STRETCH_MAX, STRETCH_MAX) + 1);
  const values = new Map(days.map((day) => [day.day, dayValue(day, measure)]));
  return Array.from({ length: end - begin + 1 }, (_, index) => {
    const day = dayOf(begin + index);
    return { day, value: values.get(day) ?? null };
  });
}
