import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { cached } from "#worker/cache.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A caller that waits for a load. */
function caller(key: string, load: (signal: AbortSignal) => Promise<string>, kv = env.CACHE) {
  const controller = new AbortController();
  const asker = { signal: controller.signal, waitUntil: () => undefined };
  const options = { useKept: true };
  const answer = cached(kv, key, 60, z.string(), load, asker, options);
  answer.catch(() => undefined);
  return { answer, leave: () => controller.abort() };
}

/** Ends when it is aborted. */
const obedient = () =>
  vi.fn(
    (signal: AbortSignal) =>
      new Promise<string>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );

test("who waits for a load whose beginner left hears of its end before the runtime stops it", async () => {
  const load = obedient();
  const key = crypto.randomUUID();
  const [ada, ben] = [caller(key, load), caller(key, load)];
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  ada.leave();
  await vi.advanceTimersByTimeAsync(24_000);
  expect(load.mock.calls[0]?.[0].aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  await expect(ben.answer).rejects.toThrow(/abort/iu);
});

test("who comes after all have left isn't given a load that was given up", async () => {
  // It takes its time to notice.
  const load = vi.fn(() => new Promise<string>(() => undefined));
  const key = crypto.randomUUID();
  const ada = caller(key, load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  ada.leave();
  caller(key, load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test("a load that ends without a word doesn't hold who waits for it for ever", async () => {
  const load = vi.fn(() => new Promise<string>(() => undefined));
  const ada = caller(crypto.randomUUID(), load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(600_000);
  await expect(ada.answer).rejects.toThrow("the load never ended");
});

/** KV of which one operation takes as long as the test says. */
function slowKv(operation: "get" | "put") {
  const begun = Promise.withResolvers<void>();
  const done = Promise.withResolvers<null>();
  const slow = () => {
    begun.resolve();
    return done.promise;
  };
  const kv = new Proxy(env.CACHE, {
    get: (_, name) => (name === operation ? slow : () => Promise.resolve(null)),
  });
  return { kv, begun: begun.promise, finish: () => done.resolve(null) };
}

test("who comes while an answer is being kept gets it as a kept one", async () => {
  const { kv, begun, finish } = slowKv("put");
  const load = vi.fn(async () => "bread");
  const key = crypto.randomUUID();
  expect(await caller(key, load, kv).answer).toEqual({ value: "bread", hit: false });
  await begun;
  expect(await caller(key, load, kv).answer).toEqual({ value: "bread", hit: true });
  expect(load).toHaveBeenCalledOnce();
  finish();
});

test("nothing is loaded for a caller who left while KV was being read", async () => {
  const { kv, begun, finish } = slowKv("get");
  const load = vi.fn(async () => "bread");
  const ada = caller(crypto.randomUUID(), load, kv);
  await begun;
  ada.leave();
  finish();
  await expect(ada.answer).rejects.toThrow(/abort/iu);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).not.toHaveBeenCalled();
});
