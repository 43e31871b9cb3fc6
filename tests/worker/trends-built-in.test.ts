import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LiveSignal } from "#shared/contracts/live-signals.ts";
import { type Trend, Trends, TrendsInput } from "#shared/contracts/trends.ts";
import { momentumOf, REGION_NAMES, TREND_NICHES } from "#shared/rules/trends.ts";
import { NICHE_NAMES } from "#shared/rules/niches.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { capital, clip, titleSafe } from "#worker/ai/built-in/topic.ts";
import { occasions, whenOf } from "#worker/ai/built-in/trends/calendar.ts";
import { publicDays } from "#worker/ai/built-in/trends/public-days.ts";
import { detectTrends } from "#worker/ai/built-in/trends/detect.ts";
import { ofNiche } from "#worker/ai/built-in/trends/niche-signals.ts";
import { subjectKnowledge } from "#worker/ai/material/subject-knowledge.ts";
import { materialOf } from "../support/answers.ts";
import { faultIn } from "../support/text-faults.ts";

const ASOF = "2026-11-21T12:00:00.000Z";

const signal = (source: LiveSignal["source"], text: string, more: Partial<LiveSignal> = {}): LiveSignal => ({
  source,
  text,
  asOf: ASOF,
  region: "USA",
  ...more,
});

async function detect(input: Parameters<typeof TrendsInput.parse>[0], seed = 1): Promise<Trends> {
  const parsed = TrendsInput.parse(input);
  return (await detectTrends(parsed, seededRandom(seed), await materialOf(parsed.niche))).answer;
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
      ...NICHE_NAMES,
      "candle making",
      "sourdough bread",
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
      .reduce((rest, one) => rest.replaceAll(one, wholeAs("Theirs", one)), text)
  );
}

/** Stands for a text where it is said as a whole: "in" isn't said in "line". */
function wholeAs(stand: string, { length }: string) {
  return (match: string, at: number, all: string) => {
    const around = `${all.charAt(at - 1)} ${all.charAt(at + length)}`;
    return /[\p{L}\p{N}]/u.test(around) ? match : stand;
  };
}

test(
  "500 niches, regions, days and signals: no two cards alike, clean sentences, momentum only as read",
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        anyWords,
        fc.constantFrom(...REGION_NAMES),
        anyDay,
        fc.array(anySignal, { maxLength: 12 }),
        fc.integer(),
        async (niche, region, today, signals, seed) => {
          const input = { niche, region, today, signals };
          const answer = await detect(input, seed);
          expect(Trends.parse(answer)).toEqual(answer);
          expect(await detect(input, seed)).toEqual(answer);
          const { topTrends } = answer;
          const { known, brief } = await materialOf(niche);
          expect(topTrends.length).toBeGreaterThanOrEqual(known ? 5 : 3);
          expect(topTrends.length).toBeLessThanOrEqual(5);
          for (const field of ["title", "why", "howToUse", "exampleHook"] as const)
            expect([field, new Set(topTrends.map((card) => card[field])).size]).toEqual([
              field,
              topTrends.length,
            ]);
          for (const { kind, momentum, evidence, restsOn } of topTrends) {
            expect(evidence.length > 0).toBe(kind === "live");
            expect(momentum).toBe(momentumOf(evidence));
            for (const one of evidence) expect(signals).toContainEqual(one);
            if (kind !== "live") expect((restsOn ?? []).length > 0).toBe(known);
          }
          if (brief.language !== "en") return;
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

test("every niche the product lists reads cleanly in every month, without a network", async () => {
  for (const name of NICHE_NAMES)
    for (let month = 1; month <= 12; month++) {
      const today = `2026-${String(month).padStart(2, "0")}-21`;
      const answer = await detect({ niche: name, today }, month);
      // A card on German may say of “an” what it likes.
      const facts = answer.topTrends.flatMap(({ restsOn = [] }) => restsOn.map(({ text }) => text));
      for (const text of textsOf(answer)) {
        const ours = facts.reduce((rest, fact) => {
          // A fact that begins with a name or a number may begin a sentence as it is.
          const begun = /^[\p{Lu}\p{N}]/u.test(fact) ? "This" : "this";
          return rest.replaceAll(fact, fact.endsWith(".") ? "This." : begun);
        }, text);
        expect([name, today, faultIn(ours), text]).toEqual([name, today, undefined, text]);
      }
    }
});

test("the same seed says the same, another something else", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, seed) => JSON.stringify(await detect({ niche: "Gaming" }, seed))),
  );
  expect(JSON.stringify(await detect({ niche: "Gaming" }, 7))).toBe(answers[7]);
  expect(new Set(answers).size).toBeGreaterThan(15);
});

describe("cards of a known subject", () => {
  test("spend what its card says, and say what they rest on", async () => {
    const card = await subjectKnowledge("diy-crafts/candle-making", "en");
    const phrases = JSON.stringify(card);
    const { topTrends } = await detect({ niche: "candle making", today: "2026-11-21" });
    for (const { restsOn = [], howToUse, why } of topTrends) {
      const [first] = restsOn;
      expect(phrases).toContain(first?.text);
      expect(restsOn.some(({ text }) => `${why} ${howToUse}`.includes(text))).toBe(true);
    }
  });

  test("speak of a season where its card has one within six weeks", async () => {
    const { topTrends, prediction } = await detect({ niche: "candle making", today: "2026-09-10" });
    const seasonal = topTrends.find(({ kind }) => kind === "seasonal");
    expect(seasonal?.why).toBe(
      "October, with the first market orders (from October, in about 3 weeks): soy poured now is cured by the first Advent markets. A time of the year in candle making, not a measured trend.",
    );
    expect(prediction).toContain(
      "Next by the calendar: candle making, October, with the first market orders",
    );
  });

  test.each([
    ["hacer velas", "Sin medir.", "Para la búsqueda"],
    ["bougies maison", "Non mesuré.", "Pour la recherche"],
    ["Kerzen gießen", "Nicht gemessen.", "Für die Suche"],
    ["velas artesanais", "Sem medição.", "Para a busca"],
  ])("are in the language of the niche: %s", async (niche, onTikTok, onYouTube) => {
    const { topTrends } = await detect({ niche, today: "2026-11-21" });
    expect(topTrends).toHaveLength(5);
    for (const { platforms } of topTrends) {
      expect(platforms.TikTok).toContain(onTikTok);
      expect(platforms.YouTube).toContain(onYouTube);
    }
  });

  test("say so where the times of the year are known in English alone", async () => {
    const { topTrends } = await detect({ niche: "Kerzen gießen", today: "2026-09-10" });
    const seasonal = topTrends.find(({ kind }) => kind === "seasonal");
    expect(seasonal?.title).toBe("Kerzengießen: bereit für Oktober");
    expect(seasonal?.why).toContain("nur auf Englisch: “October, with the first market orders:");
  });
});

test("where nothing is known there are three sheets and three questions, no advice", async () => {
  const parsed = TrendsInput.parse({ niche: "zinc bath for enamel signs", today: "2026-11-21" });
  const { answer, grounding } = await detectTrends(parsed, seededRandom(1), await materialOf(parsed.niche));
  expect(answer.topTrends).toHaveLength(3);
  for (const { howToUse, restsOn } of answer.topTrends) {
    expect(howToUse).toContain("fill in");
    expect(restsOn).toBeUndefined();
  }
  expect(grounding.known).toBe(false);
  expect(grounding.questions).toHaveLength(3);
});

describe("a card that rests on live signals", () => {
  const signals = [
    signal("google-trends", "protein powder recall", { detail: "20K+ searches", rank: 1 }),
    signal("youtube-chart", "Home Workout", { detail: "Number 12 on the chart", rank: 12 }),
    signal("youtube-suggest", "Fitness", { rank: 1 }),
    signal("youtube-suggest", "home workout", { rank: 2 }),
    signal("youtube-suggest", "fitness test", { rank: 3 }),
  ];
  const detected = () => detect({ niche: "Fitness", region: "USA", signals, today: "2026-11-21" });

  test("comes first, one a thing seen, whoever saw it", async () => {
    const { topTrends } = await detected();
    expect(topTrends.map(({ kind, title }) => [kind, title]).slice(0, 3)).toEqual([
      ["live", "protein powder recall"],
      ["live", "Home Workout"],
      ["live", "fitness test"],
    ]);
    expect(topTrends[1]?.evidence).toEqual([signals[1], signals[3]]);
  });

  test("has the momentum its evidence gives, and none where it gives none", async () => {
    const { topTrends } = await detected();
    expect(topTrends.map(({ momentum }) => momentum)).toEqual([
      "Rising",
      "Rising",
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("says what was seen where, and that TikTok isn't measured", async () => {
    const { topTrends, prediction } = await detected();
    expect(topTrends[0]?.platforms.Google).toBe("20K+ searches in the USA, in Google's own rounding.");
    expect(topTrends[0]?.why).toContain("“protein powder recall” among the trending searches in the USA");
    expect(topTrends[1]?.platforms.YouTube).toContain("On the most-popular chart in the USA.");
    expect(topTrends[2]?.platforms.YouTube).toContain("Number 3 among YouTube's search suggestions");
    for (const { platforms } of topTrends.slice(0, 3)) expect(platforms.TikTok).toMatch(/^Not measured\./u);
    expect(prediction).toContain("“protein powder recall” is on Google's list today");
  });

  test("leaves room for what the calendar and any month bring", async () => {
    const many = Array.from({ length: 30 }, (_, index) => signal("youtube-suggest", `fitness ${index}`));
    const answer = await detect({ niche: "Fitness", signals: many, today: "2026-11-21" });
    const kinds = answer.topTrends.map(({ kind }) => kind);
    expect(kinds).toEqual(["live", "live", "live", "live", "seasonal"]);
  });

  test("answers a search with what the card of its subject says of it", async () => {
    const search = signal("youtube-suggest", "why do candles tunnel", { rank: 1 });
    const { topTrends } = await detect({ niche: "candle making", signals: [search] });
    expect(topTrends[0]?.howToUse).toMatch(/“why do candles tunnel”[\s\S]*(?:tunnel|melt|first burn)/u);
    expect(topTrends[0]?.restsOn?.[0]?.label).toBe("candle making");
  });

  test("answers no news: what lies behind it is left to fill in", async () => {
    const news = signal("google-trends", "candle recall", { detail: "20K+ searches" });
    const { topTrends } = await detect({ niche: "candle making", signals: [news] });
    expect(topTrends[0]?.exampleHook).toContain("“candle recall”");
  });

  test("takes turns between the sources", async () => {
    const searches = Array.from({ length: 5 }, (_, index) => signal("google-trends", `gym ${index}`));
    const { topTrends: cards } = await detect({
      niche: "Fitness",
      signals: [...searches, ...signals.slice(1)],
    });
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
  const seen = async (id: string, today: string, region: "USA" | "Australia" = "USA") => {
    const card = await subjectKnowledge(id, "en");
    if (card === undefined) throw new Error(`there is no ${id}`);
    const moments = card.moments.map(({ when, what, months }) => ({ when, what, months, card }));
    return occasions(moments, region, today).map((one) => `${one.moment.when}: ${whenOf(one, "en")}`);
  };
  const days = (today: string, region: "USA" | "UK" = "USA") =>
    publicDays(region, today, "en").map((one) => `${one.name}: ${whenOf(one, "en")}`);

  test("counts to the day of what has one", () => {
    expect(days("2026-09-26")[0]).toBe("Halloween: on October 31, in about 5 weeks");
    expect(days("2026-10-30")[0]).toBe("Halloween: on October 31, tomorrow");
    expect(days("2026-10-31")[0]).toBe("Halloween: today, on October 31");
    expect(days("2026-11-01")[0]).not.toContain("Halloween");
  });

  test("knows when Thanksgiving moves, and where it is kept", () => {
    expect(days("2026-11-21")[0]).toBe("Thanksgiving: on November 26, in 5 days");
    expect(days("2027-11-21")[0]).toBe("Thanksgiving: on November 25, in 4 days");
    expect(days("2028-11-21")[0]).toBe("Thanksgiving: on November 23, in 2 days");
    expect(days("2026-11-21", "UK")[0]).toBe("Black Friday: on November 27, in 6 days");
  });

  test("names days in each language", () => {
    const inGerman = publicDays("Germany", "2026-12-20", "de").map(
      (one) => `${one.name}: ${whenOf(one, "de")}`,
    );
    expect(inGerman.slice(0, 2)).toEqual([
      "Weihnachten: am 25. Dezember, in 5 Tagen",
      "Neujahr: am 1. Januar, in 12 Tagen",
    ]);
  });

  test("says since which month, where there is no day, and drops what is nearly over", async () => {
    expect(await seen("diy-crafts/candle-making", "2026-09-21")).toEqual([
      "October, with the first market orders: from October, in 10 days",
      "a heatwave in July: from July, in about 9 months",
    ]);
    expect((await seen("diy-crafts/candle-making", "2026-10-05"))[0]).toBe(
      "October, with the first market orders: now, in October",
    );
    expect((await seen("diy-crafts/candle-making", "2026-10-28"))[0]).toBe(
      "a heatwave in July: from July, in about 8 months",
    );
  });

  test("goes over the end of a year and on to the next one", async () => {
    expect((await seen("diy-crafts/candle-making", "2026-12-15"))[0]).toBe(
      "a heatwave in July: from July, in about 7 months",
    );
  });

  test("leaves the north's seasons out where they fall into other months", async () => {
    expect((await seen("diy-crafts/candle-making", "2027-07-01")).join()).toContain(
      "a heatwave in July: now",
    );
    expect((await seen("diy-crafts/candle-making", "2027-07-01", "Australia")).join()).not.toContain("July");
  });

  test("brings no more than two cards, and none beyond six weeks", async () => {
    for (const month of ["01", "03", "05", "07", "09", "11"]) {
      const { topTrends } = await detect({ niche: "Gardening", today: `2026-${month}-15` });
      const seasonal = topTrends.filter(({ kind }) => kind === "seasonal");
      expect(seasonal.length).toBeLessThanOrEqual(2);
      for (const { why } of seasonal) expect(why).not.toMatch(/in about [78] weeks|months\)/u);
    }
  });
});

test("a question is a niche, too: nothing is said of it that would need to know it", async () => {
  const { topTrends } = await detect({ niche: "What is love??", today: "2026-11-21" });
  expect(topTrends.map(({ kind }) => kind)).toEqual(["evergreen", "evergreen", "evergreen"]);
  for (const { title } of topTrends) expect(title).toMatch(/^What is love\?\? \p{Lu}/u);
});
