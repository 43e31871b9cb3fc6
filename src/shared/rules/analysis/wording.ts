import { WEEKDAYS } from "../weekdays.ts";
import { counted } from "../audience/describe.ts";
import type { Length } from "./compared.ts";
import { timesText } from "./content.ts";
import type { BestGroup } from "./groups.ts";
import type { DayPart } from "./patterns.ts";

/** A weekday's name. @param weekday 0 for Sunday to 6 for Saturday. */
export const weekdayName = (weekday: number): string => WEEKDAYS[(weekday + 6) % 7] ?? "";

export const DAY_PART_NAMES: Readonly<Record<DayPart, string>> = {
  night: "Night, 0:00 to 6:00",
  morning: "Morning, 6:00 to 12:00",
  afternoon: "Afternoon, 12:00 to 18:00",
  evening: "Evening, 18:00 to 24:00",
};

export const LENGTH_NAMES: Readonly<Record<Length, string>> = {
  short: "videos of up to 3 minutes",
  long: "videos longer than 3 minutes",
  unknown: "videos of unknown length",
};

/** "1.8 times the views of the videos around them (6 videos)". */
export function leadText({ times, videos }: Pick<BestGroup<unknown>, "times" | "videos">): string {
  return `${timesText(times)} times the views of the videos around them (${counted(videos, "video")})`;
}

/** What a group that did best deserves to be told: it is one of several, and the best always looks better than it is. */
export const LIKELY_LESS = "The true difference is likely smaller, so try it before you change a habit.";
