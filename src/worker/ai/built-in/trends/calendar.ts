import type { Language } from "#shared/rules/language.ts";
import type { Region } from "#shared/rules/trends.ts";
import type { Moment } from "../../material/moments.ts";
import { DISTANCES } from "./distances.ts";

/** Days a date may be away and still be prepared for now: six weeks. Source: heuristic. */
export const AHEAD = 42;
/** Days that have to be left of a month-long occasion. Source: heuristic. */
const LEFT = 7;
const DAY = 86_400_000;

/** When something is, seen from one day. */
export interface Coming {
  /** Days until it begins; 0 while it lasts. */
  readonly days: number;
  /** Where it has a day, that day; else the first of the month it begins in, or today while it lasts. */
  readonly date: Date;
  readonly hasDay: boolean;
}

/** A time of the year of a subject, seen from one day. */
export interface Occasion extends Coming {
  readonly moment: Moment;
}

/** Words of seasons and school years, which fall into other months outside the north. */
const NORTHERN =
  /spring|summer|autumn|winter|frost|snow|sun\b|heat|grilling|school|soup weather|dark evenings/iu;
const NOT_NORTHERN: ReadonlySet<Region> = new Set(["Australia", "Brazil", "Kenya"]);

/**
 * The times of the year that a subject's card or a niche's cards name, nearest first: those under way, then those of
 * the coming twelve months. Months and seasons are the north's, so what names one is left out elsewhere.
 * @param today a day as in "2026-11-21".
 */
export function occasions(moments: readonly Moment[], region: Region, today: string): Occasion[] {
  const now = Date.parse(today);
  return moments
    .filter(({ months }) => months.length > 0)
    .filter(({ when, what }) => !(NOT_NORTHERN.has(region) && NORTHERN.test(`${when} ${what}`)))
    .map((moment) => occasionOf(moment, now))
    .toSorted((one, other) => one.days - other.days);
}

/** When it is, within a sentence: "on October 31, in about 5 weeks", "now, in November". */
export function whenOf({ days, date, hasDay }: Coming, language: Language): string {
  const { today, now, from, on, tomorrow, inDays, inWeeks, inMonths } = DISTANCES[language];
  const month = date.toLocaleString(language, { month: "long", timeZone: "UTC" });
  const day = () => on(date.toLocaleString(language, { day: "numeric", month: "long", timeZone: "UTC" }));
  if (days === 0) return hasDay ? `${today}, ${day()}` : now(month);
  const distance =
    days === 1
      ? tomorrow
      : days < 14
        ? inDays(days)
        : days <= 63
          ? inWeeks(Math.round(days / 7))
          : inMonths(Math.round(days / 30.4));
  return `${hasDay ? day() : from(month)}, ${distance}`;
}

/** The month that matters, by its name in a language: the one it begins in, or is in. */
export function monthOf({ date }: Coming, language: Language): string {
  return date.toLocaleString(language, { month: "long", timeZone: "UTC" });
}

function occasionOf(moment: Moment, now: number): Occasion {
  return { moment, ...comingMonth(moment.months, now) };
}

function comingMonth(months: readonly number[], now: number): Coming {
  const today = new Date(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + 1];
  const left = Math.round((Date.UTC(year, month, 1) - now) / DAY);
  const lasts = months.includes(month) && (left >= LEFT || months.includes((month % 12) + 1));
  if (lasts) return { days: 0, date: today, hasDay: false };
  const starts = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(year, month + index, 1)));
  const date = starts.find((first) => months.includes(first.getUTCMonth() + 1)) ?? today;
  return { days: Math.round((date.getTime() - now) / DAY), date, hasDay: false };
}
