import { dayNumber } from "./days.ts";

/** How often an article was opened on a day. */
export interface DayViews {
  /** "2026-11-21", in UTC. */
  readonly day: string;
  readonly views: number;
}

/** Days that are asked for: two stretches of four weeks, and some for what is counted late. */
export const INTEREST_DAYS = 60;
/** Days of each stretch: whole weeks, so that weekends weigh the same in both. */
const STRETCH = 28;
/** Days of a stretch that have to be known. */
const LEAST_DAYS = 24;
/** Views a day below which a change says nothing. */
const LEAST_VIEWS = 20;
/** How much more, or less by the same factor, is a change rather than chance. */
const CHANGE = 1.15;

export const DIRECTIONS = ["rising", "steady", "falling"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** How the interest in a subject goes, with the numbers and days it was read from. */
export interface Interest {
  readonly direction: Direction;
  /** Views on the middle day of the newer four weeks. */
  readonly perDay: number;
  /** The same of the four weeks before. */
  readonly before: number;
  /** The change in whole percent; below 0 where it is less. */
  readonly percent: number;
  /** The first day of the older four weeks and the last of the newer, as in "2026-11-21". */
  readonly from: string;
  readonly to: string;
}

/**
 * Whether more people read of a subject than before: the middle day (median) of the newest four weeks against that of
 * the four weeks before, so that one day in the news makes no trend. Rising from 15% more, falling from the same
 * factor less. Undefined where days are missing, or too few read it to tell. Source: heuristic (2026-11-22).
 * @param views days in any order, none twice.
 */
export function interestOf(views: readonly DayViews[]): Interest | undefined {
  const days = views.toSorted((one, other) => one.day.localeCompare(other.day));
  const last = days.at(-1);
  if (last === undefined) return undefined;
  const age = ({ day }: DayViews) => dayNumber(last.day) - dayNumber(day);
  const newer = days.filter((day) => age(day) < STRETCH);
  const older = days.filter((day) => age(day) >= STRETCH && age(day) < 2 * STRETCH);
  const first = older[0];
  if (first === undefined || Math.min(newer.length, older.length) < LEAST_DAYS) return undefined;
  const [perDay, before] = [middle(newer), middle(older)];
  if (Math.max(perDay, before) < LEAST_VIEWS || before === 0) return undefined;
  const factor = perDay / before;
  return {
    direction: factor >= CHANGE ? "rising" : factor <= 1 / CHANGE ? "falling" : "steady",
    perDay,
    before,
    percent: Math.round((factor - 1) * 100),
    from: first.day,
    to: last.day,
  };
}

/** The median, rounded. */
function middle(days: readonly DayViews[]): number {
  const sorted = days.map(({ views }) => views).toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return Math.round(((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2);
}
