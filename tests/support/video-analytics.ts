import type { VideoAnalytics } from "#shared/contracts/analysis.ts";

let made = 0;

/** One video's numbers, with an id of its own. */
export function video(change: Partial<VideoAnalytics> = {}): VideoAnalytics {
  made += 1;
  return {
    videoId: `video${String(made).padStart(6, "0")}`,
    title: `Video ${made}`,
    thumbnail: null,
    views: 1000,
    watchTime: 60_000,
    likes: 50,
    comments: 10,
    subscribersGained: 5,
    rpm: 2.5,
    publishedAt: "2026-10-03",
    duration: 300,
    ...change,
  };
}
