import { dayNumber } from "../days.ts";

/** When a video came out, on the clocks of a zone. */
export interface Published {
  /** Grows with time, so that videos can be put in order. In days. */
  readonly at: number;
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekday: number;
  /** 0 to 23; undefined where only the day is known. */
  readonly hour: number | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const DAY_MILLISECONDS = 86_400_000;
/** 1970-01-01 was a Thursday. */
const EPOCH_WEEKDAY = 4;

/**
 * Reads publish times. A calendar day stays that day; an instant is put on the clocks of `timeZone`.
 * @param timeZone an IANA name, such as "Europe/Berlin".
 * @returns a reader of an ISO day or time; undefined for what is neither.
 */
export function publishedReader(timeZone: string): (text: string) => Published | undefined {
  const clocks = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  return (text) => {
    const at = Date.parse(text);
    if (Number.isNaN(at)) return undefined;
    if (DAY.test(text)) return { at: at / DAY_MILLISECONDS, weekday: weekdayOf(text), hour: undefined };
    const parts = new Map(clocks.formatToParts(at).map(({ type, value }) => [type, value]));
    const day = `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
    return { at: at / DAY_MILLISECONDS, weekday: weekdayOf(day), hour: Number(parts.get("hour")) };
  };
}

function weekdayOf(day: string): number {
  return (((dayNumber(day) + EPOCH_WEEKDAY) % 7) + 7) % 7;
}
