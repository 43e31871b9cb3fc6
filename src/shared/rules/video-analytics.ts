import type { VideoAnalytics } from "../contracts/analysis.ts";

/** The numbers of a video, in the order in which they are shown. */
export const VIDEO_MEASURES = [
  "views",
  "watchTime",
  "likes",
  "comments",
  "subscribersGained",
  "rpm",
] as const;
export type VideoMeasure = (typeof VIDEO_MEASURES)[number];

/** What a list of videos can be sorted by. */
export const VIDEO_ORDERS = ["title", "publishedAt", ...VIDEO_MEASURES] as const;
export type VideoOrder = (typeof VIDEO_ORDERS)[number];

const titles = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** Videos in an order; what isn't known comes last, whichever way it goes. */
export function sortVideos(
  videos: readonly VideoAnalytics[],
  order: VideoOrder,
  descending: boolean,
): VideoAnalytics[] {
  const sign = descending ? -1 : 1;
  return videos.toSorted((a, b) => {
    const [one, two] = [a[order], b[order]];
    if (one === null || two === null) return Number(one === null) - Number(two === null);
    if (typeof one === "number" && typeof two === "number") return sign * (one - two);
    return sign * titles.compare(String(one), String(two));
  });
}

/** A total, and of how many videos it is known. */
export interface Total {
  /** Null where it is known of none. */
  readonly value: number | null;
  readonly known: number;
}

/**
 * Each measure of all videos together. Counts are added up. RPM is what all views together earned for each
 * 1,000 of them: an average by views, of the videos where both are known.
 */
export function videoTotals(videos: readonly VideoAnalytics[]): Record<VideoMeasure, Total> {
  const sum = (measure: Exclude<VideoMeasure, "rpm">): Total => {
    const values = videos.flatMap((video) => video[measure] ?? []);
    const value = values.length === 0 ? null : values.reduce((all, one) => all + one, 0);
    return { value, known: values.length };
  };
  const earning = videos.flatMap(({ rpm, views }) =>
    rpm === null || views === null ? [] : [{ rpm, views }],
  );
  const views = earning.reduce((all, video) => all + video.views, 0);
  const earned = earning.reduce((all, video) => all + video.rpm * video.views, 0);
  return {
    views: sum("views"),
    watchTime: sum("watchTime"),
    likes: sum("likes"),
    comments: sum("comments"),
    subscribersGained: sum("subscribersGained"),
    rpm: { value: views === 0 ? null : earned / views, known: earning.length },
  };
}

/** The median of one measure over the videos where it is known; null where that is none. */
export function medianOf(videos: readonly VideoAnalytics[], measure: VideoMeasure): number | null {
  const values = videos.flatMap((video) => video[measure] ?? []).toSorted((a, b) => a - b);
  const [low, high] = [values[Math.ceil(values.length / 2) - 1], values[Math.floor(values.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** (likes + comments) ÷ views in percent; null where one of them isn't known, or nobody watched. */
export function videoEngagement({ likes, comments, views }: VideoAnalytics): number | null {
  if (likes === null || comments === null || views === null || views === 0) return null;
  return ((likes + comments) / views) * 100;
}

/** Watch time ÷ views in seconds; null where one of them isn't known, or nobody watched. */
export function averageWatch({ watchTime, views }: VideoAnalytics): number | null {
  return watchTime === null || views === null || views === 0 ? null : watchTime / views;
}

/** YouTube's id of a video: 11 characters. Others are what a file had in its place. */
export function isVideoId(id: string): boolean {
  return /^[\w-]{11}$/u.test(id);
}

/** Fewer videos have no median worth comparing with. */
const COMPARED_FROM = 3;

/**
 * How many times the median a value is. @param values how many videos the median is of.
 * @returns undefined where there are too few to compare with, or the median is 0 or less.
 */
export function timesMedian(value: number | null, median: number | null, values: number): number | undefined {
  if (value === null || median === null || median <= 0 || values < COMPARED_FROM) return undefined;
  return value / median;
}
