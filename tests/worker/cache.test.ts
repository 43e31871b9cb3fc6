import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { type AssistRequest, AssistReply } from "#shared/contracts/assistant.ts";
import { app } from "#worker/app.ts";
import type { Bindings } from "#worker/env.ts";
import {
  aiDouble,
  askSite,
  callsAbout,
  newAddress,
  newQuestion,
  replyIn,
  replyTo,
  stoodInFor,
} from "../support/api.ts";

const prose = () => aiDouble("prose");

/** Asks with bindings of the test's own, until all work is done, what goes on after the answer included. */
async function askWith(bindings: Partial<Bindings>, body: AssistRequest): Promise<AssistReply> {
  const ctx = createExecutionContext();
  const headers = { "Content-Type": "application/json", "CF-Connecting-IP": newAddress() };
  const request = new Request("https://crescendo.test/api/ai/assist", {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const response = await app.fetch(request, { ...env, ...bindings }, ctx);
  const reply = AssistReply.parse(await response.json());
  await waitOnExecutionContext(ctx);
  return reply;
}

const keptKeys = async () => (await env.CACHE.list()).keys.map(({ name }) => name);

/** Asks a new question and finds where its answer was kept. */
async function askAndFindKey(body: AssistRequest): Promise<string> {
  const before = new Set(await keptKeys());
  await askWith(prose(), body);
  const added = (await keptKeys()).filter((name) => !before.has(name));
  expect(added).toHaveLength(1);
  return added.join();
}

describe("20 callers with the same question at once, nothing being kept", () => {
  test("cost one call and are all answered; the next costs none", async () => {
    const input = newQuestion();
    const settings = aiDouble("slow");
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () => replyIn(await askSite({ task: "general", input }, settings))),
    );
    expect(new Set(replies.map(({ reply }) => reply)).size).toBe(1);
    expect(replies.map(({ cached }) => cached)).toContain(false);
    expect(await callsAbout(input)).toBe(1);

    const next = await replyIn(await askSite({ task: "general", input }, settings));
    expect(next).toEqual({ ...replies[0], cached: true });
    expect(await callsAbout(input)).toBe(1);
  });

  test("cost one call where they read the answer as it comes, too", async () => {
    const input = newQuestion();
    const settings = aiDouble("slow-stream");
    const texts = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        // Every other one takes the answer whole.
        const headers = index % 2 === 0 ? { Accept: "text/event-stream" } : undefined;
        return (await askSite({ task: "general", input }, settings, { headers })).text();
      }),
    );
    for (const text of texts) expect(text).toContain("Film the first slice, then explain the crumb.");
    expect(await callsAbout(input)).toBe(1);
  });

  test("hear of the same failure after one call", async () => {
    const input = newQuestion();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => askSite({ task: "general", input }, aiDouble("slow-401"))),
    );
    for (const answer of answers) await stoodInFor(answer, "ai_key_rejected");
    expect(await callsAbout(input)).toBe(1);
  });
});

describe("a kept answer", () => {
  test.each([{ seed: 1 }, { seed: 2 }])("is the same for every seed (%o)", async (opts) => {
    const input = newQuestion();
    await replyTo({ task: "general", input }, prose());
    expect((await replyTo({ task: "general", input, opts }, prose())).cached).toBe(true);
    expect(await callsAbout(input)).toBe(1);
  });

  test.each<[string, Partial<AssistRequest>, string]>([
    ["options", { opts: { temperature: 0.1 } }, "prose"],
    ["memory", { memory: "I bake on Sundays." }, "prose"],
    ["a task", { task: "video_idea" }, "prose"],
    ["a model", {}, "ideas"],
  ])("isn't for other %s", async (_, change, model) => {
    const input = newQuestion();
    await replyTo({ task: "general", input }, prose());
    const { cached } = await replyTo({ task: "general", input, ...change }, aiDouble(model));
    expect(cached).toBe(false);
    expect(await callsAbout(input)).toBe(2);
  });

  test("isn't for another question", async () => {
    const input = newQuestion();
    await replyTo({ task: "general", input }, prose());
    expect((await replyTo({ task: "general", input: `${input}!` }, prose())).cached).toBe(false);
  });

  test.each(["no-cache", "no-store, no-cache"])(
    "is passed over with Cache-Control: %s, and replaced",
    async (rule) => {
      const input = newQuestion();
      const settings = aiDouble("counting");
      const once = { task: "general", input } as const;
      expect((await replyTo(once, settings)).reply).toBe("Answer number 1.");
      const again = await replyTo(once, settings, { "Cache-Control": rule });
      expect(again).toMatchObject({ reply: "Answer number 2.", cached: false });
      expect(await replyTo(once, settings)).toMatchObject({ reply: "Answer number 2.", cached: true });
    },
  );

  test.each([
    ["of another shape", JSON.stringify({ reply: 7 })],
    ["no JSON", "<html>"],
  ])("that is %s is ignored", async (_, garbage) => {
    vi.spyOn(console, "error").mockReturnValue();
    const input = newQuestion();
    const key = await askAndFindKey({ task: "general", input });
    await env.CACHE.put(key, garbage);
    expect(await askWith(prose(), { task: "general", input })).toMatchObject({ cached: false });
    expect(await callsAbout(input)).toBe(2);
    expect(await env.CACHE.get(key, "json")).toMatchObject({ reply: expect.any(String) });
  });

  test("holds no word of the question in its name", async () => {
    const key = await askAndFindKey({ task: "general", input: newQuestion() });
    expect(key).toMatch(/^assist:[0-9a-f]{64}$/u);
  });
});

test("the built-in engine's answers are never kept", async () => {
  const before = await keptKeys();
  const reply = await askWith({}, { task: "general", input: "How do I write a good hook?" });
  expect(reply).toMatchObject({ engine: "built-in", cached: false });
  expect(await keptKeys()).toEqual(before);
});

describe("where KV is out of reach", () => {
  const broken = () => new Proxy(env.CACHE, { get: () => () => Promise.reject(new Error("KV is down")) });

  test("questions are answered all the same, each by a call of its own", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const input = newQuestion();
    const bindings = { ...prose(), CACHE: broken() };
    expect(await askWith(bindings, { task: "general", input })).toMatchObject({ cached: false });
    expect(await askWith(bindings, { task: "general", input })).toMatchObject({ cached: false });
    expect(await callsAbout(input)).toBe(2);
    expect(log.mock.calls.flat()).toContainEqual({ cache: "read failed", error: "Error: KV is down" });
    expect(log.mock.calls.flat()).toContainEqual({ cache: "write failed", error: "Error: KV is down" });
  });
});
