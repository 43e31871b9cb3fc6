import { describe, expect, test } from "vitest";
import type { LiveSignal } from "#shared/contracts/live-signals.ts";
import { Trends, TrendsInput, TrendsReply, TrendsRequest } from "#shared/contracts/trends.ts";
import {
  countriesOf,
  MOMENTA,
  MOMENTUM_WIDTHS,
  momentumOf,
  placeOf,
  REGION_NAMES,
  REGIONS,
  searchesIn,
  TREND_NICHES,
} from "#shared/rules/trends.ts";

const ASOF = "2026-11-21T12:00:00.000Z";
const hoursBefore = (hours: number) => new Date(Date.parse(ASOF) - hours * 3_600_000).toISOString();

const searched = (detail: string | undefined, hours = 1): LiveSignal => ({
  source: "google-trends",
  text: "any",
  detail,
  since: hoursBefore(hours),
  asOf: ASOF,
  region: "USA",
});
const charted = (rank: number, hours = 1): LiveSignal => ({
  ...searched(undefined, hours),
  source: "youtube-chart",
  rank,
});
const suggested: LiveSignal = { ...searched(undefined), source: "youtube-suggest", rank: 1 };

test("niches, regions, momenta and the width of their bars are the spec's", () => {
  expect(TREND_NICHES.join(", ")).toBe(
    "AI & Technology, Gaming, Fitness, Finance, Fashion, Comedy, Motivation, Education, Music, Beauty",
  );
  expect(REGION_NAMES.join(", ")).toBe(
    "Global, USA, UK, Canada, India, Kenya, Australia, Germany, Brazil, Japan",
  );
  expect(MOMENTA.map((momentum) => [momentum, MOMENTUM_WIDTHS[momentum]])).toEqual([
    ["Peaking", 95],
    ["Rising", 75],
    ["Emerging", 55],
    ["Fading", 30],
  ]);
});

test("Global stands for three countries, any other region for itself", () => {
  expect(countriesOf("Global")).toEqual(["USA", "India", "Brazil"]);
  expect(countriesOf("Kenya")).toEqual(["Kenya"]);
  for (const region of REGION_NAMES)
    for (const country of countriesOf(region)) expect(REGIONS[country]).toMatch(/^[A-Z]{2}$/u);
  expect([placeOf("USA"), placeOf("UK"), placeOf("Japan")]).toEqual(["in the USA", "in the UK", "in Japan"]);
});

describe("momentum", () => {
  test.each([
    ["2M+ searches", "Peaking"],
    ["100K+ searches", "Peaking"],
    ["99K+ searches", "Rising"],
    ["10,000+ searches", "Rising"],
    ["9,999+ searches", "Emerging"],
    ["200+ searches", "Emerging"],
    [undefined, "Emerging"],
  ])("of a search with %s is %s", (detail, momentum) => {
    expect(momentumOf([searched(detail)])).toBe(momentum);
  });

  test.each([
    [1, "Peaking"],
    [10, "Peaking"],
    [11, "Rising"],
    [25, "Rising"],
    [26, "Emerging"],
    [50, "Emerging"],
  ])("of number %i on the chart is %s", (rank, momentum) => {
    expect(momentumOf([charted(rank)])).toBe(momentum);
  });

  test("fades for a search after a day, and for a video after a week, however strong", () => {
    expect(momentumOf([searched("2M+ searches", 24)])).toBe("Peaking");
    expect(momentumOf([searched("2M+ searches", 25)])).toBe("Fading");
    expect(momentumOf([charted(1, 7 * 24)])).toBe("Peaking");
    expect(momentumOf([charted(1, 7 * 24 + 1)])).toBe("Fading");
  });

  test("is the strongest of several signals", () => {
    expect(momentumOf([searched("2M+ searches", 48), suggested, charted(20)])).toBe("Rising");
    expect(momentumOf([searched("200+ searches"), searched("2M+ searches", 48)])).toBe("Emerging");
  });

  test("isn't read from suggestions, nor from nothing", () => {
    expect(momentumOf([suggested])).toBeUndefined();
    expect(momentumOf([])).toBeUndefined();
  });
});

test.each([
  ["20K+ searches", 20_000],
  ["1,000+ searches", 1000],
  ["1.5M+ searches", 1_500_000],
  ["200+", 200],
  ["many searches", 0],
  ["", 0],
])("%j stands for at least %i searches", (detail, searches) => {
  expect(searchesIn(detail)).toBe(searches);
});

describe("a request", () => {
  test("has its niche in one line, and the world as its region where none is named", () => {
    expect(TrendsRequest.parse({ niche: " vintage \n synths " })).toEqual({
      niche: "vintage synths",
      region: "Global",
    });
  });

  test.each([
    [{ niche: "  " }, "Choose a niche or write your own."],
    [{ niche: 7 }, "Niche must be text."],
    [{ niche: "a".repeat(121) }, "A niche can be at most 120 characters."],
    [{ niche: "Gaming", region: "Mars" }, `Region must be one of ${REGION_NAMES.join(", ")}.`],
  ])("%j is refused: %s", (body, sentence) => {
    expect(TrendsRequest.safeParse(body).error?.issues[0]?.message).toBe(sentence);
  });

  test("to the task may be the niche alone, and is then of today", () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(TrendsInput.parse("Gaming")).toMatchObject({ niche: "Gaming", region: "Global", signals: [] });
    expect(TrendsInput.parse("Gaming").today >= today).toBe(true);
  });

  test.each([
    [{ today: "21.11.2026" }, "Today must be a day such as 2026-11-21."],
    [{ signals: Array.from({ length: 61 }, () => suggested) }, "Send at most 60 signals."],
  ])("to the task with %j is refused", (more, sentence) => {
    const parsed = TrendsInput.safeParse({ niche: "Gaming", ...more });
    expect(parsed.error?.issues[0]?.message).toBe(sentence);
  });
});

describe("a reply", () => {
  const card = {
    title: "A",
    why: "B",
    platforms: { YouTube: "C", TikTok: "D", Google: "E" },
    howToUse: "F",
    exampleHook: "G",
  };
  const reply = (more: object) => ({
    topTrends: [{ ...card, ...more }],
    prediction: "H",
    bonusInsight: "I",
  });

  test("names its evidence by words or as signals, and other words for kind or momentum are left out", () => {
    const written = { kind: "viral", momentum: "Exploding", evidence: ["one", { text: "two" }, suggested] };
    const [trend] = TrendsReply.parse(reply(written)).topTrends;
    expect(trend?.kind).toBeUndefined();
    expect(trend?.momentum).toBeUndefined();
    expect(trend?.evidence).toEqual([{ text: "one" }, { text: "two" }, suggested]);
    expect(TrendsReply.parse(reply({})).topTrends[0]?.evidence).toEqual([]);
  });

  test("is none without a card, with an empty field or with one that never ends", () => {
    for (const bad of [{ title: " " }, { exampleHook: "a".repeat(601) }, { platforms: { YouTube: "C" } }])
      expect(TrendsReply.safeParse(reply(bad)).success).toBe(false);
    expect(TrendsReply.safeParse({ ...reply({}), topTrends: [] }).success).toBe(false);
  });

  test("is shown only with a kind, whole evidence and at most five cards", () => {
    const shown = (count: number, more: object) => ({
      ...reply({}),
      topTrends: Array.from({ length: count }, () => ({ ...card, ...more })),
    });
    const whole = { kind: "live", evidence: [suggested] };
    expect(Trends.safeParse(shown(5, whole)).success).toBe(true);
    expect(Trends.safeParse(shown(6, whole)).success).toBe(false);
    expect(Trends.safeParse(shown(1, { evidence: [] })).success).toBe(false);
    expect(Trends.safeParse(shown(1, { kind: "live", evidence: [{ text: "one" }] })).success).toBe(false);
  });
});
