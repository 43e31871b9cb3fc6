import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { addDays } from "#shared/rules/days.ts";
import { type DayViews, interestOf } from "#shared/rules/interest.ts";

const LAST = "2026-11-20";

/** Days up to the last, each with the views that its age in days gives. */
function days(count: number, viewsAt: (age: number) => number | undefined): DayViews[] {
  return Array.from({ length: count }, (_, age) => ({
    day: addDays(LAST, -age),
    views: viewsAt(age),
  })).flatMap(({ day, views }) => (views === undefined ? [] : [{ day, views }]));
}
const fourWeeks = (lately: number, before: number) => days(60, (age) => (age < 28 ? lately : before));

describe("interest", () => {
  test("rises, falls or stays, with the numbers and days it was read from", () => {
    expect(interestOf(fourWeeks(190, 150))).toEqual({
      direction: "rising",
      perDay: 190,
      before: 150,
      percent: 27,
      from: "2026-09-26",
      to: "2026-11-20",
    });
    expect(interestOf(fourWeeks(150, 190))).toMatchObject({ direction: "falling", percent: -21 });
    expect(interestOf(fourWeeks(160, 150))).toMatchObject({ direction: "steady", percent: 7 });
  });

  test.each([
    [115, 100, "rising"],
    [114, 100, "steady"],
    [100, 114, "steady"],
    [100, 115, "falling"],
  ] as const)("changes from the same factor up and down: %d after %d is %s", (lately, before, direction) => {
    expect(interestOf(fourWeeks(lately, before))?.direction).toBe(direction);
  });

  test("isn't made by one day in the news, nor by weekends", () => {
    expect(interestOf(days(60, (age) => (age === 3 ? 90_000 : 150)))?.direction).toBe("steady");
    expect(interestOf(days(60, (age) => (age % 7 < 2 ? 400 : 100)))?.direction).toBe("steady");
  });

  test("isn't told of too few readers, or where days are missing", () => {
    expect(interestOf(fourWeeks(19, 5))).toBeUndefined();
    expect(interestOf(fourWeeks(500, 0))).toBeUndefined();
    expect(interestOf(days(50, () => 150))).toBeUndefined();
    expect(interestOf(days(60, (age) => (age % 5 === 0 ? undefined : 150)))).toBeUndefined();
    expect(interestOf([])).toBeUndefined();
  });

  test("that is turned round in time is the opposite, whatever the numbers", () => {
    const opposite = {
      rising: "falling",
      steady: "steady",
      falling: "rising",
      undefined: "undefined",
    } as const;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (one, other) => {
        const there = interestOf(fourWeeks(one, other))?.direction ?? "undefined";
        const back = interestOf(fourWeeks(other, one))?.direction ?? "undefined";
        expect(back).toBe(opposite[there]);
      }),
    );
  });

  test("doesn't depend on the order of the days", () => {
    expect(interestOf(fourWeeks(190, 150).toReversed())).toEqual(interestOf(fourWeeks(190, 150)));
  });
});
