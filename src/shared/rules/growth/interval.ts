import { type Aim, chanceOf, type Miss, type Trial, unrestOf, widening } from "./back-test.ts";
import type { Fitted } from "./methods.ts";
import { meanOf, type Values } from "./series.ts";

/** How often the truth is meant to lie inside an interval. */
export const INTERVAL_SHARE = 0.8;
/** The same share of a normal distribution, in standard deviations either way. */
const NORMAL = 1.2816;

/** Distances at which misses are gathered, in days. */
const STOPS = [1, 3, 7, 14, 21, 30, 45, 60, 90];
/** Distances that count with a stop: from here, as a share of it, up to it. */
const NEAR = 0.6;
/** Days after which one day's miss says something new. */
const WEEK = 7;

/**
 * What few spans that don't overlap add to a share's width: Student's t against the normal distribution, by the
 * number of spans. Source: any table of t at 0.9.
 */
const FEW_SPANS = [2.4, 1.47, 1.28, 1.2, 1.15];

/** How far misses go at a distance: the share of {@link INTERVAL_SHARE} of them is no larger. */
export type Spread = (ahead: number) => number;

/**
 * The spread of a back-test's own misses. Between distances it is a straight line, and beyond the longest one it
 * stays, so that there the interval widens as the method says.
 * Sources: split-conformal prediction, Vovk, Gammerman & Shafer 2005; misses in units of the local unrest,
 * Lei et al. 2018, Journal of the American Statistical Association 113.
 */
export function spreadOf(trials: readonly Trial[], aim: Aim): Spread {
  const points = STOPS.flatMap((stop) => {
    const reaching = trials.filter(({ misses }) => (misses.at(-1)?.ahead ?? 0) >= stop);
    const first = reaching.at(0);
    const last = reaching.at(-1);
    if (first === undefined || last === undefined) return [];
    const spans = Math.floor((last.shown - first.shown) / (aim === "days" ? WEEK : stop)) + 1;
    const near = reaching.flatMap((trial) =>
      trial.misses
        .filter(({ ahead }) => ahead > stop * NEAR && ahead <= stop)
        .map((miss) => sizeOf(trial, miss, aim)),
    );
    return [{ stop, size: quantile(near, INTERVAL_SHARE) * (FEW_SPANS[spans - 1] ?? 1 + 0.7 / spans) }];
  });
  return (ahead) => {
    const below = points.findLast(({ stop }) => stop <= ahead);
    const above = points.find(({ stop }) => stop > ahead);
    if (below === undefined || above === undefined) return (below ?? above)?.size ?? NORMAL;
    return below.size + ((above.size - below.size) * (ahead - below.stop)) / (above.stop - below.stop);
  };
}

/**
 * How far an interval reaches either way, for each of the days ahead; never less than further in, nor than chance
 * alone would have it.
 */
export function widthsOf(values: Values, fitted: Fitted, spread: Spread, aim: Aim, days: number): number[] {
  const unrest = unrestOf(values);
  const least = NORMAL * chanceOf(values);
  let widest = 0;
  return widening(fitted, days)[aim].map((wide, index) => {
    widest = Math.max(widest, Math.max(spread(index + 1) * unrest, least) * wide);
    return widest;
  });
}

/**
 * How often the truth lay inside the interval: made from the first half of a series alone, held against the second.
 * @param early the trials of the first half. @param late trials that begin in the second.
 * @returns the share of the days, 0 to 1; undefined where either half has none.
 */
export function coverageOf(early: readonly Trial[], late: readonly Trial[], aim: Aim): number | undefined {
  const spread = spreadOf(early, aim);
  const hits = late.flatMap((trial) =>
    trial.misses.map((miss) =>
      Number(sizeOf(trial, miss, aim) <= Math.max(spread(miss.ahead), NORMAL * trial.least)),
    ),
  );
  return early.length === 0 || hits.length === 0 ? undefined : meanOf(hits);
}

/** How large a miss is beside what is usual at its distance. */
function sizeOf({ usual }: Trial, miss: Miss, aim: Aim): number {
  return miss[aim] / (usual[aim][miss.ahead - 1] ?? 1);
}

/** The smallest number that at least `share` of them don't exceed; 0 for an empty list. */
export function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * numbers.length) - 1)] ?? 0;
}

/** The middle one; of an even number the lower of the two. */
export function medianOf(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}
