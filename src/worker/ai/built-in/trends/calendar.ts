import { type Region } from "#shared/rules/trends.ts";
import type { NichePack } from "../niche.ts";

/** Days a date may be away and still be prepared for now: six weeks. Source: heuristic. */
export const AHEAD = 42;
/** Days that have to be left of a month-long occasion. Source: heuristic. */
const LEFT = 7;
const DAY = 86_400_000;

/** A time of the year that matters to a niche, seen from one day. */
export interface Occasion {
  /** As it stands in "before ___": "the holiday sales". */
  readonly name: string;
  /** Days until it begins; 0 while it lasts. */
  readonly days: number;
  /** Its day, or its last, in words: "on October 31", "until December 25"; undefined where it only has months. */
  readonly date: string | undefined;
  /** The month it begins in, or the one it is in: "November". */
  readonly month: string;
}

/** The day of an occasion in a year, in UTC milliseconds, by a name it holds. Source: the calendar. */
const DATED: readonly [name: string, day: (year: number) => number][] = [
  ["Valentine's Day", (year) => Date.UTC(year, 1, 14)],
  ["Galentine's Day", (year) => Date.UTC(year, 1, 13)],
  ["Pi Day", (year) => Date.UTC(year, 2, 14)],
  ["Earth Day", (year) => Date.UTC(year, 3, 22)],
  ["International Dance Day", (year) => Date.UTC(year, 3, 29)],
  ["World Mental Health Day", (year) => Date.UTC(year, 9, 10)],
  ["Halloween", (year) => Date.UTC(year, 9, 31)],
  ["Armistice Day", (year) => Date.UTC(year, 10, 11)],
  ["World Children's Day", (year) => Date.UTC(year, 10, 20)],
  ["Thanksgiving", thanksgiving],
  ["Black Friday", (year) => thanksgiving(year) + DAY],
  ["Buy Nothing Day", (year) => thanksgiving(year) + DAY],
  ["Small Business Saturday", (year) => thanksgiving(year) + 2 * DAY],
  ["World Meditation Day", (year) => Date.UTC(year, 11, 21)],
  ["the new year", (year) => Date.UTC(year, 0, 1)],
  ["Christmas", (year) => Date.UTC(year, 11, 25)],
];

/** The fourth Thursday of November, as in the United States. */
function thanksgiving(year: number): number {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  return Date.UTC(year, 10, 22 + ((11 - first) % 7));
}

/** Words of seasons and school years, which fall into other months outside the north. */
const NORTHERN =
  /spring|summer|autumn|winter|frost|snow|sun\b|heat|grilling|school|soup weather|dark evenings/iu;
const NOT_NORTHERN: ReadonlySet<Region> = new Set(["Australia", "Brazil", "Kenya"]);

/**
 * The times of the year in a niche's calendar, nearest first: those under way, then those of the coming
 * twelve months. Months and seasons are the north's, so what names one is left out elsewhere.
 * @param today a day as in "2026-11-21".
 */
export function occasions(pack: NichePack, region: Region, today: string): Occasion[] {
  const now = Date.parse(today);
  return pack.moments
    .filter(({ name }) => !(NOT_NORTHERN.has(region) && NORTHERN.test(name)))
    .map(({ name, months }) => datedOccasion(name, now) ?? monthlyOccasion(name, months, now))
    .toSorted((a, b) => a.days - b.days);
}

/** When an occasion is, within a sentence: "on October 31, in about 5 weeks". */
export function whenOf({ days, date, month }: Occasion): string {
  if (days === 0) return date === undefined ? `now, in ${month}` : `today, ${date}`;
  return `${date ?? `from ${month}`}, ${distance(days)}`;
}

function distance(days: number): string {
  if (days === 1) return "tomorrow";
  if (days < 14) return `in ${days} days`;
  if (days <= 63) return `in about ${Math.round(days / 7)} weeks`;
  return `in about ${Math.round(days / 30.4)} months`;
}

function datedOccasion(name: string, now: number): Occasion | undefined {
  const dated = DATED.find(([part]) => name.includes(part));
  if (dated === undefined) return undefined;
  const [part, day] = dated;
  const year = new Date(now).getUTCFullYear();
  const next = [day(year), day(year + 1)].find((time) => time >= now) ?? now;
  const date = new Date(next);
  const month = monthName(date);
  // "The Halloween costume rush" ends with the day that "Halloween" is.
  const until = name === part || name === "Christmas morning" ? "on" : "until";
  const days = Math.round((next - now) / DAY);
  return { name, days, date: `${until} ${month} ${date.getUTCDate()}`, month };
}

function monthlyOccasion(name: string, months: readonly number[], now: number): Occasion {
  const today = new Date(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + 1];
  const left = Math.round((Date.UTC(year, month, 1) - now) / DAY);
  const lasts = months.includes(month) && (left >= LEFT || months.includes((month % 12) + 1));
  if (lasts) return { name, days: 0, date: undefined, month: monthName(today) };
  const starts = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(year, month + index, 1)));
  const start = starts.find((first) => months.includes(first.getUTCMonth() + 1)) ?? today;
  return { name, days: Math.round((start.getTime() - now) / DAY), date: undefined, month: monthName(start) };
}

function monthName(date: Date): string {
  return date.toLocaleString("en-US", { month: "long", timeZone: "UTC" });
}
