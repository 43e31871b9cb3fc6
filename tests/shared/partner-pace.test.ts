import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ChannelNumbers, firstAhead, perWeek, type Reach, reaches } from "#shared/rules/partner-pace.ts";
import type { Route, Tier } from "#shared/rules/partner-program.ts";

const TODAY = "2026-11-21";

function reach(numbers: ChannelNumbers, tier: Tier, route: Route, today = TODAY): Reach {
  const found = reaches(numbers, today).find((one) => one.tier === tier && one.route === route);
  if (found === undefined) throw new Error("no such route");
  return found.reach;
}

/** The days of a reach: at more than the pace, at it, at less; undefined where it isn't reached. */
function daysOf(found: Reach) {
  if (found.state === "range") return [found.earliest.day, found.own.day, found.latest?.day];
  return found.state === "never" ? [found.faster?.day, undefined, undefined] : [];
}

/** What each tier asks for, as the sources say, written down again. */
const ASKED = {
  "fan-funding": { subscribers: 500, hours: [3000, 3000], shortsViews: [3e6, 3e6] },
  ads: { subscribers: 1000, hours: [4000, 8000], shortsViews: [10e6, 20e6] },
} as const;

/** Days to begin on, each with the last one that counts, five years on. */
const STARTS = {
  "2026-11-21": "2031-11-21",
  "2027-01-30": "2032-01-30",
  "2027-01-31": "2032-01-31",
  "2027-02-01": "2032-02-01",
  "2028-02-28": "2033-02-28",
  "2028-02-29": "2033-02-28",
  "2030-12-31": "2035-12-31",
} as const;
type Start = keyof typeof STARTS;

/** The days from each start to its last, written down once: a date costs more than all that is counted on it. */
const CALENDARS = new Map(Object.entries(STARTS).map(([first, last]) => [first, calendar(first, last)]));

function calendar(first: string, last: string): string[] {
  const days: string[] = [];
  const date = new Date(`${first}T12:00:00Z`);
  for (let day = first; day <= last; day = date.toISOString().slice(0, 10)) {
    days.push(day);
    date.setUTCDate(date.getUTCDate() + 1);
  }
  return days;
}

/**
 * Lives through five years a day at a time: a queue of days, the oldest of which leaves each midnight. Counts in
 * parts of a day's gain so small that every number is whole.
 */
function simulate(numbers: Required<ChannelNumbers>, tier: Tier, route: Route, start: Start, tenths: number) {
  const parts = 280;
  const length = route === "hours" ? 365 : 90;
  const gained = route === "hours" ? numbers.hoursGained : numbers.shortsViewsGained;
  const queue = Array.from({ length }, () => (numbers[route] / length) * parts);
  let sum = numbers[route] * parts;
  let subscribers = numbers.subscribers * parts;
  for (const day of CALENDARS.get(start) ?? []) {
    const needed = ASKED[tier][route][day < "2027-02-01" ? 0 : 1];
    if (subscribers >= ASKED[tier].subscribers * parts && sum >= needed * parts) return day;
    sum += gained * tenths - (queue.shift() ?? 0);
    queue.push(gained * tenths);
    subscribers += numbers.subscribersGained * tenths;
  }
  return undefined;
}

// Whole amounts a day, so that neither side rounds.
const channel = fc.record({
  subscribers: fc.nat(1500),
  hours: fc.nat(25).map((daily) => daily * 365),
  shortsViews: fc.nat(250_000).map((daily) => daily * 90),
  uploads: fc.nat(10),
  subscribersGained: fc.nat(400),
  hoursGained: fc.nat(1000),
  shortsViewsGained: fc.nat(8_000_000),
});
const start = fc.constantFrom(
  "2026-11-21",
  "2027-01-30",
  "2027-01-31",
  "2027-02-01",
  "2028-02-28",
  "2028-02-29",
  "2030-12-31",
);

describe("the day a gate is reached", () => {
  test("is the day on which a channel that lives day by day gets there", () => {
    fc.assert(
      fc.property(channel, start, (numbers, today) => {
        for (const { tier, route, reach: found } of reaches(numbers, today)) {
          const [fast, own, slow] = [13, 10, 7].map((tenths) =>
            simulate(numbers, tier, route, today, tenths),
          );
          if (found.state === "met") expect(own).toBe(today);
          else expect(daysOf(found)).toEqual([fast, own, own === undefined ? undefined : slow]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("comes no later with more of anything", () => {
    const late = (found: Reach) => {
      if (found.state === "met") return ["", "", ""];
      return daysOf(found).map((day) => day ?? "never");
    };
    fc.assert(
      fc.property(channel, start, fc.nat(300), (numbers, today, more) => {
        const better = {
          ...numbers,
          subscribers: numbers.subscribers + more,
          subscribersGained: numbers.subscribersGained + more,
          hoursGained: numbers.hoursGained + more,
          shortsViewsGained: numbers.shortsViewsGained + more,
        };
        const [before, after] = [reaches(numbers, today), reaches(better, today)];
        for (const [index, { reach: found }] of after.entries()) {
          const than = before[index];
          if (than === undefined) throw new Error("a route is missing");
          for (const [at, day] of late(found).entries())
            expect(day <= (late(than.reach)[at] ?? "")).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  test("is a range in order, from a faster pace to a slower one, within five years", () => {
    fc.assert(
      fc.property(channel, (numbers) => {
        for (const { reach: found } of reaches(numbers, TODAY)) {
          const days = daysOf(found).filter((day) => day !== undefined);
          expect(days).toEqual(days.toSorted());
          for (const day of days) expect(day > TODAY && day <= "2031-11-21").toBe(true);
        }
      }),
    );
  });
});

describe("the rule of the day counts:", () => {
  // 3,650 hours now, 10 leave each day and 20 come: 4,000 on the 35th day.
  const numbers = { subscribers: 1000, hours: 3650, hoursGained: 560 };

  test("on the last day of today's rule 4,000 hours are enough", () => {
    const found = reach(numbers, "ads", "hours", "2026-12-27");
    expect(found).toMatchObject({ state: "range", own: { day: "2027-01-31", gate: { id: "ads-today" } } });
  });

  test("a day later they aren't, and it takes more than this pace", () => {
    const found = reach(numbers, "ads", "hours", "2026-12-28");
    expect(found).toMatchObject({ state: "never" });
    expect(found.state === "never" && found.faster?.gate.id).toBe("ads-today");
  });

  test("a range may begin under one rule and end under the other", () => {
    const found = reach({ subscribers: 1000, hours: 3650, hoursGained: 1120 }, "ads", "hours", "2027-01-19");
    expect(found).toMatchObject({
      state: "range",
      earliest: { gate: { id: "ads-today" } },
      own: { day: "2027-01-31", gate: { id: "ads-today" } },
      latest: { gate: { id: "ads-2027" } },
    });
  });

  test("who is there on the day before is there, and on the day after is not", () => {
    const there = { subscribers: 1000, hours: 4000 };
    expect(reach(there, "ads", "hours", "2027-01-31").state).toBe("met");
    expect(reach(there, "ads", "hours", "2027-02-01")).toEqual({
      state: "unknown",
      missing: ["hoursGained"],
    });
    expect(reach({ ...there, hours: 8000 }, "ads", "hours", "2027-02-01").state).toBe("met");
  });
});

describe("what can't be said isn't:", () => {
  test("a pace of 0 reaches nothing", () => {
    const still = { subscribers: 400, hours: 5000, subscribersGained: 0, hoursGained: 5000 };
    expect(reach(still, "ads", "hours")).toEqual({ state: "never", faster: undefined });
  });

  test("hours that leave the window as fast as they come reach nothing", () => {
    expect(reach({ subscribers: 2000, hours: 2920, hoursGained: 224 }, "fan-funding", "hours")).toMatchObject(
      {
        state: "never",
        faster: {},
      },
    );
  });

  test("the day five years ahead still counts, and the one after it doesn't", () => {
    // 1,826 days from 2026-11-21 to 2031-11-21: one subscriber in four weeks brings 65 of them and a bit.
    const slow = { hours: 36_500, hoursGained: 2800, subscribersGained: 14 };
    expect(reach({ ...slow, subscribers: 87 }, "ads", "hours")).toMatchObject({
      own: { day: "2031-11-21" },
    });
    expect(reach({ ...slow, subscribers: 86 }, "ads", "hours").state).toBe("never");
  });

  test("the numbers that are missing are named, and only those that matter", () => {
    expect(reach({}, "ads", "hours")).toEqual({
      state: "unknown",
      missing: ["subscribers", "hours", "subscribersGained", "hoursGained"],
    });
    expect(reach({ subscribers: 2000, hours: 10 }, "ads", "hours")).toEqual({
      state: "unknown",
      missing: ["hoursGained"],
    });
    expect(reach({ subscribers: 20, shortsViews: 99e6, subscribersGained: 4 }, "ads", "shortsViews")).toEqual(
      {
        state: "unknown",
        missing: ["shortsViewsGained"],
      },
    );
    expect(reach({ subscribers: 500, hours: 3000 }, "fan-funding", "hours").state).toBe("met");
  });
});

describe("the first gate", () => {
  test("is the nearest at the creator's own pace", () => {
    const numbers = {
      subscribers: 480,
      subscribersGained: 28,
      hours: 3650,
      hoursGained: 560,
      shortsViews: 0,
      shortsViewsGained: 2_800_000,
    };
    const first = firstAhead(reaches(numbers, TODAY));
    expect(first).toMatchObject({
      tier: "fan-funding",
      route: "hours",
      reach: { own: { day: "2026-12-11" } },
    });
  });

  test("is ads where fan funding is met by either route", () => {
    const numbers = { subscribers: 990, subscribersGained: 28, hours: 7300, hoursGained: 1120 };
    expect(firstAhead(reaches(numbers, TODAY))).toMatchObject({ tier: "ads", route: "hours" });
  });

  test("is none where nothing is known, and none where all is met", () => {
    expect(firstAhead(reaches({}, TODAY))).toBeUndefined();
    expect(firstAhead(reaches({ subscribers: 5000, hours: 9000 }, TODAY))).toBeUndefined();
  });
});

test("a pace in a week is a quarter of four weeks", () => {
  expect(perWeek(60)).toBe(15);
  expect(perWeek(1)).toBe(0.25);
});
