import type { Fitted, Method } from "./methods.ts";
import { knownOf, meanOf, type Values } from "./series.ts";

/** What a forecast is held to: each day by itself, or the total up to it. */
export type Aim = "days" | "total";

/** One try: the series was cut at a day of the past, forecast from there, and held against what came. */
export interface Trial {
  /** How many days the method was shown. */
  readonly shown: number;
  /** One a day that came and is known. */
  readonly misses: readonly Miss[];
  /** How large a miss is usual for the method, from the first day ahead on, see {@link widening}. */
  readonly usual: Readonly<Record<Aim, readonly number[]>>;
  /** What chance alone made of a day then, in units of the series' unrest; 0 to 1. */
  readonly least: number;
}

/** How far off a forecast was: what came less what was expected. */
export interface Miss {
  readonly ahead: number;
  /** The size by day and in total, 0 or more, in units of the series' unrest. */
  readonly days: number;
  readonly total: number;
  /** The totals themselves, of the days that are known. */
  readonly came: number;
  readonly expected: number;
}

/** Days a method is shown at least: two of each weekday. */
export const SHOWN_MIN = 14;
/** The most tries; they are spread evenly. */
const TRIALS_MAX = 40;
/** Days from which a series' unrest is taken. */
const UNREST_DAYS = 28;
/** Turns a mean absolute deviation into a standard deviation, as in a normal distribution. */
const DEVIATION = Math.sqrt(Math.PI / 2);
/** The least of a surprise that is taken to last, since no channel keeps one level: that of a 28-day average. */
const CARRIED_MIN = 2 / 29;

/**
 * How far one day usually lies from the mean of its last four weeks, as a standard deviation; never less than
 * chance alone makes of a count.
 */
export function unrestOf(values: Values): number {
  const recent = knownOf(values.slice(-UNREST_DAYS));
  const mean = meanOf(recent);
  const off = meanOf(recent.map((value) => Math.abs(value - mean))) * DEVIATION;
  return Math.max(off, chanceOf(values));
}

/**
 * What chance alone makes of a day's count: the root of its mean (Poisson). One event more than was seen is
 * allowed for, since what hasn't happened yet may.
 */
export function chanceOf(values: Values): number {
  const recent = knownOf(values.slice(-UNREST_DAYS));
  return Math.sqrt(Math.abs(meanOf(recent)) + 1 / Math.max(1, recent.length));
}

/**
 * How an interval widens with its distance, by day and in total, where one day's surprise is 1. The first is that
 * of the first day ahead. Source: Hyndman, Koehler, Ord & Snyder 2008, Forecasting with Exponential Smoothing,
 * chapter 6 (forecast variance and lead-time demand).
 */
export function widening(fitted: Fitted, days: number): Readonly<Record<Aim, readonly number[]>> {
  const byDay: number[] = [];
  const total: number[] = [];
  let squares = 1;
  let reach = 1;
  let reachSquares = 0;
  for (let ahead = 1; ahead <= days; ahead += 1) {
    byDay.push(Math.sqrt(squares));
    reachSquares += reach ** 2;
    total.push(Math.sqrt(reachSquares));
    const carried = Math.max(CARRIED_MIN, fitted.carried(ahead));
    squares += carried ** 2;
    reach += carried;
  }
  return { days: byDay, total };
}

/**
 * Forecasts a series from many of its own days (a rolling origin) and says how far off that was, oldest first.
 * Source: Tashman 2000, International Journal of Forecasting 16.
 * @param days how far ahead to forecast each time, as far as the series goes.
 */
export function backTest(values: Values, method: Method, days: number): Trial[] {
  return originsOf(values.length).flatMap((shown) => {
    const past = values.slice(0, shown);
    // Nothing can be fitted to days of which none is known.
    return knownOf(past).length === 0 ? [] : [tryOnce(past, values.slice(shown, shown + days), method)];
  });
}

/** After how many days each try begins. Counted from the end, so that the newest days are always tried. */
function originsOf(length: number): number[] {
  const possible = Math.max(0, length - SHOWN_MIN);
  const step = Math.max(1, Math.ceil(possible / TRIALS_MAX));
  return Array.from(
    { length: Math.ceil(possible / step) },
    (_, index) => length - 1 - index * step,
  ).toReversed();
}

function tryOnce(past: Values, next: Values, method: Method): Trial {
  const fitted = method.fit(past);
  const unrest = unrestOf(past);
  const misses: Miss[] = [];
  let came = 0;
  let expected = 0;
  for (const [index, value] of next.entries()) {
    if (value === undefined) continue;
    const guess = fitted.at(index + 1);
    came += value;
    expected += guess;
    misses.push({
      ahead: index + 1,
      days: Math.abs(value - guess) / unrest,
      total: Math.abs(came - expected) / unrest,
      came,
      expected,
    });
  }
  return { shown: past.length, misses, usual: widening(fitted, next.length), least: chanceOf(past) / unrest };
}
