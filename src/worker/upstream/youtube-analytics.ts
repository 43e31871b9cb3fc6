import { lazily } from "#shared/lazily.ts";
import * as z from "zod/mini";
import { askGoogle, type Bearer } from "./google-api.ts";
import { countOf } from "./unknown-json.ts";

const METRICS = [
  "views",
  "likes",
  "comments",
  "estimatedMinutesWatched",
  "subscribersGained",
  "subscribersLost",
] as const;
export type Metric = (typeof METRICS)[number];

/** One line of a report. A number YouTube doesn't give is null, never 0. */
export interface ReportRow {
  /** The day ("2026-11-21") or the video's id. */
  readonly key: string;
  readonly metrics: Readonly<Record<Metric, number | null>>;
}

/** Days from `from` to `to`, by YouTube's own clock. The newest two or three days are missing, not zero. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const pacific = lazily(
  () => new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles", dateStyle: "short" }),
);

/** The calendar day by YouTube's own clock, as in "2026-11-21". @param now epoch milliseconds. */
export function pacificDay(now: number): string {
  return pacific().format(now);
}

/** `rows` is missing where there is no data at all. Columns may stand in any order. */
const Table = z.object({
  columnHeaders: z.array(z.object({ name: z.string() })),
  rows: z.optional(z.array(z.array(z.unknown()))),
});

/** The signed-in creator's channel day by day, oldest first. @throws ApiError as {@link askGoogle}. */
export function reportByDay(bearer: Bearer, period: Period): Promise<ReportRow[]> {
  return report(bearer, "day", period, { sort: "day" });
}

/** The videos with the most views, best first. @param most at most 200. @throws ApiError as {@link askGoogle}. */
export function reportByVideo(bearer: Bearer, period: Period, most: number): Promise<ReportRow[]> {
  return report(bearer, "video", period, { sort: "-views", maxResults: String(most) });
}

async function report(
  bearer: Bearer,
  dimension: "day" | "video",
  { from, to }: Period,
  more: Record<string, string>,
): Promise<ReportRow[]> {
  const url = new URL("https://youtubeanalytics.googleapis.com/v2/reports");
  url.search = new URLSearchParams({
    ids: "channel==MINE",
    startDate: from,
    endDate: to,
    dimensions: dimension,
    metrics: METRICS.join(","),
    ...more,
  }).toString();
  return askGoogle(bearer, url, (answer) => rowsOf(answer, dimension));
}

/** The lines of a report. @throws a parse error for anything else. */
export function rowsOf(answer: unknown, dimension: "day" | "video"): ReportRow[] {
  const { columnHeaders, rows = [] } = Table.parse(answer);
  const columns = new Map(columnHeaders.map(({ name }, index) => [name, index]));
  return rows.flatMap((row) => {
    const cell = (name: string) => row[columns.get(name) ?? -1];
    const number = (name: Metric) => countOf(cell(name));
    const key = cell(dimension);
    if (typeof key !== "string") return [];
    const metrics = {
      views: number("views"),
      likes: number("likes"),
      comments: number("comments"),
      estimatedMinutesWatched: number("estimatedMinutesWatched"),
      subscribersGained: number("subscribersGained"),
      subscribersLost: number("subscribersLost"),
    };
    return [{ key, metrics }];
  });
}
