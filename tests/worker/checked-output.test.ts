import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { IdeasReply, IdeasRequest, type VideoIdea } from "#shared/contracts/ideas.ts";
import { SeoProposals, SeoRequest } from "#shared/contracts/seo.ts";
import { TrendsInput } from "#shared/contracts/trends.ts";
import { HashtagRequest } from "#shared/contracts/hashtags.ts";
import { titleAllowed } from "#shared/rules/titles.ts";
import { mendProposals } from "#worker/ai/built-in/seo/mend.ts";
import { mendSuggestions } from "#worker/ai/built-in/schedule/mend.ts";
import { differing, mendTitle, soberOnes, withoutEmpty } from "#worker/ai/check-output.ts";
import type { Care } from "#worker/ai/material/care/kinds.ts";
import { UnfitOutput } from "#worker/ai/task.ts";
import { hashtags } from "#worker/ai/tasks/hashtags.ts";
import { mendIdeas } from "#worker/ai/tasks/mend-ideas.ts";
import { trends } from "#worker/ai/tasks/trends.ts";
import { materialOf } from "../support/answers.ts";
import { newQuestion, replyIn } from "../support/api.ts";
import { ownSite } from "../support/own-site.ts";
import { completion, workersAi } from "../support/workers-ai-double.ts";

const GRIEF: Exclude<Care, { level: "none" }> = { level: "tender", kind: "grief" };

let written = 0;
const idea = (part: Partial<VideoIdea> = {}): VideoIdea => {
  written += 1;
  return {
    title: `Wick ${written} drowns in a wide jar`,
    hook: "This flame is gone after nine minutes.",
    cta: "Save this for the next pour.",
    format: "Experiment",
    viralScore: 87,
    description:
      "Three wicks burn side by side for four hours; a ruler shows each melt pool reach the glass.",
    targetAudience: "people who pour soy candles",
    ...part,
  };
};
const asked = (topic: string, count = 3) => IdeasRequest.parse({ topic, count });
const mended = (ideas: readonly VideoIdea[], request = asked("candles"), care?: typeof GRIEF) =>
  IdeasReply.parse(mendIdeas({ ideas: [...ideas] }, request, care === undefined ? {} : { care })).ideas;

describe("a model's ideas", () => {
  test("are as many as were asked for, none twice", () => {
    const twin = idea();
    expect(mended([twin, { ...twin, title: twin.title.toUpperCase() }, idea(), idea(), idea()])).toHaveLength(
      3,
    );
    expect(mended([twin, { ...twin }, { ...twin }])).toHaveLength(1);
  });

  test("have scores that differ, in their order", () => {
    const scores = mended([idea(), idea(), idea({ viralScore: 86 })]).map(({ viralScore }) => viralScore);
    expect(scores).toEqual([87, 86, 85]);
  });

  test("score below 60 where they say nothing of their own", () => {
    const empty = idea({
      title: "Candles: what you need to know",
      hook: "You do this wrong with candles.",
      description: "A video about candles and why they matter to people. It shows you what works.",
      viralScore: 97,
    });
    const [first, second] = mended([empty, idea()]);
    expect(first?.viralScore).toBe(59);
    expect(second?.viralScore).toBe(87);
  });

  test.each([
    ["“Candle making”: what nobody weighs", "Candle making: what nobody weighs"],
    ['"candle making" without a thermometer', "candle making without a thermometer"],
    ["„Candle Making“ im Winter", "Candle Making im Winter"],
    ["«candle making»", "candle making"],
    ['"The whole title stood in them"', "The whole title stood in them"],
    ["My jar said “do not burn”", "My jar said “do not burn”"],
    ["<b>Wicks</b>", "‹b›Wicks‹/b›"],
  ])("are called %s no longer, but %s", (title, better) => {
    expect(mended([idea({ title })], asked("candle making"))[0]?.title).toBe(better);
  });

  test("lose what is empty where enough others remain, and else keep it", () => {
    const empty = idea({ hook: "Take your candles to the next level." });
    const others = [idea(), idea(), idea()];
    expect(mended([empty, ...others]).map(({ hook }) => hook)).not.toContain(empty.hook);
    expect(mended([empty, idea()]).map(({ hook }) => hook)).toContain(empty.hook);
  });

  test("may say what the creator said, empty or not", () => {
    const own = idea({ title: "Unlocking a phone with a wet thumb" });
    const ideas = [own, idea(), idea(), idea()];
    expect(mended(ideas, asked("unlocking a phone"))[0]?.title).toBe(own.title);
    expect(mended(ideas, asked("phones"))[0]?.title).not.toBe(own.title);
  });

  test("claim to rest on nothing: that is the product's to say", () => {
    const restsOn = [{ text: "a study", source: "knowledge" as const, label: "Harvard" }];
    expect(mended([idea({ restsOn })])[0]?.restsOn).toBeUndefined();
  });

  test("about something hard have no score, and none that lures is among them", () => {
    const lure = idea({ title: "5 myths about losing a father" });
    const quiet = idea({ title: "The first week after the funeral" });
    const kept = mended([lure, quiet], asked("my father died"), GRIEF);
    expect(kept.map(({ title, viralScore }) => [title, viralScore])).toEqual([[quiet.title, 0]]);
    expect(() => mended([lure], asked("my father died"), GRIEF)).toThrow(UnfitOutput);
  });

  test("keep every rule, whatever was written", () => {
    const text = fc.string({ minLength: 1, maxLength: 150 }).map((chars) => `a${chars}`);
    const any = fc.record({
      title: text,
      hook: text,
      viralScore: fc.double({ min: 0, max: 100, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(any, { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 1, max: 10 }),
        (parts, count) => {
          const ideas = mended(
            parts.map((part) => idea(part)),
            asked("candles", count),
          );
          expect(ideas.length).toBeLessThanOrEqual(count);
          for (const { title } of ideas) expect(titleAllowed(title)).toBe(true);
          const scores = ideas.map(({ viralScore }) => viralScore);
          expect(new Set(scores).size).toBe(scores.length);
          for (const score of scores)
            expect(score >= 0 && score <= 100 && Number.isInteger(score)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("what the other tasks make of a model's output", () => {
  const video = SeoRequest.parse({ title: "Candle making", description: "Soy wax in wide jars." });
  const proposals = (titles: string[]): SeoProposals => ({
    titles,
    description: "Soy wax.",
    tags: [],
    hashtags: [],
  });
  const FIVE = [
    "Wicks drown in wide jars",
    "Why soy wax frosts",
    "Jars that tunnel",
    "Pour at 57 °C",
    "Burn it four hours",
  ];

  test("SEO titles lose quotation marks round the subject, and what is empty where three remain", () => {
    const titles = ["“Candle making” in wide jars", "The secret of soy wax", ...FIVE.slice(0, 3)];
    expect(mendProposals(proposals(titles), video).titles).toEqual([
      "Candle making in wide jars",
      ...FIVE.slice(0, 3),
    ]);
    const few = ["The secret of soy wax", ...FIVE.slice(0, 2)];
    expect(mendProposals(proposals(few), video).titles).toEqual(few);
  });

  test("SEO titles of something hard don't lure, and none is left rather than one that does", () => {
    const lures = ["5 myths about grief", "You won't believe what they said"];
    expect(mendProposals(proposals([...lures, "A letter to Mum"]), video, "tender").titles).toEqual([
      "A letter to Mum",
    ]);
    expect(mendProposals(proposals(lures), video, "tender").titles).toEqual([]);
  });

  test("a suggested title that lures gives way to the creator's own where something is hard", () => {
    const request = {
      title: "My father's last week",
      description: "",
      tags: [],
      fileName: "",
      details: undefined,
    };
    const made = { title: "Top 5 lies about dying", description: "", tags: [], thumbnailAdvice: "" };
    expect(mendSuggestions(made, request, { care: GRIEF }).title).toBe(request.title);
    expect(mendSuggestions(made, request, {}).title).toBe(made.title);
  });

  test("hashtags lose filler, unless it is what was asked for or all there is", async () => {
    const material = await materialOf("candle making");
    const finish = (topic: string, tags: string[]) =>
      hashtags.finish?.({ hashtags: tags }, HashtagRequest.parse({ topic }), material);
    expect(await finish("candles", ["#fyp", "#SoyCandles", "#viral"])).toEqual({ hashtags: ["#soycandles"] });
    expect(await finish("editing reels", ["#reels", "#capcut"])).toEqual({ hashtags: ["#reels", "#capcut"] });
    expect(await finish("candles", ["#fyp"])).toEqual({ hashtags: ["#fyp"] });
  });

  test("trend cards lose their quotation marks, and those that are empty where three remain", async () => {
    const card = (title: string, exampleHook = "This wick drowned.") => ({
      title,
      why: "People ask.",
      platforms: { YouTube: "Film it.", TikTok: "Film it.", Google: "Name it." },
      howToUse: "Burn three wicks.",
      exampleHook,
      evidence: [],
    });
    const reply = {
      topTrends: [
        card("“Candle making” in glass"),
        card("Wooden wicks", "A real game changer."),
        card("Soy frosting"),
        card("Wide jars"),
      ],
      prediction: "None.",
      bonusInsight: "None.",
    };
    const input = TrendsInput.parse("candle making");
    const made = await trends.finish?.(reply, input, await materialOf("candle making"));
    expect(made?.topTrends.map(({ title }) => title)).toEqual([
      "Candle making in glass",
      "Soy frosting",
      "Wide jars",
    ]);
  });
});

describe("the checks", () => {
  test("scores that differ stay within 0 and 100", () => {
    expect(differing([90, 90, 90])).toEqual([90, 89, 88]);
    expect(differing([0, 0, 0, 1])).toEqual([0, 1, 2, 3]);
    expect(differing([59.6, 60])).toEqual([60, 59]);
  });

  test("a title stays within YouTube's limit, and is never emptied", () => {
    expect(mendTitle("W".repeat(300), "a").length).toBeLessThanOrEqual(100);
    expect(mendTitle("“”", "a")).toBe("“”");
  });

  test("an empty phrase is found in any of the five languages", () => {
    const empty = [
      "A game-changer for jars",
      "Lleva tus velas al siguiente nivel",
      "Plongez dans l'univers des bougies",
      "Deine Kerzen auf das nächste Level",
      "Leve suas velas ao próximo nível",
    ];
    for (const title of empty) expect(withoutEmpty([title], (text) => text, 0, "")).toEqual([]);
  });

  const SOBER = [
    "The hardest challenge of the first weeks was the mail",
    "El reto de volver al trabajo después del duelo",
    "Le défi de vider la maison",
    "O desafio de voltar para casa",
    "Was mir in den ersten Tagen geholfen hat",
  ];
  const LURES = [
    "Try not to cry challenge",
    "Ranking the worst things people said",
    "Reto de 30 días para olvidar",
    "5 idées reçues sur le deuil",
    "Die 5 größten Mythen über Trauer",
    "7 mitos sobre o luto",
    "The moment I broke down 😭",
  ];

  test.each(SOBER)("“%s” may stand beside something hard", (title) => {
    expect(soberOnes([title], (text) => text, "tender")).toEqual([title]);
  });

  test.each(LURES)("“%s” may not, and may anywhere else", (title) => {
    expect(soberOnes([title], (text) => text, "tender")).toEqual([]);
    expect(soberOnes([title], (text) => text)).toEqual([title]);
  });
});

describe("an answer of which nothing can stand beside something hard", () => {
  const lures = () =>
    completion(JSON.stringify({ ideas: [idea({ title: "5 myths about losing a father" })] }));
  const quiet = () => completion(JSON.stringify({ ideas: [idea({ title: "The chair by the window" })] }));
  const siteWith = (answers: (() => unknown)[]) => {
    const ai = workersAi(() => (answers.length > 1 ? answers.shift() : answers[0])?.());
    const { post } = ownSite({ AI: ai });
    const body = { task: "video_ideas", input: { topic: `my father died last week ${newQuestion()}` } };
    return { ai, ask: async () => replyIn(await post("/api/ai/assist", body)) };
  };

  test("is shown to the model once, with the reason", async () => {
    const { ai, ask } = siteWith([lures, quiet]);
    const { reply, engine, care } = await ask();
    expect([engine, care]).toEqual(["workers-ai", "tender"]);
    expect(IdeasReply.parse(JSON.parse(reply)).ideas).toMatchObject([
      { title: "The chair by the window", viralScore: 0 },
    ]);
    expect(JSON.stringify(ai.runs[1]?.inputs.messages)).toContain("no challenge, ranking, countdown, myths");
  });

  test("twice leaves it to the built-in engine, with a word", async () => {
    const { ai, ask } = siteWith([lures]);
    const { reply, engine, notice } = await ask();
    expect([engine, notice?.code, ai.runs.length]).toEqual(["built-in", "ai_unreadable", 2]);
    expect(reply).not.toContain("myths");
  });
});
