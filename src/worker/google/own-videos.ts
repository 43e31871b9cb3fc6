import * as z from "zod/mini";
import { VideoAnalytics, VideoList } from "#shared/contracts/analysis.ts";
import { addDays } from "#shared/rules/days.ts";
import type { AppContext } from "../context.ts";
import { pacificDay, type Period, reportByVideo, type ReportRow } from "../upstream/youtube-analytics.ts";
import { type OwnVideo, videosById } from "../upstream/youtube-own.ts";
import type { ConnectedChannel } from "./google-account.ts";
import { ownNumbers } from "./own-numbers.ts";

/** Videos listed: as many as one call tells the titles of. */
const MOST = 50;
const DAYS = 28;
/** Days after which YouTube knows a day in full. */
const LAG = 3;
const LONGEST_TITLE = 500;

const Kept = z.object({ from: z.iso.date(), to: z.iso.date(), videos: z.array(VideoAnalytics) });

/** The videos with the most views of who signed in, over the last 28 days that YouTube knows in full. */
export async function ownVideos(c: AppContext, own: ConnectedChannel): Promise<VideoList> {
  const { value, asOf, stale } = await ownNumbers(c, "own-videos", own, Kept, async (bearer) => {
    const period = lastWeeks(Date.now());
    const rows = await reportByVideo(bearer, period, MOST);
    const about = await videosById(bearer, rows.map(({ key }) => key).slice(0, MOST));
    return { ...period, videos: rows.map((row) => videoOf(row, about.get(row.key))) };
  });
  return { ...value, asOf, stale };
}

function lastWeeks(now: number): Period {
  const to = addDays(pacificDay(now), -LAG);
  return { from: addDays(to, 1 - DAYS), to };
}

/** A video's numbers. One that YouTube lists no more has been deleted since. */
export function videoOf({ key, metrics }: ReportRow, about: OwnVideo | undefined): VideoAnalytics {
  const { views, likes, comments, estimatedMinutesWatched: minutes, subscribersGained } = metrics;
  return {
    videoId: key,
    title: (about === undefined ? "Deleted video" : (about.title ?? key)).slice(0, LONGEST_TITLE),
    thumbnail: about?.thumbnail ?? null,
    views,
    watchTime: minutes === null ? null : minutes * 60,
    likes,
    comments,
    subscribersGained,
    rpm: null,
    publishedAt: about?.publishedAt ?? null,
    duration: about?.duration ?? null,
  };
}
