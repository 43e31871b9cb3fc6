import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { IdeasReply, IdeasRequest, VideoIdea, type IdeasForm } from "#shared/contracts/ideas.ts";
import { FORMATS, FORMAT_IDS, SURFACE_FORMATS } from "#shared/rules/formats.ts";
import { actionsIn, ideaScore, ideaSignals, words } from "#shared/rules/ideas.ts";
import { NICHE_NAMES } from "#shared/rules/niches.ts";
import { SURFACES } from "#shared/rules/surfaces.ts";
import { CALLS_TO_ACTION, callsFor } from "#worker/ai/built-in/calls-to-action.ts";
import { nicheFor } from "#worker/ai/built-in/find-niche.ts";
import { HOOKS, HOOK_WORDS } from "#worker/ai/built-in/hooks/all.ts";
import { improveIdea, outlineIdea, writeIdeas } from "#worker/ai/built-in/ideas.ts";
import type { NichePack } from "#worker/ai/built-in/niche.ts";
import { NICHES } from "#worker/ai/built-in/niches/all.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { TITLES } from "#worker/ai/built-in/titles/all.ts";
import type { Line, Pieces } from "#worker/ai/built-in/titles/angle.ts";
import { clip, titleSafe, topicPhrase } from "#worker/ai/built-in/topic.ts";

const LONG = { timeout: 120_000 };

/** Stands for the topic once it has been taken out of a text. */
const TOPIC = "Topic";

const ideasFor = (form: IdeasForm, seed = 1) =>
  writeIdeas(IdeasRequest.parse(form), seededRandom(seed)).ideas;

/** What is wrong with a text of the engine's own, if anything. */
function faultIn(text: string): string | undefined {
  if (text.trim() === "") return "empty";
  if (/ {2}/u.test(text)) return "double space";
  if (/ [.,;:?!](?:\s|$)/u.test(text)) return "space before punctuation";
  if (/(?<!\.)\.\.(?!\.)|[?!,;:]\.(?:\s|$)|[,;:]{2}|\?:/u.test(text)) return "colliding punctuation";
  if (/\$\{|\{\w*\}|\bundefined\b|\bnull\b|\bNaN\b|\[object/u.test(text)) return "placeholder";
  if (/(?<![\p{L}'’])a\s+["“‘]?[aeiou]/iu.test(text)) return "a before a vowel letter";
  if (/(?<![\p{L}'’])an\s+["“‘]?[^aeiou\s"“‘]/iu.test(text)) return "an before a consonant letter";
  if (/[.?!] \p{Ll}/u.test(text)) return "sentence without a capital";
  return undefined;
}

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
    fc.string({ unit: "binary", minLength: 4, maxLength: 250 }),
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
      expect(`${idea.title} ${idea.description}`.split("تعلم اللغة العربية")).toHaveLength(3);
  });

  test("name the creator's own audience, word for word", () => {
    const audience = "Dads who <barely> sleep.";
    const [idea] = ideasFor({ topic: "espresso", audience, count: 1 });
    expect(idea?.targetAudience).toBe(audience);
    expect(idea?.description).toContain("Dads who <barely> sleep");
  });

  test("keep the format that was asked for, ten times over", () => {
    for (const format of FORMAT_IDS) {
      const ideas = ideasFor({ topic: "lawn mowing", format, count: 10 });
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

describe("the words ideas are made of", () => {
  const topics = ["lawn mowing", "what is love??", "the Beatles", "Python: the basics", "foo,"].map((text) =>
    topicPhrase(text),
  );
  /** Every line with each entry of a pack it can hold, about several topics. */
  function* filled(lines: readonly Line[], pack: NichePack): Generator<{ line: Line; text: string }> {
    const most = Math.max(
      ...[pack.pains, pack.myths, pack.vocabulary, pack.audiences].map((list) => list.length),
    );
    for (const line of lines)
      for (let index = 0; index < (line.needs.length > 0 ? most : topics.length); index++) {
        const at = (list: readonly string[]) => list[index % list.length] ?? "";
        const pieces: Pieces = {
          audience: at(pack.audiences),
          pain: at(pack.pains),
          desire: at(pack.desires),
          mistake: at(pack.mistakes),
          myth: at(pack.myths),
          proof: at(pack.proofs),
          word: at(pack.vocabulary),
          moment: at(pack.moments.map(({ name }) => name)),
          n: 3 + (index % 5),
          own: new Set(),
        };
        const topic = topics[index % topics.length];
        if (topic) yield { line, text: line.write({ ...pieces, topic }) };
      }
  }

  test("fit every title and hook in every niche", LONG, () => {
    for (const pack of NICHES)
      for (const { text } of filled([...TITLES, ...HOOKS], pack))
        expect([faultIn(text.replace("?? ", "?? X").replace("??”", "”")), text]).toEqual([undefined, text]);
  });

  test("are enough: 80 titles, 70 hooks, 5 hooks a format, no two alike", () => {
    expect(TITLES.length).toBeGreaterThanOrEqual(80);
    expect(HOOKS.length).toBeGreaterThanOrEqual(70);
    for (const lines of [TITLES, HOOKS]) {
      const texts = lines.map((line) => [...filled([line], nicheFor("Cooking", ""))][0]?.text);
      expect(new Set(texts).size).toBe(lines.length);
    }
    for (const format of FORMAT_IDS) {
      const short = HOOKS.filter((hook) => hook.formats.includes(format) && hook.only !== "long");
      expect(short.length).toBeGreaterThanOrEqual(5);
      for (const length of ["short", "long"])
        expect(
          TITLES.filter((one) => one.formats.includes(format) && (one.only ?? length) === length).length,
        ).toBeGreaterThanOrEqual(10);
    }
  });

  test("say a hook in 12 words beyond the topic on a short, in 30 on long-form", () => {
    for (const platform of SURFACES)
      for (let seed = 0; seed < 40; seed++)
        for (const { hook } of ideasFor({ topic: "lawn mowing", platform, count: 10 }, seed))
          expect(words(hook.replace("lawn mowing", "")).length).toBeLessThanOrEqual(
            HOOK_WORDS[platform === "YouTube long-form" ? "long" : "short"],
          );
  });

  test("ask the viewer for one thing, on a platform that has it", () => {
    for (const call of CALLS_TO_ACTION) {
      const text = call.write(topicPhrase("lawn mowing"));
      expect([text, actionsIn(text).length, faultIn(text)]).toEqual([text, 1, undefined]);
    }
    for (const platform of [...SURFACES, undefined])
      expect(callsFor(platform).length).toBeGreaterThanOrEqual(10);
  });

  test("never cut a letter, an emoji or its joiners apart", () => {
    const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 200 }),
        fc.integer({ min: 1, max: 120 }),
        (text, max) => {
          const clipped = clip(text, max);
          expect(clipped.length).toBeLessThanOrEqual(Math.max(max, 1));
          if (clipped === text) return;
          const kept = clipped.slice(0, -1);
          expect(text.startsWith(kept)).toBe(true);
          const breaks = Array.from(graphemes.segment(text), ({ index }) => index);
          expect(breaks).toContain(kept.length);
        },
      ),
    );
  });
});

describe("finding a creator's niche", () => {
  const lists = [
    "Tech & Gadgets, Beauty & Makeup, Fitness & Health, Motivation & Self-Improvement, Comedy & Entertainment, Gaming & Esports, Education & Learning, Finance & Investing, Cooking & Recipes, Travel & Adventure, Fashion & Style, Music & Dance, Art & Design, Business & Entrepreneurship, Sports & Athletics, Parenting & Family, DIY & Crafts, Photography & Videography, Pets & Animals, Science & Technology, Cars & Automotive, Real Estate, News & Commentary, Product Reviews, Lifestyle & Vlogs, Meditation & Wellness, History & Culture, Book Reviews & Literature, Crypto & Blockchain, Sustainability & Eco-Living",
    "Personal Finance / Investing, Business / Entrepreneurship, Software / SaaS / B2B, Tech / Programming / AI, Real Estate, Legal / Insurance, Health / Fitness, Education / Career, Automotive, Gaming, Entertainment / Memes, Kids Content",
    "AI & Technology, Gaming, Fitness, Finance, Fashion, Comedy, Motivation, Education, Music, Beauty",
    "Technology, Gaming, Beauty & Fashion, Fitness & Health, Food & Cooking, Travel, Education, Music, Comedy, Programming, Artificial Intelligence, Business, Personal Finance, Investing, Cryptocurrency, Real Estate, Marketing, Productivity, Motivation, Self-Improvement, Mental Health, Meditation, Yoga, Parenting, Relationships, Pets, DIY & Crafts, Home Decor, Gardening, Photography, Videography, Art & Design, Dance, Film & TV, Books, History, Science, Space, News & Politics, Sports, Cars, Motorcycles, Outdoors & Camping, Sustainability, Fashion, Skincare, Language Learning, Career Advice, Vlogging, Minimalism",
  ].flatMap((list) => list.split(", "));

  test("knows every name of the product's lists, in any case", () => {
    for (const name of lists)
      expect([name, nicheFor(name.toUpperCase(), "").id]).not.toEqual([name, "general"]);
    expect(nicheFor("General", "minecraft").id).toBe("general");
    expect(NICHES.map((pack) => pack.name).toSorted()).toEqual([...NICHE_NAMES].toSorted());
  });

  test.each([
    ["Minecraft redstone for beginners", "gaming"],
    ["my first sourdough", "cooking"],
    ["jardinería en el balcón", "gardening"],
    ["jeux vidéo indépendants", "gaming"],
    ["quantum knitting", "general"],
    ["手机摄影技巧", "general"],
  ])("takes %s for %s", (topic, id) => {
    expect(nicheFor("", topic).id).toBe(id);
  });
});

describe("a niche pack", () => {
  const least = {
    keywords: 20,
    audiences: 6,
    pains: 8,
    desires: 8,
    mistakes: 8,
    myths: 6,
    proofs: 8,
    topics: 12,
    vocabulary: 12,
    formats: 5,
    moments: 4,
  } as const;

  test.each(NICHES.map((pack) => [pack.id, pack] as const))(
    "%s holds enough, and nothing twice or slipped",
    (id, pack) => {
      for (const [list, count] of Object.entries(least)) {
        const entries = Object.entries(pack).find(([key]) => key === list)?.[1];
        if (!Array.isArray(entries)) throw new Error(`${id} has no ${list}`);
        const texts = entries.map((entry: unknown) => JSON.stringify(entry));
        expect(new Set(texts).size).toBe(texts.length);
        if (id !== "general" || list !== "keywords")
          expect([list, texts.length >= count]).toEqual([list, true]);
        for (const text of texts) expect([faultIn(text), text]).toEqual([undefined, text]);
      }
    },
  );

  test("shares no id, name or alias with another", () => {
    const names = NICHES.flatMap((pack) => [pack.name, ...pack.aliases].map((name) => name.toLowerCase()));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(NICHES.map(({ id }) => id)).size).toBe(NICHES.length);
    expect(NICHES.at(-1)?.id).toBe("general");
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
    const [good] = ideasFor({ topic: "sourdough", count: 1 }, 4);
    if (!good) throw new Error("no idea");
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
      hook: "Hola amigos, bienvenidos. Hoy vamos a preparar pan sin amasar en mi cocina.",
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
      viralScore: fc.constant(50),
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
