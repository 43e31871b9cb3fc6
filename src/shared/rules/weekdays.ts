/** The days of a week as every calendar here begins it (spec §2). */
export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A day of the calendar without a time zone. */
export interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** The weekday of a date: 0 for Monday to 6 for Sunday, in the order of the calendars' columns. */
export function weekdayOf({ year, month, day }: CalendarDay): number {
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}

/** A weekday's name. @param weekday 0 for Monday to 6 for Sunday. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday] ?? "";
}
