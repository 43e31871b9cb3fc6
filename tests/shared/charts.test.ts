import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleOf } from "#client/lib/chart-scale.ts";

describe("the scale of a chart", () => {
  it.each([
    [
      [3, 9],
      [0, 2.5, 5, 7.5, 10],
    ],
    [[1234], [0, 500, 1000, 1500]],
    [
      [-3, 4],
      [-4, -2, 0, 2, 4],
    ],
    [[-8], [-8, -6, -4, -2, 0]],
    [
      [0, 0],
      [0, 1],
    ],
    [[], [0, 1]],
    [[-5e-324], [0, 1]],
  ])("of %j has the lines %j", (values, ticks) => {
    expect(scaleOf(values).ticks).toEqual(ticks);
  });

  it("holds every value and zero between few even lines", () => {
    const value = fc.oneof(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.integer({ min: -50, max: 50 }),
    );
    fc.assert(
      fc.property(fc.array(value, { maxLength: 20 }), (values) => {
        const { low, high, ticks } = scaleOf(values);
        for (const one of [...values, 0]) expect(one >= low - 1e-9 && one <= high + 1e-9).toBe(true);
        expect(high).toBeGreaterThan(low);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
      }),
    );
  });
});
