import { addDays } from "../days.ts";
import { type Aim, backTest, type Trial } from "./back-test.ts";
import { coverageOf, medianOf, spreadOf, widthsOf } from "./interval.ts";
import { type Method, PLAIN, RIVALS } from "./methods.ts";
import { knownOf, lastDayOf, meanOf, type Metric, type Series, type Values } from "./series.ts";

/** Days ahead that a creator may choose. */
export const HORIZONS = [30, 90] as const;
export type Horizon = (typeof HORIZONS)[number];

/**
 * Known days that each horizon needs. Four of each weekday are the least; and nobody looks further ahead than
 * back. Source: heuristic.
 */
export const DAYS_NEEDED: Record<Horizon, number> = { 30: 28, 90: 90 };

/** Of the last 28 days of a series this many have to be known. Source: heuristic. */
export const RECENT_NEEDED = 14;
const RECENT_DAYS = 28;

/** A milestone further away than this isn't dated, in days. */
export const MILESTONE_DAYS = 365;

/** Days after which a series is too old to say where the channel is heading. Source: heuristic. */
export const OLD_DAYS = 90;
/** So many days are forecast: a milestone's year begins today, the forecast where the series ends. */
const DAYS_AHEAD = MILESTONE_DAYS + OLD_DAYS;

/** Another method is used only where its misses are smaller than the plain one's by this factor. Source: heuristic. */
const CLEARLY_BETTER = 0.95;

/** A check tells of the longest distance up to its horizon that was tried at least this often. */
const TRIES_MIN = 5;

/** One day ahead. Whole numbers aren't made of it: who shows it rounds. */
export interface ForecastDay {
  /** As in "2026-12-18". */
  readonly day: string;
  readonly likely: number;
  /** The interval of {@link INTERVAL_SHARE}. */
  readonly low: number;
  readonly high: number;
}

/** How the forecast did on the series itself. */
export interface Check {
  /** How far ahead the tries looked. */
  readonly days: number;
  readonly tries: number;
  /** How far off the total was, in the middle case, 0 or more. */
  readonly off: number;
  /** The same as a share of what came; undefined where in the middle case nothing came. */
  readonly share: number | undefined;
  /** How far off the plain average was in the middle case. */
  readonly plainOff: number;
}

export interface Forecast {
  readonly state: "ready";
  readonly metric: Metric;
  readonly method: Pick<Method, "name" | "weekdays">;
  /** The last known day, as in "2026-11-18". */
  readonly last: string;
  readonly known: number;
  readonly missing: number;
  /** The metric of each day ahead, views are never below 0. */
  readonly days: readonly ForecastDay[];
  /** What it adds up to from the day after `last`; each holds the days before it. */
  readonly totals: readonly ForecastDay[];
  /** How often what came lay inside the interval, 0 to 1, where the second half of the series was held against an
   * interval of the first; undefined where the series is too short for that. */
  readonly coverage: number | undefined;
  check(horizon: Horizon): Check | undefined;
}

/** Why nothing is forecast. */
export type NoForecast =
  /** No value at all. */
  | { readonly state: "empty" }
  | { readonly state: "short"; readonly known: number; readonly needed: number }
  /** Too few of the last days are known. */
  | { readonly state: "gaps"; readonly known: number; readonly needed: number; readonly of: number };

/** The horizons that a series is long enough for. */
export function horizonsFor(known: number): Horizon[] {
  return HORIZONS.filter((horizon) => known >= DAYS_NEEDED[horizon]);
}

/**
 * Where a series is heading, with an interval. Each method is tried on the series' own past; the best one is used
 * where it clearly beats the plain average, and its misses there are what the interval is made of. What it can't
 * know: what the creator, the platform or the audience does differently from now on.
 */
export function forecastOf(series: Series, metric: Metric): Forecast | NoForecast {
  const { values } = series;
  const known = knownOf(values).length;
  if (known === 0) return { state: "empty" };
  const tested = horizonsFor(known).at(-1);
  if (tested === undefined) return { state: "short", known, needed: DAYS_NEEDED[30] };
  const recent = knownOf(values.slice(-RECENT_DAYS)).length;
  if (recent < RECENT_NEEDED) return { state: "gaps", known: recent, needed: RECENT_NEEDED, of: RECENT_DAYS };

  const plain = backTest(values, PLAIN, tested);
  const aim: Aim = metric === "views" ? "days" : "total";
  const { method, trials } = bestOf(values, plain, tested, aim);
  const fitted = method.fit(values);
  const last = lastDayOf(series);
  const floor = metric === "views" ? 0 : -Infinity;
  const guesses = Array.from({ length: DAYS_AHEAD }, (_, index) => Math.max(floor, fitted.at(index + 1)));
  const around = (centres: readonly number[], of: Aim): ForecastDay[] => {
    const widths = widthsOf(values, fitted, spreadOf(trials, of), of, centres.length);
    return centres.map((likely, index) => ({
      day: addDays(last, index + 1),
      likely,
      low: Math.max(floor, likely - (widths[index] ?? 0)),
      high: likely + (widths[index] ?? 0),
    }));
  };
  const half = Math.ceil(values.length / 2);
  const late = trials.filter(({ shown }) => shown >= half);
  return {
    state: "ready",
    metric,
    method,
    last,
    known,
    missing: values.length - known,
    days: around(guesses, "days"),
    totals: around(runningTotals(guesses), "total"),
    coverage: coverageOf(backTest(values.slice(0, half), method, tested), late, aim),
    check: (horizon) => checkOf(trials, plain, horizon),
  };
}

/** The sums of the first, the first two, the first three, … */
export function runningTotals(numbers: readonly number[]): number[] {
  let sum = 0;
  return numbers.map((one) => (sum += one));
}

/** The method whose misses are smallest, and the plain one where none is clearly better. */
function bestOf(values: Values, plain: readonly Trial[], days: number, aim: Aim) {
  const tried = RIVALS.map((method) => {
    const trials = backTest(values, method, days);
    return { method, trials, loss: lossOf(trials, aim) };
  });
  const best = tried.reduce((least, one) => (one.loss < least.loss ? one : least));
  return best.loss < lossOf(plain, aim) * CLEARLY_BETTER ? best : { method: PLAIN, trials: plain };
}

/** How large the misses are on average: of a total a day's share of it, so that near and far count alike. */
function lossOf(trials: readonly Trial[], aim: Aim): number {
  return meanOf(
    trials.flatMap(({ misses }) => misses.map((miss) => miss[aim] / (aim === "total" ? miss.ahead : 1))),
  );
}

function checkOf(trials: readonly Trial[], plain: readonly Trial[], horizon: Horizon): Check | undefined {
  const longest = (trial: Trial) => trial.misses.findLast(({ ahead }) => ahead <= horizon)?.ahead ?? 0;
  const days = trials.map(longest).toSorted((a, b) => b - a)[TRIES_MIN - 1];
  if (days === undefined || days === 0) return undefined;
  const at = (all: readonly Trial[]) =>
    all
      .flatMap(({ misses }) => misses.filter(({ ahead }) => ahead === days))
      .map(({ came, expected }) => ({
        came: Math.abs(came),
        off: Math.abs(came - expected),
      }));
  const own = at(trials);
  const off = medianOf(own.map((one) => one.off));
  const came = medianOf(own.map((one) => one.came));
  return {
    days,
    tries: own.length,
    off,
    share: came > 0 ? off / came : undefined,
    plainOff: medianOf(at(plain).map((one) => one.off)),
  };
}
