import type { Measure } from "#shared/rules/audience/columns.ts";
import type { Video } from "#shared/rules/audience/read.ts";

/** Below this many videos nothing is said about groups of them. Source: heuristic; a single video outweighs the rest. */
export const SAMPLE_LEAST = 8;
/** The fewest videos of one weekday or one length that are compared with another's. Source: heuristic. */
export const GROUP_LEAST = 3;

/** The middle value; of an even number the mean of the middle two. The list must not be empty. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new RangeError("median needs at least one value");
  return (low + high) / 2;
}

/** A video with the number it is ranked by. */
export interface Ranked {
  readonly video: Video;
  readonly value: number;
}

/** The videos of which a number is known, highest first; equals stay in the order of the paste. */
export function rankedBy(videos: readonly Video[], value: (video: Video) => number | undefined): Ranked[] {
  return videos
    .flatMap((video) => {
      const known = value(video);
      return known === undefined ? [] : [{ video, value: known }];
    })
    .toSorted((a, b) => b.value - a.value);
}

/** What tells best how far a video got, of what the paste holds for at least two videos; views where they are there. */
export function reachOf(videos: readonly Video[]): { measure: Measure; ranked: Ranked[] } | undefined {
  for (const measure of ["views", "impressions", "likes", "comments", "shares", "watch"] as const) {
    const ranked = rankedBy(videos, ({ numbers }) => numbers[measure]);
    if (ranked.length > 1) return { measure, ranked };
  }
  return undefined;
}
