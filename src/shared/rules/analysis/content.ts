import type { VideoAnalytics } from "../../contracts/analysis.ts";
import { spelledCount } from "../counts.ts";
import { leastShare, median, sum } from "./statistics.ts";

/** A video of which views are known. */
export type Watched = VideoAnalytics & { readonly views: number };

/** How many videos a list of the best names. */
const TOP = 5;

/** Fewer videos than this have no middle worth comparing with. Source: heuristic. */
export const MIDDLE_LEAST = 5;

/** What stands for a title that is empty. */
const UNTITLED = "Untitled video";

/** The videos of which views are known, each with something to call it by. */
export function watchedVideos(videos: readonly VideoAnalytics[]): Watched[] {
  return videos.flatMap((video) =>
    video.views === null
      ? []
      : [{ ...video, title: video.title.trim() === "" ? UNTITLED : video.title, views: video.views }],
  );
}

/** "1.0", "8.2", "12", "1,200": a factor or a rate for a person. */
export function timesText(times: number): string {
  const short = times.toFixed(1);
  return times < 10 && short !== "10.0" ? short : spelledCount(Math.round(times));
}

/** Most views first, with how far above the middle. */
export function topByViews(videos: readonly Watched[]) {
  const middle = median(videos.map(({ views }) => views)) ?? 0;
  return videos
    .filter(({ views }) => views > 0)
    .toSorted((a, b) => b.views - a.views)
    .slice(0, TOP)
    .map(({ title, views }) => {
      const times = middle > 0 && videos.length >= MIDDLE_LEAST ? views / middle : undefined;
      return {
        title,
        views,
        times,
        detail: times === undefined ? "" : `${timesText(times)} times the median`,
      };
    });
}

/** A video and what its viewers became. */
export interface Converting {
  readonly title: string;
  readonly views: number;
  readonly subscribers: number;
  /** Subscribers for 1,000 views. */
  readonly rate: number;
  /** The least that rate is likely to be, given how few views it was counted on. */
  readonly least: number;
}

/** The most subscribers for their views first; a rate counted on few views stands lower. */
export function byConversion(videos: readonly Watched[]): Converting[] {
  return videos
    .flatMap(({ title, views, subscribersGained: gained }) => {
      if (gained === null || gained <= 0 || views <= 0) return [];
      const subscribers = Math.min(gained, views);
      return {
        title,
        views,
        subscribers: gained,
        rate: (gained / views) * 1000,
        least: leastShare(subscribers, views) * 1000,
      };
    })
    .toSorted((a, b) => b.least - a.least)
    .slice(0, TOP);
}

/** Subscribers for 1,000 views of all videos together; undefined where no video says. */
export function overallRate(videos: readonly Watched[]): number | undefined {
  const known = videos.flatMap(({ views, subscribersGained: gained }) =>
    gained === null ? [] : [{ views, gained }],
  );
  const views = sum(known.map((video) => video.views));
  return views === 0 ? undefined : (sum(known.map(({ gained }) => gained)) / views) * 1000;
}

/** How much of itself a video's average viewer sees. */
export interface Stay {
  readonly title: string;
  readonly views: number;
  /** Seconds an average view lasts, and the video's length. */
  readonly watched: number;
  readonly duration: number;
  /** 0 and up; above 1 where people watch twice. */
  readonly share: number;
}

export function stays(videos: readonly Watched[]): Stay[] {
  return videos.flatMap(({ title, views, watchTime, duration }) =>
    watchTime === null || duration === null || views <= 0 || duration <= 0
      ? []
      : [{ title, views, watched: watchTime / views, duration, share: watchTime / views / duration }],
  );
}
