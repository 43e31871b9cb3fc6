import type { ChannelDay } from "#shared/contracts/overview.ts";
import { Overview } from "#shared/contracts/overview.ts";
import { addDays } from "#shared/rules/days.ts";
import type { AppContext } from "../context.ts";
import { pacificDay, reportByDay, type ReportRow } from "../upstream/youtube-analytics.ts";
import { type OwnChannel, ownChannel } from "../upstream/youtube-own.ts";
import type { ConnectedChannel } from "./google-account.ts";
import { ownNumbers } from "./own-numbers.ts";

const YEAR = 365;
const FOUR_WEEKS = 28;
/** Days asked for beyond a year, since the newest ones aren't known yet. */
const LAG = 5;

/** The channel of who signed in, with a year by day. @throws ApiError as ownNumbers. */
export async function ownOverview(c: AppContext, own: ConnectedChannel): Promise<Overview> {
  const { value, asOf, stale } = await ownNumbers(c, "own-overview", own, Overview, async (bearer) => {
    const to = pacificDay(Date.now());
    const [channel, rows] = await Promise.all([
      ownChannel(bearer),
      reportByDay(bearer, { from: addDays(to, -YEAR - LAG), to }),
    ]);
    return overviewOf(channel, rows);
  });
  return { ...value, asOf, stale };
}

/** The overview of a report by day, oldest first. The periods end with the last day that YouTube knows. */
export function overviewOf(channel: OwnChannel, rows: readonly ReportRow[]): Overview {
  const days = rows.map(({ key: day, metrics }): ChannelDay => {
    const { views, likes, comments, estimatedMinutesWatched, subscribersGained, subscribersLost } = metrics;
    return {
      day,
      views,
      likes,
      comments,
      minutesWatched: estimatedMinutesWatched,
      subscribersGained,
      subscribersLost,
    };
  });
  const year = latest(days, YEAR);
  const month = latest(days, FOUR_WEEKS);
  return {
    source: "google",
    asOf: null,
    stale: false,
    channel,
    derived: {
      screenTime365_mins: total(year, "minutesWatched"),
      totalComments: total(year, "comments"),
    },
    analytics: {
      totals28: { views: total(month, "views"), likes: total(month, "likes") },
      daily: year,
    },
  };
}

/** The days of the last so many calendar days that are known. */
function latest(days: readonly ChannelDay[], count: number): ChannelDay[] {
  const last = days.at(-1)?.day;
  if (last === undefined) return [];
  const first = addDays(last, 1 - count);
  return days.filter(({ day }) => day >= first);
}

/** Null where no day has this number: unknown isn't 0. */
function total(days: readonly ChannelDay[], name: Exclude<keyof ChannelDay, "day">): number | null {
  const known = days.map((day) => day[name]).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
