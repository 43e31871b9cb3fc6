import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { IdeasReply, IdeasRequest, VideoIdea, type IdeasForm } from "#shared/contracts/ideas.ts";
import { FORMATS, FORMAT_IDS, SURFACE_FORMATS } from "#shared/rules/formats.ts";
import { actionsIn, ideaScore, ideaSignals } from "#shared/rules/ideas.ts";
import { LANGUAGES, type Language } from "#shared/rules/language.ts";
import { words } from "#shared/rules/words.ts";
import { SURFACES } from "#shared/rules/surfaces.ts";
import { improveIdea } from "#worker/ai/built-in/ideas/improve-idea.ts";
import { outlineIdea } from "#worker/ai/built-in/ideas/outline-idea.ts";
import { writeIdeas } from "#worker/ai/built-in/ideas/write-ideas.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { stems } from "#worker/ai/material/stem.ts";
import { gather } from "#worker/ai/material/gather.ts";
import { faultIn } from "../support/text-faults.ts";
import { anyCharacter } from "../support/any-character.ts";

const LONG = { timeout: 120_000 };

const about = (text: string, more: { niche?: string; details?: string; language?: Language } = {}) =>
  gather({ text, ...more }, "none");

async function answerFor(form: Exclude<IdeasForm, string>, seed = 1, language?: Language) {
  const request = IdeasRequest.parse(form);
  const { topic, niche, details } = request;
  const material = await about(topic, {
    niche,
    ...(details === undefined ? {} : { details }),
    ...(language === undefined ? {} : { language }),
  });
  const { answer, grounding } = writeIdeas(request, seededRandom(seed), material);
  return { ideas: answer.ideas, grounding, material };
}
const ideasFor = async (form: Exclude<IdeasForm, string>, seed = 1) => (await answerFor(form, seed)).ideas;

/** Subjects of very different kinds that have cards. */
const COMMON = [
  "candle making",
  "sourdough bread",
  "bouldering",
  "street photography",
  "fixing a leaking tap",
  "monthly budgeting",
  "espresso",
  "crochet",
  "beekeeping",
  "oil painting",
  "job interviews",
  "drumming",
  "index fund investing",
  "bike commuting",
  "van insulation",
  "learning English",
  "tempeh",
  "houseplants",
  "board games",
  "puppy biting",
];

/** Cards are right about "an hour" and "a unit", which the fault finder isn't. */
const ARTICLE = /\ban? /gu;

/** Nothing is known of it in any language. */
const UNKNOWN = "zinc bath for my enamel signs";

const anyTopic = fc
  .oneof(
    fc.string({ unit: "grapheme", minLength: 4, maxLength: 300 }),
    fc.string({ unit: anyCharacter, minLength: 4, maxLength: 250 }),
    fc.lorem({ maxCount: 70 }),
    fc.constantFrom(
      "lawn mowing",
      "What is love??",
      "تعلم اللغة العربية من الصفر",
      "איך לאפות חלה",
      "手机摄影技巧",
      "हिन्दी में खाना बनाना",
      "👩‍👩‍👧‍👦🔥 family vlogs 🏳️‍🌈",
      "<script>alert('x')</script>",
      "${topic} and {topic} and $& and %s",
      "Python: the basics",
      "e\u0301".repeat(240),
      "👨‍👩‍👧‍👦".repeat(45),
      "I quit my job, sold the car and moved to a boat. Then it sank.",
    ),
  )
  .map((topic) => topic.replace(/\s+/gu, " ").trim())
  .filter((topic) => topic.length >= 4 && topic.length <= 500);

describe("ideas for any topic", () => {
  test("keep every limit and read cleanly for 1,000 topics", LONG, async () => {
    const platform = fc.constantFrom(...SURFACES, undefined);
    await fc.assert(
      fc.asyncProperty(
        anyTopic,
        platform,
        fc.integer(),
        fc.integer({ min: 1, max: 4 }),
        async (topic, on, seed, count) => {
          const { ideas, material } = await answerFor({ topic, platform: on, count }, seed);
          expect(IdeasReply.parse({ ideas }).ideas).toHaveLength(count);
          expect(new Set(ideas.map(({ title }) => title)).size).toBe(count);
          // The best first of those that speak of all that was asked, then of the others.
          const scores = ideas.map(({ viralScore }) => viralScore);
          expect(scores.filter((score, at) => score > (scores[at - 1] ?? 100)).length).toBeLessThanOrEqual(1);
          for (const idea of ideas) {
            expect(idea.title.length).toBeLessThanOrEqual(100);
            expect(idea.title).not.toMatch(/[<>]/u);
            expect(idea.title.isWellFormed()).toBe(true);
            expect(idea.viralScore).toBe(ideaScore(ideaSignals(idea, { topic, platform: on })));
            if (idea.restsOn?.length === 0) {
              expect(idea.description).toContain(topic);
              expect(idea.viralScore).toBeLessThanOrEqual(60);
            } else if (material.brief.language === "en")
              for (const text of [idea.title, idea.hook, idea.cta, idea.description, idea.targetAudience])
                expect([text, faultIn(text.replaceAll(ARTICLE, ""))]).toEqual([text, undefined]);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("speak of what was asked about a subject before they speak of the rest of it", async () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const ideas = await ideasFor({ topic: "iPhone battery drains fast", count: 5 }, seed);
      const speaks = ideas.map((idea) => /batter|drain/iu.test(JSON.stringify(idea)));
      expect(speaks.slice(0, 2)).toEqual([true, true]);
      expect(speaks).toEqual(speaks.toSorted((one, other) => Number(other) - Number(one)));
    }
  });

  test("for those new to a subject are each for somebody of it, unless the creator says for whom", async () => {
    const watched = async (form: Exclude<IdeasForm, string>) =>
      new Set((await ideasFor(form)).map(({ targetAudience }) => targetAudience));
    const novices = await watched({ topic: "beginner guitar", count: 5 });
    expect(novices.size).toBeGreaterThan(1);
    expect(novices).not.toContain("Beginner");
    expect(await watched({ topic: "guitar for children", count: 5 })).toEqual(new Set(["Children"]));
    expect(await watched({ topic: "guitar", audience: "beginners", count: 5 })).toEqual(
      new Set(["beginners"]),
    );
  });

  test("are the same for the same seed and others for another", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, seed) =>
        JSON.stringify(await ideasFor({ topic: "candle making" }, seed)),
      ),
    );
    expect(JSON.stringify(await ideasFor({ topic: "candle making" }, 7))).toBe(answers[7]);
    expect(new Set(answers).size).toBe(40);
  });

  test("name the creator's own audience, word for word", async () => {
    const audience = "Dads who <barely> sleep.";
    const [idea] = await ideasFor({ topic: "espresso", audience, count: 1 });
    expect(idea?.targetAudience).toBe(audience);
  });

  test("keep the format that was asked for, ten times over", async () => {
    for (const topic of ["candle making", "oil painting", "what is love??"])
      for (const format of FORMAT_IDS) {
        const ideas = await ideasFor({ topic, format, count: 10 });
        expect(new Set(ideas.map((idea) => idea.format))).toEqual(new Set([FORMATS[format]]));
        expect(new Set(ideas.map((idea) => idea.title)).size).toBe(10);
        expect(new Set(ideas.map((idea) => idea.hook)).size).toBe(10);
      }
  });
});

describe("ideas for a subject with a card", () => {
  test("each rest on phrases of it, which stand in the idea", async () => {
    for (const topic of COMMON)
      for (const { title, hook, cta, description, restsOn = [] } of await ideasFor({ topic, count: 10 }, 3)) {
        const told = `${title} ${hook} ${cta} ${description}`.toLowerCase();
        const spent = restsOn.filter(({ text }) => told.includes(text.toLowerCase()));
        expect([title, spent.length > 0]).toEqual([title, true]);
      }
  });

  test("differ in title, hook and request once the topic's words are taken out", async () => {
    const all = (await Promise.all(COMMON.map((topic, seed) => ideasFor({ topic, count: 10 }, seed)))).flat();
    const topicWords = new Set(COMMON.flatMap((topic) => words(topic)));
    const skeletons = (texts: readonly string[]) =>
      new Set(
        texts.map((text) =>
          words(text)
            .map((word) => (topicWords.has(word) ? "X" : word))
            .join(" "),
        ),
      ).size / texts.length;
    expect(all).toHaveLength(200);
    expect(skeletons(all.map(({ title }) => title))).toBeGreaterThan(0.85);
    expect(skeletons(all.map(({ hook }) => hook))).toBeGreaterThan(0.85);
    expect(skeletons(all.map(({ cta }) => cta))).toBeGreaterThan(0.4);
  });

  test("score at most 80 in the middle, and the quarters at least 10 apart", async () => {
    const scores = (await Promise.all(COMMON.map((topic, seed) => ideasFor({ topic, count: 10 }, seed))))
      .flat()
      .map(({ viralScore }) => viralScore)
      .toSorted((a, b) => a - b);
    const at = (share: number) => scores[Math.floor(scores.length * share)] ?? 0;
    expect(at(0.5)).toBeLessThanOrEqual(80);
    expect(at(0.75) - at(0.25)).toBeGreaterThanOrEqual(10);
  });

  test("answer a condition that the card says nothing of with a sheet to fill in", async () => {
    const ideas = await ideasFor({ topic: "candle making with leftover wax" });
    const sheets = ideas.filter(({ restsOn }) => restsOn?.length === 0);
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.title).toMatch(/^Candle making with leftover wax/u);
    expect(sheets[0]?.description).toContain("You fill in: ");
    expect(ideas.indexOf(sheets[0] as VideoIdea)).toBe(ideas.length - 1);
  });

  test("ask for the creator's own facts where the video is made of them", async () => {
    const { ideas, grounding } = await answerFor({ topic: "a day in my life as a nurse" });
    expect(grounding.questions).toHaveLength(3);
    expect(ideas.map(({ title }) => title)).toContain("A day in my life as a nurse");
  });

  test.each(LANGUAGES)("are written in %s", async (language) => {
    const { ideas, grounding } = await answerFor({ topic: "candle making", count: 8 }, 2, language);
    expect(grounding.known).toBe(true);
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(8);
    for (const { title, cta, restsOn = [] } of ideas) {
      expect([title, restsOn.length > 0]).toEqual([title, true]);
      expect(title).toMatch(/^[¿¡]?[\p{Lu}\p{N}]/u);
      expect([cta, actionsIn(cta).length]).toEqual([cta, 1]);
    }
  });
});

/** Forty subjects of very different kinds. */
const FORTY = [
  ...COMMON,
  "fly fishing",
  "Minecraft building",
  "cheap flights",
  "car detailing",
  "growing tomatoes",
  "deadlift",
  "amigurumi",
  "learning Korean",
  "painting miniatures",
  "loose leash walking",
  "smartphone photography",
  "oven cleaning",
  "starting at the gym",
  "knife skills",
  "pottery",
  "tie dye",
  "cutting your own fringe",
  "tent camping",
  "CapCut",
  "fresh egg pasta",
];

/** A text without the phrases of a card: the formula it was made by. */
function formulaOf(text: string, phrases: readonly string[]): string {
  const plain = phrases
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, phrase) => left.replaceAll(phrase.toLowerCase(), "X"), text.toLowerCase());
  return plain.replaceAll(/[.!?]+/gu, "").trim();
}

/** Every phrase of a card. */
function phrasesOf(card: unknown): string[] {
  if (typeof card === "string") return card.length > 3 ? [card] : [];
  return typeof card === "object" && card !== null ? Object.values(card).flatMap(phrasesOf) : [];
}

describe("ideas for forty subjects", () => {
  test.each(LANGUAGES)("ask and open by no formula more than one in ten, in %s", LONG, async (language) => {
    const made: { cta: string; hook: string }[] = [];
    for (const topic of FORTY) {
      const { ideas, material } = await answerFor({ topic, count: 3 }, 1, language);
      const phrases = phrasesOf(material.subject);
      for (const { cta, hook, restsOn = [] } of ideas)
        if (restsOn.length > 0) made.push({ cta: formulaOf(cta, phrases), hook: formulaOf(hook, phrases) });
    }
    expect(made.length).toBeGreaterThanOrEqual(100);
    for (const part of ["cta", "hook"] as const) {
      const counts = Map.groupBy(made, (one) => one[part]);
      for (const [formula, all] of counts)
        // A hook that is a phrase of the card alone isn't a formula.
        if (formula.replaceAll("X", "").trim() !== "")
          expect(all.length, `${part}: ${formula}`).toBeLessThanOrEqual(made.length / 10);
    }
  });

  test("leave the subject's label away where the title says what was asked about", async () => {
    for (let seed = 0; seed < 20; seed += 1)
      for (const { title } of await ideasFor({ topic: "iPhone battery drains fast", count: 5 }, seed))
        if (/iphone.*\||battery.*\||drain.*\|/iu.test(title)) expect(title).toBe("no label");
  });

  test("name the subject in the title, the hook or the description", async () => {
    for (const topic of ["drumming", "bouldering", "espresso", "fly fishing"])
      for (let seed = 0; seed < 8; seed += 1)
        for (const { title, hook, description } of await ideasFor({ topic, count: 5 }, seed)) {
          const said = new Set(stems(`${title} ${hook} ${description}`, 300));
          const named = stems(`${topic} ${description.split(": ").at(-1) ?? ""}`).some((stem) =>
            said.has(stem),
          );
          expect([title, named]).toEqual([title, true]);
        }
  });

  test("never give a verdict on a theme, and none compare treatments of a condition", async () => {
    for (const topic of ["adhd in adults", "the first day of school"])
      for (let seed = 0; seed < 12; seed += 1)
        for (const idea of await ideasFor({ topic, count: 10 }, seed)) {
          const text = `${idea.title} ${idea.hook} ${idea.cta} ${idea.description}`;
          expect(text).not.toMatch(
            /verdict|which one is theirs|let you down|\bvs\b|\bagainst\b|settles it/iu,
          );
          expect(text).not.toMatch(/medication or|medication vs/iu);
        }
  });

  test("name a German subject in the nominative", async () => {
    for (let seed = 0; seed < 12; seed += 1)
      for (const topic of ["van conversion", "cheesecake"])
        for (const { title } of (await answerFor({ topic, count: 8 }, seed, "de")).ideas)
          expect(title).not.toMatch(/^(?:Den Van-Ausbau|Gebackenen Käsekuchen)/u);
  });
});

describe("ideas for a subject nothing is known of", () => {
  test("are sheets with places to fill in, and three questions", async () => {
    const { ideas, grounding } = await answerFor({ topic: UNKNOWN, count: 10 });
    expect(grounding.known).toBe(false);
    expect(grounding.questions).toHaveLength(3);
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(10);
    for (const idea of ideas) {
      expect(idea.restsOn).toEqual([]);
      expect(idea.title).toMatch(/^Zinc bath for my enamel signs: /u);
      expect(idea.description).toContain("You fill in: ");
      expect(idea.viralScore).toBeLessThanOrEqual(60);
    }
  });

  test("come in each language", async () => {
    for (const language of LANGUAGES) {
      const { ideas, grounding } = await answerFor({ topic: UNKNOWN, count: 10 }, 1, language);
      expect(new Set(ideas.map(({ title }) => title)).size).toBe(10);
      expect(new Set(grounding.questions).size).toBe(3);
    }
  });

  test("are written from what the creator answers", async () => {
    const details = "The zinc flakes off at the edges.\nI sand to bare metal before the second dip.";
    const { ideas, grounding } = await answerFor({ topic: UNKNOWN, details, count: 3 });
    expect(grounding.known).toBe(true);
    expect(grounding.questions).toBeUndefined();
    expect(ideas.map(({ title }) => title)).toContain("The zinc flakes off at the edges");
    expect(ideas[0]?.restsOn?.[0]?.source).toBe("creator");
  });

  test("keep a question a question", async () => {
    for (const { title } of await ideasFor({ topic: "why does my zonkwort buzz?" }))
      expect(title).toMatch(/^Why does my zonkwort buzz\? \p{Lu}/u);
  });

  test("keep a right-to-left topic verbatim", async () => {
    for (const { title, description } of await ideasFor({ topic: "تعلم اللغة العربية" }))
      for (const text of [title, description]) expect(text).toContain("تعلم اللغة العربية");
  });
});

describe("ideas for a niche", () => {
  test.each(["Gardening", "Cooking", "Photography"])("%s name their subjects in the title", async (niche) => {
    for (const platform of [...SURFACES, undefined]) {
      const ideas = await ideasFor({ niche, platform, count: 10 }, niche.length);
      expect(new Set(ideas.map((idea) => idea.title)).size).toBe(10);
      expect(new Set(ideas.map((idea) => idea.hook)).size).toBe(10);
      for (const { title, format, restsOn = [] } of ideas) {
        const subject = restsOn[0]?.label.toLowerCase() ?? "nothing";
        expect(title.toLowerCase()).toContain(subject);
        if (platform !== undefined)
          expect(SURFACE_FORMATS[platform].map((id): string => FORMATS[id])).toContain(format);
      }
    }
  });
});

describe("a hook", () => {
  test("takes at most 12 words on a short, 30 on long-form", async () => {
    for (const platform of SURFACES)
      for (let seed = 0; seed < 10; seed++)
        for (const { hook } of await ideasFor({ topic: "candle making", platform, count: 10 }, seed))
          expect(words(hook).length).toBeLessThanOrEqual(platform === "YouTube long-form" ? 30 : 12);
  });
});

describe("an idea worked out in full", () => {
  test("has every part in 150 to 350 words, in any format and for any length", async () => {
    for (const format of FORMAT_IDS)
      for (const platform of SURFACES) {
        const request = IdeasRequest.parse({ topic: "candle making", format, platform });
        const { answer } = outlineIdea(request, seededRandom(3), await about("candle making"));
        for (const part of ["Title options", "Hook", "Beat by beat", "Call to action", "One thing to test"])
          expect(answer).toContain(`### ${part}\n`);
        const count = answer.split(/\s+/u).length;
        expect([format, count >= 150 && count <= 350]).toEqual([format, true]);
      }
  });

  test("is written in each language", async () => {
    const request = IdeasRequest.parse({ topic: "candle making" });
    const outlines = await Promise.all(
      LANGUAGES.map(async (language) =>
        outlineIdea(request, seededRandom(3), await about("candle making", { language })),
      ),
    );
    expect(new Set(outlines.map(({ answer }) => /### (.*)\n/u.exec(answer)?.[1])).size).toBe(5);
  });

  test("shows markup in a topic as text", async () => {
    const topic = "<img src=x> **bold** [link](javascript:x)";
    const request = IdeasRequest.parse({ topic, format: "list" });
    const { answer } = outlineIdea(request, seededRandom(3), await about(topic));
    expect(answer).not.toMatch(/(?<!\\)<img|(?<!\\)\*\*bold|(?<!\\)\[link\]\(/u);
  });
});

describe("improving an idea", () => {
  const weak: VideoIdea = {
    title:
      "Some thoughts about sourdough and everything that I have learned from it over the last few months",
    hook: "Hey guys, welcome back to my channel. Today I would like to talk with you about bread and my kitchen.",
    cta: "Like, subscribe and share!",
    format: "Case study",
    viralScore: 97,
    description: "We bake.",
    targetAudience: "Everyone",
  };
  const context = { topic: "sourdough", platform: "TikTok" } as const;
  const scoreOf = (idea: VideoIdea, given: { topic: string }) => ideaScore(ideaSignals(idea, given));

  test("rewrites what is weak from what is known, and keeps the subject", async () => {
    const better = improveIdea(weak, seededRandom(1), await about("sourdough"), context);
    expect(better.viralScore).toBeGreaterThan(scoreOf(weak, context) + 25);
    expect(better.title.toLowerCase()).toContain("sourdough");
    expect(better.hook).not.toContain("welcome back");
    expect(actionsIn(better.cta)).toHaveLength(1);
    expect(better.description).toMatch(/^We bake\. /u);
    expect(better.format).not.toBe(weak.format);
    expect(better.targetAudience).not.toBe("Everyone");
    expect(better.restsOn?.length).toBeGreaterThan(0);
  });

  test("keeps a creator's concrete title", async () => {
    const title = "Why my candles tunnel and how I fixed it";
    const idea = {
      ...weak,
      title,
      hook: "My wax left a wall round the wick.",
      description: "I cut it in half.",
    };
    const topic = "candles";
    expect(improveIdea(idea, seededRandom(1), await about(title), { topic }).title).toBe(title);
  });

  test("only shortens where nothing is known of the subject", async () => {
    const idea = { ...weak, title: "My zonkwort and its many moods, told from the very beginning" };
    const better = improveIdea(idea, seededRandom(1), await about(UNKNOWN));
    expect(better.restsOn).toBeUndefined();
    expect(idea.title.startsWith(better.title.replace(/…$/u, ""))).toBe(true);
  });

  test("shortens an idea in another language in its own words", async () => {
    const idea = {
      ...weak,
      title:
        "Cómo preparar zonkworts caseros sin amasar, con lo que ya tienes en la cocina de tu casa <fácil> y rápido, hoy mismo",
      hook: "Hola amigos, bienvenidos a mi canal de cocina sencilla. Hoy vamos a preparar zonkworts sin amasar en mi cocina.",
      cta: "Suscríbete, dale like y comparte",
      description: "Un video sobre zonkworts para toda la familia.",
    };
    const better = improveIdea(idea, seededRandom(1), await about("zonkworts caseros"));
    expect(better.title).toBe("Cómo preparar zonkworts caseros sin amasar");
    expect(better.hook).toBe("Hoy vamos a preparar zonkworts sin amasar en mi cocina.");
    expect(better.cta).toBe("Suscríbete.");
    expect(better.viralScore).toBeGreaterThan(scoreOf(idea, { topic: "" }));
  });

  test("never scores lower, breaks a limit or grows on and on, whatever the idea", LONG, async () => {
    const text = (max: number) =>
      fc
        .oneof(fc.string({ unit: "grapheme", maxLength: max }), fc.lorem({ mode: "sentences", maxCount: 5 }))
        .map((one) => one.slice(0, max).trim())
        .filter((one) => one !== "");
    const idea = fc.record({
      title: text(200),
      hook: text(600),
      cta: text(600),
      format: text(120),
      viralScore: fc.integer({ min: 0, max: 100 }),
      description: text(4000),
      targetAudience: text(400),
    });
    const platform = fc.constantFrom(...SURFACES, undefined);
    await fc.assert(
      fc.asyncProperty(idea, fc.oneof(fc.constant(""), anyTopic), platform, async (first, topic, on) => {
        const material = await about(topic || first.title);
        let before = first;
        for (let round = 0; round < 4; round++) {
          const after = improveIdea(before, seededRandom(round), material, { topic, platform: on });
          expect(VideoIdea.parse(after)).toEqual(after);
          const score = (one: VideoIdea) => ideaScore(ideaSignals(one, { topic, platform: on }));
          expect(after.viralScore).toBe(score(after));
          expect(after.viralScore).toBeGreaterThanOrEqual(score(before));
          expect(after.description.length).toBeLessThanOrEqual(Math.max(first.description.length, 1200));
          before = after;
        }
      }),
      { numRuns: 300 },
    );
  });
});
