import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HashtagReply, HashtagRequest } from "#shared/contracts/hashtags.ts";
import {
  barTone,
  competitionAt,
  HASHTAG_LANGUAGES,
  HASHTAG_LENGTH,
  isTrendingAt,
  normalTag,
  normalTags,
  PLATFORM_ADVICE,
  rankHashtags,
  reachAt,
  strengthAt,
} from "#shared/rules/hashtags.ts";
import { asTag, topicTags } from "#shared/rules/topic-tags.ts";
import { anyCharacter } from "../support/any-character.ts";

const RANKS = Array.from({ length: 10 }, (_, rank) => rank);
const TAG = /^#[\p{L}\p{M}\p{N}_]+$/u;

/** True where all letters stand in a text in their order, whatever is between them. */
function standsIn(letters: readonly string[], text: readonly string[]): boolean {
  let at = -1;
  return letters.every((letter) => (at = text.indexOf(letter, at + 1)) >= 0);
}

describe("the numbers of a hashtag", () => {
  test("begin at 88 percent and lose 2 a rank, plus chance", () => {
    expect(RANKS.map((rank) => strengthAt(rank, 0))).toEqual([88, 86, 84, 82, 80, 78, 76, 74, 72, 70]);
    expect([0, 1, 2, 3].map((random) => strengthAt(4, random))).toEqual([80, 81, 82, 83]);
  });

  test("reach 120K at first, 7K less a rank, and never under 30K", () => {
    expect(RANKS.map((rank) => reachAt(rank) / 1000)).toEqual([120, 113, 106, 99, 92, 85, 78, 71, 64, 57]);
    expect([12, 13, 50].map((rank) => reachAt(rank))).toEqual([36_000, 30_000, 30_000]);
  });

  test("say High for the first 3, Medium up to rank 7, then Low", () => {
    const inWords = RANKS.map((rank) => competitionAt(rank)).join(" ");
    expect(inWords).toBe("High High High Medium Medium Medium Medium Medium Low Low");
  });

  test("mark the first 4 as trending", () => {
    expect(RANKS.filter(isTrendingAt)).toEqual([0, 1, 2, 3]);
  });

  test("are green from 80 percent, yellow from 60, else red", () => {
    expect([91, 80, 79, 60, 59, 0].map(barTone)).toEqual(["good", "good", "warn", "warn", "bad", "bad"]);
  });

  test("come together in one result a tag, with chance asked for each", () => {
    const chance = [3, 0];
    expect(rankHashtags(["#one", "#two"], () => chance.shift() ?? 0)).toEqual([
      { tag: "#one", strength: 91, reach: 120_000, competition: "High", trending: true },
      { tag: "#two", strength: 86, reach: 113_000, competition: "High", trending: true },
    ]);
  });
});

describe("a hashtag is made normal", () => {
  test.each([
    ["Sourdough", "#sourdough"],
    ["##Sourdough Bread!", "#sourdoughbread"],
    ["＃日本の料理", "#日本の料理"],
    ["#Müsli-Rezept", "#müslirezept"],
    ["e\u0301te\u0301", "#\u00E9t\u00E9"],
    ["snake_case", "#snake_case"],
    ["\u202Eevil", "#evil"],
    ["<b>bold</b>", "#bboldb"],
    ["5am", "#5am"],
    ["2026", undefined],
    ["🍞", undefined],
    ["___", undefined],
    ["", undefined],
    ["a".repeat(HASHTAG_LENGTH), `#${"a".repeat(HASHTAG_LENGTH)}`],
    ["a".repeat(HASHTAG_LENGTH + 1), undefined],
  ])("%s", (text, tag) => {
    expect(normalTag(text)).toBe(tag);
  });

  test("and a list holds each once, ten at most, and takes tags apart that came as one", () => {
    expect(normalTags(["#One #two", "ONE", " two ", "#three", "!!"])).toEqual(["#one", "#two", "#three"]);
    expect(normalTags(RANKS.concat(11, 12).map((number) => `tag${number}`))).toHaveLength(10);
  });

  test("the same however often, whatever came", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: anyCharacter, maxLength: 60 })), (texts) => {
        const tags = normalTags(texts);
        expect(normalTags(tags)).toEqual(tags);
        expect(tags.length).toBeLessThanOrEqual(10);
        expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
        for (const tag of tags) expect(tag).toMatch(TAG);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a topic's own tags", () => {
  test.each([
    ["sourdough bread", "English", ["#sourdoughbread", "#sourdough", "#bread"]],
    [
      "How to bake the best bread",
      "English",
      ["#bakethebestbread", "#bestbread", "#bake", "#best", "#bread"],
    ],
    ["car detailing", "Spanish", ["#cardetailing", "#car", "#detailing"]],
    ["un pull car il fait froid", "French", ["#faitfroid", "#pull", "#fait", "#froid"]],
    ["Die besten Rezepte für den Sommer", "German", ["#bestenrezepte", "#besten", "#rezepte", "#sommer"]],
    ["fotografía de bodas", "Spanish", ["#fotografíadebodas", "#fotografía", "#bodas"]],
    ["l'anglais sans stress", "French", ["#anglaissansstress", "#anglais", "#stress"]],
    ["receita de bolo", "Portuguese", ["#receitadebolo", "#receita", "#bolo"]],
    ["AI art", "English", ["#aiart", "#ai", "#art"]],
    ["日本の料理", "English", ["#日本の料理", "#日本", "#料理"]],
    ["شاي بالنعناع", "English", ["#شايبالنعناع", "#شاي", "#بالنعناع"]],
    ["茶", "English", ["#茶"]],
    ["the 5 of 2026", "English", []],
    ["!!!", "English", []],
    ["🍞🍞", "German", []],
  ] as const)("of %s (%s)", (topic, language, tags) => {
    expect(topicTags(topic, language)).toEqual(tags);
  });

  test("are made of nothing but the topic, and keep every limit, in 500 topics", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.lorem({ maxCount: 60 }), fc.string({ unit: "grapheme", maxLength: 500 })),
        fc.constantFrom(...HASHTAG_LANGUAGES),
        (topic, language) => {
          const tags = topicTags(topic, language);
          expect(normalTags(tags)).toEqual(tags);
          const typed = [...topic.normalize("NFC").toLowerCase().normalize("NFC")];
          for (const tag of tags)
            expect([tag, standsIn(Array.from(tag.slice(1)), typed)]).toEqual([tag, true]);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("a search becomes one tag where it is short enough to be read as one", () => {
    expect(asTag("World Cup final")).toBe("#worldcupfinal");
    expect(asTag("a".repeat(30))).toBe(`#${"a".repeat(30)}`);
    expect(asTag("a".repeat(31))).toBeUndefined();
    expect(asTag("2026")).toBeUndefined();
  });
});

test("each platform's advice copies what it takes, and names its source", () => {
  expect(PLATFORM_ADVICE.map(({ platform, first, source }) => [platform, first, source.kind])).toEqual([
    ["YouTube", 3, "Official"],
    ["Instagram", 5, "Reported"],
    ["TikTok", 5, "Reported"],
  ]);
  expect(PLATFORM_ADVICE[0]?.advice).toBe("Shows up to 3 by the title. Above 60 it ignores them all.");
});

describe("the contract", () => {
  test("takes a topic in words or in an object, English where no language is named", () => {
    expect(HashtagRequest.parse("  bread ")).toEqual({ topic: "bread", language: "English" });
    expect(HashtagRequest.parse({ topic: "pan", language: "Spanish" })).toEqual({
      topic: "pan",
      language: "Spanish",
    });
    expect(HashtagRequest.safeParse("a".repeat(500)).success).toBe(true);
  });

  test.each([
    [" ", "Enter a topic."],
    ["a".repeat(501), "Topic can be at most 500 characters."],
    [{ topic: 5 }, "Topic must be text."],
    [
      { topic: "pan", language: "Klingon" },
      "Language must be one of English, Spanish, French, German, Portuguese.",
    ],
  ])("says what is wrong with a request", (input, sentence) => {
    expect(HashtagRequest.safeParse(input).error?.issues[0]?.message).toBe(sentence);
  });

  test("takes no list without a single usable tag for an answer", () => {
    expect(HashtagReply.safeParse({ hashtags: ["!!!", "🍞"] }).success).toBe(false);
    expect(HashtagReply.safeParse({ hashtags: [] }).success).toBe(false);
    expect(HashtagReply.safeParse({ hashtags: ["!!!", "bread"] }).success).toBe(true);
  });
});
