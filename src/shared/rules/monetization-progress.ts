import { addDays } from "./days.ts";

/** What the progress card counts toward: subscribers, and watch hours in a year. Source: spec §9. */
export const PROGRESS_TARGETS = { subscribers: 1000, hours: 4000 } as const;

/** How many days the engagement chart shows. Source: spec §9. */
export const ENGAGEMENT_DAYS = 7;

/** Toward 1,000 subscribers, 0 to 100, not rounded. Source: spec §9. @param subscribers 0 or more. */
export function subscriberScore(subscribers: number): number {
  return Math.min(100, (subscribers / PROGRESS_TARGETS.subscribers) * 100);
}

/** Toward 4,000 watch hours, 0 to 100, not rounded. Source: spec §9. @param hours 0 or more. */
export function watchHourScore(hours: number): number {
  return Math.min(100, (hours / PROGRESS_TARGETS.hours) * 100);
}

/** Whole watch hours of a screen time in minutes. Source: spec §9. */
export function watchHours(minutes: number): number {
  return Math.floor(minutes / 60);
}

/**
 * The progress of the card: the rounded average of both scores, a whole number from 0 to 100. Source: spec §9.
 * @returns undefined where either number is unknown, since nothing unknown counts as 0.
 */
export function monetizationProgress(
  subscribers: number | undefined,
  hours: number | undefined,
): number | undefined {
  if (subscribers === undefined || hours === undefined) return undefined;
  return Math.round((subscriberScore(subscribers) + watchHourScore(hours)) / 2);
}

/** One day of a channel; null is unknown. `day` is a calendar day such as "2026-11-21". */
export interface ChannelDay {
  readonly day: string;
  readonly views: number | null;
  readonly likes: number | null;
  readonly comments: number | null;
}

/** One bar of the engagement chart: 0 to 100 percent; undefined where a day has no views or is unknown. */
export interface EngagementBar {
  readonly day: string;
  readonly percent: number | undefined;
}

/**
 * (likes + comments) / views in percent, clamped to 0 to 100. Source: spec §9.
 * @returns undefined where a number is unknown or there were no views: then there is nothing to divide by.
 */
export function engagementPercent({ views, likes, comments }: Omit<ChannelDay, "day">): number | undefined {
  if (views === null || likes === null || comments === null || views <= 0) return undefined;
  return Math.min(100, Math.max(0, ((likes + comments) / views) * 100));
}

/** The 7 days up to the newest of a series, oldest first; a day the series leaves out is a gap. */
export function engagementWeek(days: readonly ChannelDay[]): EngagementBar[] {
  const byDay = new Map(days.map((one) => [one.day, one]));
  const newest = [...byDay.keys()].toSorted().at(-1);
  if (newest === undefined) return [];
  return Array.from({ length: ENGAGEMENT_DAYS }, (_, index) => {
    const day = addDays(newest, index + 1 - ENGAGEMENT_DAYS);
    const found = byDay.get(day);
    return { day, percent: found && engagementPercent(found) };
  });
}
