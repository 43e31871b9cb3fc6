const DAY = 86_400_000;

/** The number of a calendar day such as "2026-11-21": days since 1970-01-01. Neighbours differ by one. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY;
}

/** The calendar day of a number that {@link dayNumber} gave. */
export function dayOf(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10);
}

/** The day so many days later; earlier where `days` is below 0. */
export function addDays(day: string, days: number): string {
  return dayOf(dayNumber(day) + days);
}

/** The same day so many years later; February 28 where that year has no 29th. */
export function addYears(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, "0");
  const later = `${year}${day.slice(4)}`;
  return dayOf(dayNumber(later)) === later ? later : `${year}-02-28`;
}
