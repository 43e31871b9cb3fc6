import { addDays, dayNumber, dayOf } from "../days.ts";

const DAYS_IN_WEEK = 7;

/** 0 for Monday to 6 for Sunday; 1970-01-01 was a Thursday. */
function weekday(date: string): number {
  return (((dayNumber(date) + 3) % DAYS_IN_WEEK) + DAYS_IN_WEEK) % DAYS_IN_WEEK;
}

/** The Monday of a date's week. @param date "2026-12-01". */
export function mondayOf(date: string): string {
  return addDays(date, -weekday(date));
}

/** The seven dates of a date's week, Monday first. */
export function weekOf(date: string): string[] {
  const monday = mondayOf(date);
  return Array.from({ length: DAYS_IN_WEEK }, (_, index) => addDays(monday, index));
}

/** The whole weeks in which a date's month lies, with the days of its neighbours at both ends. */
export function monthOf(date: string): string[][] {
  const month = date.slice(0, 7);
  const weeks = [weekOf(`${month}-01`)];
  for (;;) {
    const next = addDays(weeks.at(-1)?.[0] ?? date, DAYS_IN_WEEK);
    if (!next.startsWith(month)) return weeks;
    weeks.push(weekOf(next));
  }
}

/** The same day so many months later, or the last of that month where it has none such. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(day, last)) / 86_400_000);
}
