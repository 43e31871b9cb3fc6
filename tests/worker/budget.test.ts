import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { Health } from "#shared/contracts/health.ts";
import { postPlan, PlanAnswer } from "#shared/contracts/planner.ts";
import {
  aiDouble,
  ask,
  call,
  callsAbout,
  eventsOf,
  newAddress,
  newQuestion,
  replyTo,
} from "../support/api.ts";
import type { Settings } from "../support/settings.ts";

/** A site of its own, since no other has this address in its footer. */
const ownSite = (settings: Settings): Settings => ({
  CONTACT_EMAIL: `owner-${crypto.randomUUID()}@example.com`,
  ...settings,
});

const healthOf = async (settings: Settings) =>
  Health.parse(await (await call("/api/health", {}, settings)).json());

const NOTICE = {
  code: "ai_budget_spent",
  message:
    "This site's AI allowance for today is used up. It is back at 00:00 UTC. Until then the built-in engine answers.",
};

describe("the budget object", () => {
  const NOON = Date.UTC(2026, 10, 22, 12);
  const fresh = () => env.BUDGET.getByName(crypto.randomUUID());

  test("grants no more than the limit to hundreds who ask at once", async () => {
    const budget = fresh();
    const request = { name: "aiCalls", least: 1, wanted: 1, limit: 120 } as const;
    const leases = await Promise.all(Array.from({ length: 300 }, () => budget.lease(request)));
    expect(leases.reduce((sum, { units }) => sum + units, 0)).toBe(120);
  });

  test("begins anew each day and keeps nothing of the day before", async () => {
    await runInDurableObject(fresh(), async (budget, { storage }) => {
      let now = NOON;
      budget.clock = () => now;
      for (let time = 0; time < 40; time += 1)
        budget.admit({ address: `a${time}`, perAddress: 1, perSite: 100 });
      budget.lease({ name: "aiCalls", least: 5, wanted: 5, limit: 5 });
      const rows = () => storage.sql.exec("SELECT * FROM spent").toArray().length;
      expect(rows()).toBe(42);
      now += 86_400_000;
      expect(budget.lease({ name: "aiCalls", least: 5, wanted: 5, limit: 5 }).units).toBe(5);
      budget.admit({ address: "b", perAddress: 1, perSite: 100 });
      expect(rows()).toBe(3);
    });
  });

  test("remembers what was spent after it left memory", async () => {
    const name = crypto.randomUUID();
    await env.BUDGET.getByName(name).lease({ name: "kvWrites", least: 3, wanted: 3, limit: 3 });
    const again = await env.BUDGET.getByName(name).lease({ name: "kvWrites", least: 1, wanted: 1, limit: 3 });
    expect(again.units).toBe(0);
  });

  test("admits so many new queues of an address and of the site, and says who has none left", async () => {
    await runInDurableObject(fresh(), async (budget) => {
      budget.clock = () => NOON;
      const admit = (address: string) => budget.admit({ address, perAddress: 2, perSite: 3 }).refusedBy;
      expect([admit("a"), admit("a"), admit("a")]).toEqual([undefined, undefined, "address"]);
      expect([admit("b"), admit("b"), admit("c")]).toEqual([undefined, "site", "site"]);
    });
  });
});

describe("a site whose AI calls of the day are spent", () => {
  test("is answered by the built-in engine with a notice, and asks nobody", async () => {
    const settings = ownSite({ ...aiDouble("prose"), AI_DAILY_BUDGET: "1" });
    expect(await replyTo({ task: "general", input: newQuestion() }, settings)).toMatchObject({
      engine: "openai",
    });
    const input = newQuestion();
    const spent = await replyTo({ task: "general", input }, settings);
    expect(spent).toMatchObject({ engine: "built-in", cached: false, notice: NOTICE });
    expect(spent.model).toBeUndefined();
    expect(await callsAbout(input)).toBe(0);
  });

  test("still gives what was paid for, and keeps no built-in answer as the model's", async () => {
    const settings = ownSite({ ...aiDouble("prose"), AI_DAILY_BUDGET: "1" });
    const input = newQuestion();
    const paid = await replyTo({ task: "general", input }, settings);
    await replyTo({ task: "general", input: newQuestion() }, settings);
    expect(await replyTo({ task: "general", input }, settings)).toEqual({ ...paid, cached: true });
    const other = newQuestion();
    await replyTo({ task: "general", input: other }, settings);
    expect((await replyTo({ task: "general", input: other }, settings)).engine).toBe("built-in");
  });

  test("streams the built-in answer, with the notice at its end", async () => {
    const settings = ownSite({ ...aiDouble("prose"), AI_DAILY_BUDGET: "0" });
    const headers = { Accept: "text/event-stream" };
    const events = await eventsOf(
      await ask({ task: "general", input: newQuestion() }, settings, { headers }),
    );
    expect(events.length).toBeGreaterThan(1);
    expect(events.at(-1)).toMatchObject({ event: "done", data: { engine: "built-in", notice: NOTICE } });
  });

  test("says so in its health, and nothing of how much", async () => {
    const settings = ownSite({ ...aiDouble("prose"), AI_DAILY_BUDGET: "1" });
    await replyTo({ task: "general", input: newQuestion() }, settings);
    await replyTo({ task: "general", input: newQuestion() }, settings);
    const spent = { ai: true, youtube: false, newQueues: false, cache: false };
    expect((await healthOf(settings)).spent).toEqual(spent);
  });

  test("counts a repair as a call", async () => {
    const settings = ownSite({ ...aiDouble("prose"), AI_DAILY_BUDGET: "3" });
    const topics = [newQuestion(), newQuestion(), newQuestion()];
    const replies = [];
    for (const topic of topics)
      replies.push(await replyTo({ task: "video_ideas", input: { topic } }, settings));
    expect(replies.map(({ engine }) => engine)).toEqual(["openai", "openai", "built-in"]);
    const calls = await Promise.all(topics.map(callsAbout));
    expect(calls).toEqual([2, 1, 0]);
  });

  test("counts the client's own retry as a call", async () => {
    const settings = ownSite({ ...aiDouble("error-500"), AI_DAILY_BUDGET: "1" });
    const input = newQuestion();
    expect(await replyTo({ task: "general", input }, settings)).toMatchObject({
      engine: "built-in",
      notice: NOTICE,
    });
    expect(await callsAbout(input)).toBe(1);
  });
});

test("400 plans from one address are refused beyond 60 a minute, and make no more paid calls than the day has", async () => {
  // All of it may be spent from one address.
  const settings = ownSite({ ...aiDouble("prose"), AI_DAILY_BUDGET: "20", AI_DAILY_SHARE: "100" });
  const headers = {
    "CF-Connecting-IP": newAddress(),
    "Content-Type": "application/json",
    "Cache-Control": "no-cache",
  };
  // No other test asks about it.
  const niche = "Sustainability & Eco-Living";
  const body = JSON.stringify({ postsPerWeek: 3, videoLength: "1 minute", niche });
  const answers = await Promise.all(
    Array.from({ length: 400 }, () =>
      call(postPlan.path, { method: postPlan.method, headers, body }, settings),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  // A minute of the clock may end among them.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(280);
  const plans = await Promise.all(
    answers
      .filter(({ status }) => status === 200)
      .map(async (answer) => PlanAnswer.parse(await answer.json())),
  );
  expect(plans.length).toBeGreaterThan(0);
  for (const { engine, notice } of plans) expect([engine, notice]).toEqual(["built-in", NOTICE]);
  expect(await callsAbout(niche)).toBe(20);
});

test("where the day's tokens are spent it is the same", async () => {
  const settings = ownSite({ ...aiDouble("prose"), AI_DAILY_TOKENS: "3000" });
  const input = newQuestion();
  expect(await replyTo({ task: "general", input }, settings)).toMatchObject({
    engine: "built-in",
    notice: NOTICE,
  });
  expect(await callsAbout(input)).toBe(0);
});
