import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, inject, test, vi } from "vitest";
import { liveSignals, LiveSignals, type SourceState } from "#shared/contracts/live-signals.ts";
import { readConfig } from "#worker/env.ts";
import { UpstreamRefusal } from "#worker/upstream/fetch.ts";
import { trendingSearches } from "#worker/upstream/google-trends.ts";
import { readSignals, type SignalsWanted } from "#worker/upstream/live-signals.ts";
import type { Reader } from "#worker/upstream/read.ts";
import { mostPopular } from "#worker/upstream/youtube-chart.ts";
import { CANARY } from "../support/ai-double/canaries.ts";
import { call, failureOf, liveSources } from "../support/api.ts";
import { askedOf, newWord } from "../support/public-sources.ts";

const KEY = "AIza-canary-of-these-tests";
const BAD_KEY = "AIza-invalid-canary-of-these-tests";

function reader(key?: string): Reader {
  const ctx = createExecutionContext();
  return {
    config: readConfig({ ...env, UPSTREAM_BASE_URL: inject("upstreamDouble"), YOUTUBE_API_KEY: key }),
    kv: env.CACHE,
    asker: { signal: new AbortController().signal, waitUntil: (work) => ctx.waitUntil(work) },
  };
}

/** How often the double was asked for an address that holds this text. */
async function timesAsked(text: string): Promise<number> {
  const asked: Record<string, number> = await (await fetch(`${inject("upstreamDouble")}/asked`)).json();
  return Object.entries(asked).reduce((sum, [url, times]) => (url.includes(text) ? sum + times : sum), 0);
}

const once = () => crypto.randomUUID();

describe("Google's trending searches", () => {
  test("come in the feed's order, entities and CDATA read, with Google's rounding and their beginning", async () => {
    const { value, asOf } = await trendingSearches(reader(), `US${once()}`);
    expect(value.map(({ text, traffic }) => [text, traffic])).toEqual([
      [expect.stringMatching(/^election results US/u), "2M+"],
      ["protein powder recall", "20K+"],
      ["Tom & Jerry's <b>reunion</b>", "1,000+"],
      ["salt & pepper <script>document.title='owned'</script>", "500+"],
      ["home gym fire", "200K+"],
      ["1984", "200+"],
      ["workout challenge", "100K+"],
    ]);
    const hours = (Date.parse(asOf) - Date.parse(value[4]?.since ?? "")) / 3_600_000;
    expect(Math.round(hours)).toBe(30);
  });

  test("never take the title of a news item for a search", async () => {
    const { value } = await trendingSearches(reader(), `US${once()}`);
    expect(JSON.stringify(value)).not.toMatch(/nobody searched|in the news/u);
  });

  test("are read once and kept, also for many at the same time", async () => {
    const mine = reader();
    const country = `US${once()}`;
    const all = await Promise.all(Array.from({ length: 8 }, () => trendingSearches(mine, country)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await trendingSearches(reader(), country)).toEqual(all[0]);
    expect(await timesAsked(country)).toBe(1);
  });

  test.each(["slow", "404", "500", "429", "malformed", "empty", "cut", "huge", "redirect"])(
    "fail where the feed does, and are asked for again: %s",
    async (weather) => {
      const country = `weather-${weather}-${once()}`;
      const read = () => trendingSearches(reader(), country).catch((reason: unknown) => reason);
      expect(await read()).toBeInstanceOf(Error);
      await read();
      expect(await timesAsked(country)).toBeGreaterThanOrEqual(2);
    },
    15_000,
  );
});

describe("YouTube's most-popular chart", () => {
  test("comes in its order, with the key in a header and nowhere else", async () => {
    const { value } = await mostPopular(reader(), KEY, "US");
    expect(value.map(({ title, rank }) => [rank, title])).toEqual([
      [1, "The song of the year (official video)"],
      [2, "Home workout with no equipment"],
      [3, "A film trailer"],
    ]);
    expect(await timesAsked("AIza")).toBe(0);
  });

  test("may be that of one category", async () => {
    const { value } = await mostPopular(reader(), KEY, "US", "20");
    expect(value[0]?.title).toBe("I beat the final boss blindfolded");
  });

  test("is read once for many at the same time, and kept", async () => {
    const mine = reader();
    const category = once();
    await Promise.all(Array.from({ length: 8 }, () => mostPopular(mine, KEY, "US", category)));
    await mostPopular(reader(), KEY, "US", category);
    expect(await timesAsked(category)).toBe(1);
  });

  test.each([
    [KEY, "GB", new UpstreamRefusal(403, "quotaExceeded")],
    [BAD_KEY, "AU", new UpstreamRefusal(400, "API_KEY_INVALID")],
    [KEY, `weather-500${once()}`, new UpstreamRefusal(500)],
  ])("names why it was refused, and nothing else the API said", async (key, country, refusal) => {
    await expect(mostPopular(reader(), key, country)).rejects.toThrow(refusal);
  });
});

describe("all public sources together", () => {
  /** States by source. */
  const states = (sources: readonly SourceState[]) =>
    Object.fromEntries(sources.map(({ source, state }) => [source, state]));
  const read = (wanted: Partial<SignalsWanted>, key?: string) =>
    readSignals(reader(key), { topic: `rye ${once()}`, region: "USA", ...wanted });

  test("come one source after the other, each signal with its source, place, time and country", async () => {
    const { signals, sources } = await read({ topic: "sourdough" }, KEY);
    expect(states(sources)).toEqual({
      "google-trends": "live",
      "youtube-chart": "live",
      "youtube-suggest": "live",
    });
    expect(new Set(signals.map(({ region }) => region))).toEqual(new Set(["USA"]));
    expect(signals[1]).toMatchObject({
      source: "google-trends",
      text: "protein powder recall",
      detail: "20K+ searches",
      rank: 2,
    });
    expect(signals[8]).toMatchObject({
      source: "youtube-chart",
      text: "Home workout with no equipment",
      detail: "Number 2 on the chart",
      rank: 2,
    });
    expect(signals[10]).toMatchObject({
      source: "youtube-suggest",
      text: "sourdough for beginners",
      rank: 1,
    });
    for (const { source, asOf } of sources) {
      expect(signals.find((signal) => signal.source === source)?.asOf).toBe(asOf);
    }
  });

  test("do without the chart where the owner set no key, and without suggestions for no topic", async () => {
    const { sources } = await read({ topic: "" });
    expect(states(sources)).toEqual({ "google-trends": "live", "youtube-chart": "not-configured" });
  });

  test("for Global name the countries that could be read", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { signals, sources } = await read({ region: "Global" });
    expect(states(sources)["google-trends"]).toBe("live");
    const searches = signals.filter(({ source }) => source === "google-trends");
    expect(searches.map(({ region }) => region).slice(0, 4)).toEqual(["USA", "Brazil", "USA", "Brazil"]);
    expect(signals.at(-1)).toMatchObject({ source: "youtube-suggest", region: "Global" });
  });

  test.each(["UK", "Canada", "India", "Kenya", "Australia", "Germany", "Japan"] as const)(
    "go on without the one that fails in %s, and the log holds none of its words and no key",
    async (region) => {
      const log = vi.spyOn(console, "error").mockReturnValue();
      const { signals, sources } = await read({ region }, BAD_KEY);
      expect(states(sources)).toEqual({
        "google-trends": "unavailable",
        "youtube-chart": "unavailable",
        "youtube-suggest": "live",
      });
      expect(new Set(signals.map(({ source }) => source))).toEqual(new Set(["youtube-suggest"]));
      const logged = JSON.stringify(log.mock.calls);
      expect(logged).toContain("google-trends");
      expect(logged).toContain("API_KEY_INVALID");
      expect(logged).not.toContain(CANARY);
      expect(logged).not.toContain("AIza");
    },
    15_000,
  );

  test("may all fail, and then there is nothing to say", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { signals, sources } = await read({ region: "Canada", topic: `weather-500 ${once()}` }, KEY);
    expect(signals).toEqual([]);
    expect(new Set(sources.map(({ state }) => state))).toEqual(new Set(["unavailable"]));
  });
});

describe("POST /api/live-signals", () => {
  const post = (body: object, settings = liveSources(), worker?: Fetcher) =>
    call(
      liveSignals.path,
      { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
      settings,
      worker,
    );

  test("answers what the contract says, without the owner's key", async () => {
    const response = await post({ topic: "sourdough", region: "USA" }, liveSources({ YOUTUBE_API_KEY: KEY }));
    const text = await response.text();
    expect(LiveSignals.parse(JSON.parse(text)).signals.length).toBeGreaterThan(10);
    expect(text + JSON.stringify([...response.headers])).not.toContain("AIza");
  });

  test("refuses a region it doesn't know and a topic that never ends", async () => {
    await failureOf(await post({ region: "Mars" }), "bad_request");
    await failureOf(await post({ topic: "a".repeat(121) }), "bad_request");
  });

  test("asks once for 20 callers at the same time, who all get the same", async () => {
    const topic = `spelt ${newWord()}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () =>
        (await post({ topic, region: "Brazil" }, liveSources(), env.SITE)).text(),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(LiveSignals.parse(JSON.parse(answers[0] ?? "")).signals.length).toBeGreaterThan(10);
    for (const source of ["suggestqueries", "list=search", "/page/summary/", "/per-article/"])
      expect((await askedOf(topic)).filter((url) => url.includes(source))).toHaveLength(1);
  });

  test("sends nothing of a topic that needs care, and nothing that leads to a person", async () => {
    const [word, other] = [newWord(), newWord()];
    const { sources } = LiveSignals.parse(
      await (await post({ topic: `my mother died ${word}`, region: "USA" })).json(),
    );
    expect(sources.map(({ source }) => source)).toEqual(["google-trends", "youtube-chart"]);
    expect(await askedOf(word)).toEqual([]);
    await post({ topic: `pottery ${other} me@example.com`, region: "USA" });
    expect(await askedOf(other)).not.toEqual([]);
    expect(decodeURIComponent((await askedOf(other)).join())).not.toContain("example.com");
  });

  test("asks nobody without a key where the owner turned public sources off", async () => {
    const topic = `pottery ${newWord()}`;
    const response = await post(
      { topic, region: "USA" },
      liveSources({ PUBLIC_SOURCES: "off", YOUTUBE_API_KEY: KEY }),
    );
    const { sources } = LiveSignals.parse(await response.json());
    expect(sources.map(({ source, state }) => [source, state])).toEqual([
      ["google-trends", "not-configured"],
      ["youtube-chart", "live"],
      ["wikipedia", "not-configured"],
      ["youtube-suggest", "not-configured"],
    ]);
    expect(await askedOf(topic)).toEqual([]);
  });
});
