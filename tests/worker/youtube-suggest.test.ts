import { createExecutionContext, env } from "cloudflare:test";
import { describe, expect, inject, test } from "vitest";
import { readConfig } from "#worker/env.ts";
import type { Reader } from "#worker/upstream/read.ts";
import { suggestions } from "#worker/upstream/youtube-suggest.ts";
import { CANARY } from "../support/ai-double/canaries.ts";

function reader(): Reader {
  const ctx = createExecutionContext();
  return {
    config: readConfig({ ...env, UPSTREAM_BASE_URL: inject("upstreamDouble") }),
    kv: env.CACHE,
    asker: { signal: new AbortController().signal, waitUntil: (work) => ctx.waitUntil(work) },
  };
}

/** How often the double was asked something with these words. */
async function timesAsked(words: string): Promise<number> {
  const asked: Record<string, number> = await (await fetch(`${inject("upstreamDouble")}/asked`)).json();
  return Object.entries(asked).reduce(
    (sum, [url, times]) => (new URL(url).searchParams.get("q") === words ? sum + times : sum),
    0,
  );
}

describe("YouTube's search suggestions", () => {
  test("come in YouTube's order, with the time they were read", async () => {
    const { value, asOf } = await suggestions(reader(), "sourdough");
    expect(value.slice(0, 2)).toEqual(["sourdough for beginners", "sourdough at home"]);
    expect(Date.parse(asOf)).toBeGreaterThan(Date.now() - 60_000);
  });

  test("carry words of any script", async () => {
    const { value } = await suggestions(reader(), "パン作り & ещё", "ja", "JP");
    expect(value[0]).toBe("パン作り & ещё for beginners");
  });

  test("are read once and then kept, with the time of the reading", async () => {
    const words = `rye ${crypto.randomUUID()}`;
    const first = await suggestions(reader(), words);
    expect(await suggestions(reader(), words)).toEqual(first);
    expect(await timesAsked(words)).toBe(1);
  });

  test("are read once for many who ask at the same time", async () => {
    const words = `spelt ${crypto.randomUUID()}`;
    const mine = reader();
    const all = await Promise.all(Array.from({ length: 8 }, () => suggestions(mine, words)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await timesAsked(words)).toBe(1);
  });

  test.each(["slow", "404", "500", "429", "malformed", "empty", "cut", "huge", "redirect"])(
    "fail with nothing of the source's own text, and are asked again: %s",
    async (weather) => {
      const words = `weather-${weather} ${crypto.randomUUID()}`;
      const error = await suggestions(reader(), words).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(String(error)).not.toContain(CANARY);
      await suggestions(reader(), words).catch(() => undefined);
      expect(await timesAsked(words)).toBeGreaterThanOrEqual(2);
    },
    15_000,
  );
});
