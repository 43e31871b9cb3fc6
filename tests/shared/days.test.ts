import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addYears, dayNumber, dayOf } from "#shared/rules/days.ts";

const day = fc
  .date({ min: new Date("1971-01-01"), max: new Date("2999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("days are counted from 1970-01-01", () => {
  expect(dayNumber("1970-01-01")).toBe(0);
  expect(dayNumber("1970-02-01")).toBe(31);
  expect(dayOf(365)).toBe("1971-01-01");
});

test.each([
  ["2026-11-21", 1, "2026-11-22"],
  ["2027-01-31", 1, "2027-02-01"],
  ["2027-02-01", -1, "2027-01-31"],
  ["2027-02-28", 1, "2027-03-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2028-02-29", 1, "2028-03-01"],
  ["2100-02-28", 1, "2100-03-01"],
  ["2028-01-01", 366, "2029-01-01"],
])("%s and %i days is %s", (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
});

test.each([
  ["2026-11-21", 5, "2031-11-21"],
  ["2028-02-29", 5, "2033-02-28"],
  ["2028-02-29", 4, "2032-02-29"],
  ["2027-02-28", 1, "2028-02-28"],
])("%s and %i years is %s", (from, years, to) => {
  expect(addYears(from, years)).toBe(to);
});

test("days added and taken away again are the same day", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (from, days) => {
      expect(addDays(addDays(from, days), -days)).toBe(from);
      expect(dayNumber(addDays(from, days)) - dayNumber(from)).toBe(days);
    }),
  );
});
