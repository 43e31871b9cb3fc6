import { describe, expect, it } from "vitest";
import { addMonths, mondayOf, monthOf, weekOf } from "#shared/rules/schedule/calendar.ts";
import { countdown, timeSince } from "#shared/rules/schedule/countdown.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("a countdown", () => {
  it.each([
    [-1, "now"],
    [0, "now"],
    [1, "in 1 s"],
    [59_001, "in 60 s"],
    [MINUTE, "in 1 min"],
    [59 * MINUTE + 59 * SECOND, "in 59 min"],
    [HOUR, "in 1 h"],
    [3 * HOUR + 12 * MINUTE + 59 * SECOND, "in 3 h 12 min"],
    [DAY, "in 1 day"],
    [2 * DAY + 3 * HOUR, "in 2 d 3 h"],
    [3 * DAY + 59 * MINUTE, "in 3 days"],
    [23 * DAY + 5 * HOUR, "in 23 days"],
  ])("of %i ms reads %s", (left, words) => {
    expect(countdown(left)).toBe(words);
  });

  it.each([
    [-5, "just now"],
    [59_999, "just now"],
    [12 * MINUTE, "12 min ago"],
    [26 * HOUR, "1 d 2 h ago"],
  ])("%i ms after the moment reads %s", (passed, words) => {
    expect(timeSince(passed)).toBe(words);
  });
});

describe("the calendar", () => {
  it("begins weeks on Monday, also across years", () => {
    expect(weekOf("2027-01-01")).toEqual([
      "2026-12-28",
      "2026-12-29",
      "2026-12-30",
      "2026-12-31",
      "2027-01-01",
      "2027-01-02",
      "2027-01-03",
    ]);
    expect(mondayOf("1969-12-31")).toBe("1969-12-29");
  });

  it("shows every month in whole weeks, each day once", () => {
    for (let month = 0; month < 48; month += 1) {
      const first = addMonths("2026-01-01", month);
      const days = monthOf(first).flat();
      expect(days.length % 7, first).toBe(0);
      expect(new Set(days).size, first).toBe(days.length);
      expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay(), first).toBe(1);
      const [year = 0, number = 0] = first.split("-").map(Number);
      const inMonth = days.filter((day) => day.startsWith(first.slice(0, 7)));
      expect(inMonth, first).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate());
      expect(days.length - inMonth.length, first).toBeLessThan(13);
    }
    // February 2027 begins on a Monday and ends on a Sunday.
    expect(monthOf("2027-02-14")).toHaveLength(4);
  });

  it("goes to the last day where a month has no such day", () => {
    expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
    expect(addMonths("2028-01-31", 1)).toBe("2028-02-29");
    expect(addMonths("2027-01-15", -1)).toBe("2026-12-15");
    expect(addMonths("2026-11-30", 3)).toBe("2027-02-28");
  });
});
