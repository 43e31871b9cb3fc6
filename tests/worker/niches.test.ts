import niches from "virtual:knowledge/niche-names";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NICHE_NAMES } from "#shared/rules/niches.ts";
import { namedNiche, nicheOf } from "#worker/ai/material/find-niche.ts";
import { plain } from "#worker/ai/material/stem.ts";
import { knowledgeOfNiche } from "#worker/ai/material/subject-knowledge.ts";
import { clip, topicPhrase } from "#worker/ai/built-in/topic.ts";

describe("finding a creator's niche", () => {
  const lists = [
    "Tech & Gadgets, Beauty & Makeup, Fitness & Health, Motivation & Self-Improvement, Comedy & Entertainment, Gaming & Esports, Education & Learning, Finance & Investing, Cooking & Recipes, Travel & Adventure, Fashion & Style, Music & Dance, Art & Design, Business & Entrepreneurship, Sports & Athletics, Parenting & Family, DIY & Crafts, Photography & Videography, Pets & Animals, Science & Technology, Cars & Automotive, Real Estate, News & Commentary, Product Reviews, Lifestyle & Vlogs, Meditation & Wellness, History & Culture, Book Reviews & Literature, Crypto & Blockchain, Sustainability & Eco-Living",
    "Personal Finance / Investing, Business / Entrepreneurship, Software / SaaS / B2B, Tech / Programming / AI, Real Estate, Legal / Insurance, Health / Fitness, Education / Career, Automotive, Gaming, Entertainment / Memes, Kids Content",
    "AI & Technology, Gaming, Fitness, Finance, Fashion, Comedy, Motivation, Education, Music, Beauty",
    "Technology, Gaming, Beauty & Fashion, Fitness & Health, Food & Cooking, Travel, Education, Music, Comedy, Programming, Artificial Intelligence, Business, Personal Finance, Investing, Cryptocurrency, Real Estate, Marketing, Productivity, Motivation, Self-Improvement, Mental Health, Meditation, Yoga, Parenting, Relationships, Pets, DIY & Crafts, Home Decor, Gardening, Photography, Videography, Art & Design, Dance, Film & TV, Books, History, Science, Space, News & Politics, Sports, Cars, Motorcycles, Outdoors & Camping, Sustainability, Fashion, Skincare, Language Learning, Career Advice, Vlogging, Minimalism",
  ].flatMap((list) => list.split(", "));

  test("knows every name of the product's lists, in any case", () => {
    for (const name of [...lists, ...NICHE_NAMES])
      expect([name, namedNiche(name.toUpperCase(), niches)]).not.toEqual([name, undefined]);
    expect(namedNiche("General", niches)).toBeUndefined();
  });

  test("tells names apart: none belongs to two niches", () => {
    const names = Object.entries(niches).flatMap(([id, { name, aliases }]) =>
      [...new Set([id, name, ...aliases].map((each) => plain(each)))].map((each) => each),
    );
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test("leads from each to cards that say enough", async () => {
    for (const [id, { subjects, keywords }] of Object.entries(niches)) {
      expect([id, keywords.length > 0]).toEqual([id, true]);
      const cards = await Promise.all(subjects.map((folder) => knowledgeOfNiche(folder, "en")));
      for (const card of cards.flat())
        expect([card.id, card.mistakes.length + card.questions.length + card.steps.length >= 12]).toEqual([
          card.id,
          true,
        ]);
      expect([id, cards.flat().length > 0]).toEqual([id, true]);
    }
  });

  test.each([
    ["Minecraft redstone for beginners", "gaming"],
    ["my first sourdough", "cooking"],
    ["jardinería en el balcón", "gardening"],
    ["jeux vidéo indépendants", "gaming"],
    ["quantum umbrellas", undefined],
    ["手机摄影技巧", undefined],
  ])("takes %s for %s", (topic, id) => {
    expect(nicheOf(topic, niches)).toBe(id);
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
