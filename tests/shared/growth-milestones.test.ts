import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#shared/rules/days.ts";
import { type Arrival, arrivals, milestonesFrom } from "#shared/rules/growth/milestones.ts";
import {
  broughtForward,
  subscribersAhead,
  subscribersLine,
  totalsFrom,
  viewsBetween,
  viewsLine,
} from "#shared/rules/growth/outlook.ts";
import { count, dice, forecastValues, series } from "../support/growth.ts";

const steady = (daily: number, length = 60) =>
  forecastValues(
    Array.from({ length }, () => daily),
    "subscribers",
  );

function arrival(daily: number, subscribers: number, target: number): Arrival {
  const forecast = steady(daily);
  const [one] = arrivals(forecast, { subscribers, day: forecast.last }, [target]);
  if (one === undefined) throw new Error("no arrival");
  return one.arrival;
}

/** Days from a forecast's end; far away where it isn't reached. */
function distance(from: string, day: string | undefined): number {
  return day === undefined ? 9999 : (Date.parse(day) - Date.parse(from)) / 86_400_000;
}

describe("milestones", () => {
  test("one that is reached says so, from its own number on", () => {
    expect(arrival(5, 1000, 1000)).toEqual({ state: "reached" });
    expect(arrival(-5, 1200, 1000)).toEqual({ state: "reached" });
    expect(arrival(5, 999, 1000).state).toBe("range");
  });

  test("at ten a day the middle of the range is the day that arithmetic gives", () => {
    const { last } = steady(10);
    const found = arrival(10, 500, 1000);
    expect(found).toMatchObject({ state: "range", likely: addDays(last, 50) });
    if (found.state !== "range") return;
    expect(distance(last, found.earliest)).toBeLessThan(50);
    expect(distance(last, found.earliest)).toBeGreaterThan(30);
    expect(distance(last, found.latest)).toBeGreaterThan(50);
    expect(distance(last, found.latest)).toBeLessThan(80);
  });

  test("one beyond a year isn't dated", () => {
    expect(arrival(1, 500, 10_000)).toEqual({ state: "beyond", falling: false });
    expect(arrival(0, 500, 1000)).toEqual({ state: "beyond", falling: false });
  });

  test("a channel that is losing subscribers doesn't reach it at this pace", () => {
    expect(arrival(-5, 900, 1000)).toEqual({ state: "beyond", falling: true });
  });

  test("a range whose end lies beyond a year has no latest day", () => {
    expect(arrival(2, 500, 1220)).toMatchObject({ state: "range", latest: undefined });
  });

  test("more growth in the past never makes a milestone later", () => {
    fc.assert(
      fc.property(
        // A day wins a whole number of them.
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 5000 }),
        (slow, more, gap) => {
          const [a, b] = [arrival(slow, 1000, 1000 + gap), arrival(slow + more, 1000, 1000 + gap)];
          if (a.state !== "range") return;
          if (b.state !== "range") throw new Error("faster, and yet not reached");
          for (const edge of ["earliest", "likely", "latest"] as const)
            expect(distance("2026-01-01", b[edge])).toBeLessThanOrEqual(distance("2026-01-01", a[edge]));
        },
      ),
      { numRuns: 100 },
    );
  });

  test("a range is in order: earliest, likely, latest", () => {
    const roll = dice(2);
    const forecast = forecastValues(
      Array.from({ length: 100 }, () => count(roll, 9) - 2),
      "subscribers",
    );
    const standing = { subscribers: 640, day: addDays(forecast.last, 3) };
    const all = arrivals(forecast, standing, milestonesFrom(standing.subscribers));
    expect(all.map(({ target }) => target)).toEqual([1000, 2000, 5000]);
    for (const { arrival: found } of all) {
      if (found.state !== "range") continue;
      const places = [found.earliest, found.likely, found.latest].map((day) => distance(standing.day, day));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places[0]).toBeGreaterThan(0);
    }
  });

  test.each([
    [0, [100, 200, 500, 1000]],
    [150, [200, 500, 1000]],
    [999, [1000, 2000, 5000]],
    [1000, [1000, 2000, 5000, 10_000]],
    [12_300, [1000, 20_000, 50_000, 100_000]],
    [7_000_000, [1000, 10_000_000, 20_000_000, 50_000_000]],
  ])("from %i they are %j", (subscribers, expected) => {
    expect(milestonesFrom(subscribers)).toEqual(expected);
  });
});

describe("subscribers ahead", () => {
  test("the number counts from its own day: what came before is in it", () => {
    const forecast = steady(10);
    const ahead = subscribersAhead(forecast, { subscribers: 500, day: addDays(forecast.last, 3) });
    expect(ahead[0]).toMatchObject({ day: addDays(forecast.last, 4), likely: 510 });
    const [first] = totalsFrom(forecast, forecast.last);
    expect((ahead[0]?.high ?? 0) - 510).toBeLessThan(((first?.high ?? 0) - 10) * 2);
  });

  test("nobody has fewer than no subscribers", () => {
    const forecast = steady(-20);
    const ahead = subscribersAhead(forecast, { subscribers: 50, day: forecast.last });
    expect(ahead.every(({ low, likely, high }) => low >= 0 && likely >= low && high >= likely)).toBe(true);
    expect(ahead.at(-1)?.likely).toBe(0);
  });

  test("days known after the number are added to it", () => {
    const life = series([1, 2, 3, undefined, 5]);
    const last = "2024-10-08";
    expect(broughtForward(life, last, { subscribers: 100, day: "2024-10-05" })).toEqual({
      subscribers: 108,
      day: last,
    });
    expect(broughtForward(life, last, { subscribers: 100, day: "2024-10-20" })).toEqual({
      subscribers: 100,
      day: "2024-10-20",
    });
    expect(broughtForward(life, last, { subscribers: 100, day: "2020-01-01" }).subscribers).toBe(111);
  });
});

describe("the line that is drawn", () => {
  test("views are known, gaps stay gaps, and the forecast joins on with its range", () => {
    const values = Array.from({ length: 40 }, (_, day) => (day === 20 ? undefined : 10));
    const forecast = forecastValues(values, "views");
    const until = addDays(forecast.last, 30);
    const line = viewsLine(series(values), forecast, until);
    expect(line).toHaveLength(70);
    expect(line[20]).toMatchObject({ value: null, range: null });
    expect(line[39]).toMatchObject({ day: forecast.last, value: 10, range: null });
    expect(line[40]).toMatchObject({ day: addDays(forecast.last, 1), value: 10 });
    expect(line[40]?.range?.low).toBeLessThan(10);
    expect(line.at(-1)?.day).toBe(until);
  });

  test("subscribers are counted back from the number, as far as the days are known", () => {
    const values = Array.from({ length: 60 }, (_, day) => (day === 49 ? undefined : 10));
    const forecast = forecastValues(values, "subscribers");
    const standing = { subscribers: 1000, day: addDays(forecast.last, 2) };
    const line = subscribersLine(series(values), forecast, standing, addDays(standing.day, 30));
    const known = line.filter(({ day }) => day <= forecast.last);
    expect(known.map(({ value }) => value)).toEqual([880, 890, 900, 910, 920, 930, 940, 950, 960, 970, 980]);
    expect(line.slice(11, 14).map(({ value }) => value)).toEqual([990, 1000, 1010]);
    expect(line.slice(11, 14).map(({ range }) => range === null)).toEqual([true, true, false]);
    expect(line.map(({ day }) => day)).toEqual([...new Set(line.map(({ day }) => day))].toSorted());
  });

  test("a number below what the known days hold begins where there were none, never below", () => {
    const values = Array.from({ length: 30 }, () => 10);
    const forecast = forecastValues(values, "subscribers");
    const standing = { subscribers: 45, day: forecast.last };
    const line = subscribersLine(series(values), forecast, standing, addDays(standing.day, 30));
    const known = line.filter(({ day }) => day <= forecast.last);
    expect(known.map(({ value }) => value)).toEqual([5, 15, 25, 35, 45]);
  });

  test("without a number they begin at 0 on the last known day", () => {
    const values = Array.from({ length: 30 }, () => 2);
    const forecast = forecastValues(values, "subscribers");
    const line = subscribersLine(series(values), forecast, undefined, addDays(forecast.last, 30));
    expect(line.find(({ day }) => day === forecast.last)?.value).toBe(0);
    expect(line[0]?.value).toBe(-60);
    expect(line.at(-1)?.value).toBeCloseTo(60, 6);
  });
});

test("views between two days are those of the days between, and never fewer than none", () => {
  const forecast = forecastValues(
    Array.from({ length: 60 }, (_, day) => (day % 2) * 20),
    "views",
  );
  const after = addDays(forecast.last, 3);
  const total = viewsBetween(forecast, after, addDays(after, 30));
  expect(total?.likely).toBeCloseTo(300, -1.5);
  expect(total?.low).toBeGreaterThanOrEqual(0);
  expect(viewsBetween(forecast, after, "2099-01-01")).toBeUndefined();
});
