import type { VideoAnalytics } from "#shared/contracts/analysis.ts";
import { HEADINGS } from "#shared/rules/studio-csv/columns.ts";
import { csvFile } from "./csv-file.ts";

/** The videos under YouTube Studio's own headings, so that the same file can be imported again. What isn't known is empty. */
export function videosAsCsv(videos: readonly VideoAnalytics[]): string {
  const rows = videos.map((video) => ({
    [HEADINGS.content]: video.videoId,
    [HEADINGS.title]: video.title,
    [HEADINGS.published]: video.publishedAt ?? "",
    [HEADINGS.duration]: video.duration ?? "",
    [HEADINGS.views]: video.views ?? "",
    // Four digits of an hour hold every second.
    [HEADINGS.watch]: video.watchTime === null ? "" : Number((video.watchTime / 3600).toFixed(4)),
    [HEADINGS.likes]: video.likes ?? "",
    [HEADINGS.comments]: video.comments ?? "",
    [HEADINGS.subscribersGained]: video.subscribersGained ?? "",
    [HEADINGS.rpm]: video.rpm ?? "",
  }));
  return csvFile(rows);
}
