import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addRanges,
  earningsOf,
  earningsRange,
  EXAMPLE_VIEWS,
  perYear,
  rpmRange,
  SHORTS_RPM,
  shortsRpmRange,
  VIEWS_MAX,
  viewsIn,
  viewsText,
} from "#shared/rules/earnings.ts";
import { sponsorshipRange } from "#shared/rules/sponsorship.ts";

const someViews = fc.integer({ min: 0, max: VIEWS_MAX });
const someCents = fc.integer({ min: 0, max: 100_000 });

describe("views as they are typed", () => {
  test("the example has 100000", () => {
    expect(EXAMPLE_VIEWS).toBe(100_000);
  });

  test.each([
    ["100000", 100_000],
    ["100,000", 100_000],
    ["1 234 views", 1234],
    ["-5", 5],
    ["1e6", 16],
    ["", 0],
    ["none", 0],
    ["007", 7],
    ["9".repeat(400), VIEWS_MAX],
  ])("%o counts as %d", (text, views) => {
    expect(viewsIn(text)).toBe(views);
  });

  test.each([
    ["", ""],
    ["abc", ""],
    ["0", "0"],
    ["05", "5"],
    ["12a3", "123"],
    ["99999999999", String(VIEWS_MAX)],
  ])("%o is shown as %o", (text, shown) => {
    expect(viewsText(text)).toBe(shown);
  });

  test("only the digits of any text count, and what is shown counts the same", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), someViews, (noise, views) => {
        const words = noise.replace(/\d/gu, "");
        const text = `${words}${String(views).split("").join(words)}${words}`;
        expect(viewsIn(text)).toBe(views);
        expect(viewsIn(viewsText(text))).toBe(views);
      }),
    );
  });
});

describe("earnings", () => {
  test.each([
    [100_000, 2.5, 250],
    [100_000, 12, 1200],
    [0, 6, 0],
    [1, 6, 0.01],
    [1500, 0.67, 1.01],
    [VIEWS_MAX, 1000, 10_000_000_000],
  ])("of %d views at $%d are $%d", (views, rpm, earned) => {
    expect(earningsOf(views, rpm)).toBe(earned);
  });

  test("are views / 1000 × RPM to the cent, half up", () => {
    fc.assert(
      fc.property(someViews, someCents, (views, cents) => {
        const exact = (BigInt(views) * BigInt(cents) + 500n) / 1000n;
        expect(earningsOf(views, cents / 100)).toBe(Number(exact) / 100);
      }),
      { numRuns: 2000 },
    );
  });

  test("never fall with more views or a higher RPM", () => {
    fc.assert(
      fc.property(someViews, someViews, someCents, someCents, (views, more, cents, higher) => {
        const [few, many] = views < more ? [views, more] : [more, views];
        const [low, high] = cents < higher ? [cents, higher] : [higher, cents];
        expect(earningsOf(few, low / 100)).toBeLessThanOrEqual(earningsOf(many, high / 100));
      }),
    );
  });
});

describe("a range", () => {
  test("of an estimate is half to one and a half times it; of a creator's own RPM a fifth either way", () => {
    expect(rpmRange(2.5, "estimate")).toEqual({ low: 1.25, likely: 2.5, high: 3.75 });
    expect(rpmRange(2.5, "own")).toEqual({ low: 2, likely: 2.5, high: 3 });
  });

  test("holds its estimate, at any RPM and any number of views", () => {
    fc.assert(
      fc.property(someViews, someCents, fc.constantFrom("estimate", "own"), (views, cents, basis) => {
        const rpm = rpmRange(cents / 100, basis);
        expect(rpm.likely).toBe(cents / 100);
        const { low, likely, high } = earningsRange(views, rpm);
        expect(likely).toBe(earningsOf(views, cents / 100));
        expect(low).toBeLessThanOrEqual(likely);
        expect(high).toBeGreaterThanOrEqual(likely);
      }),
    );
  });

  test("of Shorts is one study's average, with the shares another found", () => {
    expect(SHORTS_RPM).toBe(0.06);
    expect(shortsRpmRange(2.5)).toEqual({ low: 0.06, likely: 0.06, high: 0.35 });
    expect(shortsRpmRange(0.48)).toEqual({ low: 0.01, likely: 0.06, high: 0.07 });
    expect(shortsRpmRange(12)).toEqual({ low: 0.06, likely: 0.06, high: 1.68 });
  });

  test("of Shorts always holds the study's average", () => {
    fc.assert(
      fc.property(someCents, (cents) => {
        const { low, likely, high } = shortsRpmRange(cents / 100);
        expect(likely).toBe(0.06);
        expect(low).toBeLessThanOrEqual(0.06);
        expect(high).toBeGreaterThanOrEqual(0.06);
      }),
    );
  });

  test("of a year is twelve of a month's, and two add up end by end", () => {
    const cents = fc.integer({ min: 0, max: 10 ** 12 });
    fc.assert(
      fc.property(cents, cents, cents, cents, (a, b, c, d) => {
        const one = { low: a / 100, likely: b / 100, high: c / 100 };
        const other = { low: d / 100, likely: c / 100, high: a / 100 };
        expect(perYear(one)).toEqual({ low: (a * 12) / 100, likely: (b * 12) / 100, high: (c * 12) / 100 });
        expect(addRanges(one, other)).toEqual({
          low: (a + d) / 100,
          likely: (b + c) / 100,
          high: (c + a) / 100,
        });
      }),
    );
  });
});

describe("a sponsorship range", () => {
  test("is average views / 1000 × both ends of the CPM band", () => {
    expect(sponsorshipRange(8000, 10, 30)).toEqual({ low: 80, high: 240 });
    expect(sponsorshipRange(0, 10, 30)).toEqual({ low: 0, high: 0 });
  });

  test("has its lower end first, whichever way the band is given", () => {
    fc.assert(
      fc.property(someViews, someCents, someCents, (views, one, other) => {
        const range = sponsorshipRange(views, one / 100, other / 100);
        expect(range).toEqual(sponsorshipRange(views, other / 100, one / 100));
        expect(range).toEqual({
          low: earningsOf(views, Math.min(one, other) / 100),
          high: earningsOf(views, Math.max(one, other) / 100),
        });
      }),
    );
  });
});
