import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, inject, test, vi } from "vitest";
import { ask as askWhole, askInPieces, type AskOptions, questionOf } from "#worker/ai/ask.ts";
import { app } from "#worker/app.ts";
import { readConfig } from "#worker/env.ts";
import { newSpender } from "../support/answers.ts";
import { askSite, call, callsAbout, desk, newQuestion, rawDouble } from "../support/api.ts";

const headers = { Accept: "text/event-stream" };
const json = { "Content-Type": "application/json" };

/** Milliseconds, for a busy machine. */
const PATIENCE = 10_000;

/** Someone who waits for what a key stands for, and can leave. */
async function caller(name: string, key: string) {
  const controller = new AbortController();
  const query = new URLSearchParams({ name, key, upstream: inject("rawDouble") });
  const answer = env.SITE.fetch(`https://crescendo.test/load?${query}`, { signal: controller.signal }).then(
    (response) => response.json(),
  );
  // Who leaves gets no answer, which a test may not wait for.
  answer.catch(() => undefined);
  const did = (what: string) =>
    vi.waitFor(async () => {
      const diary = await env.SITE.fetch("https://crescendo.test/diary");
      expect(await diary.json()).toContain(`${name} ${what}`);
    }, PATIENCE);
  await did("waits");
  return {
    answer,
    leave: async () => {
      controller.abort();
      await did("left");
    },
  };
}

/** Names no other test uses, and a key. */
function cast() {
  const key = crypto.randomUUID();
  return { key, ada: `Ada ${key}`, ben: `Ben ${key}`, cy: `Cy ${key}` };
}

describe("a caller who leaves", () => {
  test("ends the call to the endpoint", async () => {
    const input = newQuestion();
    const controller = new AbortController();
    const answer = askSite({ task: "general", input }, rawDouble("held"), { signal: controller.signal });
    await desk("/opened", input);
    controller.abort();
    await expect(answer).rejects.toThrow(/abort/iu);
    await desk("/hung-up", input);
  });

  test("ends it where the size of the question wasn't announced, too", async () => {
    const input = newQuestion();
    const controller = new AbortController();
    const body = new Blob([JSON.stringify({ task: "general", input })]).stream();
    const init = { method: "POST", headers: json, body, signal: controller.signal };
    const answer = call("/api/ai/assist", init, rawDouble("held"), env.SITE);
    await desk("/opened", input);
    controller.abort();
    await expect(answer).rejects.toThrow(/abort/iu);
    await desk("/hung-up", input);
  });

  test("ends it in the middle of a stream, too", async () => {
    const input = newQuestion();
    const response = await askSite({ task: "general", input }, rawDouble("held-stream"), { headers });
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toContain("First words, ");
    await reader?.cancel();
    await desk("/hung-up", input);
  });

  test("ends it before a stream has begun, too", async () => {
    const input = newQuestion();
    const controller = new AbortController();
    const { signal } = controller;
    const answer = askSite({ task: "general", input }, rawDouble("held"), { headers, signal });
    await desk("/opened", input);
    controller.abort();
    await expect(answer).rejects.toThrow(/abort/iu);
    await desk("/hung-up", input);
  });
});

describe("leaving is no fault of ours, and isn't logged as one,", () => {
  /** Asks next to the tests, whose log can be read. */
  function askHere(model: string, input: string, signal: AbortSignal): Response | Promise<Response> {
    const body = JSON.stringify({ task: "general", input });
    const init = { method: "POST", headers: { ...json, ...headers }, body, signal };
    const request = new Request("https://crescendo.test/api/ai/assist", init);
    return app.fetch(request, { ...env, ...rawDouble(model) }, createExecutionContext());
  }

  test("before an answer", async () => {
    const log = vi.spyOn(console, "error");
    const input = newQuestion();
    const controller = new AbortController();
    const answer = askHere("held", input, controller.signal);
    await desk("/opened", input);
    controller.abort();
    expect((await answer).status).toBe(499);
    expect(log).not.toHaveBeenCalled();
  });

  test("in the middle of a stream", async () => {
    const log = vi.spyOn(console, "error");
    const input = newQuestion();
    const controller = new AbortController();
    const reader = (await askHere("held-stream", input, controller.signal)).body?.getReader();
    await reader?.read();
    controller.abort();
    await desk("/hung-up", input);
    expect(log).not.toHaveBeenCalled();
  });
});

describe("of two who wait for the same answer", () => {
  test("the second gets it when the first, who began the call, leaves", async () => {
    const { key, ada, ben } = cast();
    const first = await caller(ada, key);
    await desk("/opened", key);
    const second = await caller(ben, key);
    await first.leave();
    await desk("/release", key);
    expect(await second.answer).toMatchObject({ hit: false, value: expect.stringContaining("Released.") });
    expect(await callsAbout(key)).toBe(1);
  });

  test("the first gets it when the second leaves", async () => {
    const { key, ada, ben } = cast();
    const first = await caller(ada, key);
    await desk("/opened", key);
    const second = await caller(ben, key);
    await second.leave();
    await desk("/release", key);
    expect(await first.answer).toMatchObject({ hit: false, value: expect.stringContaining("Released.") });
    expect(await callsAbout(key)).toBe(1);
  });

  test("the call ends when both leave, who began it first", async () => {
    const { key, ada, ben } = cast();
    const first = await caller(ada, key);
    await desk("/opened", key);
    const second = await caller(ben, key);
    await first.leave();
    await second.leave();
    await desk("/hung-up", key);
  });

  test("the call ends when both leave, who began it last, and a third begins another", async () => {
    const { key, ada, ben, cy } = cast();
    const first = await caller(ada, key);
    await desk("/opened", key);
    const second = await caller(ben, key);
    await second.leave();
    await first.leave();
    const third = await caller(cy, key);
    await desk("/hung-up", key);
    await desk("/opened", cy);
    await desk("/release", cy);
    expect(await third.answer).toMatchObject({ hit: false });
    expect(await callsAbout(key)).toBe(2);
  });
});

/** Someone who asks the double's `held-stream`, next to the tests rather than over the wire. */
function asker() {
  const controller = new AbortController();
  const { signal } = controller;
  const listens = vi.spyOn(signal, "addEventListener");
  const options: AskOptions = {
    config: readConfig({ ...env, ...rawDouble("held-stream") }),
    kv: env.CACHE,
    asker: { signal, waitUntil: () => undefined },
    spender: newSpender(),
    fresh: false,
    wish: { ownKey: undefined, builtInOnly: false },
  };
  const waits = () =>
    vi.waitFor(() => expect(listens).toHaveBeenCalledWith("abort", expect.any(Function)), PATIENCE);
  return { options, waits, leave: () => controller.abort() };
}

test("a reader of a stream who leaves doesn't end it for one who waits for the whole", async () => {
  const question = questionOf({ task: "general", input: newQuestion() });
  const [ada, ben] = [asker(), asker()];
  const pieces = askInPieces(question, ada.options);
  expect(await pieces.next()).toEqual({ done: false, value: "First words, " });
  const whole = askWhole(question, ben.options);
  await ben.waits();
  ada.leave();
  await expect(pieces.next()).rejects.toThrow(/abort/iu);
  await desk("/release", String(question.input));
  expect(await whole).toMatchObject({ reply: "First words, last words.", cached: false });
  expect(await callsAbout(String(question.input))).toBe(1);
});
