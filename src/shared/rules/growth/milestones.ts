import { addDays, dayNumber } from "../days.ts";
import type { ForecastDay } from "./forecast.ts";
import { type Forecast, MILESTONE_DAYS } from "./forecast.ts";

/** How many subscribers the channel has, and on which day that was so. */
export interface Standing {
  readonly subscribers: number;
  /** As in "2026-11-21". */
  readonly day: string;
}

/** When so many subscribers are reached, by the interval of the forecast. */
export type Arrival =
  | { readonly state: "reached" }
  /**
   * Between two days. `likely` and `latest` are undefined where they lie beyond a year; then it is "or later".
   */
  | {
      readonly state: "range";
      readonly earliest: string;
      readonly likely: string | undefined;
      readonly latest: string | undefined;
    }
  /** Not within a year, even at the upper end of the interval. `falling`: the channel is losing subscribers. */
  | { readonly state: "beyond"; readonly falling: boolean };

/** Subscribers that a milestone is made of, between two powers of ten. */
const STEPS = [1, 2, 5];
/** What the Partner Program's ads ask for; spec §9 counts toward it. */
const FIRST = 1000;
/** How many lie ahead on the screen. */
const AHEAD = 3;

/** The subscribers of each day ahead, never below 0, starting from what is known of today. */
export function subscribersAhead({ last, totals }: Forecast, { subscribers, day }: Standing): ForecastDay[] {
  const passed = dayNumber(day) - dayNumber(last);
  const start = totals[passed - 1];
  const done = start?.likely ?? 0;
  const doneWidth = start === undefined ? 0 : start.high - start.likely;
  return totals.slice(Math.max(0, passed)).map((one) => {
    const likely = subscribers + one.likely - done;
    // What was uncertain of the days before is known by now: the number of subscribers has it in it.
    const width = Math.sqrt(Math.max(0, (one.high - one.likely) ** 2 - doneWidth ** 2));
    return {
      day: one.day,
      likely: Math.max(0, likely),
      low: Math.max(0, likely - width),
      high: Math.max(0, likely + width),
    };
  });
}

/** When a number of subscribers is reached. @param ahead what subscribersAhead gives. */
export function arrivalOf(
  ahead: readonly ForecastDay[],
  target: number,
  { subscribers, day }: Standing,
): Arrival {
  if (subscribers >= target) return { state: "reached" };
  const until = addDays(day, MILESTONE_DAYS);
  const within = ahead.filter((one) => one.day <= until);
  const first = (edge: "high" | "likely" | "low") => within.find((one) => one[edge] >= target)?.day;
  const earliest = first("high");
  if (earliest === undefined)
    return { state: "beyond", falling: (within.at(-1)?.likely ?? subscribers) < subscribers };
  return { state: "range", earliest, likely: first("likely"), latest: first("low") };
}

/** The milestones to show: 1,000 always, and the next ones of 1, 2 and 5 times a power of ten, ascending. */
export function milestonesFrom(subscribers: number): number[] {
  const power = 10 ** Math.max(2, Math.floor(Math.log10(Math.max(1, subscribers))));
  const ladder = [power, power * 10].flatMap((unit) => STEPS.map((step) => step * unit));
  const next = ladder.filter((target) => target > subscribers).slice(0, AHEAD);
  return [...new Set([FIRST, ...next])].toSorted((a, b) => a - b);
}
