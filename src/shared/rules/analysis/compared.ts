import type { VideoAnalytics } from "../../contracts/analysis.ts";
import { type Published, publishedReader } from "./published.ts";
import { median } from "./statistics.ts";

/** A video, and how it did beside those that came out around it. */
export interface Compared {
  readonly video: VideoAnalytics;
  readonly published: Published | undefined;
  /** The logarithm of how many times the views of its neighbours it has; 0 is as many. */
  readonly lead: number;
}

/** The longest a Short can be, in seconds. Source: support.google.com/youtube/answer/10059070 (official, checked 2026-11-21). */
export const SHORT_SECONDS = 180;

/** How many videos on either side, in the order they came out, a video is held against. Source: heuristic. */
const NEIGHBOURS = 4;

export type Length = "short" | "long" | "unknown";

/** By its length alone; YouTube doesn't say which videos of up to 3 minutes are Shorts. */
export function lengthOf({ duration }: VideoAnalytics): Length {
  if (duration === null) return "unknown";
  return duration <= SHORT_SECONDS ? "short" : "long";
}

/**
 * The videos of which views are known, each held against the {@link NEIGHBOURS} before and after it. A channel
 * grows, and an older video had more time to be watched: beside its neighbours neither counts. Where not all
 * publish times are known, each is held against all others. Source: heuristic.
 * @param within what else neighbours must share, such as their length.
 */
export function comparedVideos(
  videos: readonly VideoAnalytics[],
  timeZone: string,
  within: (video: VideoAnalytics) => string,
): Compared[] {
  const read = publishedReader(timeZone);
  const all = videos.flatMap((video) =>
    video.views === null
      ? []
      : [
          {
            video,
            views: Math.log1p(video.views),
            published: video.publishedAt === null ? undefined : read(video.publishedAt),
          },
        ],
  );
  const dated = all.every(({ published }) => published !== undefined);
  return [...Map.groupBy(all, ({ video }) => within(video)).values()].flatMap((group) => {
    const ordered = group.toSorted((a, b) => (a.published?.at ?? 0) - (b.published?.at ?? 0));
    return ordered.flatMap(({ video, views, published }, index) => {
      const from = dated ? Math.max(0, index - NEIGHBOURS) : 0;
      const around = ordered
        .slice(from, dated ? index + NEIGHBOURS + 1 : undefined)
        .toSpliced(index - from, 1);
      const usual = around.length < NEIGHBOURS ? undefined : median(around.map((one) => one.views));
      return usual === undefined ? [] : [{ video, published, lead: views - usual }];
    });
  });
}
