import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { Limits } from "#worker/budget/counts.ts";
import { type Charge, SITE, sharesUnder } from "#worker/budget/shares.ts";
import { newQuestion } from "../support/api.ts";
import { COST, newCaller, paidSite } from "../support/shares.ts";

const NOON = Date.UTC(2026, 10, 22, 12);
const MIDNIGHT = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;

const LIMITS: Limits = {
  aiCalls: 2000,
  aiTokens: 5_000_000,
  aiNeurons: 10_000,
  youtubeUnits: 0,
  newQueues: 0,
  kvWrites: 0,
};

describe("a share", () => {
  test("of a workspace is its percent, of an address twice as much, and both are within the site's", () => {
    const sharesOf = sharesUnder(LIMITS, 25);
    expect(sharesOf({ name: "aiNeurons", least: 500 })).toEqual({
      site: 10_000,
      address: 5000,
      workspace: 2500,
    });
    expect(sharesOf({ name: "aiCalls", least: 6 })).toEqual({ site: 2000, address: 1000, workspace: 500 });
    for (const percent of [1, 33, 50, 51, 99, 100]) {
      const { site, address, workspace } = sharesUnder(LIMITS, percent)({ name: "aiTokens", least: 1 });
      expect(workspace).toBeLessThanOrEqual(address);
      expect(address).toBeLessThanOrEqual(site);
    }
  });

  test("is never less than the largest question needs, nor more than there is", () => {
    const sharesOf = sharesUnder({ ...LIMITS, aiNeurons: 1000, aiCalls: 3 }, 1);
    expect(sharesOf({ name: "aiNeurons", least: 600 })).toEqual({
      site: 1000,
      address: 1000,
      workspace: 600,
    });
    expect(sharesOf({ name: "aiCalls", least: 6 })).toEqual({ site: 3, address: 3, workspace: 3 });
  });

  test("of nothing is nothing", () => {
    const none = { site: 0, address: 0, workspace: 0 };
    expect(sharesUnder({ ...LIMITS, aiCalls: 0 }, 25)({ name: "aiCalls", least: 6 })).toEqual(none);
  });
});

describe("the budget object", () => {
  const fresh = () => env.BUDGET.getByName(crypto.randomUUID());
  const SHARES = { site: 1000, address: 500, workspace: 250 };
  const charge = (workspace: string, address: string, units = 10): Charge => ({
    spenders: { site: SITE, address, workspace },
    amounts: [
      { name: "aiCalls", units: 1, shares: { site: 1000, address: 1000, workspace: 1000 } },
      { name: "aiNeurons", units, shares: SHARES },
    ],
  });
  const counted = async (budget: ReturnType<typeof fresh>, ...spenders: string[]) =>
    budget.unitsOf(spenders, ["aiCalls", "aiNeurons"]);

  test("grants 500 who ask at once for one workspace its share, and counts nothing of who is refused", async () => {
    const budget = fresh();
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, at) => budget.charge(charge("w", `a${at}`))),
    );
    expect(answers.filter(({ refused }) => refused === undefined)).toHaveLength(25);
    for (const { refused } of answers)
      expect([undefined, { by: "workspace", name: "aiNeurons" }]).toContainEqual(refused);
    expect(await counted(budget, SITE, "w")).toEqual([
      [25, 250],
      [25, 250],
    ]);
  });

  test("holds the share of an address, however many workspaces ask there", async () => {
    const budget = fresh();
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, at) => budget.charge(charge(`w${at}`, "a"))),
    );
    expect(answers.filter(({ refused }) => refused === undefined)).toHaveLength(50);
    expect(answers.at(-1)?.refused).toEqual({ by: "address", name: "aiNeurons" });
  });

  test("holds the site's budget, however many ask from everywhere, and says so first", async () => {
    const budget = fresh();
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, at) => budget.charge(charge(`w${at}`, `a${at}`))),
    );
    expect(answers.filter(({ refused }) => refused === undefined)).toHaveLength(100);
    expect((await budget.charge(charge("w1", "a1", 250))).refused).toEqual({ by: "site", name: "aiNeurons" });
  });

  test("gives back to all who were charged, and never more than they spent", async () => {
    const budget = fresh();
    const { until } = await budget.charge(charge("w", "a", 200));
    const { spenders } = charge("w", "a");
    await budget.refund({ spenders, name: "aiNeurons", units: 150, until });
    expect(await counted(budget, SITE, "a", "w", "other")).toEqual([
      [1, 50],
      [1, 50],
      [1, 50],
      [0, 0],
    ]);
    await budget.refund({ spenders, name: "aiNeurons", units: -30, until });
    expect(await counted(budget, "w")).toEqual([[1, 80]]);
    await budget.refund({ spenders, name: "aiNeurons", units: 1000, until });
    expect(await counted(budget, SITE, "w")).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  test("begins each day with whole shares, keeps nothing of the day before, and gives nothing back to it", async () => {
    await runInDurableObject(fresh(), (budget, { storage }) => {
      let now = NOON;
      budget.clock = () => now;
      const yesterday = budget.charge(charge("w", "a", 250));
      expect(yesterday).toEqual({ refused: undefined, until: MIDNIGHT });
      expect(budget.charge(charge("w", "a")).refused).toEqual({ by: "workspace", name: "aiNeurons" });
      now = MIDNIGHT;
      expect(budget.charge(charge("w", "b", 100))).toEqual({ refused: undefined, until: MIDNIGHT + DAY });
      budget.refund({ ...charge("w", "a"), name: "aiNeurons", units: 100, until: yesterday.until });
      expect(budget.unitsOf(["w", "a"], ["aiNeurons"])).toEqual([[100], [0]]);
      expect(storage.sql.exec("SELECT * FROM spent").toArray()).toHaveLength(6);
    });
  });
});

describe("a workspace that asks for all it can get", () => {
  const settings = { AI_DAILY_NEURONS: "4000" };
  const SHARE = 1000;

  test("is given its share and no more by 500 questions at once, while others are answered", async () => {
    const { ask, ai, usageOf } = paidSite(settings);
    const greedy = newCaller();
    const replies = await Promise.all(Array.from({ length: 500 }, () => ask(greedy, newQuestion())));
    const paid = replies.filter(({ engine }) => engine === "workers-ai");
    expect(paid.length).toBeGreaterThanOrEqual(Math.floor(SHARE / 135));
    expect(ai.runs).toHaveLength(paid.length);
    expect(paid.length * COST).toBeLessThanOrEqual(SHARE);
    for (const { engine, notice } of replies.filter((reply) => !paid.includes(reply)))
      expect([engine, notice]).toEqual([
        "built-in",
        {
          code: "ai_budget_spent",
          message:
            "You have used your share of this site's AI for today. It is back at 00:00 UTC. Until then the built-in engine answers.",
        },
      ]);
    // What was set aside and not used is given back to all three.
    const spent = { calls: paid.length, units: paid.length * COST };
    const { site, network, share } = await usageOf(greedy);
    for (const amounts of [site, network, share])
      expect({ calls: amounts.calls.spent, units: amounts.units.spent }).toEqual(spent);
    expect((await ask(newCaller(), newQuestion())).engine).toBe("workers-ai");
  });

  test("is given all of it one after the other, since each gives back what it didn't need", async () => {
    const { ask, ai } = paidSite(settings);
    const caller = newCaller();
    const engines = [];
    for (let time = 0; time < 40; time += 1) engines.push((await ask(caller, newQuestion())).engine);
    // The last can't be asked without room for the longest answer.
    const most = Math.floor(SHARE / COST);
    const paid = engines.filter((engine) => engine === "workers-ai").length;
    expect(ai.runs).toHaveLength(paid);
    expect(paid).toBeLessThanOrEqual(most);
    expect(paid).toBeGreaterThanOrEqual(most - 5);
    expect(engines.slice(paid).every((engine) => engine === "built-in")).toBe(true);
  });

  test("spends nothing by what is kept", async () => {
    const { ask, usageOf } = paidSite(settings);
    const [first, second] = [newCaller(), newCaller()];
    const question = newQuestion();
    await ask(first, question);
    for (const caller of [first, second])
      expect(await ask(caller, question)).toMatchObject({ engine: "workers-ai", cached: true });
    expect((await usageOf(first)).share.calls.spent).toBe(1);
    expect((await usageOf(second)).share.calls.spent).toBe(0);
  });
});

test("120 questions from one network of addresses spend the network's share and no more", async () => {
  const { ask, ai, usageOf } = paidSite({ AI_DAILY_NEURONS: "4000" });
  const callers = Array.from({ length: 120 }, (_, at) => newCaller(`2001:db8:77:${at.toString(16)}::1`));
  const replies = await Promise.all(callers.map((caller) => ask(caller, newQuestion())));
  const paid = replies.filter(({ engine }) => engine === "workers-ai");
  expect(ai.runs).toHaveLength(paid.length);
  expect(paid.length).toBeGreaterThan(10);
  expect(paid.length * COST).toBeLessThanOrEqual(2000);
  expect(replies.find(({ engine }) => engine === "built-in")?.notice?.message).toBe(
    "Your network has used its share of this site's AI for today. It is back at 00:00 UTC. Until then the built-in engine answers.",
  );
  const elsewhere = newCaller("2001:db8:78::1");
  expect((await ask(elsewhere, newQuestion())).engine).toBe("workers-ai");
  expect((await usageOf(elsewhere)).network.calls.spent).toBe(1);
});

test("500 questions from everywhere spend the site's budget and no more", async () => {
  const { ask, ai, usageOf } = paidSite({ AI_DAILY_NEURONS: "4000" });
  const replies = await Promise.all(Array.from({ length: 500 }, () => ask(newCaller(), newQuestion())));
  const paid = replies.filter(({ engine }) => engine === "workers-ai");
  expect(ai.runs).toHaveLength(paid.length);
  expect(paid.length).toBeGreaterThan(20);
  const { site } = await usageOf(newCaller());
  expect(site.units).toEqual({ limit: 4000, spent: paid.length * COST });
  expect(replies.find(({ engine }) => engine === "built-in")?.notice?.message).toMatch(
    /^This site's AI allowance for today is used up\./u,
  );
});
