import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { VideoAnalytics } from "#shared/contracts/analysis.ts";
import type { ChannelDay } from "#shared/contracts/overview.ts";
import { addDays } from "#shared/rules/days.ts";

/** The same throws for the same seed. */
export function dice(seed: number): (limit: number) => number {
  const generator = xoroshiro128plus(seed);
  return (limit) => uniformInt(generator, 0, limit - 1);
}

/** Views as channels have them: most videos few, some many. The logarithm is spread as a bell is. */
export function anyViews(below: (limit: number) => number, middle = 2000): number {
  const bell = Array.from({ length: 6 }, () => below(1001) / 1000).reduce((sum, one) => sum + one, -3);
  return Math.round(middle * Math.exp(1.4 * bell));
}

export function video(more: Partial<VideoAnalytics> = {}): VideoAnalytics {
  return {
    videoId: "dQw4w9WgXcQ",
    title: "How to bake sourdough bread",
    thumbnail: null,
    views: 1000,
    watchTime: null,
    likes: null,
    comments: null,
    subscribersGained: null,
    rpm: null,
    publishedAt: null,
    duration: null,
    ...more,
  };
}

export function channelDay(day: string, more: Partial<ChannelDay> = {}): ChannelDay {
  return {
    day,
    views: null,
    likes: null,
    comments: null,
    minutesWatched: null,
    subscribersGained: null,
    subscribersLost: null,
    ...more,
  };
}

/** So many days up to 2026-11-19, with the views of each and what else it holds. */
export function series(
  count: number,
  viewsOf: (index: number) => number | null,
  moreOf: (index: number) => Partial<ChannelDay> = () => ({}),
): ChannelDay[] {
  return Array.from({ length: count }, (_, index) =>
    channelDay(addDays("2026-11-19", index + 1 - count), { views: viewsOf(index), ...moreOf(index) }),
  );
}
