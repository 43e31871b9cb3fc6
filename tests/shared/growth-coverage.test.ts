import { describe, expect, test } from "vitest";
import { CHANNELS, forecastValues, lived } from "../support/growth.ts";

const AHEAD = 30;
const SEEDS = 36;
const METRICS = ["subscribers", "views"] as const;
type Metric = (typeof METRICS)[number];
const KINDS = Object.entries(CHANNELS);

/** Histories of 45, 60 and 75 days. */
const historyOf = (seed: number) => 45 + 15 * (seed % 3);

const counted = new Map<string, number>();

/** How often what came lay inside the interval, over many made-up channels of a kind. */
function held(kind: string, metric: Metric): number {
  const known = counted.get(kind + metric);
  if (known !== undefined) return known;
  let inside = 0;
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const life = lived(kind, seed, historyOf(seed) + AHEAD);
    const { days, totals } = forecastValues(life.slice(0, historyOf(seed)), metric);
    let total = 0;
    for (const [ahead, came] of life.slice(historyOf(seed)).entries()) {
      total += came;
      const value = metric === "views" ? came : total;
      const { low = 0, high = 0 } = (metric === "views" ? days : totals)[ahead] ?? {};
      inside += Number(low <= value && value <= high);
    }
  }
  const share = inside / (SEEDS * AHEAD);
  counted.set(kind + metric, share);
  return share;
}

describe.each(METRICS)("an interval of 80% of %s", (metric) => {
  test.each(KINDS)("holds more often than not on a channel that is %s", (kind) => {
    expect(held(kind, metric)).toBeGreaterThan(0.6);
  });

  test("holds between 70% and 95% of the days over 216 made-up channels", () => {
    expect(KINDS.length * SEEDS).toBe(216);
    const share = KINDS.reduce((sum, [kind]) => sum + held(kind, metric), 0) / KINDS.length;
    expect(share).toBeGreaterThanOrEqual(0.7);
    expect(share).toBeLessThanOrEqual(0.95);
  });
});

test("the coverage that is told of a long history is near what the interval is made for", () => {
  const told = [1, 2, 3, 4, 5, 6].map((seed) => forecastValues(lived("noisy", seed, 200), "views").coverage);
  const mean = told.reduce<number>((sum, one = 0) => sum + one, 0) / told.length;
  expect(mean).toBeGreaterThan(0.7);
  expect(mean).toBeLessThan(0.95);
});

test("a history too short to be cut in two tells no coverage", () => {
  expect(forecastValues(lived("steady", 1, 28), "views").coverage).toBeUndefined();
});
