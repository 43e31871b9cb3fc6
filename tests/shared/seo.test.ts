import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SEO_LIMITS, SeoQuestion, SeoRequest } from "#shared/contracts/seo.ts";
import { rankedChecks, seoChecks } from "#shared/rules/seo/checks.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { videoSubject } from "#shared/rules/seo/keywords.ts";
import { seoPrompt, seoPromptFields } from "#shared/rules/seo/prompt.ts";
import { pointsOf, scoreOf, wholePoints } from "#shared/rules/signals.ts";
import { readingEase } from "#worker/ai/built-in/seo/reading-ease.ts";
import { anyFields, SOURDOUGH } from "../support/seo.ts";

const NOTHING: SeoFields = { title: "", description: "", tags: [], niche: "" };
const checksOf = (part: Partial<SeoFields>) => seoChecks({ ...NOTHING, ...part }, readingEase);
const checkOf = (id: string, part: Partial<SeoFields>) => {
  const check = checksOf(part).find((one) => one.id === id);
  if (check === undefined) throw new Error(`no check ${id}`);
  return check;
};
const verdict = (id: string, part: Partial<SeoFields>) => checkOf(id, part).verdict;

describe("the score", () => {
  test("is 0 to 100, the sum of checks whose weights add up to 100, whatever the text", () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const checks = seoChecks(fields, readingEase);
        expect(checks.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
        expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
        for (const { id, value } of checks) expect([id, value >= 0 && value <= 1]).toEqual([id, true]);
        const score = scoreOf(checks);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(wholePoints(checks).reduce((sum, point) => sum + point, 0)).toBe(score);
        expect(seoChecks(fields, readingEase)).toEqual(checks);
        const { weak, good } = rankedChecks(checks);
        expect(weak.length + good.length).toBe(checks.length);
        expect(good.every(({ check }) => check.verdict === "ok")).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("every check has a finding, advice and a source, and none is without words", () => {
    for (const { finding, advice, label, source } of [...checksOf(SOURDOUGH), ...checksOf({})])
      for (const text of [finding, advice, label, source.label]) expect(text.trim()).not.toBe("");
  });

  test("of a good text is high, of an empty one low, and of a spoilt one lower than before", () => {
    const good = {
      ...SOURDOUGH,
      title: "Sourdough bread in a tiny kitchen: how I do it",
      description: SOURDOUGH.description
        .replace("Hey everyone, welcome back.", "Sourdough bread in a tiny kitchen works.")
        .replace("1:35 Mixing\n", ""),
    };
    expect(pointsOf(checksOf(good))).toBeGreaterThan(90);
    expect(pointsOf(checksOf({ title: "x" }))).toBeLessThan(40);
    expect(pointsOf(checksOf({ ...good, title: `${good.title} <b>` }))).toBeLessThan(
      pointsOf(checksOf(good)),
    );
  });

  test("what YouTube refuses or ignores comes first among what needs work", () => {
    const { weak } = rankedChecks(checksOf({ title: "a <b>", description: "#a ".repeat(61) }));
    expect(weak.slice(0, 2).map(({ check }) => check.verdict)).toEqual(["bad", "bad"]);
    expect(weak.slice(2).every(({ check }) => check.verdict === "warn")).toBe(true);
  });
});

describe("checks in YouTube's own units", () => {
  test.each([
    ["100 characters", { title: "a".repeat(100) }, "title-limit", "ok"],
    ["101 characters", { title: "a".repeat(101) }, "title-limit", "bad"],
    ["a < in the title", { title: "a < b" }, "title-limit", "bad"],
    ["no title", {}, "title-limit", "bad"],
    ["a glance", { title: "Sourdough bread in a tiny kitchen" }, "title-glance", "ok"],
    ["a whole line", { title: "word ".repeat(19) }, "title-glance", "warn"],
    ["5,000 bytes", { description: "a".repeat(5000) }, "description-limit", "ok"],
    ["5,001 bytes", { description: "a".repeat(5001) }, "description-limit", "bad"],
    ["2,501 Cyrillic letters", { description: "я".repeat(2501) }, "description-limit", "bad"],
    ["a > in the description", { description: "a > b" }, "description-limit", "bad"],
    ["500 of tags", { tags: ["a".repeat(500)] }, "tags", "ok"],
    ["499 and a space", { tags: [`a ${"a".repeat(497)}`] }, "tags", "bad"],
    ["a tag twice", { tags: ["Bread", "bread"] }, "tags", "warn"],
    ["60 hashtags", { description: "#a ".repeat(60) }, "hashtags", "ok"],
    ["61 hashtags, one in the title", { title: "#b", description: "#a ".repeat(60) }, "hashtags", "bad"],
    ["good chapters", { description: "0:00 A\n0:10 B\n0:20 C" }, "chapters", "ok"],
    ["bad chapters", { description: "0:00 A\n0:09 B\n0:20 C" }, "chapters", "bad"],
  ] as const)("%s", (_, part, id, expected) => {
    expect(verdict(id, part)).toBe(expected);
  });

  test("say what was measured", () => {
    expect(checkOf("tags", { tags: ["Foo Baz"] })).toMatchObject({
      finding: "9 of 500 characters.",
      measure: { used: 9, max: 500, unit: "characters" },
    });
    expect(checkOf("description-limit", { description: "хлеб" }).finding).toBe("8 of 5,000 bytes.");
  });
});

describe("keywords", () => {
  const title = "Sourdough bread in a tiny kitchen";

  test("belong to the start of the title", () => {
    expect(verdict("keyword-first", { title, tags: ["sourdough"] })).toBe("ok");
    expect(verdict("keyword-first", { title, tags: ["rye"] })).toBe("warn");
    const late = `${"Something else for a long while, ".repeat(2)}sourdough`;
    expect(verdict("keyword-first", { title: late, tags: ["sourdough"] })).toBe("warn");
    expect(checkOf("keyword-first", { title }).value).toBe(0.5);
  });

  test("belong into the first 150 characters of the description", () => {
    expect(verdict("description-opening", { title, description: "Bread from a tiny kitchen." })).toBe("ok");
    const late = `${"Welcome back to my channel. ".repeat(6)}Sourdough bread.`;
    expect(verdict("description-opening", { title, description: late })).toBe("warn");
  });

  test("are not found more often for being repeated: that is flagged", () => {
    const text = "A loaf needs time, water, salt and a warm place in the house.";
    expect(verdict("repetition", { title, description: text })).toBe("ok");
    expect(
      verdict("repetition", { title, description: "Bread bread bread, cheap bread, best bread, bread!" }),
    ).toBe("warn");
    expect(verdict("repetition", { title: "Bread bread bread" })).toBe("warn");
    expect(checkOf("keyword-use", { title, description: text.repeat(3) }).value).toBe(
      checkOf("keyword-use", { title, description: text }).value,
    );
  });

  test.each([
    [
      "a tag whose words stand in the title",
      { title: "Sourdough in a tiny kitchen", tags: ["bread", "tiny kitchen"] },
      "tiny kitchen",
    ],
    ["what stands before the colon", { title: "Sony ZV-E10: three months later" }, "Sony ZV-E10"],
    [
      "what stands before a preposition",
      { title: "My honest review of the Sony ZV-E10 after 3 months" },
      "Sony ZV-E10",
    ],
    ["a title in another script", { title: "手机摄影技巧" }, "手机摄影技巧"],
    ["the niche where the title says nothing", { title: "!!!", niche: "Gaming" }, "Gaming"],
    [
      "the description where there is no title",
      { description: "Redstone lifts. How to build one." },
      "Redstone lifts",
    ],
    ["nothing where there is no word", { title: "🔥🔥" }, ""],
  ] as const)("the subject is %s", (_, part, subject) => {
    expect(videoSubject({ ...NOTHING, ...part })).toBe(subject);
  });
});

describe("reading", () => {
  const plain =
    "I mix the dough at night. I bake it the next day. It takes one bowl. You can do it too. ".repeat(2);

  test("English is judged by the Flesch reading ease", () => {
    const check = checkOf("reading", { description: plain });
    expect(check.verdict).toBe("ok");
    expect(check.finding).toMatch(/^Flesch reading ease \d+ of 100/u);
    const heavy =
      "Notwithstanding considerable methodological heterogeneity, the aforementioned fermentation characteristics demonstrate extraordinarily complicated interdependencies that necessitate comprehensive experimental investigation throughout the entire preparation.";
    expect(verdict("reading", { description: heavy })).toBe("warn");
  });

  test("another language is judged by the length of its sentences", () => {
    const spanish =
      "Mezclo la masa por la noche. La horneo al día siguiente en casa. Solo hace falta un bol y un horno.";
    expect(checkOf("reading", { description: spanish }).finding).toMatch(
      /^\d+ words a sentence on average\.$/u,
    );
    expect(verdict("reading", { description: spanish })).toBe("ok");
    expect(verdict("reading", { description: `${"la masa de pan con agua ".repeat(10)}.` })).toBe("warn");
  });

  test("a few words aren't judged", () => {
    expect(checkOf("reading", { description: "Bread." })).toMatchObject({
      finding: "Too short to judge.",
      value: 0.5,
    });
  });
});

describe("the request", () => {
  test("takes tags as text or as a list", () => {
    for (const tags of [" bread , ,home  baking", ["bread", "", "home baking"], ["bread, home baking"]])
      expect(SeoRequest.parse({ title: "a", tags }).tags).toEqual(["bread", "home baking"]);
  });

  test.each([
    [{}, "Enter a title or a description."],
    [{ title: " ", description: "\n" }, "Enter a title or a description."],
    [{ title: "a".repeat(SEO_LIMITS.title + 1) }, "Title can be at most 500 characters."],
    [{ description: "a".repeat(SEO_LIMITS.description + 1) }, "Description can be at most 10000 characters."],
    [{ title: "a", tags: "a".repeat(SEO_LIMITS.tags + 1) }, "Tags can be at most 2000 characters together."],
    [{ title: "a", tags: 7 }, "Tags must be text or a list of texts."],
    [{ title: "a", niche: "a".repeat(SEO_LIMITS.niche + 1) }, "Niche can be at most 80 characters."],
    [{ title: 7 }, "Title must be text."],
    [{ description: 7 }, "Description must be text."],
  ])("refuses %j", (body, sentence) => {
    expect(SeoRequest.safeParse(body).error?.issues[0]?.message).toBe(sentence);
  });
});

describe("the built-in SEO prompt", () => {
  test("holds all fields, which can be read back out of it", () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const prompt = seoPrompt(fields, 100_000);
        expect(seoPromptFields(prompt, 500)).toEqual({
          ...fields,
          tags: fields.tags.map((tag) => tag.trim()).filter((tag) => tag !== ""),
        });
        expect(SeoQuestion.safeParse(prompt.slice(0, 8000)).success).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("is cut to fit, between characters", () => {
    const prompt = seoPrompt({ ...NOTHING, title: "Bread", description: "🍞".repeat(6000) }, 8000);
    expect(prompt.length).toBeLessThanOrEqual(8000);
    expect(prompt.isWellFormed()).toBe(true);
    expect(SeoQuestion.parse(prompt)).toMatchObject({ title: "Bread" });
  });

  test("any other text is a title and what stands below it", () => {
    expect(seoPromptFields("Bread\nOne bowl.\nOne oven.", 500)).toEqual({
      title: "Bread",
      niche: "",
      tags: [],
      description: "One bowl.\nOne oven.",
    });
    expect(seoPromptFields("a".repeat(501), 500)).toMatchObject({ title: "", description: "a".repeat(501) });
  });
});
