import { type CalendarDay, weekdayOf } from "../weekdays.ts";

const DAY = 86_400_000;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;

/**
 * The date on which a day of the plan falls. @param start "2026-12-01", the date of day 1. @param day 1 to 30.
 * @returns undefined where `start` is no date.
 */
export function dateOfDay(start: string, day: number): CalendarDay | undefined {
  const [, year, month, first] = (ISO_DAY.exec(start) ?? []).map(Number);
  if (year === undefined || month === undefined || first === undefined) return undefined;
  const base = new Date(Date.UTC(year, month - 1, first));
  if (base.getUTCMonth() !== month - 1 || base.getUTCDate() !== first) return undefined;
  const date = new Date(base.getTime() + (day - 1) * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** "2026-12-01". */
export function isoDate({ year, month, day }: CalendarDay): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The Monday on or after a date: "2026-11-23" for "2026-11-21"; undefined where `start` is no date. */
export function mondayFrom(start: string): string | undefined {
  const date = dateOfDay(start, 1);
  const monday = date && dateOfDay(start, 1 + ((7 - weekdayOf(date)) % 7));
  return monday && isoDate(monday);
}

/**
 * The instant of a local time, in the zone of who runs this: the clock on the wall shows `time` on that date,
 * on either side of a daylight-saving change. An hour that the clocks skip counts as the hour after it.
 * @param time "HH:MM".
 */
export function localInstant({ year, month, day }: CalendarDay, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(year, month - 1, day, hours, minutes);
}
