const number = new Intl.NumberFormat();
const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const calendarDay = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });
const time = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** 1234567 as the reader's locale writes it. */
export const formatNumber = (value: number): string => number.format(value);

/** 120000 as 120K: K from 1000 and M from 1,000,000 (spec §9). */
export const formatShort = (value: number): string => short.format(value);

/** The day of an ISO time in the reader's locale and zone. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** A calendar day such as "2027-02-01" in the reader's locale; the same day in every zone. */
export const formatCalendarDay = (iso: string): string => calendarDay.format(new Date(iso));

/** The day and time of an ISO time in the reader's locale and zone. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

/** When something was read, in the reader's locale and zone: the time alone where that was today. */
export function formatRecent(iso: string): string {
  const isToday = new Date(iso).toDateString() === new Date().toDateString();
  return isToday ? time.format(new Date(iso)) : formatMoment(iso);
}
