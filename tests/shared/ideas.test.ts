import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { VideoIdea } from "#shared/contracts/ideas.ts";
import { FORMATS } from "#shared/rules/formats.ts";
import { actionsIn, formatOf, ideaScore, ideaSignals } from "#shared/rules/ideas.ts";
import { columns, words } from "#shared/rules/words.ts";
import { SURFACES, type Surface } from "#shared/rules/surfaces.ts";
import { anyCharacter } from "../support/any-character.ts";

type IdeaText = Omit<VideoIdea, "viralScore">;

const good: IdeaText = {
  title: "Lawn mowing: why scalped ryegrass yellows at 3 cm height",
  hook: "Never trust a rotary blade with frayed corners.",
  cta: "Save this for your next mow.",
  format: FORMATS["before-after"],
  description:
    "Show one strip of ryegrass cut by a blunt rotary blade and its neighbour cut by a sharpened cylinder. On " +
    "screen: frayed yellow ends under a magnifier, clippings between thumb and finger, then both strips from the " +
    "ladder after ten days without rain.",
  targetAudience: "New homeowners with patchy grass",
};
const bad = {
  title: "",
  hook: "",
  cta: "",
  format: "",
  description: "",
  targetAudience: "Everyone",
};
const context = { topic: "lawn mowing", platform: "Instagram Reels" } as const;

function signal(id: string, idea: Partial<IdeaText>, platform: Surface = context.platform) {
  const found = ideaSignals({ ...good, ...idea }, { ...context, platform }).find((one) => one.id === id);
  if (!found) throw new Error(`no signal ${id}`);
  return found.value;
}

describe("the score of an idea", () => {
  test("is made of weights that add up to 100, each with a source and something to do", () => {
    for (const platform of [...SURFACES, undefined]) {
      const signals = ideaSignals(good, { topic: "lawn mowing", platform });
      expect(signals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
      expect(new Set(signals.map(({ id }) => id)).size).toBe(signals.length);
      for (const { label, advice, source } of signals) {
        expect(label).not.toBe("");
        expect(advice).toMatch(/\.$/u);
        if (source.kind !== "heuristic") expect(source.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
      }
    }
  });

  test("reaches 100 for an idea that does everything and 0 for one that does nothing", () => {
    expect(ideaScore(ideaSignals(good, context))).toBe(100);
    expect(ideaScore(ideaSignals(bad, context))).toBe(0);
  });

  test("stays between 0 and 100 for any text at all", () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 600 });
    const idea = fc.record({
      title: text,
      hook: text,
      cta: text,
      format: text,
      description: text,
      targetAudience: text,
    });
    fc.assert(
      fc.property(idea, text, fc.constantFrom(...SURFACES, undefined), (any, topic, platform) => {
        const signals = ideaSignals(any, { topic, platform });
        for (const { value } of signals) expect(value >= 0 && value <= 1).toBe(true);
        const score = ideaScore(signals);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      }),
    );
  });

  test("is total for text far beyond the limits", () => {
    const huge = "wort ".repeat(20_000);
    const idea = {
      title: huge,
      hook: huge,
      cta: huge,
      format: huge,
      description: huge,
      targetAudience: huge,
    };
    expect(ideaScore(ideaSignals(idea, { topic: huge }))).toBeLessThan(50);
  });
});

describe("what a score says", () => {
  const score = (idea: Partial<IdeaText>, topic = "lawn mowing") =>
    ideaScore(ideaSignals({ ...good, ...idea }, { topic }));

  test("is never above 60 for an idea without a specific, however well it is built", () => {
    expect(
      score({
        title: "Lawn mowing: stop waiting to feel ready",
        hook: "Stop! Why does nobody tell you this?",
        description: "Show the problem on screen and answer it. Then say what you would do.",
      }),
    ).toBeLessThanOrEqual(60);
  });

  test("is lower for a worksheet than for any idea that says something", () => {
    const plain = {
      title: "Scalped ryegrass",
      hook: "Ryegrass yellows.",
      description: "A blunt blade frays it.",
    };
    expect(score({ restsOn: [] })).toBeLessThan(score(plain));
    expect(score({ restsOn: [] })).toBeLessThanOrEqual(40);
  });

  test.each([
    ["candles", "Why my candles tunnel and how I fixed it", "Candles: what to watch out for"],
    ["candle", "Why my candles tunnel and how I fixed it", "Candles: how I do it"],
    ["velas", "Por qué mis velas hacen túnel y cómo lo arreglé", "Velas: lo que tienes que saber"],
    ["bougies", "Pourquoi mes bougies creusent un tunnel", "Bougies : ce qu'il faut savoir"],
    ["Kerzen", "Warum meine Kerzen einen Tunnel brennen", "Kerzen: was man wissen muss"],
    ["velas", "Por que minhas velas fazem túnel", "Velas: o que você tem que saber"],
  ])("is higher for a creator's concrete title than for a device around %s", (topic, own, device) => {
    expect(score({ title: own }, topic)).toBeGreaterThan(score({ title: device }, topic));
  });
});

describe("each signal", () => {
  test("rewards a hook said in three seconds on a short, and not one that takes ten", () => {
    expect(signal("hook-length", { hook: "Stop mowing until you have seen this" })).toBe(1);
    expect(signal("hook-length", { hook: "and so on ".repeat(10) })).toBe(0);
    expect(signal("hook-length", { hook: "Wow" })).toBe(0.25);
  });

  test("gives a hook more time on long-form", () => {
    const hook = "this is a calm opening of fifteen words that would be too long for shorts";
    expect(signal("hook-length", { hook }, "YouTube long-form")).toBe(1);
    expect(signal("hook-length", { hook }, "TikTok")).toBeLessThan(0.6);
  });

  test("holds a title to YouTube's limit and its forbidden signs", () => {
    expect(signal("title-limit", { title: "x".repeat(100) })).toBe(1);
    expect(signal("title-limit", { title: "x".repeat(101) })).toBe(0);
    expect(signal("title-limit", { title: "Why 2 > 1" })).toBe(0);
  });

  test("prefers a title that can be read at a glance, counting wide letters twice", () => {
    expect(signal("title-visible", { title: "a".repeat(50) })).toBe(1);
    expect(signal("title-visible", { title: "a".repeat(100) })).toBe(0);
    expect(signal("title-visible", { title: "学".repeat(50) })).toBe(0);
    expect(signal("title-visible", { title: "" })).toBe(0);
  });

  test("wants the topic early in the title", () => {
    expect(signal("topic-early", { title: "Lawn mowing, slowly" })).toBe(1);
    expect(signal("topic-early", { title: "Something else" })).toBe(0);
    expect(signal("topic-early", { title: `${"So ".repeat(15)}lawn mowing` })).toBeLessThan(0.5);
  });

  test("knows a topic in its other forms", () => {
    const early = (title: string, topic: string) =>
      ideaSignals({ ...good, title }, { topic }).find(({ id }) => id === "topic-early")?.value;
    expect(early("Why does my candle tunnel?", "why do my candles tunnel")).toBeGreaterThan(0.9);
    expect(early("Candle making: soy or paraffin?", "candles")).toBe(1);
  });

  test("finds a topic in any script, and an emoji as it stands", () => {
    const early = (title: string, topic: string) =>
      ideaSignals({ ...good, title }, { topic }).find(({ id }) => id === "topic-early")?.value;
    expect(early("手机摄影技巧: 5 mistakes", "手机摄影技巧")).toBe(1);
    expect(early("تعلم اللغة: 5 mistakes", "تعلم اللغة")).toBe(1);
    expect(early("🔥🔥: 5 mistakes", "🔥🔥")).toBe(1);
    expect(early("Anything", "")).toBe(0.5);
  });

  test("looks for an open question in title and hook", () => {
    expect(signal("tension", { title: "Why grass dies", hook: "Never mow wet grass" })).toBe(1);
    expect(signal("tension", { title: "My garden", hook: "This is my garden" })).toBe(0);
    expect(signal("tension", { title: "¿El césped?", hook: "Nunca en la mañana" })).toBe(1);
  });

  test("counts half what it can't read instead of failing it", () => {
    const idea = { ...good, title: "우리 정원", hook: "정원에 대해", description: "정원 이야기" };
    const found = ideaSignals(idea, { topic: "정원" }).find(({ id }) => id === "tension");
    expect(found?.value).toBe(0.5);
  });

  test("rewards what only this subject has, in title, hook and description", () => {
    expect(signal("information", {})).toBe(1);
    const empty = {
      title: "Lawn mowing: what to watch out for",
      hook: "This changes everything.",
      description: "I show you how it works and what I would do, step by step.",
    };
    expect(signal("information", empty)).toBeLessThan(0.2);
    expect(signal("information", { ...empty, title: good.title })).toBeGreaterThan(0.3);
    expect(signal("information", { restsOn: [] })).toBe(0);
  });

  test("wants one request and not three", () => {
    expect(signal("one-action", { cta: "Subscribe for part two." })).toBe(1);
    expect(signal("one-action", { cta: "Like and subscribe." })).toBe(0.5);
    expect(signal("one-action", { cta: "Like, subscribe and share!" })).toBe(0);
    expect(signal("one-action", { cta: "Suscríbete, comenta y comparte" })).toBe(0);
  });

  test("fits the format to the platform, best formats first", () => {
    expect(signal("format-fit", { format: FORMATS["before-after"] })).toBe(1);
    expect(signal("format-fit", { format: FORMATS.challenge })).toBe(0.5);
    expect(signal("format-fit", { format: FORMATS["case-study"] })).toBe(0);
    expect(signal("format-fit", { format: "Talking head" })).toBe(0.5);
  });

  test("wants a description that says what is on the screen", () => {
    expect(signal("scene", {})).toBe(1);
    expect(signal("scene", { description: "" })).toBe(0);
    expect(signal("scene", { description: "It is a nice video." })).toBeLessThan(0.3);
  });
});

describe("what the signals are measured with", () => {
  test("splits words in scripts with and without spaces", () => {
    expect(words("Don’t stop, Zoë 2!")).toEqual(["don't", "stop", "zoë", "2"]);
    expect(words("我想学习").length).toBeGreaterThan(1);
    expect(words("हिन्दी में खाना")).toHaveLength(3);
    expect(words("🔥 …")).toEqual([]);
  });

  test("measures width without counting combining marks", () => {
    expect(columns("é")).toBe(1);
    expect(columns("日本")).toBe(4);
  });

  test("tells requests apart from what surrounds them", () => {
    expect(actionsIn("If you like this, follow for more.")).toEqual([" follow for more"]);
  });

  test("knows a format by its label or id only", () => {
    expect(formatOf("case study")).toBe("case-study");
    expect(formatOf("q-and-a")).toBe("q-and-a");
    expect(formatOf("Vlog")).toBeUndefined();
  });
});
