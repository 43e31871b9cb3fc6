import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { IdeasReply, IdeasRequest, VideoIdea, type IdeasForm } from "#shared/contracts/ideas.ts";
import { FORMATS, FORMAT_IDS, SURFACE_FORMATS } from "#shared/rules/formats.ts";
import { actionsIn, ideaScore, ideaSignals } from "#shared/rules/ideas.ts";
import { words } from "#shared/rules/words.ts";
import { SURFACES } from "#shared/rules/surfaces.ts";
import { improveIdea, outlineIdea, writeIdeas } from "#worker/ai/built-in/ideas.ts";
import { NICHES } from "#worker/ai/built-in/niches/all.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { titleSafe } from "#worker/ai/built-in/topic.ts";
import { faultIn } from "../support/text-faults.ts";
import { anyCharacter } from "../support/any-character.ts";

const LONG = { timeout: 120_000 };

/** Stands for the topic once it has been taken out of a text. */
const TOPIC = "Topic";

const ideasFor = (form: IdeasForm, seed = 1) =>
  writeIdeas(IdeasRequest.parse(form), seededRandom(seed)).ideas;

/** A text with the creator's topic, whole, made safe or clipped, replaced by a plain word. */
function withoutTopic(text: string, topic: string): string {
  const safe = titleSafe(topic);
  let rest = text.replaceAll(topic, TOPIC).replaceAll(safe || topic, TOPIC);
  for (let length = safe.length; length > 0; length--) {
    const clipped = `${safe.slice(0, length)}…`;
    if (rest.includes(clipped)) rest = rest.replaceAll(clipped, TOPIC);
  }
  return rest;
}

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
  test("keep every limit and read as clean English around 1,000 topics", LONG, () => {
    const platform = fc.constantFrom(...SURFACES, undefined);
    fc.assert(
      fc.property(
        anyTopic,
        platform,
        fc.integer(),
        fc.integer({ min: 1, max: 4 }),
        (topic, on, seed, count) => {
          const ideas = ideasFor({ topic, platform: on, count }, seed);
          expect(IdeasReply.parse({ ideas }).ideas).toHaveLength(count);
          expect(new Set(ideas.map(({ title }) => title)).size).toBe(count);
          for (const idea of ideas) {
            expect(idea.title.length).toBeLessThanOrEqual(100);
            expect(idea.title).not.toMatch(/[<>]/u);
            expect(idea.title.isWellFormed()).toBe(true);
            expect(idea.description).toContain(topic);
            expect(idea.viralScore).toBe(ideaScore(ideaSignals(idea, { topic, platform: on })));
            for (const text of [idea.title, idea.hook, idea.cta, idea.description, idea.targetAudience])
              expect([faultIn(withoutTopic(text, topic)), text]).toEqual([undefined, text]);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("are the same for the same seed and others for another", () => {
    const answers = Array.from({ length: 40 }, (_, seed) =>
      JSON.stringify(ideasFor({ topic: "ramen" }, seed)),
    );
    expect(JSON.stringify(ideasFor({ topic: "ramen" }, 7))).toBe(answers[7]);
    expect(new Set(answers).size).toBe(40);
  });

  test("keep a right-to-left topic verbatim", () => {
    for (const idea of ideasFor({ topic: "تعلم اللغة العربية" }))
      for (const text of [idea.title, idea.description]) expect(text).toContain("تعلم اللغة العربية");
  });

  test("name the creator's own audience, word for word", () => {
    const audience = "Dads who <barely> sleep.";
    const [idea] = ideasFor({ topic: "espresso", audience, count: 1 });
    expect(idea?.targetAudience).toBe(audience);
    expect(idea?.description).toContain("Dads who <barely> sleep");
  });

  test("keep the format that was asked for, ten times over", () => {
    for (const topic of ["lawn mowing", "credit scores", "what is love??"])
      for (const format of FORMAT_IDS) {
        const ideas = ideasFor({ topic, format, count: 10 });
        expect(new Set(ideas.map((idea) => idea.format))).toEqual(new Set([FORMATS[format]]));
        expect(new Set(ideas.map((idea) => idea.title)).size).toBe(10);
        expect(new Set(ideas.map((idea) => idea.hook)).size).toBe(10);
      }
  });

  test("come best first", () => {
    const scores = ideasFor({ topic: "ramen", count: 10 }).map((idea) => idea.viralScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
});

describe("a hook", () => {
  test("takes at most 12 words beyond the topic on a short, 30 on long-form", () => {
    for (const platform of SURFACES)
      for (let seed = 0; seed < 40; seed++)
        for (const { hook } of ideasFor({ topic: "lawn mowing", platform, count: 10 }, seed))
          expect(words(hook.replace("lawn mowing", "")).length).toBeLessThanOrEqual(
            platform === "YouTube long-form" ? 30 : 12,
          );
  });
});

describe("ideas for a niche", () => {
  test.each(NICHES.map((pack) => [pack.name, pack] as const))("%s, on every platform", (name, pack) => {
    for (const platform of [...SURFACES, undefined]) {
      const ideas = ideasFor({ niche: name, platform, count: 10 }, pack.id.length);
      expect(new Set(ideas.map((idea) => idea.title)).size).toBe(10);
      expect(new Set(ideas.map((idea) => idea.hook)).size).toBe(10);
      const longestFirst = pack.topics.toSorted((a, b) => b.length - a.length);
      const about = ideas.map(({ description }) => description.slice(0, description.indexOf(". ")));
      expect(new Set(about.map((text) => longestFirst.find((topic) => text.includes(topic)))).size).toBe(10);
      const suited = pack.formats.filter((id) => !platform || SURFACE_FORMATS[platform].includes(id));
      for (const idea of ideas) {
        expect([idea.description, idea.description.split(/(?<=[.?!]) /u).length]).toEqual([
          idea.description,
          3,
        ]);
        expect(suited.map((id): string => FORMATS[id])).toContain(idea.format);
        for (const text of [idea.title, idea.hook, idea.cta, idea.description, idea.targetAudience]) {
          expect([faultIn(text), text]).toEqual([undefined, text]);
          expect(text).toMatch(/^[\p{Lu}\p{N}“]|^i\p{Lu}/u);
        }
      }
    }
  });

  test("treat a niche of the creator's own as the topic", () => {
    for (const idea of ideasFor({ niche: "Vintage synths" }))
      expect(idea.description).toContain("Vintage synths");
  });
});

describe("an idea worked out in full", () => {
  test("has every part in 150 to 350 words, in any format and for any length", () => {
    for (const format of FORMAT_IDS)
      for (const platform of SURFACES) {
        const text = outlineIdea(
          IdeasRequest.parse({ topic: "lawn mowing", format, platform }),
          seededRandom(3),
        );
        for (const part of ["Title options", "Hook", "Beat by beat", "Call to action", "One thing to test"])
          expect(text).toContain(`### ${part}\n`);
        const count = text.split(/\s+/u).length;
        expect([format, count >= 150 && count <= 350]).toEqual([format, true]);
        for (const line of text.split("\n").filter((one) => one !== ""))
          expect([faultIn(line), line]).toEqual([undefined, line]);
      }
  });

  test("shows markup in a topic as text", () => {
    const topic = "<img src=x> **bold** [link](javascript:x)";
    const text = outlineIdea(IdeasRequest.parse({ topic, format: "list" }), seededRandom(3));
    expect(text).not.toMatch(/(?<!\\)<img|(?<!\\)\*\*bold|(?<!\\)\[link\]\(/u);
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

  test("rewrites what is weak and keeps the subject", () => {
    const better = improveIdea(weak, seededRandom(1), context);
    expect(better.viralScore).toBeGreaterThan(scoreOf(weak, context) + 40);
    expect(better.title.toLowerCase()).toContain("sourdough");
    expect(better.hook).not.toContain("welcome back");
    expect(actionsIn(better.cta)).toHaveLength(1);
    expect(better.description).toMatch(/^We bake\. /u);
    expect(better.format).not.toBe(weak.format);
    expect(better.targetAudience).not.toBe("Everyone");
  });

  test("keeps what is good, and gives another opening when asked again", () => {
    const good = {
      title: "Sourdough: 5 mistakes worth fixing first",
      hook: "Stop! Is your sourdough really ready to bake?",
      cta: "Comment the step you'd skip.",
      format: FORMATS.list,
      viralScore: 0,
      description:
        "Count down 5 points about sourdough, each with its own shot. Put the number on screen for every " +
        "point and close on the crumb of the cut loaf, so that nobody leaves before the last one.",
      targetAudience: "Bakers with dense sourdough",
    };
    const again = improveIdea(good, seededRandom(9), { topic: "sourdough" });
    expect({ ...again, hook: "", cta: "", viralScore: 0 }).toEqual({
      ...good,
      hook: "",
      cta: "",
      viralScore: 0,
    });
    expect(again.hook + again.cta).not.toBe(good.hook + good.cta);
  });

  test("shortens an idea in another language in its own words", () => {
    const idea = {
      ...weak,
      title:
        "Cómo preparar pan casero sin amasar, con lo que ya tienes en la cocina de tu casa <fácil> y rápido, hoy mismo",
      hook: "Hola amigos, bienvenidos a mi canal de cocina sencilla. Hoy vamos a preparar pan sin amasar en mi cocina.",
      cta: "Suscríbete, dale like y comparte",
      description: "Un video sobre pan para toda la familia.",
    };
    const better = improveIdea(idea, seededRandom(1));
    expect(better.title).toBe("Cómo preparar pan casero sin amasar");
    expect(better.hook).toBe("Hoy vamos a preparar pan sin amasar en mi cocina.");
    expect(better.cta).toBe("Suscríbete.");
    expect(better.viralScore).toBeGreaterThan(scoreOf(idea, { topic: "" }));
  });

  test("never scores lower, breaks a limit or grows on and on, whatever the idea", LONG, () => {
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
    fc.assert(
      fc.property(idea, fc.oneof(fc.constant(""), anyTopic), platform, (first, topic, on) => {
        let before = first;
        for (let round = 0; round < 4; round++) {
          const after = improveIdea(before, seededRandom(round), { topic, platform: on });
          expect(VideoIdea.parse(after)).toEqual(after);
          const score = (one: VideoIdea) => ideaScore(ideaSignals(one, { topic, platform: on }));
          expect(after.viralScore).toBe(score(after));
          expect(after.viralScore).toBeGreaterThanOrEqual(score(before));
          expect(after.description.length).toBeLessThanOrEqual(Math.max(first.description.length, 900));
          before = after;
        }
      }),
      { numRuns: 300 },
    );
  });
});
