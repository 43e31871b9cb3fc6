import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dayOf } from "#shared/rules/days.ts";
import { type ForecastDay, forecastOf, HORIZONS, horizonsFor } from "#shared/rules/growth/forecast.ts";
import { bell, count, dice, forecastValues, series } from "../support/growth.ts";

const TIMES = { numRuns: 30 };

/** The same value every day, or what is made of each day's number. */
const days = (length: number, make: (day: number) => number | undefined) =>
  Array.from({ length }, (_, day) => make(day));

/** Any series a creator's file may hold: of any length, with gaps, losses, nothing at all, or far too much. */
const anySeries = fc
  .record({
    length: fc.integer({ min: 1, max: 400 }),
    level: fc.constantFrom(0, 0.5, 3, 40, 5000, 2_000_000),
    growth: fc.constantFrom(-0.02, 0, 0.001, 0.02),
    noise: fc.constantFrom(0, 0.3, 2),
    gaps: fc.constantFrom(0, 0.1, 0.6),
    sign: fc.constantFrom(1, 1, -1),
    seed: fc.integer(),
  })
  .map(({ length, level, growth, noise, gaps, sign, seed }) => {
    const roll = dice(seed);
    return days(length, (day) =>
      roll() < gaps
        ? undefined
        : sign * Math.round(level * Math.exp(growth * day) * (1 + noise * Math.abs(bell(roll)))),
    );
  });

/** Whether a day's numbers are numbers, in order and not below the least. */
function isSound({ low, likely, high }: ForecastDay, least: number): boolean {
  return low >= least && low <= likely && likely <= high && high < Infinity;
}

describe("what any history gives", () => {
  test.each(["subscribers", "views"] as const)(
    "%s: day after day, finite, in order, never narrower further away",
    (metric) => {
      fc.assert(
        fc.property(anySeries, (raw) => {
          const values = metric === "views" ? raw.map((value) => value && Math.abs(value)) : raw;
          // A series ends with a known day.
          const last = values.findLastIndex((value) => value !== undefined);
          const forecast = forecastOf(series(values.slice(0, last + 1)), metric);
          if (forecast.state !== "ready") {
            expect(["empty", "short", "gaps"]).toContain(forecast.state);
            return;
          }
          for (const list of [forecast.days, forecast.totals]) {
            expect(list.map(({ day }) => day)).toEqual(
              list.map((_, index) => addDays(forecast.last, index + 1)),
            );
            expect(list.filter((one) => !isSound(one, metric === "views" ? 0 : -Infinity))).toEqual([]);
            const widths = list.map(({ likely, high }) => high - likely);
            expect(widths.filter((width, index) => width < (widths[index - 1] ?? 0) * (1 - 1e-6))).toEqual(
              [],
            );
          }
          for (const horizon of HORIZONS) {
            const check = forecast.check(horizon);
            if (check !== undefined) {
              expect(check.days).toBeLessThanOrEqual(horizon);
              expect(Object.values(check).every((value) => value === undefined || value >= 0)).toBe(true);
            }
          }
          expect(forecast.coverage ?? 0).toBeGreaterThanOrEqual(0);
          expect(forecast.coverage ?? 0).toBeLessThanOrEqual(1);
        }),
        TIMES,
      );
    },
  );

  test("the same history gives the same forecast", () => {
    fc.assert(
      fc.property(anySeries, (values) => {
        const [one, two] = [forecastOf(series(values), "views"), forecastOf(series([...values]), "views")];
        expect(JSON.stringify(one)).toBe(JSON.stringify(two));
      }),
      { numRuns: 10 },
    );
  });

  test("a day before a gap and a day after it are told apart from a day without anything", () => {
    const full = forecastValues(
      days(60, () => 10),
      "views",
    );
    const gappy = forecastValues(
      days(60, (day) => (day % 5 === 2 ? undefined : 10)),
      "views",
    );
    const zeros = forecastValues(
      days(60, (day) => (day % 5 === 2 ? 0 : 10)),
      "views",
    );
    expect(gappy.days[0]?.likely).toBeCloseTo(full.days[0]?.likely ?? 0, 9);
    expect(gappy).toMatchObject({ known: 48, missing: 12 });
    expect(zeros.totals[29]?.likely).toBeLessThan(270);
  });
});

describe("what too little history gives", () => {
  test("below 28 known days there is no forecast, and it says how many there are", () => {
    expect(forecastOf(series(days(27, () => 3)), "views")).toEqual({ state: "short", known: 27, needed: 28 });
    expect(forecastOf(series(days(28, () => 3)), "views").state).toBe("ready");
    expect(forecastOf(series([]), "views")).toEqual({ state: "empty" });
  });

  test("gaps don't count as days", () => {
    const values = days(40, (day) => (day % 2 === 0 ? 3 : undefined)).slice(0, 39);
    expect(forecastOf(series(values), "views")).toEqual({ state: "short", known: 20, needed: 28 });
  });

  test("a long history whose last weeks are full of gaps carries none", () => {
    const values = days(200, (day) => (day < 170 || day % 4 === 3 ? 3 : undefined));
    expect(forecastOf(series(values), "views")).toEqual({ state: "gaps", known: 7, needed: 14, of: 28 });
  });

  test("nobody looks further ahead than back", () => {
    expect([27, 28, 89, 90, 365].map(horizonsFor)).toEqual([[], [30], [30], [30, 90], [30, 90]]);
  });
});

describe("where known shapes point", () => {
  test("the same every day goes on, by the plain average", () => {
    const forecast = forecastValues(
      days(120, () => 12),
      "subscribers",
    );
    expect(forecast.method).toMatchObject({ name: "average", weekdays: false });
    expect(forecast.totals[89]?.likely).toBeCloseTo(1080, 6);
    expect(forecast.check(30)).toMatchObject({ days: 30, off: 0, share: 0 });
  });

  test("nothing at all goes on as next to nothing, and the range says that a few may come", () => {
    const { totals } = forecastValues(
      days(60, () => 0),
      "subscribers",
    );
    expect(totals[29]?.likely).toBe(0);
    expect(totals[29]?.high).toBeGreaterThan(0.5);
    expect(totals[29]?.high).toBeLessThan(5);
  });

  test("a straight line is seen: the forecast beats the plain average", () => {
    const roll = dice(7);
    const forecast = forecastValues(
      days(200, (day) => count(roll, 20 + day)),
      "subscribers",
    );
    expect(forecast.method.name).not.toBe("average");
    const came = 30 * (20 + 215.5);
    const plain = 30 * (20 + 185.5);
    expect(forecast.totals[29]?.likely).toBeGreaterThan(plain + (came - plain) / 2);
    expect(forecast.totals[29]?.high).toBeGreaterThan(came);
    const check = forecast.check(30);
    expect(check?.off).toBeLessThan((check?.plainOff ?? 0) * 0.95);
  });

  test("weekdays are seen, also across gaps", () => {
    const week = [100, 80, 80, 90, 120, 220, 180];
    const roll = dice(3);
    const values = days(112, (day) => (day % 11 === 4 ? undefined : count(roll, week[day % 7] ?? 0)));
    const forecast = forecastValues(values, "views");
    expect(forecast.method.weekdays).toBe(true);
    for (const [index, usual] of week.entries()) {
      const likely = forecast.days[index]?.likely ?? 0;
      expect(Math.abs(likely - usual)).toBeLessThan(25);
    }
  });

  test("a channel that loses subscribers goes on losing, without a floor of its own", () => {
    const roll = dice(5);
    const forecast = forecastValues(
      days(90, () => -count(roll, 6)),
      "subscribers",
    );
    expect(forecast.totals[29]?.likely).toBeLessThan(-120);
    expect(forecast.totals[29]?.high).toBeLessThan(0);
  });

  test("views that fall never go below 0", () => {
    const { days: ahead } = forecastValues(
      days(90, (day) => Math.max(0, 200 - 2 * day)),
      "views",
    );
    expect(ahead.at(-1)?.likely).toBeGreaterThanOrEqual(0);
    expect(ahead.at(-1)?.low).toBe(0);
  });

  test("one wild day doesn't make the forecast wild", () => {
    const roll = dice(11);
    const values = days(120, (day) => (day === 40 ? 9000 : count(roll, 30)));
    expect(forecastValues(values, "views").days[29]?.likely).toBeLessThan(60);
  });

  test("growth that explodes stays a number, and the range reaches up", () => {
    const { totals } = forecastValues(
      days(400, (day) => Math.round(1.03 ** day)),
      "subscribers",
    );
    expect(totals.every(({ high }) => Number.isFinite(high))).toBe(true);
    expect(totals[29]?.high).toBeGreaterThan(30 * 1.03 ** 399);
  });
});

test("a forecast begins the day after the last known one", () => {
  const forecast = forecastValues(
    days(30, () => 1),
    "views",
  );
  expect(forecast.last).toBe(dayOf(20_029));
  expect(forecast.days[0]?.day).toBe(dayOf(20_030));
});
