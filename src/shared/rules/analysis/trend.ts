import type { ChannelDay } from "../../contracts/overview.ts";
import { counted } from "../audience/describe.ts";
import { addDays, dayNumber } from "../days.ts";
import type { Trend } from "./result.ts";
import { mean, sum } from "./statistics.ts";
import { VIEW_CHANGE } from "../view-change.ts";

/**
 * Two spans of five weeks are compared. Chance alone sets each of five weeks above each of five others in 1 of
 * 252 cases, and below them as often, which is why nothing less is called a direction. Source: heuristic.
 */
const WEEKS = 5;
const SPAN = WEEKS * 7;
export const TREND_DAYS = 2 * SPAN;

/** Days of a week that must be known, or the week isn't judged. */
const WEEK_LEAST = 5;

/** Why there is no trend, or the trend. */
export type TrendFinding = { readonly trend: Trend } | { readonly trend: null; readonly why: string };

/** How the last five weeks of views stand beside the five before. @param days in any order. */
export function trendOf(days: readonly ChannelDay[]): TrendFinding {
  const known = new Map(
    days.flatMap((day) => (day.views === null ? [] : [[day.day, { ...day, views: day.views }] as const])),
  );
  const inOrder = [...known.keys()].toSorted();
  const [oldest, newest] = [inOrder[0], inOrder.at(-1)];
  if (oldest === undefined || newest === undefined)
    return { trend: null, why: "There are no views day by day in these numbers." };
  const first = addDays(newest, 1 - TREND_DAYS);
  if (oldest > first)
    return {
      trend: null,
      why: `It takes ${TREND_DAYS} days in a row, and these numbers reach back ${counted(dayNumber(newest) - dayNumber(oldest) + 1, "day")}.`,
    };
  if (first < VIEW_CHANGE.done && newest >= VIEW_CHANGE.begins)
    return {
      trend: null,
      why: `YouTube changed what it counts as a view between ${VIEW_CHANGE.begins} and ${VIEW_CHANGE.done}, so the days before can't be compared with those after.`,
    };
  const weeks = Array.from({ length: 2 * WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => known.get(addDays(first, week * 7 + day))).filter(
      (day) => day !== undefined,
    ),
  );
  if (weeks.some((week) => week.length < WEEK_LEAST))
    return { trend: null, why: "Too many of the last days are missing to compare weeks." };
  const [before, after] = [weeks.slice(0, WEEKS), weeks.slice(WEEKS)];
  return {
    trend: {
      from: addDays(newest, 1 - SPAN),
      to: newest,
      viewsADay: viewsADay(after.flat()),
      viewsADayBefore: viewsADay(before.flat()),
      subscribers: netSubscribers(after.flat()),
      direction: directionOf(before.map(viewsADay), after.map(viewsADay)),
    },
  };
}

function directionOf(before: readonly number[], after: readonly number[]): Trend["direction"] {
  if (Math.min(...after) > Math.max(...before)) return "up";
  return Math.max(...after) < Math.min(...before) ? "down" : "unclear";
}

/** The mean of the days that are known. */
function viewsADay(days: readonly { readonly views: number }[]): number {
  return mean(days.map(({ views }) => views)) ?? 0;
}

/** Gained less lost; null where a day doesn't say both. */
function netSubscribers(
  days: readonly Pick<ChannelDay, "subscribersGained" | "subscribersLost">[],
): number | null {
  const net = days.flatMap(({ subscribersGained: gained, subscribersLost: lost }) =>
    gained === null || lost === null ? [] : gained - lost,
  );
  return net.length < days.length ? null : sum(net);
}
