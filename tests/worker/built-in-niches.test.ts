import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FORMAT_IDS } from "#shared/rules/formats.ts";
import { actionsIn } from "#shared/rules/ideas.ts";
import { NICHE_NAMES } from "#shared/rules/niches.ts";
import { SURFACES } from "#shared/rules/surfaces.ts";
import { CALLS_TO_ACTION, callsFor } from "#worker/ai/built-in/calls-to-action.ts";
import { nicheFor } from "#worker/ai/built-in/find-niche.ts";
import { HOOKS } from "#worker/ai/built-in/hooks/all.ts";
import type { NichePack } from "#worker/ai/built-in/niche.ts";
import { NICHES } from "#worker/ai/built-in/niches/all.ts";
import { TITLES } from "#worker/ai/built-in/titles/all.ts";
import type { Line, Pieces } from "#worker/ai/built-in/titles/angle.ts";
import { clip, topicPhrase } from "#worker/ai/built-in/topic.ts";
import { faultIn } from "../support/text-faults.ts";

const LONG = { timeout: 120_000 };

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
    const chosen = NICHES.map((pack) => pack.name).filter((name) => name !== "General");
    expect(chosen.toSorted()).toEqual([...NICHE_NAMES].toSorted());
  });

  test.each([
    ["Minecraft redstone for beginners", "gaming"],
    ["my first sourdough", "cooking"],
    ["jardinería en el balcón", "gardening"],
    ["jeux vidéo indépendants", "gaming"],
    ["quantum umbrellas", "general"],
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
      for (const length of ["short", "long"]) {
        const titles = TITLES.filter(
          (one) => one.formats.includes(format) && (one.only ?? length) === length,
        );
        expect(titles.length).toBeGreaterThanOrEqual(5);
      }
    }
  });

  test("ask the viewer for one thing, on a platform that has it", () => {
    for (const call of CALLS_TO_ACTION) {
      const text = call.write(topicPhrase("lawn mowing"));
      expect([text, actionsIn(text).length, faultIn(text)]).toEqual([text, 1, undefined]);
    }
    for (const platform of [...SURFACES, undefined])
      expect(callsFor(platform).length).toBeGreaterThanOrEqual(10);
  });
});

describe("a creator's topic", () => {
  test.each([
    ["lawn mowing", "about lawn mowing.", "lawn mowing: 5 steps"],
    ["What is love??", "about “What is love??”", "What is love?? 5 steps"],
    ["wait…", "about “wait…”", "wait… 5 steps"],
    ["Python: the basics", "about “Python: the basics”.", "Python: the basics | 5 steps"],
    ["meal prep, fast,", "about “meal prep, fast,”.", "“meal prep, fast,”: 5 steps"],
    ['say "no"!', 'about ‘say "no"!’', 'say "no"! 5 steps'],
    ["“quoted”", "about “quoted”.", "“quoted”: 5 steps"],
    ["¿por qué?", "about “¿por qué?”", "¿por qué? 5 steps"],
    ["تعلم اللغة؟", "about “تعلم اللغة؟”", "تعلم اللغة؟ 5 steps"],
  ])("stands in a sentence and before a colon: %s", (topic, end, lead) => {
    expect(`about ${topicPhrase(topic).end(".")}`).toBe(end);
    expect(topicPhrase(topic).lead("5 steps")).toBe(lead);
  });

  test("is capitalised only where it is the engine's own", () => {
    expect(topicPhrase("boss fights", true).lead("ranked")).toBe("Boss fights: ranked");
    expect(topicPhrase("iPhone cameras", true).lead("ranked")).toBe("iPhone cameras: ranked");
    expect(topicPhrase("boss fights").lead("ranked")).toBe("boss fights: ranked");
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
