import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LiveSignal } from "#shared/contracts/live-signals.ts";
import { type Trend, Trends, TrendsInput } from "#shared/contracts/trends.ts";
import { momentumOf, REGION_NAMES, TREND_NICHES } from "#shared/rules/trends.ts";
import { nicheFor } from "#worker/ai/built-in/find-niche.ts";
import { NICHES } from "#worker/ai/built-in/niches/all.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { capital, clip, titleSafe } from "#worker/ai/built-in/topic.ts";
import { occasions, whenOf } from "#worker/ai/built-in/trends/calendar.ts";
import { detectTrends } from "#worker/ai/built-in/trends/detect.ts";
import { ofNiche } from "#worker/ai/built-in/trends/niche-signals.ts";
import { faultIn } from "../support/text-faults.ts";

const ASOF = "2026-11-21T12:00:00.000Z";

const signal = (source: LiveSignal["source"], text: string, more: Partial<LiveSignal> = {}): LiveSignal => ({
  source,
  text,
  asOf: ASOF,
  region: "USA",
  ...more,
});

function detect(input: Parameters<typeof TrendsInput.parse>[0], seed = 1): Trends {
  return detectTrends(TrendsInput.parse(input), seededRandom(seed));
}

/** All sentences of an answer. */
function textsOf({ topTrends, prediction, bonusInsight }: Trends): string[] {
  const ofCard = ({ title, why, platforms, howToUse, exampleHook }: Trend) => [
    title,
    why,
    howToUse,
    exampleHook,
    ...Object.values(platforms),
  ];
  return [...topTrends.flatMap(ofCard), prediction, bonusInsight];
}

const anyWords = fc
  .oneof(
    fc.constantFrom(...TREND_NICHES),
    fc.constantFrom(
      ...NICHES.map(({ name }) => name),
      "Vintage synths",
      "day trading",
      "What is love??",
      "手机摄影技巧",
      "تعلم اللغة العربية",
      "👩‍👩‍👧‍👦🔥",
      "<script>alert('x')</script>",
      "${niche} and {niche} and $& and %s",
      "I quit my job. Then it sank.",
      "e\u0301".repeat(55),
    ),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
    fc.lorem({ maxCount: 8 }),
  )
  .map((text) => text.replace(/\s+/gu, " ").trim())
  .filter((text) => text !== "" && text.length <= 120);

const anySignal = fc.record({
  source: fc.constantFrom("google-trends", "youtube-chart", "youtube-suggest"),
  text: anyWords,
  detail: fc.constantFrom(undefined, "20K+ searches"),
  rank: fc.integer({ min: 1, max: 50 }),
  asOf: fc.constant(ASOF),
  region: fc.constantFrom(...REGION_NAMES),
});

const anyDay = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2029-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** A text without what it carries of the creator and of the sources, which may read as it likes. */
function withoutTheirs(text: string, theirs: readonly string[]): string {
  return (
    theirs
      .flatMap((one) => [one, titleSafe(one), clip(titleSafe(one), 80), clip(titleSafe(one), 60)])
      // They may begin a sentence.
      .flatMap((one) => [one, capital(one)])
      .filter((one) => one !== "")
      .toSorted((a, b) => b.length - a.length)
      .reduce((rest, one) => rest.replaceAll(one, "Theirs"), text)
  );
}

test(
  "500 niches, regions, days and signals: five cards, no two alike, clean sentences, momentum only as read",
  { timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(
        anyWords,
        fc.constantFrom(...REGION_NAMES),
        anyDay,
        fc.array(anySignal, { maxLength: 12 }),
        fc.integer(),
        (niche, region, today, signals, seed) => {
          const input = { niche, region, today, signals };
          const answer = detect(input, seed);
          expect(Trends.parse(answer)).toEqual(answer);
          expect(detect(input, seed)).toEqual(answer);
          const { topTrends } = answer;
          expect(topTrends).toHaveLength(5);
          for (const field of ["title", "why", "howToUse", "exampleHook"] as const)
            expect([field, new Set(topTrends.map((card) => card[field])).size]).toEqual([field, 5]);
          for (const { kind, momentum, evidence } of topTrends) {
            expect(evidence.length > 0).toBe(kind === "live");
            expect(momentum).toBe(momentumOf(evidence));
            for (const one of evidence) expect(signals).toContainEqual(one);
          }
          const theirs = [niche, ...signals.map(({ text }) => text)];
          for (const text of textsOf(answer)) {
            expect(text.isWellFormed()).toBe(true);
            const ours = withoutTheirs(text, theirs);
            expect([faultIn(ours), ours, text]).toEqual([undefined, ours, text]);
          }
        },
      ),
      { numRuns: 500 },
    );
  },
);

test("every niche the product lists reads cleanly in every month, without a network", () => {
  for (const { name } of NICHES)
    for (let month = 1; month <= 12; month++) {
      const today = `2026-${String(month).padStart(2, "0")}-21`;
      for (const text of textsOf(detect({ niche: name, today }, month)))
        expect([name, today, faultIn(text), text]).toEqual([name, today, undefined, text]);
    }
});

test("the same seed says the same, another something else", () => {
  const answers = Array.from({ length: 20 }, (_, seed) => JSON.stringify(detect({ niche: "Gaming" }, seed)));
  expect(JSON.stringify(detect({ niche: "Gaming" }, 7))).toBe(answers[7]);
  expect(new Set(answers).size).toBeGreaterThan(15);
});

describe("a card that rests on live signals", () => {
  const signals = [
    signal("google-trends", "protein powder recall", { detail: "20K+ searches", rank: 1 }),
    signal("youtube-chart", "Home Workout", { detail: "Number 12 on the chart", rank: 12 }),
    signal("youtube-suggest", "Fitness", { rank: 1 }),
    signal("youtube-suggest", "home workout", { rank: 2 }),
    signal("youtube-suggest", "fitness test", { rank: 3 }),
  ];
  const { topTrends, prediction } = detect({ niche: "Fitness", region: "USA", signals });

  test("comes first, one a thing seen, whoever saw it", () => {
    expect(topTrends.map(({ kind, title }) => [kind, title]).slice(0, 3)).toEqual([
      ["live", "protein powder recall"],
      ["live", "Home Workout"],
      ["live", "fitness test"],
    ]);
    expect(topTrends[1]?.evidence).toEqual([signals[1], signals[3]]);
  });

  test("has the momentum its evidence gives, and none where it gives none", () => {
    expect(topTrends.map(({ momentum }) => momentum)).toEqual([
      "Rising",
      "Rising",
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("says what was seen where, and that TikTok isn't measured", () => {
    expect(topTrends[0]?.platforms.Google).toBe("20K+ searches in the USA, in Google's own rounding.");
    expect(topTrends[0]?.why).toContain("“protein powder recall” among the trending searches in the USA");
    expect(topTrends[1]?.platforms.YouTube).toContain("On the most-popular chart in the USA.");
    expect(topTrends[2]?.platforms.YouTube).toContain("Number 3 among YouTube's search suggestions");
    for (const { platforms } of topTrends.slice(0, 3)) expect(platforms.TikTok).toMatch(/^Not measured\./u);
    expect(prediction).toContain("“protein powder recall” is on Google's list today");
  });

  test("leaves room for what the calendar and any month bring", () => {
    const many = Array.from({ length: 30 }, (_, index) => signal("youtube-suggest", `fitness ${index}`));
    const kinds = detect({ niche: "Fitness", signals: many, today: "2026-11-21" }).topTrends.map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(["live", "live", "live", "live", "seasonal"]);
  });

  test("takes turns between the sources", () => {
    const searches = Array.from({ length: 5 }, (_, index) => signal("google-trends", `gym ${index}`));
    const { topTrends: cards } = detect({ niche: "Fitness", signals: [...searches, ...signals.slice(1)] });
    expect(cards.map(({ evidence: [first] }) => first?.source).slice(0, 3)).toEqual([
      "google-trends",
      "youtube-chart",
      "youtube-suggest",
    ]);
  });
});

describe("a niche's signals", () => {
  const texts = (niche: string, ...searches: string[]) =>
    ofNiche(
      searches.map((text) => signal("google-trends", text)),
      niche,
    ).map(({ text }) => text);

  test("share a keyword, a topic or an expression with a niche of the list", () => {
    expect(texts("Fitness", "protein powder recall", "home alone", "gym fire", "election")).toEqual([
      "protein powder recall",
      "gym fire",
    ]);
    expect(texts("AI & Technology", "openai outage", "ai", "rain today")).toEqual(["openai outage", "ai"]);
  });

  test("don't belong by a word that means other things to others", () => {
    expect(texts("Gaming", "meta stock", "eye patch", "build a bear", "tag office")).toEqual([]);
  });

  test("share a custom niche's own telling words, not those of the niche it is near", () => {
    expect(texts("Vintage synths", "korg synth sale", "guitar solo", "vintage clothes")).toEqual([
      "korg synth sale",
    ]);
    expect(texts("day trading", "republic day", "trading halted", "children's day")).toEqual([
      "trading halted",
    ]);
    expect(texts("料理", "日本料理", "天気")).toEqual(["日本料理"]);
  });

  test("are all of YouTube's suggestions, and all of a chart that is the niche's own", () => {
    const suggested = signal("youtube-suggest", "anything");
    const charted = signal("youtube-chart", "anything else");
    expect(ofNiche([suggested, charted], "Fitness")).toEqual([suggested]);
    expect(ofNiche([suggested, charted], "Gaming")).toEqual([suggested, charted]);
  });
});

describe("the calendar", () => {
  const seen = (niche: string, today: string, region: "USA" | "Australia" = "USA") =>
    occasions(nicheFor(niche, ""), region, today).map((one) => `${one.name}: ${whenOf(one)}`);

  test("counts to the day of what has one", () => {
    expect(seen("Beauty", "2026-09-26")[0]).toBe("Halloween: on October 31, in about 5 weeks");
    expect(seen("Beauty", "2026-10-30")[0]).toBe("Halloween: on October 31, tomorrow");
    expect(seen("Beauty", "2026-10-31")[0]).toBe("Halloween: today, on October 31");
    expect(seen("Beauty", "2026-11-01")[0]).not.toContain("Halloween");
  });

  test("knows when Thanksgiving moves, and what ends with a day", () => {
    expect(seen("Product Reviews", "2026-11-20")[0]).toBe("Black Friday: on November 27, in 7 days");
    expect(seen("Product Reviews", "2027-11-20")[0]).toBe("Black Friday: on November 26, in 6 days");
    expect(seen("Product Reviews", "2028-11-20")[0]).toBe("Black Friday: on November 24, in 4 days");
    expect(seen("Fashion", "2026-11-24")[0]).toBe("the Black Friday hauls: until November 27, in 3 days");
  });

  test("says since which month, where there is no day, and drops what is nearly over", () => {
    expect(seen("Fitness", "2026-11-21").slice(0, 2)).toEqual([
      "the holiday feasts: now, in November",
      "the New Year gym rush: from January, in about 6 weeks",
    ]);
    expect(seen("Fitness", "2026-12-28")[0]).toBe("the New Year gym rush: from January, in 4 days");
  });

  test("goes over the end of a year and on to the next one", () => {
    expect(seen("Fitness", "2027-02-01")[0]).toBe("the start of summer: from May, in about 3 months");
  });

  test("leaves the north's seasons out where they fall into other months", () => {
    expect(seen("Fitness", "2027-04-20")[0]).toContain("the start of summer");
    expect(seen("Fitness", "2027-04-20", "Australia").join()).not.toContain("summer");
  });

  test("brings no more than two cards, and none beyond six weeks", () => {
    const seasonal = (today: string) =>
      detect({ niche: "Fitness", today }).topTrends.filter(({ kind }) => kind === "seasonal");
    expect(seasonal("2026-11-21").map(({ why }) => why)).toEqual([
      "A date in this niche's calendar, not a measured trend: the holiday feasts (now, in November).",
      "A date in this niche's calendar, not a measured trend: the New Year gym rush (from January, in about 6 weeks).",
    ]);
    expect(seasonal("2027-02-15")).toEqual([]);
  });
});

test("a question is a niche, too: nothing is said of it that would need to know it", () => {
  const { topTrends } = detect({ niche: "What is love??", today: "2026-11-21" });
  expect(topTrends.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => "evergreen"));
  for (const { title } of topTrends) expect(title).toMatch(/^What is love\?\? \p{Lu}/u);
});
