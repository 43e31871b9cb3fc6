import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  engagementPercent,
  engagementWeek,
  monetizationProgress,
  PROGRESS_TARGETS,
  subscriberScore,
  watchHours,
  watchHourScore,
} from "#shared/rules/monetization-progress.ts";

/** As the specification words them. */
const SPEC = `Subscriber score = min(100, subscribers / 1000 x 100).
Watch-hour score = min(100, hours / 4000 x 100), where hours = floor(screen-time minutes / 60).`;

const amount = fc.double({ min: 0, max: 1e9, noNaN: true });

describe("the formula of the card", () => {
  test("has the targets of the specification", () => {
    const [subscribers, hours] = [...SPEC.matchAll(/\/ (\d+) x 100/gu)].map(([, target]) => Number(target));
    expect(PROGRESS_TARGETS).toEqual({ subscribers, hours });
  });

  test.each([
    [0, 0, 0],
    [1000, 4000, 100],
    [1000, 0, 50],
    [0, 4000, 50],
    [500, 2000, 50],
    [5000, 0, 50],
    [0, 1e9, 50],
    [640, 1501, 51],
    [10, 0, 1],
    [9, 0, 0],
    [999, 4000, 100],
    [989, 4000, 99],
  ])("%i subscribers and %i hours are %i percent", (subscribers, hours, percent) => {
    expect(monetizationProgress(subscribers, hours)).toBe(percent);
  });

  test("never leaves 0 to 100, is whole and never falls when a number grows", () => {
    fc.assert(
      fc.property(amount, amount, amount, (subscribers, hours, more) => {
        const progress = monetizationProgress(subscribers, hours) ?? Number.NaN;
        expect(Number.isInteger(progress) && progress >= 0 && progress <= 100).toBe(true);
        expect(monetizationProgress(subscribers + more, hours)).toBeGreaterThanOrEqual(progress);
        expect(monetizationProgress(subscribers, hours + more)).toBeGreaterThanOrEqual(progress);
      }),
      { numRuns: 1000 },
    );
  });

  test("is the average of its scores, to the nearest whole number", () => {
    fc.assert(
      fc.property(amount, amount, (subscribers, hours) => {
        const exact = (subscriberScore(subscribers) + watchHourScore(hours)) / 2;
        expect(
          Math.abs((monetizationProgress(subscribers, hours) ?? Number.NaN) - exact),
        ).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test("each score is exact below its target and 100 from it on", () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(8000), (subscribers, hours) => {
        expect(subscriberScore(subscribers)).toBeCloseTo(subscribers < 1000 ? subscribers / 10 : 100, 9);
        expect(watchHourScore(hours)).toBeCloseTo(hours < 4000 ? hours / 40 : 100, 9);
      }),
    );
  });

  test("what is unknown is no 0", () => {
    expect(monetizationProgress(undefined, 4000)).toBeUndefined();
    expect(monetizationProgress(1000, undefined)).toBeUndefined();
    expect(monetizationProgress(undefined, undefined)).toBeUndefined();
  });

  test.each([
    [0, 0],
    [59, 0],
    [60, 1],
    [119.9, 1],
    [239_999, 3999],
    [240_000, 4000],
  ])("%d minutes are %i whole hours", (minutes, hours) => {
    expect(watchHours(minutes)).toBe(hours);
  });
});

describe("engagement", () => {
  test.each([
    [{ views: 1000, likes: 40, comments: 10 }, 5],
    [{ views: 10, likes: 20, comments: 10 }, 100],
    [{ views: 10, likes: 0, comments: 0 }, 0],
    [{ views: 10, likes: -20, comments: 0 }, 0],
    [{ views: 0, likes: 3, comments: 1 }, undefined],
    [{ views: null, likes: 3, comments: 1 }, undefined],
    [{ views: 10, likes: null, comments: 1 }, undefined],
    [{ views: 10, likes: 3, comments: null }, undefined],
  ])("of %o is %s", (counts, percent) => {
    expect(engagementPercent(counts)).toBe(percent);
  });

  test("is from 0 to 100 or unknown, whatever the counts", () => {
    const count = fc.option(fc.integer({ min: -1e6, max: 1e9 }));
    fc.assert(
      fc.property(count, count, count, (views, likes, comments) => {
        const percent = engagementPercent({ views, likes, comments }) ?? 0;
        expect(percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });

  const one = (day: string, likes = 1) => ({ day, views: 100, likes, comments: 0 });

  test("is shown for the 7 days up to the newest, in order, across a leap day", () => {
    const days = ["2028-03-02", "2028-02-29", "2028-02-20", "2028-02-28"].map((day) => one(day));
    expect(engagementWeek(days)).toEqual([
      { day: "2028-02-25", percent: undefined },
      { day: "2028-02-26", percent: undefined },
      { day: "2028-02-27", percent: undefined },
      { day: "2028-02-28", percent: 1 },
      { day: "2028-02-29", percent: 1 },
      { day: "2028-03-01", percent: undefined },
      { day: "2028-03-02", percent: 1 },
    ]);
  });

  test("of a day that comes twice is the later entry's", () => {
    expect(engagementWeek([one("2026-11-20"), one("2026-11-20", 8)]).at(-1)?.percent).toBe(8);
  });

  test("of no days is no chart", () => {
    expect(engagementWeek([])).toEqual([]);
  });
});
