import { Temporal } from "temporal-polyfill";

export { ownTimeZone } from "./time-zone.ts";

/**
 * What a date and time on the clocks of a zone are as instants, in epoch milliseconds. Where clocks go forward a
 * time may be `skipped`: `at` is the moment as long after the change. Where they go back it may come `twice`.
 */
export type LocalMoment =
  | { readonly kind: "once" | "skipped"; readonly at: number }
  | { readonly kind: "twice"; readonly earlier: number; readonly later: number };

/**
 * The moment of a local date and time. @param date "2026-12-01". @param time "18:00". @param timeZone an IANA name.
 * @returns undefined where it is no date, no time or no zone.
 */
export function momentOf(date: string, time: string, timeZone: string): LocalMoment | undefined {
  try {
    const local = Temporal.PlainDateTime.from(`${date}T${time}`);
    const [first, last] = (["earlier", "later"] as const).map((disambiguation) =>
      local.toZonedDateTime(timeZone, { disambiguation }),
    );
    if (first === undefined || last === undefined) return undefined;
    if (first.epochMilliseconds === last.epochMilliseconds)
      return { kind: "once", at: first.epochMilliseconds };
    return first.toPlainDateTime().equals(local)
      ? { kind: "twice", earlier: first.epochMilliseconds, later: last.epochMilliseconds }
      : { kind: "skipped", at: last.epochMilliseconds };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** An instant on the clocks of a zone. @param at epoch milliseconds. @returns "2026-12-01" and "18:00". */
export function clockOf(at: number, timeZone: string): { readonly date: string; readonly time: string } {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  return {
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: "minute" }),
  };
}
