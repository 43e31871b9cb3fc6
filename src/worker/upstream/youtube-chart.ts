import * as z from "zod/mini";
import { googleReason } from "./google-errors.ts";
import { type Reader, readUpstream, type Sourced } from "./read.ts";

/** Seconds: an hour. Each reading costs one unit of the owner's daily quota. */
const KEEP = 60 * 60;
/** Videos asked for, the most one page holds, and characters of a title. */
const MOST = 50;
const LONGEST = 200;

const ChartVideo = z.object({
  title: z.string(),
  /** Its place on the chart, from 1. */
  rank: z.int(),
  /** When it was published, an ISO time. */
  since: z.optional(z.iso.datetime()),
});
export type ChartVideo = z.infer<typeof ChartVideo>;

const Answer = z.object({
  items: z.optional(
    z.array(
      z.object({
        snippet: z.object({
          title: z.optional(z.string()),
          publishedAt: z.optional(z.string()),
        }),
      }),
    ),
  ),
});

/**
 * The videos of YouTube's most-popular chart for a country, best first. Since July 2025 that chart holds
 * the trending music, movies and gaming videos.
 * @param key of the Data API; it travels in a header, so that no address or log holds it.
 * @param country two letters, as in "US".
 * @param category YouTube's number of a category; undefined for the whole chart.
 * @throws UpstreamError or a parse error where the chart can't be had, quota and key faults included.
 */
export function mostPopular(
  reader: Reader,
  key: string,
  country: string,
  category?: string,
): Promise<Sourced<ChartVideo[]>> {
  const url = new URL("https://www.googleapis.com/youtube/v3/videos");
  const parameters = {
    part: "snippet",
    chart: "mostPopular",
    regionCode: country,
    videoCategoryId: category,
    maxResults: String(MOST),
    fields: "items(snippet(title,publishedAt))",
  };
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return readUpstream(reader, {
    topic: "youtube-chart",
    url,
    headers: { "X-Goog-Api-Key": key },
    units: 1,
    ttl: KEEP,
    schema: z.array(ChartVideo),
    reason: googleReason,
    parse: (body) =>
      (Answer.parse(JSON.parse(body)).items ?? [])
        .map(({ snippet }, index) => ({
          title: (snippet.title ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim(),
          rank: index + 1,
          since: z.iso.datetime().safeParse(snippet.publishedAt).data,
        }))
        .filter(({ title }) => title !== "" && title.length <= LONGEST),
  });
}
