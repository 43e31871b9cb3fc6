import { describe, expect, test, vi } from "vitest";
import { Trends, trendDetector, TrendsAnswer } from "#shared/contracts/trends.ts";
import { aiDouble, call, callsAbout, faultOf, liveSources, replyTo } from "../support/api.ts";
import type { Settings } from "../support/settings.ts";

/** Nothing listens there. */
const OFFLINE: Settings = { UPSTREAM_BASE_URL: "http://127.0.0.1:9" };
const KEY = "AIza-canary-of-these-tests";

const post = (body: object, settings: Settings = OFFLINE, headers: Record<string, string> = {}) =>
  call(
    trendDetector.path,
    {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    },
    settings,
  );

/** Asks and reads the answer, in which no key may stand. */
async function detect(...asked: Parameters<typeof post>): Promise<TrendsAnswer> {
  const response = await post(...asked);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  expect(text + JSON.stringify([...response.headers])).not.toMatch(/canary/u);
  return TrendsAnswer.parse(JSON.parse(text));
}

const newNiche = () => `Fitness ${crypto.randomUUID()}`;

describe("trends of the built-in engine", () => {
  test("rest on what the sources show, with the region's searches apart", async () => {
    const { result, sources, trendingNow, engine } = await detect(
      { niche: "Fitness", region: "USA" },
      liveSources({ YOUTUBE_API_KEY: KEY }),
    );
    expect(engine).toBe("built-in");
    expect(result.topTrends.map(({ title, kind, momentum }) => [title, kind, momentum]).slice(0, 4)).toEqual([
      ["protein powder recall", "live", "Rising"],
      ["Home workout with no equipment", "live", "Peaking"],
      ["Fitness for beginners", "live", undefined],
      ["home gym fire", "live", "Fading"],
    ]);
    expect(trendingNow.map(({ text }) => text)).toContain("election results US");
    expect(JSON.stringify(result.topTrends)).not.toContain("election");
    expect(sources.map(({ state }) => state)).toEqual(["live", "live", "live", "live"]);
    expect(sources[2]).toMatchObject({
      source: "wikipedia",
      detail: expect.stringMatching(
        /^“Fitness” \(en\) rising: 190 views a day, 150 in the four weeks before \(/u,
      ),
    });
  });

  test("say when the newest of them was read", async () => {
    const { result, sources } = await detect({ niche: "Fitness", region: "USA" }, liveSources());
    const read = sources.flatMap(({ asOf }) => asOf ?? []);
    expect(result.lastUpdatedIso).toBe(read.toSorted().at(-1));
  });

  test("are seasonal and evergreen patterns without momentum where nothing can be read", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const before = new Date().toISOString();
    const { result, sources, trendingNow } = await detect({ niche: "Gaming", region: "Kenya" });
    expect(result.topTrends).toHaveLength(5);
    for (const { kind, momentum, evidence } of result.topTrends) {
      expect(["seasonal", "evergreen"]).toContain(kind);
      expect(momentum).toBeUndefined();
      expect(evidence).toEqual([]);
    }
    expect(trendingNow).toEqual([]);
    expect(sources.map(({ source, state }) => [source, state])).toEqual([
      ["google-trends", "unavailable"],
      ["youtube-chart", "not-configured"],
      ["wikipedia", "unavailable"],
      ["youtube-suggest", "unavailable"],
    ]);
    expect(result.lastUpdatedIso >= before).toBe(true);
  });

  test("come from the plain assist call, too, for a niche alone", async () => {
    const { reply, engine } = await replyTo({ task: "trends", input: "Beauty" });
    expect(engine).toBe("built-in");
    expect(Trends.parse(JSON.parse(reply)).topTrends.map(({ kind }) => kind)).not.toContain("live");
  });

  test("carry what the engine wrote as it came", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { result } = await detect({ niche: "Gaming", region: "Kenya" });
    expect(Trends.parse(JSON.parse(result.raw)).topTrends).toEqual(result.topTrends);
  });
});

describe("a request that can't be answered fails with success false and a sentence", () => {
  test.each([
    [{}, "niche: Niche must be text."],
    [{ niche: " " }, "niche: Choose a niche or write your own."],
    [{ niche: "Gaming", region: "Mars" }, /^region: Region must be one of Global, USA/u],
    [{ niche: "a".repeat(121) }, "niche: A niche can be at most 120 characters."],
  ])("%j", async (body, sentence) => {
    expect(await faultOf(await post(body))).toMatch(sentence);
  });
});

describe("a model's trends", () => {
  const live = (model: string) => liveSources(aiDouble(model));

  test("are live only by a signal it was given, and their momentum is the signal's", async () => {
    const { result, engine, model } = await detect({ niche: "Fitness", region: "USA" }, live("trends"));
    expect([engine, model]).toEqual(["openai", "trends"]);
    expect(result.topTrends.map(({ title, kind, momentum }) => [title, kind, momentum])).toEqual([
      ["The recall", "live", "Rising"],
      ["Made up", "evergreen", undefined],
      ["Ready for the New Year gym rush", expect.stringMatching(/seasonal|evergreen/u), undefined],
      ["A season of its own", "evergreen", undefined],
      ["Five", "evergreen", undefined],
    ]);
    expect(result.topTrends[0]?.evidence).toMatchObject([
      { source: "google-trends", text: "protein powder recall", detail: "20K+ searches", region: "USA" },
    ]);
  });

  test("are seasonal only where they name a date of the calendar", async () => {
    const kindsOn = async (today: string) => {
      const { reply } = await replyTo(
        { task: "trends", input: { niche: "Fitness", today } },
        aiDouble("trends"),
      );
      return Trends.parse(JSON.parse(reply)).topTrends.map(({ kind }) => kind);
    };
    expect((await kindsOn("2026-12-10")).slice(2, 4)).toEqual(["seasonal", "evergreen"]);
    expect((await kindsOn("2026-06-10")).slice(2, 4)).toEqual(["evergreen", "evergreen"]);
  });

  test("come from a prompt that holds the niche's signals as data, and no others", async () => {
    // What comes late from a source is left out, so that a busy machine asks again.
    const asked = async () => {
      const niche = newNiche();
      await detect({ niche, region: "USA" }, live("trends"));
      return [await callsAbout(`Niche: ${niche}`), await callsAbout(`${niche} for beginners`)];
    };
    await expect.poll(asked, { timeout: 20_000 }).toEqual([1, 1]);
    const calls = await callsAbout("protein powder recall");
    await detect({ niche: `Knitting ${crypto.randomUUID()}`, region: "USA" }, live("trends"));
    expect(await callsAbout("protein powder recall")).toBe(calls);
  });

  test("are paid for once, and anew with Cache-Control: no-cache", async () => {
    const niche = newNiche();
    const again = (headers?: Record<string, string>) =>
      detect({ niche, region: "USA" }, live("trends"), headers);
    expect((await again()).cached).toBe(false);
    expect((await again()).cached).toBe(true);
    expect((await again({ "Cache-Control": "no-cache" })).cached).toBe(false);
    expect(await callsAbout(`Niche: ${niche}`)).toBe(2);
  });

  test("are its own words where it writes no cards", async () => {
    const { result, notice } = await detect({ niche: newNiche(), region: "USA" }, live("always-prose"));
    expect(result).toMatchObject({ topTrends: [], prediction: "", bonusInsight: "" });
    expect(result.raw).toContain("Film the first slice");
    expect(notice?.code).toBe("ai_not_json");
  });

  test.each([
    ["error-401", "ai_key_rejected"],
    ["error-429", "ai_busy"],
    ["error-500", "ai_unavailable"],
  ] as const)("that fail with %s are stood in for", async (model, code) => {
    const { result, engine, notice } = await detect({ niche: newNiche(), region: "USA" }, live(model));
    expect(engine).toBe("built-in");
    expect(result.topTrends.length).toBeGreaterThan(0);
    expect(notice?.code).toBe(code);
  });
});
