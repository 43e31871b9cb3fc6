import type { SignalSource } from "../signals.ts";

/** Where studies of posting times that otherwise disagree meet, in the viewers' own time. */
export const COMMON_TIME = "20:00";
/** The hour from which TikTok views climb; two hours earlier, so that the two can be compared. */
export const EARLIER_TIME = "18:00";

/** Why a time of day, and how well that is known. */
export interface TimeAdvice {
  readonly why: string;
  readonly source: SignalSource;
}

const CHECKED = "2026-11-21";

const ADVICE: Record<string, TimeAdvice> = {
  [COMMON_TIME]: {
    why: "Around 20:00 in your viewers' time is the common ground of studies that disagree on most other hours.",
    source: { kind: "reported", label: "Later, Metricool and Buffer compared", checked: CHECKED },
  },
  [EARLIER_TIME]: {
    why: "Views on TikTok climb from 18:00 to 23:00. An hour to compare with your posts at 20:00.",
    source: { kind: "study", label: "Buffer 2026, 7.1 million posts, read in reprints", checked: CHECKED },
  },
};

/** How much a time of day matters at all. */
export const TIME_WEIGHT =
  "Treat the time as a small weight. Studies contradict each other; Buffer puts a creator's own best hour about 31% above their average hour, and only your own numbers show which hour that is.";

/** What is known of a time such as "20:00"; undefined for a time that rests on no source of ours. */
export function timeAdvice(time: string): TimeAdvice | undefined {
  return ADVICE[time];
}

/**
 * A time of day as "HH:MM" on the 24-hour clock, from what people and models write: "20:00", "8 PM", "8:30pm",
 * "20h", "20.15". Undefined where there is none, or it can't be one.
 */
export function clockTime(text: string): string | undefined {
  const found =
    /(?<!\d)(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?\s?m\b/iu.exec(text) ??
    /(?<!\d)(\d{1,2})(?:[:.h](\d{2})|\s?h\b)(?!\d)/iu.exec(text);
  if (found === null) return undefined;
  const [, hours = "", minutes = "00", half] = found;
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return undefined;
  const hour24 = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  if (hour24 > 23 || Number(minutes) > 59) return undefined;
  return `${String(hour24).padStart(2, "0")}:${minutes}`;
}
