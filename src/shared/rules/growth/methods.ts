import { knownOf, meanOf, type Values } from "./series.ts";
import { withWeekdays } from "./weekdays.ts";

/** A method fitted to a series. */
export interface Fitted {
  /** The forecast for so many days after the last, 1 or more. */
  at(ahead: number): number;
  /** How much of one day's surprise is still in the day `ahead` of it: what widens an interval with its distance. */
  carried(ahead: number): number;
}

export const METHOD_NAMES = ["average", "smoothed", "theta", "damped"] as const;
export type MethodName = (typeof METHOD_NAMES)[number];

/** A way to forecast. `fit` takes any series with at least one known value. */
export interface Method {
  readonly name: MethodName;
  /** Whether each weekday keeps its own height. */
  readonly weekdays: boolean;
  fit(values: Values): Fitted;
}

/** Days of the average that everything else has to beat: four whole weeks, YouTube Studio's usual span. */
export const AVERAGE_DAYS = 28;

/** How fast smoothing forgets; the one that would have done best from day to day is taken. */
const LEVEL_WEIGHTS = [0.03, 0.07, 0.15, 0.3];
/** How fast a trend may turn, as a share of the level's weight. */
const TREND_WEIGHTS = [0.05, 0.15];
/** What is left of a trend a day later: half of it is gone after 34 days. */
const DAMPING = 0.98;
/** Days whose mean is where smoothing begins. */
const START_DAYS = 7;

/** The plain forecast: the average of the last 28 days goes on. */
function average(values: Values): Fitted {
  const level = meanOf(knownOf(values.slice(-AVERAGE_DAYS)));
  // An average of n days forgets about as fast as smoothing with a weight of 2 / (n + 1).
  const weight = 2 / (AVERAGE_DAYS + 1);
  return { at: () => level, carried: () => weight };
}

/** How smoothing moves: shares of a surprise that the level and the trend keep, and what is left of a trend. */
interface Smoothing {
  readonly weight: number;
  readonly trendWeight: number;
  readonly damping: number;
}

const LEVELS: readonly Smoothing[] = LEVEL_WEIGHTS.map((weight) => ({ weight, trendWeight: 0, damping: 0 }));
const TRENDS: readonly Smoothing[] = LEVEL_WEIGHTS.flatMap((weight) =>
  TREND_WEIGHTS.map((trendWeight) => ({ weight, trendWeight, damping: DAMPING })),
);

/** Runs damped-trend exponential smoothing in its error-correction form; a day that isn't known moves nothing. */
function smooth(values: Values, start: number, by: Smoothing) {
  let level = start;
  let trend = 0;
  let missed = 0;
  for (const value of values) {
    const expected = level + by.damping * trend;
    const error = value === undefined ? 0 : value - expected;
    level = expected + by.weight * error;
    trend = by.damping * trend + by.weight * by.trendWeight * error;
    missed += Math.abs(error);
  }
  return { by, level, trend, missed };
}

/** Where smoothing begins: the mean of the first known days. */
function startOf(values: Values): number {
  const first: number[] = [];
  for (const value of values) {
    if (value !== undefined) first.push(value);
    if (first.length === START_DAYS) break;
  }
  return meanOf(first);
}

/** The smoothing that would have missed each next day by least. */
function bestSmooth(values: Values, choices: readonly Smoothing[]) {
  const start = startOf(values);
  const tried = choices.map((by) => smooth(values, start, by));
  return tried.reduce((best, one) => (one.missed < best.missed ? one : best));
}

/**
 * Simple exponential smoothing: recent days count more. Source: Brown 1959, as in Hyndman & Athanasopoulos,
 * Forecasting: Principles and Practice, 3rd edition, 8.1.
 */
function smoothed(values: Values): Fitted {
  const { by, level } = bestSmooth(values, LEVELS);
  return { at: () => level, carried: () => by.weight };
}

/**
 * The Theta method: smoothing with half of the straight line's slope. Sources: Assimakopoulos & Nikolopoulos 2000,
 * International Journal of Forecasting 16; in this form Hyndman & Billah 2003, same journal 19.
 */
function theta(values: Values): Fitted {
  const { by, level } = bestSmooth(values, LEVELS);
  const half = slopeOf(values) / 2;
  const lag = (1 - (1 - by.weight) ** values.length) / by.weight;
  return { at: (ahead) => level + half * (ahead - 1 + lag), carried: () => by.weight };
}

/** The slope of the least-squares line through the known values, per day. */
function slopeOf(values: Values): number {
  let [count, days, sum, squares, products] = [0, 0, 0, 0, 0];
  for (const [day, value] of values.entries()) {
    if (value === undefined) continue;
    count += 1;
    days += day;
    sum += value;
    squares += day ** 2;
    products += day * value;
  }
  const spread = count * squares - days ** 2;
  return spread === 0 ? 0 : (count * products - days * sum) / spread;
}

/**
 * A trend that levels off. Sources: Gardner & McKenzie 1985, Management Science 31; how surprises carry on:
 * Hyndman, Koehler, Ord & Snyder 2008, Forecasting with Exponential Smoothing, chapter 6.
 */
function damped(values: Values): Fitted {
  const { by, level, trend } = bestSmooth(values, TRENDS);
  /** What a trend of 1 adds up to in so many days. */
  const grown = (ahead: number) => (by.damping * (1 - by.damping ** ahead)) / (1 - by.damping);
  return {
    at: (ahead) => level + trend * grown(ahead),
    carried: (ahead) => by.weight * (1 + by.trendWeight * grown(ahead)),
  };
}

const FITS: Record<MethodName, (values: Values) => Fitted> = { average, smoothed, theta, damped };

/** What every other method has to beat to be used. */
export const PLAIN: Method = { name: "average", weekdays: false, fit: average };

/** The others. */
export const RIVALS: readonly Method[] = [
  ...METHOD_NAMES.map((name) => ({ name, weekdays: false, fit: FITS[name] })).filter(
    ({ name }) => name !== PLAIN.name,
  ),
  ...METHOD_NAMES.map((name) => ({ name, weekdays: true, fit: withWeekdays(FITS[name]) })),
];
