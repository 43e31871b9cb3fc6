import { describe, expect, test } from "vitest";
import type { UsageToday } from "#shared/contracts/usage.ts";
import { allowanceText } from "#client/lib/allowance-text.ts";
import { amounts, usageToday } from "../support/usage.ts";

const NOW = Date.UTC(2026, 10, 22, 17, 2);

const today = (more: Partial<UsageToday> = {}): UsageToday => usageToday("2026-11-23T00:00:00.000Z", more);

describe("today's use", () => {
  test("is said of the site and of the creator's share, with about how many answers that is", () => {
    expect(allowanceText(today(), NOW)).toEqual({
      used: "Today: 2,310 of 10,000 neurons used. Your share: 120 of 2,500, about 56 more answers.",
      spent: undefined,
      back: "Back at 00:00 UTC, 7 hours from now.",
      explained: "Neurons are how Cloudflare measures its models' work.",
      share: { spent: 120, limit: 2500 },
    });
  });

  test("leaves out how many answers are left where nobody knows what one costs", () => {
    const { used } = allowanceText(today({ answersLeft: null }), NOW);
    expect(used).toMatch(/Your share: 120 of 2,500\.$/u);
    expect(allowanceText(today({ answersLeft: 1 }), NOW).used).toMatch(/about 1 more answer\.$/u);
  });

  test("is said in calls where those end first", () => {
    const text = allowanceText(
      today({ unit: "tokens", site: amounts([1000, 5_000_000], [1900, 2000]) }),
      NOW,
    );
    expect(text.used).toMatch(/^Today: 1,900 of 2,000 calls used\. Your share: 3 of 500,/u);
    expect(text.explained).toContain("A call is one question");
    expect(text.share).toEqual({ spent: 3, limit: 500 });
  });

  test("names the network where that has least left", () => {
    const text = allowanceText(today({ network: amounts([4900, 5000], [90, 1000]) }), NOW);
    expect(text.used).toMatch(/Your network, which shares: 4,900 of 5,000\.$/u);
    expect(text.spent).toBeUndefined();
  });

  test("has no share where one may use it all", () => {
    const all = amounts([120, 10_000], [3, 2000]);
    expect(allowanceText(today({ share: all, network: all }), NOW).used).toBe(
      "Today: 2,310 of 10,000 neurons used, 120 of them by you, about 56 more answers.",
    );
  });
});

describe("what is used up", () => {
  const spentOf = (more: Partial<UsageToday>) => allowanceText(today(more), NOW).spent;
  const REST = "The built-in engine answers in its place.";

  test.each<[string, Partial<UsageToday>, string]>([
    [
      "the creator's share",
      { share: amounts([2500, 2500], [60, 500]), answersLeft: 0 },
      "You have used your share for today.",
    ],
    [
      "the creator's share, but for too little for an answer",
      { share: amounts([2490, 2500], [60, 500]), answersLeft: 0 },
      "Too little of your share is left for another answer today.",
    ],
    [
      "the network's",
      { network: amounts([5000, 5000], [120, 1000]), answersLeft: 0 },
      "Your network has used its share for today.",
    ],
    [
      "the network's, but for too little",
      { network: amounts([4900, 5000], [120, 1000]), answersLeft: 0 },
      "Too little of your network's share is left for another answer today.",
    ],
    [
      "all, but for too little",
      { site: amounts([9990, 10_000], [240, 2000]), answersLeft: 0 },
      "Too little is left for another answer today.",
    ],
    ["all", { site: amounts([10_000, 10_000], [240, 2000]), answersLeft: 0 }, "It is used up for today."],
    [
      "all, before any of it was used",
      {
        site: amounts([0, 10_000], [0, 0]),
        network: amounts([0, 5000], [0, 0]),
        share: amounts([0, 2500], [0, 0]),
        answersLeft: null,
      },
      "It is used up for today.",
    ],
  ])("is said where it is %s", (_, more, says) => {
    expect(spentOf(more)).toBe(`${says} ${REST}`);
    expect(allowanceText(today(more), NOW).used).not.toContain("more answer");
  });
});

test.each([
  [Date.UTC(2026, 10, 22, 0, 1), "24 hours from now"],
  [Date.UTC(2026, 10, 22, 22, 45), "1 hour from now"],
  [Date.UTC(2026, 10, 22, 23, 18), "42 minutes from now"],
  [Date.UTC(2026, 10, 22, 23, 59, 50), "1 minute from now"],
  [Date.UTC(2026, 10, 23, 0, 0, 9), "1 minute from now"],
])("at %i it is back %s", (now, says) => {
  expect(allowanceText(today(), now).back).toBe(`Back at 00:00 UTC, ${says}.`);
});
