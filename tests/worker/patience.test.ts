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

/** A caller that waits for a load which never ends by itself. */
function caller(key: string, load: (signal: AbortSignal) => Promise<string>) {
  const controller = new AbortController();
  const asker = { signal: controller.signal, waitUntil: () => undefined };
  const options = { useKept: true };
  const answer = cached(env.CACHE, key, 60, z.string(), load, asker, options);
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

test("a load that ends without a word doesn't hold who waits for it for ever", async () => {
  const load = vi.fn(() => new Promise<string>(() => undefined));
  const ada = caller(crypto.randomUUID(), load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(600_000);
  await expect(ada.answer).rejects.toThrow("the load never ended");
});
