import { stamp } from "#shared/rules/seo/chapters.ts";
import type { VideoMeasure } from "#shared/rules/video-analytics.ts";
import { formatCalendarDay, formatDay, formatNumber, formatShort } from "#client/lib/format.ts";

/** What the numbers of a video are called. Watch time is shown in minutes (spec §3). */
export const MEASURE_NAMES: Readonly<Record<VideoMeasure, string>> = {
  views: "Views",
  watchTime: "Watch time (minutes)",
  likes: "Likes",
  comments: "Comments",
  subscribersGained: "Subscribers gained",
  rpm: "RPM",
};

const signed = new Intl.NumberFormat("en", {
  notation: "compact",
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** A number of a video for the list: K and M, minutes, dollars; "N/A" where it isn't known. */
export function shortValue(measure: VideoMeasure, value: number | null): string {
  if (value === null) return "N/A";
  if (measure === "rpm") return dollars.format(value);
  if (measure === "subscribersGained") return signed.format(value);
  return formatShort(measure === "watchTime" ? Math.round(value / 60) : value);
}

/** The same in full: 12,345. */
export function fullValue(measure: VideoMeasure, value: number | null): string {
  if (value === null) return "N/A";
  if (measure === "rpm") return dollars.format(value);
  return formatNumber(measure === "watchTime" ? Math.round(value / 60) : value);
}

/** A length as on YouTube: 12:30. */
export const lengthText = (seconds: number): string => stamp(Math.round(seconds));

/** The day of a publish day or time; as it is written where it is neither. */
export function publishedText(published: string): string {
  if (Number.isNaN(Date.parse(published))) return published;
  return /^\d{4}-\d{2}-\d{2}$/u.test(published) ? formatCalendarDay(published) : formatDay(published);
}

/** "2.3× your median", "40% of your median". */
export function medianText(times: number): string {
  if (times >= 1.05) return `${times >= 10 ? Math.round(times) : times.toFixed(1)}× your median`;
  return times > 0.95 ? "At your median" : `${Math.round(times * 100)}% of your median`;
}
