import { describe, expect, test } from "vitest";
import { dayOf, dayNumber } from "#shared/rules/days.ts";
import { gateOn, nextChange, PARTNER_RULES, rulesOn, TIERS } from "#shared/rules/partner-program.ts";

const ids = (day: string) => rulesOn(day).map(({ id }) => id);

describe("the rulebook", () => {
  test("says of every rule where it comes from and when that was read", () => {
    for (const { source } of PARTNER_RULES) {
      expect(source.kind).toBe("official");
      expect(source.checked).toBe("2026-11-21");
      expect(source.url).toMatch(/^https:\/\/support\.google\.com\/youtube\/(?:answer|thread)\/\d+$/u);
      expect(source.label).not.toBe("");
    }
  });

  test("names each rule once, and dates that exist and don't end before they begin", () => {
    expect(new Set(PARTNER_RULES.map(({ id }) => id)).size).toBe(PARTNER_RULES.length);
    for (const { from, to } of PARTNER_RULES) {
      for (const day of [from, to]) if (day !== undefined) expect(dayOf(dayNumber(day))).toBe(day);
      if (from !== undefined && to !== undefined) expect(from <= to).toBe(true);
    }
  });

  test("holds one gate of each tier on every day of ten years", () => {
    for (let number = dayNumber("2026-01-01"); number < dayNumber("2036-01-01"); number += 1) {
      const gates = rulesOn(dayOf(number)).flatMap((rule) => (rule.kind === "gate" ? rule.tier : []));
      expect(gates.toSorted()).toEqual(TIERS.toSorted());
    }
  });
});

describe("the gates", () => {
  test("until 2027-01-31 are today's", () => {
    for (const day of ["2026-11-21", "2027-01-31"]) {
      expect(gateOn("ads", day)).toMatchObject({
        subscribers: 1000,
        hours: { needed: 4000, within: "12 months", qualified: false },
        shortsViews: { needed: 10_000_000, within: "90 days", qualified: false },
      });
      expect(gateOn("ads", day)?.uploads).toBeUndefined();
    }
  });

  test("from 2027-02-01 are those announced for new applicants to ads", () => {
    for (const day of ["2027-02-01", "2030-02-28"])
      expect(gateOn("ads", day)).toMatchObject({
        subscribers: 1000,
        hours: { needed: 8000, within: "365 days", qualified: true },
        shortsViews: { needed: 20_000_000, within: "90 days", qualified: true },
      });
  });

  test("for fan funding are the same before and after", () => {
    expect(gateOn("fan-funding", "2026-11-21")).toMatchObject({
      subscribers: 500,
      uploads: 3,
      hours: { needed: 3000, within: "12 months" },
      shortsViews: { needed: 3_000_000, within: "90 days" },
    });
    expect(gateOn("fan-funding", "2027-02-01")).toBe(gateOn("fan-funding", "2027-01-31"));
  });
});

describe("on the day of the change", () => {
  test("the rules that end and begin are exactly these", () => {
    const [before, after] = [ids("2027-01-31"), ids("2027-02-01")];
    expect(before.filter((id) => !after.includes(id))).toEqual(["ads-today", "new-module"]);
    expect(after.filter((id) => !before.includes(id))).toEqual([
      "ads-2027",
      "keep-status",
      "stay-active",
      "shorts-pool",
    ]);
  });

  test("the shares and what counts stay", () => {
    for (const id of ["shares", "shorts-feed-hours", "engaged-views"]) {
      expect(ids("2027-01-31")).toContain(id);
      expect(ids("2027-02-01")).toContain(id);
    }
  });

  test("is the next change until it has come, and none is announced after it", () => {
    expect(nextChange("2026-11-21")).toBe("2027-02-01");
    expect(nextChange("2027-01-31")).toBe("2027-02-01");
    expect(nextChange("2027-02-01")).toBeUndefined();
    expect(nextChange("2026-08-09")).toBe("2026-08-10");
  });
});
