import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { Usage, usage } from "#shared/contracts/usage.ts";
import { Balances, type UnitsOf } from "#worker/budget/balances.ts";
import { sharesUnder } from "#worker/budget/shares.ts";
import type { Bindings } from "#worker/env.ts";
import { newSpender } from "../support/answers.ts";
import { aiDouble, call, failureOf, newQuestion, rawDouble } from "../support/api.ts";
import { COST, newCaller, paidSite } from "../support/shares.ts";

const NOON = Date.UTC(2026, 10, 22, 12);
const MIDNIGHT = Date.UTC(2026, 10, 23);

describe("today's use", () => {
  test("is nothing where the engine costs the owner nothing: built in, or on their own machine", async () => {
    const today = async (settings: Parameters<typeof call>[2]) =>
      Usage.parse(await (await call(usage.path, {}, settings)).json()).today;
    expect(await today({})).toBeNull();
    expect(await today({ ...aiDouble("prose"), LOCAL_MODEL_SERVER: "LM Studio" })).toBeNull();
    expect(await today(aiDouble("prose"))).not.toBeNull();
  });

  test("is the site's, the network's and the caller's own, of Cloudflare's neurons", async () => {
    const { ask, usageOf } = paidSite();
    const neighbours = [newCaller("203.0.113.7"), newCaller("203.0.113.7")] as const;
    await ask(neighbours[0], newQuestion());
    await ask(neighbours[1], newQuestion());
    await ask(newCaller(), newQuestion());
    const today = await usageOf(neighbours[0]);
    expect(today).toEqual({
      unit: "neurons",
      site: { units: { limit: 10_000, spent: 3 * COST }, calls: { limit: 2000, spent: 3 } },
      network: { units: { limit: 5000, spent: 2 * COST }, calls: { limit: 1000, spent: 2 } },
      share: { units: { limit: 2500, spent: COST }, calls: { limit: 500, spent: 1 } },
      // The last of them needs 129 to be set aside.
      answersLeft: Math.floor((2500 - COST - 129) / COST) + 1,
      until: expect.stringMatching(/T00:00:00\.000Z$/u),
    });
    const ahead = Date.parse(today.until) - Date.now();
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThanOrEqual(86_400_000);
  });

  test("is counted in tokens where an endpoint answers", async () => {
    const { ask, usageOf } = paidSite({ ...rawDouble("counted-usage"), AI: undefined });
    const caller = newCaller();
    await ask(caller, newQuestion());
    expect(await usageOf(caller)).toMatchObject({
      unit: "tokens",
      share: { units: { limit: 1_250_000, spent: 4000 }, calls: { limit: 500, spent: 1 } },
      answersLeft: 311,
    });
  });

  test("tells what is left by what is scarcest, and nothing where no answer was asked for yet", async () => {
    const { ask, usageOf } = paidSite({ AI_DAILY_BUDGET: "40" });
    const [ada, ben] = [newCaller("203.0.113.9"), newCaller("203.0.113.9")];
    expect((await usageOf(newCaller())).answersLeft).toBeNull();
    for (let time = 0; time < 10; time += 1) await ask(ada, newQuestion());
    expect((await usageOf(ada)).answersLeft).toBe(0);
    for (let time = 0; time < 7; time += 1) await ask(ben, newQuestion());
    // Three of ben's own, and of the network's.
    expect((await usageOf(ben)).answersLeft).toBe(3);
    expect((await usageOf(newCaller("203.0.113.9"))).answersLeft).toBe(3);
  });

  test("says that no answer is left where there is too little for one to be asked, as it then isn't", async () => {
    const { ask, usageOf } = paidSite({ AI_DAILY_NEURONS: "170" });
    const caller = newCaller();
    expect((await ask(caller, newQuestion())).engine).toBe("workers-ai");
    expect(await usageOf(newCaller())).toMatchObject({
      site: { units: { spent: COST, limit: 170 } },
      answersLeft: 1,
    });
    expect((await ask(caller, newQuestion())).engine).toBe("workers-ai");
    expect((await usageOf(caller)).answersLeft).toBe(0);
    expect((await ask(caller, newQuestion())).engine).toBe("built-in");
  });

  test("is nothing but numbers: neither a workspace nor an address is in it", async () => {
    const { ask, get } = paidSite();
    const caller = newCaller("203.0.113.11");
    await ask(caller, newQuestion());
    const text = await (await get(usage.path, caller)).text();
    expect(text).not.toContain("203.0.113");
    expect(text).not.toMatch(/[0-9a-f]{32}/u);
  });

  test("is a failure of ours where the object can't be asked", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const BUDGET: Bindings["BUDGET"] = new Proxy(env.BUDGET, {
      get: (namespace, property) =>
        property === "getByName"
          ? () => {
              throw new Error("out of reach");
            }
          : Reflect.get(namespace, property),
    });
    await failureOf(await paidSite({ BUDGET }).get(usage.path), "internal");
  });
});

describe("the counts of the day", () => {
  const limits = {
    aiCalls: 100,
    aiTokens: 1000,
    aiNeurons: 0,
    youtubeUnits: 0,
    newQueues: 0,
    kvWrites: 0,
  };
  const measures = [{ name: "aiCalls", least: 6 }] as const;

  test("are read of a caller each time, and of the site once in some seconds for all who look", async () => {
    let now = NOON;
    const unitsOf = vi.fn<UnitsOf>(async (spenders) => spenders.map((_, at) => [at + 1]));
    const balances = new Balances(unitsOf, sharesUnder(limits, 25), () => now);
    const [ada, ben] = [newSpender(), newSpender()];
    const asked = () => unitsOf.mock.calls.map(([spenders]) => spenders.length);
    for (const spender of [ada, ada, ben]) await balances.of(spender, measures);
    expect(asked()).toEqual([3, 2, 2]);
    now += 5000;
    expect(await balances.of(ada, measures)).toEqual({
      balances: [
        {
          shares: { site: 100, address: 50, workspace: 25 },
          spent: { site: 3, address: 2, workspace: 1 },
        },
      ],
      until: MIDNIGHT,
    });
    expect(asked()).toEqual([3, 2, 2, 3]);
  });

  test("say of the site no less than of a part of it that was read later", async () => {
    let units = 1;
    const balances = new Balances(
      async (spenders) => spenders.map(() => [units]),
      sharesUnder(limits, 25),
      () => NOON,
    );
    await balances.of(newSpender(), measures);
    units = 7;
    const later = await balances.of(newSpender(), measures);
    expect(later.balances[0]?.spent).toEqual({ site: 7, address: 7, workspace: 7 });
  });

  test("are forgotten with the day", async () => {
    let now = MIDNIGHT - 1000;
    const unitsOf = vi.fn<UnitsOf>(async (spenders) => spenders.map(() => [now < MIDNIGHT ? 9 : 0]));
    const balances = new Balances(unitsOf, sharesUnder(limits, 25), () => now);
    const ada = newSpender();
    expect((await balances.of(ada, measures)).balances[0]?.spent.site).toBe(9);
    now = MIDNIGHT;
    expect((await balances.of(ada, measures)).balances[0]?.spent.site).toBe(0);
  });

  test("hold nobody for more than seconds", async () => {
    vi.useFakeTimers();
    const unitsOf = vi.fn<UnitsOf>(() => new Promise(() => undefined));
    const balances = new Balances(unitsOf, sharesUnder(limits, 25), () => NOON);
    const asked = expect(balances.of(newSpender(), measures)).rejects.toThrow("can't be asked");
    await vi.waitFor(() => expect(unitsOf).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(3000);
    await asked;
    vi.useRealTimers();
  });
});
