import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { ChannelDay } from "#shared/contracts/overview.ts";
import { addDays } from "#shared/rules/days.ts";
import { type Forecast, forecastOf, type NoForecast } from "#shared/rules/growth/forecast.ts";
import type { GrowthDay, Metric, Series } from "#shared/rules/growth/series.ts";

/** A day of a channel, everything unknown but what is given. */
export function channelDay(day: string, known: Partial<ChannelDay> = {}): ChannelDay {
  return {
    day,
    views: null,
    likes: null,
    comments: null,
    minutesWatched: null,
    subscribersGained: null,
    subscribersLost: null,
    ...known,
  };
}

/** Days in a row that end on `last`, with the net of each; null is a day that isn't known. */
export function netDays(nets: readonly (number | null)[], last: string): GrowthDay[] {
  return nets.map((net, index) => ({
    day: addDays(last, index + 1 - nets.length),
    views: null,
    subscribersGained: net === null ? null : Math.max(0, net),
    subscribersLost: net === null ? null : Math.max(0, -net),
  }));
}

/** A series of these values; undefined is a day that isn't known. */
export function series(values: readonly (number | undefined)[]): Series {
  return { first: 20_000, values, cut: false, gainedOnly: false };
}

/** @throws Error where nothing is forecast. */
export function ready(forecast: Forecast | NoForecast): Forecast {
  if (forecast.state !== "ready") throw new Error(`no forecast: ${forecast.state}`);
  return forecast;
}

/** The forecast of values that carry one. */
export function forecastValues(values: readonly (number | undefined)[], metric: Metric): Forecast {
  return ready(forecastOf(series(values), metric));
}

/** Numbers from 0 to 1, the same for the same seed. */
export function dice(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => uniformFloat64(generator);
}

/** A number of a standard normal distribution (Box and Muller). */
export function bell(roll: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll());
}

/** A count of a Poisson distribution; beyond 50 a normal one that is near enough. */
export function count(roll: () => number, mean: number): number {
  if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * bell(roll)));
  const limit = Math.exp(-mean);
  let events = -1;
  for (let product = 1; product > limit; product *= roll()) events += 1;
  return events;
}

/** A channel that is made up day by day. */
type Made = (roll: () => number) => (day: number) => number;

/** Kinds of channels, each with chances of its own. */
export const CHANNELS: Readonly<Record<string, Made>> = {
  steady: (roll) => {
    const mean = 0.3 + roll() * 20;
    return () => count(roll, mean);
  },
  noisy: (roll) => {
    const level = 100 + roll() * 1000;
    return () => Math.round(level * Math.exp(0.3 * bell(roll)));
  },
  weekly: (roll) => {
    const level = 50 + roll() * 500;
    const week = Array.from({ length: 7 }, () => 0.6 + 0.8 * roll());
    return (day) => count(roll, level * (week[day % 7] ?? 1));
  },
  wandering: (roll) => {
    let level = Math.log(20 + roll() * 200);
    return () => {
      level += 0.03 * bell(roll);
      return count(roll, Math.exp(level));
    };
  },
  growing: (roll) => {
    const level = 10 + roll() * 50;
    const growth = 0.1 + 0.3 * roll();
    return (day) => count(roll, level + growth * day);
  },
  bursting: (roll) => {
    const level = 5 + roll() * 20;
    let burst = 0;
    return () => {
      burst *= 0.75;
      if (roll() < 0.04) burst += level * (1 + 9 * roll());
      return count(roll, level + burst);
    };
  },
};

/** So many days of a channel of a kind. */
export function lived(kind: string, seed: number, days: number): number[] {
  const made = CHANNELS[kind];
  if (made === undefined) throw new Error(`no such channel: ${kind}`);
  const next = made(dice(seed));
  return Array.from({ length: days }, (_, day) => next(day));
}
