import type { VideoDraft } from "#shared/contracts/schedule.ts";

/** Where the clocks of the scheduler's tests stand: far ahead, so that no alarm rings by itself. */
export const NOON = Date.UTC(2050, 0, 1, 12);

/** A year each of whose days is still to come and not too far ahead for the real scheduler. */
export const YEAR = new Date().getUTCFullYear() + 1;

/** The date of a Sunday in {@link YEAR}: the second of March is "2027-03-14". @param which from 1. */
export function sundayOf(month: number, which: number): string {
  const first = new Date(Date.UTC(YEAR, month - 1, 1)).getUTCDay();
  return iso(Date.UTC(YEAR, month - 1, 1 + ((7 - first) % 7) + 7 * (which - 1))).slice(0, 10);
}

/** "Tuesday, June 1, 2027" for "2027-06-01". */
export const longDate = (date: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" }).format(new Date(date));

/** So many minutes after {@link NOON}, in epoch milliseconds. */
export const minutes = (count: number) => NOON + count * 60_000;

/** An instant as it is sent. @param at epoch milliseconds. */
export const iso = (at: number) => new Date(at).toISOString();

/** A UUID that sorts by its number. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A video that nothing is wrong with, an hour after {@link NOON}. */
export function draft(change: Partial<VideoDraft> = {}): VideoDraft {
  return {
    title: "How I clean a watch movement",
    description: "Three tools, one afternoon.",
    file: { name: "watch.mp4", size: 1_000_000, type: "video/mp4" },
    thumbnail: { name: "watch.jpg", size: 20_000, type: "image/jpeg" },
    scheduledAt: iso(minutes(60)),
    timeZone: "Europe/Berlin",
    privacyStatus: "scheduled",
    tags: ["watches", "repair"],
    categoryId: "22",
    language: "en",
    autoTranscribe: false,
    audience: "not_made_for_kids",
    ...change,
  };
}
