import type { Column, Measure } from "#shared/rules/audience/columns.ts";
import type { Published } from "#shared/rules/audience/dates.ts";
import { enumerated } from "#shared/rules/audience/describe.ts";
import type { Video } from "#shared/rules/audience/read.ts";
import { clip, quoted, titleSafe } from "../topic.ts";

/** The most of a title and of a comment that a report repeats, in UTF-16 units. */
const SHOWN = { title: 90, comment: 180 } as const;

const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** A number as a report writes it: 12,345.6, with one decimal at most. */
export function figure(value: number): string {
  return plain.format(value);
}

/** A length in seconds as 4:35 or 1:02:03. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const two = (value: number) => String(value).padStart(2, "0");
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** A value with its unit: "12,345 views", "5.4% click-through rate", "1 like". */
export function amount(measure: Measure, value: number, watchUnit: Column["unit"]): string {
  const one = value === 1;
  switch (measure) {
    case "ctr":
      return `${figure(value)}% click-through rate`;
    case "duration":
      return `a length of ${clock(value)}`;
    case "watch":
      return `${figure(value)}${watchUnit === undefined ? "" : ` ${watchUnit}`} of watch time`;
    case "subscribers":
      return `${figure(value)} ${one ? "subscriber" : "subscribers"}`;
    default:
      return `${figure(value)} ${one ? measure.slice(0, -1) : measure}`;
  }
}

/** A date as 2026-10-03. */
export function isoDay({ year, month, day }: Published): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** A video's title in quotation marks, or what else there is to call it by. */
export function nameOf({ title, published }: Video): string {
  const safe = clip(titleSafe(title), SHOWN.title);
  if (safe !== "") return quoted(safe);
  return published === undefined ? "a video without a title" : `the video of ${isoDay(published)}`;
}

/** A comment as a report quotes it. */
export function quotedComment(comment: string): string {
  return quoted(clip(titleSafe(comment), SHOWN.comment));
}

/** "3 of your 12 comments"; "1 of your 12 comments". */
export function share(count: number, total: number, noun: string): string {
  return `${figure(count)} of your ${figure(total)} ${noun}${total === 1 ? "" : "s"}`;
}

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** Months, 1 to 12, by name. */
export function monthNames(months: readonly number[]): string {
  return enumerated(months.flatMap((month) => MONTHS[month - 1] ?? []));
}
