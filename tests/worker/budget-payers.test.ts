import { env } from "cloudflare:workers";
import { describe, expect, inject, test, vi } from "vitest";
import { OWN_KEY_HEADERS } from "#shared/contracts/own-key-headers.ts";
import { reserve, TOKENS } from "#worker/ai/purse.ts";
import { AiBudget, type Counter } from "#worker/budget/ai-budget.ts";
import type { Limits } from "#worker/budget/counts.ts";
import { Ledger } from "#worker/budget/ledger.ts";
import { sharesUnder } from "#worker/budget/shares.ts";
import { type Bindings, readConfig } from "#worker/env.ts";
import { newSpender } from "../support/answers.ts";
import { aiDouble, callsAbout, newQuestion, replyIn } from "../support/api.ts";
import { newCaller, paidSite } from "../support/shares.ts";
import { completion } from "../support/workers-ai-double.ts";

const NOON = Date.UTC(2026, 10, 22, 12);

/** A site of 100 calls a day, whose shares are a quarter, over a count of its own. */
function budgetOver(counter: Counter, clock: () => number): AiBudget {
  const limits: Limits = {
    aiCalls: 100,
    aiTokens: 0,
    aiNeurons: 0,
    youtubeUnits: 0,
    newQueues: 0,
    kvWrites: 0,
  };
  const lender = { lease: () => Promise.reject(new Error("unused")), spent: async () => [] };
  return new AiBudget(counter, new Ledger(lender, limits, clock), sharesUnder(limits, 25), clock);
}

/** Nobody can ask it. */
const BROKEN: Bindings["BUDGET"] = new Proxy(env.BUDGET, {
  get: (namespace, property) =>
    property === "getByName"
      ? () => {
          throw new Error("out of reach");
        }
      : Reflect.get(namespace, property),
});

describe("an answer that two ask for at once", () => {
  test("is paid by who began", async () => {
    const held = Promise.withResolvers<unknown>();
    const { ask, ai, usageOf } = paidSite({}, () => held.promise);
    const [ada, ben] = [newCaller(), newCaller()];
    const question = newQuestion();
    const replies = [ask(ada, question)];
    await vi.waitFor(() => expect(ai.runs).toHaveLength(1));
    replies.push(ask(ben, question));
    held.resolve(completion("Film the first slice."));
    for (const { engine } of await Promise.all(replies)) expect(engine).toBe("workers-ai");
    expect(ai.runs).toHaveLength(1);
    expect((await usageOf(ada)).share.calls.spent).toBe(1);
    expect((await usageOf(ben)).share.calls.spent).toBe(0);
  });

  test("isn't refused to one because the other has no share left", async () => {
    // A call each for the workspace that begins: all it takes is six of them.
    const { ask, ai } = paidSite({ AI_DAILY_BUDGET: "24" });
    const ada = newCaller();
    for (let time = 0; time < 6; time += 1) await ask(ada, newQuestion());
    const question = newQuestion();
    const others = [newCaller(), newCaller(), newCaller()];
    const [first, ...rest] = await Promise.all([ada, ...others].map((caller) => ask(caller, question)));
    expect(first).toMatchObject({ engine: "built-in", notice: { code: "ai_budget_spent" } });
    for (const reply of rest) {
      expect(reply.engine).toBe("workers-ai");
      expect(reply.notice).toBeUndefined();
    }
    expect(ai.runs).toHaveLength(7);
  });
});

describe("what costs the owner nothing", () => {
  test("is never refused: a creator's own key, whatever is spent, and nothing of it is counted", async () => {
    const { post, usageOf } = paidSite({
      AI_DAILY_BUDGET: "0",
      AI_DAILY_NEURONS: "1",
      UPSTREAM_BASE_URL: inject("rawDouble"),
    });
    const caller = newCaller();
    const own = {
      [OWN_KEY_HEADERS.provider]: "groq",
      [OWN_KEY_HEADERS.model]: "counted-usage",
      [OWN_KEY_HEADERS.key]: "sk-mine-4f6d0b7c9e",
    };
    const body = { task: "general", input: newQuestion() };
    const reply = await replyIn(await post("/api/ai/assist", body, { headers: { ...caller, ...own } }));
    expect(reply.engine).toBe("own-key");
    expect((await usageOf(caller)).site.calls.spent).toBe(0);
  });

  test("asks no budget: the built-in engine, and a model on the owner's machine", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const settings = { AI: undefined, BUDGET: BROKEN, CACHE: env.CACHE, KV_DAILY_WRITES: "0" };
    expect((await paidSite(settings).ask(newCaller(), newQuestion())).engine).toBe("built-in");
    const local = { ...settings, ...aiDouble("prose"), LOCAL_MODEL_SERVER: "Ollama", AI_DAILY_BUDGET: "0" };
    expect((await paidSite(local).ask(newCaller(), newQuestion())).engine).toBe("openai");
    expect(JSON.stringify(log.mock.calls)).not.toContain('"ai"');
  });
});

test("a call that the endpoint's client makes again is paid from the same share", async () => {
  const { post, usageOf } = paidSite({ ...aiDouble("error-500"), AI: undefined });
  const caller = newCaller();
  const input = newQuestion();
  await post("/api/ai/assist", { task: "general", input }, { headers: caller });
  expect(await callsAbout(input)).toBe(2);
  const { share, site, network } = await usageOf(caller);
  expect([share, network, site].map(({ calls }) => calls.spent)).toEqual([2, 2, 2]);
});

describe("what was set aside", () => {
  const messages = [{ role: "user", content: "How do I film bread?" }] as const;

  test("is given back by work of its own, which goes on where the caller has left", async () => {
    const config = readConfig({ ...env });
    const work: Promise<unknown>[] = [];
    const spender = { ...newSpender(), waitUntil: (one: Promise<unknown>) => void work.push(one) };
    const reservation = await reserve(config, spender, messages, 4000, TOKENS);
    expect(work).toHaveLength(0);
    reservation.settle({ read: 5, written: 100 });
    reservation.settle({ read: 0, written: 0 });
    expect(work).toHaveLength(1);
    await Promise.all(work);
    const { balances } = await config.balances.of(spender, [{ name: "aiTokens", least: 0 }]);
    expect(balances[0]?.spent).toMatchObject({ workspace: 105, address: 105 });
  });

  test("is given back where the caller left before anything was asked", async () => {
    const { usageOf, post, ai } = paidSite();
    const caller = newCaller();
    const leaving = new AbortController();
    const body = { task: "general", input: newQuestion() };
    leaving.abort();
    await post("/api/ai/assist", body, { headers: caller, signal: leaving.signal }).catch(() => undefined);
    expect(ai.runs).toHaveLength(0);
    expect((await usageOf(caller)).share.units.spent).toBe(0);
  });
});

describe("where the object can't be asked", () => {
  test("an isolate answers a little on its own, and what isn't used of that comes back", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { ask, ai } = paidSite({ BUDGET: BROKEN });
    const caller = newCaller();
    const engines = [];
    for (let time = 0; time < 14; time += 1) engines.push((await ask(caller, newQuestion())).engine);
    // Ten calls, which the 500 neurons are enough for.
    expect(engines.filter((engine) => engine === "workers-ai")).toHaveLength(10);
    expect(ai.runs).toHaveLength(10);
    const at = await ask(caller, newQuestion());
    expect(at.notice?.message).toMatch(
      /^This site's AI allowance for today is used up\. It is back at \d\d:\d\d UTC\./u,
    );
  });

  test("60 who ask at once get no more than that", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { ask, ai } = paidSite({ BUDGET: BROKEN });
    await Promise.all(Array.from({ length: 60 }, () => ask(newCaller(), newQuestion())));
    expect(ai.runs.length).toBeLessThanOrEqual(10);
    expect(ai.runs.length).toBeGreaterThan(0);
  });

  test("nobody waits for it twice within half a minute", async () => {
    vi.useFakeTimers();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    let now = NOON;
    const charge = vi.fn(() => new Promise<never>(() => undefined));
    const silent: Counter = { charge, refund: async () => undefined };
    const budget = budgetOver(silent, () => now);
    const take = () => budget.charge(newSpender(), [{ name: "aiCalls", least: 6, units: 1 }]);
    const first = take();
    await vi.waitFor(() => expect(charge).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(3000);
    expect((await first).refused).toBeUndefined();
    expect((await take()).refused).toBeUndefined();
    expect(charge).toHaveBeenCalledOnce();
    now += 30_000;
    const later = take();
    await vi.waitFor(() => expect(charge).toHaveBeenCalledTimes(2));
    await vi.advanceTimersByTimeAsync(3000);
    await later;
    vi.useRealTimers();
  });
});

describe("a refusal", () => {
  test("is believed for some seconds, for as much and for that spender alone, and until something comes back", async () => {
    let now = NOON;
    const charge = vi.fn<Counter["charge"]>(async ({ amounts }) => ({
      refused: (amounts[0]?.units ?? 0) > 5 ? { by: "workspace", name: "aiCalls" } : undefined,
      until: NOON * 2,
    }));
    const counter: Counter = { charge, refund: async () => undefined };
    const budget = budgetOver(counter, () => now);
    const ada = newSpender();
    const take = (units: number, spender = ada) =>
      budget.charge(spender, [{ name: "aiCalls", least: 6, units }]);
    expect((await take(9)).refused).toEqual({ by: "workspace", name: "aiCalls" });
    expect((await take(9)).refused).toEqual({ by: "workspace", name: "aiCalls" });
    expect(charge).toHaveBeenCalledTimes(1);
    const small = await take(4);
    expect(small.refused).toBeUndefined();
    await take(9, newSpender());
    expect(charge).toHaveBeenCalledTimes(3);
    await small.refund("aiCalls", 2);
    await take(9);
    expect(charge).toHaveBeenCalledTimes(4);
    now += 5000;
    await take(9);
    expect(charge).toHaveBeenCalledTimes(5);
  });
});
