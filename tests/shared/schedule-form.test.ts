import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SuggestionsRequest } from "#shared/contracts/video-suggestions.ts";
import { BEST_TIMES, BEST_TIME_WEIGHT, HOW_SURE, nextDayWith } from "#shared/rules/schedule/best-time.ts";
import { titleFromFile } from "#shared/rules/schedule/file-title.ts";

describe("a title from a file's name", () => {
  test.each([
    ["my_rye-bread FINAL v2.mp4", "my rye bread"],
    ["IMG_2034 rye bread.MOV", "rye bread"],
    ["7 mistakes with rye.webm", "7 mistakes with rye"],
    ["Cómo preparar pan.1080p.mp4", "Cómo preparar pan"],
    ["手机摄影技巧.mp4", "手机摄影技巧"],
    ["rye bread", "rye bread"],
  ])("%s says “%s”", (name, title) => expect(titleFromFile(name)).toBe(title));

  test.each([
    "IMG_2034.MOV",
    "VID_20261121_103000.mp4",
    "GX010023.MP4",
    "DJI_0042.mp4",
    "PXL_20261121_103000123.mp4",
    "Screen Recording 2026-11-21 at 10.30.00.mov",
    "final_v3_1080p.mp4",
    "20261121.mp4",
    ".mp4",
    "",
  ])("%s says nothing", (name) => expect(titleFromFile(name)).toBe(""));

  const anyName = fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 300 })
    .map((points) => String.fromCodePoint(...points));

  test("is never longer than a title, whatever the name", () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const title = titleFromFile(name);
        expect(title.length).toBeLessThanOrEqual(100);
        expect(title.isWellFormed() || !name.isWellFormed()).toBe(true);
        expect(title).toBe(title.trim());
      }),
    );
  });
});

describe("the best time", () => {
  test("names hours with a reason, how sure it is and when that was checked", () => {
    expect(BEST_TIMES.map(({ time }) => time)).toEqual(["20:00", "18:00"]);
    for (const { why, source } of BEST_TIMES) {
      expect(why).toMatch(/\.$/u);
      expect(source.checked).toBe("2026-11-21");
      expect(HOW_SURE[source.kind]).toBeTruthy();
    }
    expect(BEST_TIME_WEIGHT).toContain("small weight");
  });

  test.each([
    ["19:59", "2026-12-31"],
    ["20:00", "2027-01-01"],
    ["23:10", "2027-01-01"],
  ])("at %s the next day with 20:00 ahead is %s", (time, day) =>
    expect(nextDayWith("20:00", { date: "2026-12-31", time })).toBe(day),
  );
});

describe("a request for suggestions", () => {
  test("needs something to go by: a title, a description or a telling file name", () => {
    for (const part of [{ title: "Rye" }, { description: "Rye" }, { fileName: "rye.mp4" }])
      expect(SuggestionsRequest.safeParse(part).success).toBe(true);
    const refused = SuggestionsRequest.safeParse({ title: " ", fileName: "IMG_2034.MOV" });
    expect(refused.error?.issues[0]?.message).toBe("Enter a title or a description first.");
  });

  test.each([
    [{ title: "a".repeat(501) }, "Title can be at most 500 characters."],
    [{ description: "a".repeat(5001) }, "Description can be at most 5000 characters."],
    [{ title: "a", tags: ["t".repeat(2001)] }, "Tags can be at most 2000 characters together."],
    [{ title: "a", tags: Array<string>(501).fill("") }, "Maximum 500 tags allowed."],
    [{ title: "a", tags: "rye" }, "Tags must be a list of texts."],
    [{ title: "a", fileName: "f".repeat(256) }, "File name can be at most 255 characters."],
  ])("is refused in a sentence: %j", (request, sentence) =>
    expect(SuggestionsRequest.safeParse(request).error?.issues[0]?.message).toBe(sentence),
  );
});
