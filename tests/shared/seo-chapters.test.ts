import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  chapterFaults,
  chaptersIn,
  chapterText,
  correctedChapters,
  stamp,
  withChapters,
  withoutChapters,
} from "#shared/rules/seo/chapters.ts";

const found = (description: string) => chapterText(chaptersIn(description));
const faults = (description: string) => chapterFaults(chaptersIn(description));
const corrected = (description: string) => {
  const chapters = correctedChapters(chaptersIn(description));
  return chapters === undefined ? undefined : chapterText(chapters);
};

describe("chapters are read", () => {
  test.each([
    ["plain", "0:00 Intro\n1:30 Dough", "0:00 Intro\n1:30 Dough"],
    ["with leading zeros", "00:00 Intro\n01:30 Dough", "0:00 Intro\n1:30 Dough"],
    ["with hours", "0:00:00 Intro\n1:02:05 Dough", "0:00 Intro\n1:02:05 Dough"],
    ["of more than 60 minutes", "0:00 Intro\n75:30 Dough", "0:00 Intro\n1:15:30 Dough"],
    ["in brackets", "(0:00) Intro\n[1:30] Dough\n【2:00】 Bake", "0:00 Intro\n1:30 Dough\n2:00 Bake"],
    ["with dashes", "0:00 - Intro\n1:30 – Dough\n2:00 — Bake", "0:00 Intro\n1:30 Dough\n2:00 Bake"],
    ["with bullets", "- 0:00 Intro\n• 1:30 Dough\n* 2:00 Bake", "0:00 Intro\n1:30 Dough\n2:00 Bake"],
    ["in a numbered list", "1. 0:00 Intro\n2) 1:30 Dough", "0:00 Intro\n1:30 Dough"],
    ["with colons and bars", "0:00: Intro\n1:30 | Dough", "0:00 Intro\n1:30 Dough"],
    ["after their titles", "Intro 0:00\nDough - 1:30\nBake (2:00)", "0:00 Intro\n1:30 Dough\n2:00 Bake"],
    ["in any script", "0:00 はじめに\n1：30 生地", "0:00 はじめに\n1:30 生地"],
    ["among other lines", "Hello\n0:00 Intro\nhttps://a.example\n1:30 Dough", "0:00 Intro\n1:30 Dough"],
    ["without a title", "0:00\n1:30 Dough", "0:00 \n1:30 Dough"],
  ])("%s", (_, description, chapters) => {
    expect(found(description)).toBe(chapters);
  });

  test.each([
    ["a time inside a sentence", "We start at 5:30 in the morning.\nThen at 6:30 we bake."],
    ["one lone time", "5:30 is when I get up"],
    ["a ratio", "16:90 or not\n4:99"],
    ["a time of day with seconds", "12:30:45:10 and\n1:2:3:4"],
    ["a long line of prose", `0:00 ${"word ".repeat(80)}`],
    ["nothing", ""],
  ])("but not %s", (_, description) => {
    expect(chaptersIn(description)).toEqual([]);
  });
});

describe("what YouTube needs of chapters", () => {
  test("three from 0:00, ascending, 10 seconds each, are fine", () => {
    expect(faults("0:00 Intro\n0:10 Dough\n0:20 Bake")).toEqual([]);
  });

  test.each([
    ["a late start", "0:05 Intro\n1:00 Dough\n2:00 Bake", "The first chapter has to start at 0:00."],
    ["too few", "0:00 Intro\n1:00 Dough", "There have to be at least 3 chapters; there are 2."],
    ["only one", "0:00 Intro", "There have to be at least 3 chapters; there is 1."],
    ["going back", "0:00 Intro\n2:00 Dough\n1:00 Bake", "The times have to ascend."],
    ["the same time", "0:00 Intro\n1:00 Dough\n1:00 Bake", "Two chapters start at the same time."],
    ["9 seconds", "0:00 Intro\n0:09 Dough\n1:00 Bake", "Each chapter has to last at least 10 seconds."],
    ["no title", "0:00 Intro\n1:00\n2:00 Bake", "Every chapter needs a title."],
  ])("%s is a fault", (_, description, fault) => {
    expect(faults(description)).toEqual([fault]);
  });
});

describe("corrected chapters", () => {
  test.each([
    ["are sorted", "0:00 Intro\n2:00 Bake\n1:00 Dough", "0:00 Intro\n1:00 Dough\n2:00 Bake"],
    ["begin at 0:00", "0:30 Dough\n1:00 Fold\n2:00 Bake", "0:00 Intro\n0:30 Dough\n1:00 Fold\n2:00 Bake"],
    ["stretch an early start", "0:04 Hello\n1:00 Fold\n2:00 Bake", "0:00 Hello\n1:00 Fold\n2:00 Bake"],
    ["merge short ones", "0:00 Intro\n1:00 Dough\n1:05 Salt\n2:00 Bake", "0:00 Intro\n1:00 Dough\n2:00 Bake"],
    ["hold none twice", "0:00 Intro\n1:00 Dough\n1:00 Dough\n2:00 Bake", "0:00 Intro\n1:00 Dough\n2:00 Bake"],
    [
      "keep a title over none",
      "0:00 Intro\n1:00\n1:00 Dough\n2:00 Bake",
      "0:00 Intro\n1:00 Dough\n2:00 Bake",
    ],
    ["name those without a title", "0:00\n1:00\n2:00 Bake", "0:00 Intro\n1:00 Part 2\n2:00 Bake"],
  ])("%s", (_, description, chapters) => {
    expect(corrected(description)).toBe(chapters);
  });

  test.each(["", "0:00 Intro", "0:00 Intro\n1:00 Dough", "0:00 Intro\n0:05 A\n0:06 B\n1:00 C"])(
    "aren't offered where three can't be made: %j",
    (description) => {
      expect(corrected(description)).toBeUndefined();
    },
  );

  const line = fc
    .tuple(
      fc.constantFrom("", "- ", "(", "• ", "1. "),
      fc.integer({ min: 0, max: 20_000 }),
      fc.constantFrom("", " ", " - ", ") "),
      fc.oneof(fc.string({ unit: "grapheme", maxLength: 20 }), fc.lorem({ maxCount: 3 })),
    )
    .map(([before, at, after, title]) => `${before}${stamp(at)}${after}${title}`);

  test("pass the same check, stay as they are, and are read back as they were written", () => {
    let offered = 0;
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const chapters = correctedChapters(chaptersIn(lines.join("\n")));
        if (chapters === undefined) return;
        offered += 1;
        expect(chapterFaults(chapters)).toEqual([]);
        expect(correctedChapters(chapters)).toEqual(chapters);
        expect(chaptersIn(chapterText(chapters))).toEqual(chapters);
      }),
      { numRuns: 500 },
    );
    expect(offered).toBeGreaterThan(100);
  });
});

describe("a description", () => {
  const description = "Hello\n\n1:00 Dough\n0:00 Intro\n2:00 Bake\n\nhttps://a.example";

  test("takes the corrected list in the place of its own, and nothing else changes", () => {
    const chapters = correctedChapters(chaptersIn(description)) ?? [];
    expect(withChapters(description, chapters)).toBe(
      "Hello\n\n0:00 Intro\n1:00 Dough\n2:00 Bake\n\nhttps://a.example",
    );
    expect(withChapters("No chapters", chapters)).toBe("No chapters");
  });

  test("can be read without its chapters", () => {
    expect(withoutChapters(description)).toBe("Hello\n\n\nhttps://a.example");
  });
});

test.each([
  [0, "0:00"],
  [59, "0:59"],
  [600, "10:00"],
  [3725, "1:02:05"],
])("%i seconds are written %s", (seconds, text) => {
  expect(stamp(seconds)).toBe(text);
});
