import type { ChannelDay } from "../../contracts/overview.ts";
import { dayNumber } from "../days.ts";
import type { CellReader, DataRow } from "./cells.ts";

/** One day of a table of days. @returns why there is none in this row, for a person. */
export function dayIn(row: DataRow, cells: CellReader): ChannelDay | string {
  const day = cells.day("date", row);
  if (day === null) return "no date that can be read";
  const seconds = cells.watchSeconds(row);
  const numbers = {
    views: cells.count("views", row),
    likes: cells.count("likes", row),
    comments: cells.count("comments", row),
    minutesWatched: seconds === null ? null : Math.round(seconds / 0.6) / 100,
    ...subscribersIn(row, cells),
  };
  if (Object.values(numbers).every((value) => value === null)) return "no number that can be read";
  return { day, ...numbers };
}

/**
 * Subscribers gained and lost. A file with a single column of them gives gains less losses: that difference stands
 * on the side where it falls, so that gained − lost is always what the file says.
 */
function subscribersIn(
  row: DataRow,
  cells: CellReader,
): Pick<ChannelDay, "subscribersGained" | "subscribersLost"> {
  if (cells.column("subscribersGained"))
    return {
      subscribersGained: cells.count("subscribersGained", row),
      subscribersLost: cells.count("subscribersLost", row),
    };
  const net = cells.number("subscribers", row);
  if (net === null) return { subscribersGained: null, subscribersLost: null };
  return { subscribersGained: Math.max(net, 0), subscribersLost: Math.max(-net, 0) };
}

/** Why rows are no days of one channel, for a person; undefined where they are. @param days oldest first. */
export function daysFault(days: readonly ChannelDay[]): string | undefined {
  const gaps = days.slice(1).map(({ day }, index) => dayNumber(day) - dayNumber(days[index]?.day ?? day));
  const twice = gaps.indexOf(0);
  if (twice !== -1)
    return `This file has more than one row for ${days[twice]?.day}, so it isn't a channel day by day. Import “Totals.csv” of the same export.`;
  if (gaps.length > 0 && Math.min(...gaps) >= 7)
    return "This file has a row for each week or month. Choose “Daily” beside the chart in YouTube Studio and export again.";
  return undefined;
}
