import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateOrderOf, needsOrder, readDate, readHour } from "#shared/rules/audience/dates.ts";
import { weekdayOf } from "#shared/rules/weekdays.ts";
import { isBlank, readCount, readDecimal, readDuration } from "#shared/rules/audience/numbers.ts";

describe("a count", () => {
  test.each([
    ["12345", 12_345],
    ["12,345", 12_345],
    ["12.345", 12_345],
    ["1,234,567", 1_234_567],
    ["1.234.567", 1_234_567],
    ["12 345", 12_345],
    ["12\u00A0345", 12_345],
    ["12\u202F345", 12_345],
    ["12'345", 12_345],
    ["12’345", 12_345],
    ["1.2K", 1200],
    ["1,2 k", 1200],
    ["3M", 3_000_000],
    ["1.25m", 1_250_000],
    ["12 Tsd.", 12_000],
    ["1,5 Mio.", 1_500_000],
    ["１２，３４５", 12_345],
    ["+40", 40],
    ["-3", -3],
    ["0", 0],
  ])("written as %s is read", (text, value) => expect(readCount(text)).toBe(value));

  test.each(["", "abc", "1.5", "12,34", "1,2,3", "12 34", "4:35", "5.4%x", "2026-10-03", "1e5", "Infinity"])(
    "isn't made of %j",
    (text) => expect(readCount(text)).toBeUndefined(),
  );

  test("comes back whole from any way of writing thousands", () => {
    const locale = fc.constantFrom("en-US", "de-DE", "fr-FR", "de-CH", "pt-BR");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), locale, (value, where) => {
        expect(readCount(value.toLocaleString(where))).toBe(value);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a number with a fraction", () => {
  test.each([
    ["5.4%", 5.4],
    ["5,4 %", 5.4],
    ["5.417", 5.417],
    ["0,125", 0.125],
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["1234.5678", 1234.5678],
    ["7", 7],
  ])("written as %s is read", (text, value) => expect(readDecimal(text)).toBeCloseTo(value, 9));

  test("isn't guessed where a comma could mean two things", () => {
    expect(readDecimal("1,234")).toBeUndefined();
  });
});

test.each([
  ["4:35", 275],
  ["1:02:03", 3723],
  ["275", 275],
  ["275.4", 275],
  ["275 s", 275],
  ["4m 35s", 275],
  ["12 min", 720],
  ["1h 5m", 3900],
  ["", undefined],
  ["long", undefined],
])("the length %j is %s seconds", (text, seconds) => expect(readDuration(text)).toBe(seconds));

test.each(["", "-", "—", "N/A", "n/a", "null", "..."])("%j says that nothing is known", (text) => {
  expect(isBlank(text)).toBe(true);
});

describe("a date", () => {
  const october = { year: 2026, month: 10, day: 3 };
  test.each([
    "2026-10-03",
    "2026/10/03",
    "2026-10-3",
    "Oct 3, 2026",
    "October 3 2026",
    "3 Oct 2026",
    "3 October 2026",
    "3rd October 2026",
    "3 de octubre de 2026",
    "3 octobre 2026",
    "3. Oktober 2026",
    "3 de outubro de 2026",
    "03.10.2026",
  ])("written as %s is read", (text) => {
    expect(readDate(text, "ambiguous")).toMatchObject(october);
  });

  test.each([
    ["2026-10-03 18:05", 18],
    ["2026-10-03T18:05:09Z", 18],
    ["2026-10-03T18:05:09+02:00", 18],
    ["Oct 3, 2026, 6:05 PM", 18],
    ["Oct 3, 2026 12:30 am", 0],
    ["03.10.2026 09:00", 9],
    ["2026-10-03", undefined],
  ])("keeps the hour of %s as it is written", (text, hour) => {
    expect(readDate(text, "ambiguous")).toEqual({ ...october, hour });
  });

  test("of numbers alone waits for its column to say which comes first", () => {
    expect(readDate("03/10/2026", "ambiguous")).toBeUndefined();
    expect(readDate("03/10/2026", "day-first")).toMatchObject(october);
    expect(readDate("10/03/2026", "month-first")).toMatchObject(october);
    expect(readDate("10/3/26", "month-first")).toMatchObject(october);
    expect(needsOrder("03/10/2026")).toBe(true);
  });

  test("of numbers alone that can be read in one way only is read", () => {
    expect(readDate("25/10/2026", "ambiguous")).toMatchObject({ month: 10, day: 25 });
    expect(readDate("10/25/2026", "ambiguous")).toMatchObject({ month: 10, day: 25 });
    expect(readDate("04/04/2026", "ambiguous")).toMatchObject({ month: 4, day: 4 });
  });

  test("takes its order from the others of its column, unless they contradict each other", () => {
    expect(dateOrderOf(["03/04/2026", "25/04/2026"])).toBe("day-first");
    expect(dateOrderOf(["03/04/2026", "04/25/2026"])).toBe("month-first");
    expect(dateOrderOf(["03/04/2026", "05/06/2026"])).toBe("ambiguous");
    expect(dateOrderOf(["25/04/2026", "04/25/2026"])).toBe("ambiguous");
    expect(dateOrderOf([])).toBe("ambiguous");
  });

  test.each(["2026-02-30", "31/02/2026", "2026-13-01", "1999-10-03", "October 3", "3", "soon"])(
    "isn't made of %s",
    (text) => expect(readDate(text, "day-first")).toBeUndefined(),
  );

  test("falls on the day of the week that calendars say", () => {
    expect(weekdayOf({ year: 2026, month: 11, day: 16 })).toBe(0);
    expect(weekdayOf({ year: 2026, month: 11, day: 22 })).toBe(6);
  });

  test.each([
    ["18:05", 18],
    ["6:05 PM", 18],
    ["18h", 18],
    ["6 pm", 18],
    ["25:00", undefined],
    ["later", undefined],
  ])("may have its hour in a column of its own: %s", (text, hour) => expect(readHour(text)).toBe(hour));
});
