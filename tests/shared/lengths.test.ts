import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clipBytes,
  descriptionLength,
  hashtagsIn,
  hashtagsLength,
  lengthFault,
  tagsIn,
  tagsLength,
  tagsWithin,
  titleLength,
} from "#shared/rules/lengths.ts";
import { anyCharacter } from "../support/any-character.ts";

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
);

describe("a title's length", () => {
  test("is counted in UTF-16 units, as YouTube's own box counts", () => {
    expect(titleLength("Brot").used).toBe(4);
    expect(titleLength("🎸").used).toBe(2);
    expect(titleLength("a".repeat(100))).toMatchObject({ used: 100, max: 100, fault: undefined });
  });

  test.each(["a < b", "a > b"])("comes with a fault where YouTube refuses a character: %s", (title) => {
    expect(titleLength(title).fault).toBe("YouTube refuses < and > in titles.");
  });
});

describe("a description's length is counted in bytes", () => {
  test.each([
    ["plain", "bread", 5],
    ["accents", "crème", 6],
    ["Cyrillic", "хлеб", 8],
    ["Chinese", "面包", 6],
    ["emoji", "🍞", 4],
    ["a family of emoji", "👨‍👩‍👧", 18],
    ["a line break", "a\nb", 3],
  ])("%s", (_, text, bytes) => {
    expect(descriptionLength(text).used).toBe(bytes);
  });

  test("so that 2,501 Cyrillic letters are too many, and 5,000 plain ones are not", () => {
    expect(lengthFault(descriptionLength("я".repeat(2501)))).toBe("2 bytes too many.");
    expect(lengthFault(descriptionLength("a".repeat(5000)))).toBeUndefined();
    expect(lengthFault(descriptionLength("a".repeat(5001)))).toBe("1 byte too many.");
  });

  test("a fault is told beside the length", () => {
    expect(lengthFault(descriptionLength(`${"a".repeat(5000)}<b>`))).toBe(
      "3 bytes too many. YouTube refuses < and > in descriptions.",
    );
  });
});

describe("the length of tags", () => {
  test.each([
    ["Foo-Baz", 7],
    ["Foo Baz", 9],
    ["Foo Baz, Foo-Baz", 17],
    ["a,b,c", 5],
    [" a , , b ", 3],
    ["", 0],
    ["面包 烘焙", 7],
  ])("%s is %i, with its commas and the quotes round a tag with a space", (text, used) => {
    expect(tagsLength(tagsIn(text))).toMatchObject({ used, max: 500 });
  });

  test("tags that don't fit into 500 are left out, later and shorter ones stay", () => {
    const [long, other, short] = ["a".repeat(300), "b".repeat(300), "c c"];
    expect(tagsWithin([long, other, short, "d".repeat(194)])).toEqual([long, short]);
    expect(tagsWithin([long, other, short, "d".repeat(193)])).toEqual([long, short, "d".repeat(193)]);
    expect(
      tagsLength(tagsWithin(Array.from({ length: 300 }, (_, index) => `tag ${index}`))).used,
    ).toBeLessThanOrEqual(500);
  });
});

describe("hashtags", () => {
  test.each([
    ["#bread and #baking", ["#bread", "#baking"]],
    ["#хлеб #パン #خبز ＃面包", ["#хлеб", "#パン", "#خبز", "＃面包"]],
    ["a#b &#39; # #", []],
    ["#one#two (#three)", ["#one", "#three"]],
  ])("are found in any script: %s", (text, tags) => {
    expect(hashtagsIn(text)).toEqual(tags);
  });

  test("are counted against the 60 above which YouTube ignores them all", () => {
    expect(hashtagsLength("#a ".repeat(61))).toEqual({ used: 61, max: 60, unit: "hashtags" });
  });
});

describe("cutting to a number of bytes", () => {
  test("never goes over, never cuts a character in two, and leaves alone what fits", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 80 }), (text, max) => {
        const cut = clipBytes(text, max);
        expect(descriptionLength(cut).used).toBeLessThanOrEqual(max);
        expect(text.startsWith(cut)).toBe(true);
        if (descriptionLength(text).used <= max) expect(cut).toBe(text);
        if (text.isWellFormed()) expect(cut.isWellFormed()).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("keeps a family together", () => {
    expect(clipBytes("ab👨‍👩‍👧", 19)).toBe("ab");
    expect(clipBytes("ab👨‍👩‍👧", 20)).toBe("ab👨‍👩‍👧");
  });
});
