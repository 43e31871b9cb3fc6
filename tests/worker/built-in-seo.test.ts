import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SeoKeywords, SeoProposals } from "#shared/contracts/seo.ts";
import { descriptionLength, hashtagsIn, hashtagsLength, tagsLength } from "#shared/rules/lengths.ts";
import { chapterFaults, chaptersIn, correctedChapters } from "#shared/rules/seo/chapters.ts";
import { seoChecks } from "#shared/rules/seo/checks.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { pointsOf } from "#shared/rules/signals.ts";
import { titleAllowed } from "#shared/rules/titles.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { mendProposals } from "#worker/ai/built-in/seo/mend.ts";
import { proposeSeo } from "#worker/ai/built-in/seo/propose.ts";
import { readingEase } from "#worker/ai/built-in/seo/reading-ease.ts";
import { analyse } from "#worker/ai/built-in/seo/report.ts";
import { endingsFor } from "#worker/ai/built-in/seo/title-endings.ts";
import { anyFields, SOURDOUGH } from "../support/seo.ts";
import { faultIn } from "../support/text-faults.ts";
import { anyCharacter } from "../support/any-character.ts";

const LONG = { timeout: 120_000 };
const propose = (fields: SeoFields, seed = 1, suggestions: string[] = []) =>
  proposeSeo(fields, suggestions, seededRandom(seed));
const points = (fields: SeoFields) => pointsOf(seoChecks(fields, readingEase));
const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());

/** What every proposal keeps to, whoever made it. */
function expectWithinLimits(proposals: SeoProposals) {
  const { titles, description, tags, hashtags } = SeoProposals.parse(proposals);
  expect(titles.length).toBeLessThanOrEqual(5);
  for (const title of titles) expect([title, titleAllowed(title)]).toEqual([title, true]);
  expect(new Set(lower(titles)).size).toBe(titles.length);
  expect(descriptionLength(description)).toMatchObject({ fault: undefined });
  expect(descriptionLength(description).used).toBeLessThanOrEqual(5000);
  expect(tagsLength(tags).used).toBeLessThanOrEqual(500);
  expect(new Set(lower(tags)).size).toBe(tags.length);
  for (const tag of tags) expect(tag).not.toMatch(/[,<>#]|^\s|\s$|\s\s/u);
  expect(hashtags.length).toBeLessThanOrEqual(3);
  for (const hashtag of hashtags) expect(hashtagsIn(hashtag)).toEqual([hashtag]);
}

describe("proposals for any text", () => {
  test("keep every limit, and no title or description scores lower than the creator's own", LONG, () => {
    fc.assert(
      fc.property(
        anyFields,
        fc.integer(),
        fc.array(fc.string(), { maxLength: 8 }),
        (fields, seed, suggestions) => {
          const proposals = propose(fields, seed, suggestions);
          expectWithinLimits(proposals);
          expect(propose(fields, seed, suggestions)).toEqual(proposals);
          const own = points(fields);
          if (titleAllowed(fields.title))
            for (const title of proposals.titles)
              expect(points({ ...fields, title })).toBeGreaterThanOrEqual(own);
          const { used, max, fault } = descriptionLength(fields.description);
          if (used <= max && fault === undefined)
            expect(points({ ...fields, description: proposals.description })).toBeGreaterThanOrEqual(own);
          expect(proposals.titles).not.toContain(fields.title);
          const said = JSON.stringify(fields);
          for (const sign of ["undefined", "NaN", "[object"])
            if (!said.includes(sign)) expect(JSON.stringify(proposals)).not.toContain(sign);
          expect(analyse(fields, proposals).report).toContain("of 100.");
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("better titles", () => {
  test("are three to five for an English text, each about its subject", () => {
    const used = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const { titles } = propose(SOURDOUGH, seed);
      expect(titles.length).toBeGreaterThanOrEqual(3);
      for (const title of titles) {
        expect(title.toLowerCase()).toContain("sourdough bread");
        expect([faultIn(title), title]).toEqual([undefined, title]);
        used.add(title);
      }
    }
    expect(used.size).toBeGreaterThan(8);
  });

  test("name no number that the creator didn't name", () => {
    for (let seed = 0; seed < 50; seed++)
      for (const title of propose(SOURDOUGH, seed).titles) expect(title).not.toMatch(/\d/u);
    const numbered = { ...SOURDOUGH, title: "7 sourdough bread mistakes I made" };
    for (let seed = 0; seed < 50; seed++)
      for (const title of propose(numbered, seed).titles)
        expect(title.replace(/\b7\b/u, "")).not.toMatch(/\d/u);
  });

  test("are made of the creator's own words in another language", () => {
    const spanish = {
      title: "Cómo preparar pan casero sin amasar",
      niche: "Cocina",
      tags: ["pan casero", "recetas fáciles"],
      description: "Un video sobre pan para toda la familia.",
    };
    const own = `${spanish.title} ${spanish.niche} ${spanish.tags.join(" ")}`.toLowerCase();
    const { titles } = propose(spanish);
    expect(titles.length).toBeGreaterThan(0);
    for (const word of titles
      .join(" ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [])
      expect(own).toContain(word);
  });

  test("shorten a title that is too long, and make one where there is none", () => {
    const long = `My honest review of the Sony ZV-E10 after 3 months, ${"and then some more of it, ".repeat(6)}`;
    const { titles } = propose({ title: long, niche: "", tags: [], description: "" });
    expect(titles).toContain("My honest review of the Sony ZV-E10 after 3 months");
    const untitled = {
      title: "",
      niche: "",
      tags: ["minecraft redstone"],
      description: "I build a redstone elevator.",
    };
    expect(propose(untitled).titles).toContain("I build a redstone elevator");
  });

  test("end in clean English, whatever the form", () => {
    for (const form of [
      "tutorial",
      "review",
      "comparison",
      "challenge",
      "experiment",
      "list",
      "story",
      undefined,
    ] as const)
      for (const ending of endingsFor(form))
        expect([faultIn(`Bread: ${ending}`), ending]).toEqual([undefined, ending]);
  });
});

describe("the rewritten description", () => {
  const { description } = propose(SOURDOUGH);

  test("names the subject before “more”, keeps every fact and link, and offers chapters that YouTube takes", () => {
    expect(description.slice(0, 150)).toContain("sourdough bread");
    for (const fact of ["It took me two years", "I use a Dutch oven", "one bowl and a small oven"])
      expect(description).toContain(fact);
    expect(description).toContain("https://example.com/recipe");
    expect(chapterFaults(chaptersIn(description))).toEqual([]);
    expect(chaptersIn(description)).toEqual(correctedChapters(chaptersIn(SOURDOUGH.description)));
    expect(hashtagsIn(description)).toEqual(["#sourdoughbread", "#bakingathome", "#cooking"]);
  });

  test("asks for one thing where the creator asks for nothing, and for nothing more where they do", () => {
    const silent = { ...SOURDOUGH, description: "Bread from a small oven." };
    expect(propose(silent).description).toMatch(/comments|Send this|Share this|Comment/u);
    const asking = { ...SOURDOUGH, description: "Subscribe for more sourdough bread." };
    expect(propose(asking).description).not.toMatch(/comments|Send this|Share this|Comment/u);
  });

  test("says of what somebody does how they do it, and never “about bake bread”", () => {
    const said = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const title = "How I bake sourdough bread in a tiny kitchen";
      const silent = "Today I show you how I bake with one bowl and a small oven at home.";
      said.add(
        propose({ title, description: silent, tags: [], niche: "" }, seed).description.split("\n\n").at(-2) ??
          "",
      );
    }
    expect([...said].filter((request) => request.includes("“how I bake sourdough bread”"))).not.toEqual([]);
    for (const request of said) expect(request).not.toMatch(/\b(?:about|of|with|on|for) bake/u);
  });

  test("invents no link, number or time", () => {
    for (let seed = 0; seed < 50; seed++) {
      const text = propose({ ...SOURDOUGH, description: "Bread." }, seed).description;
      expect(text).not.toMatch(/\d|https?:/u);
    }
  });

  test("is cut to 5,000 bytes with its chapters whole", () => {
    const long = {
      ...SOURDOUGH,
      description: `${"Хлеб пекут дома. ".repeat(400)}\n${SOURDOUGH.description}`,
    };
    const cut = propose(long).description;
    expect(descriptionLength(cut).used).toBeLessThanOrEqual(5000);
    expect(chaptersIn(cut)).toHaveLength(4);
  });

  test("drops hashtags where there are so many that YouTube ignores them all", () => {
    const text = `Bread. ${Array.from({ length: 70 }, (_, index) => `#tag${index}`).join(" ")}`;
    expect(hashtagsLength(propose({ ...SOURDOUGH, description: text }).description).used).toBe(3);
  });
});

describe("tags", () => {
  test("are the creator's own first, then what people type, then the niche's words", () => {
    const { tags } = propose(SOURDOUGH, 1, ["sourdough bread for beginners", "sourdough, <b>bread</b>"]);
    expect(tags.slice(0, 2)).toEqual(SOURDOUGH.tags);
    expect(tags).toContain("sourdough bread for beginners");
    expect(tags).toContain("sourdough starter");
    expect(tags.join()).not.toContain("<");
  });
});

describe("what a model proposes", () => {
  const mend = (part: Partial<SeoProposals>, fields = SOURDOUGH) =>
    mendProposals({ titles: [], description: "", tags: [], hashtags: [], ...part }, fields);

  test("keeps every limit, whatever it writes", LONG, () => {
    const wild = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 300 }),
      fc.string({ unit: anyCharacter, maxLength: 300 }),
    );
    const texts = fc.array(wild, { maxLength: 20 });
    const proposals = fc.record({ titles: texts, description: wild, tags: texts, hashtags: texts });
    fc.assert(
      fc.property(proposals, anyFields, (written, fields) => expectWithinLimits(mend(written, fields))),
      { numRuns: 500 },
    );
    expectWithinLimits(mend({ description: "W".repeat(200_000), titles: ["W".repeat(200_000)] }));
  });

  test("loses titles that repeat the creator's own or each other, and is clipped", () => {
    const titles = [
      SOURDOUGH.title.toUpperCase(),
      "Bread",
      "bread",
      `${"Bread at home ".repeat(8)}`,
      "<b>Bread</b>",
    ];
    expect(mend({ titles }).titles).toEqual([
      "Bread",
      expect.stringMatching(/^Bread at home.*…$/u),
      "‹b›Bread‹/b›",
    ]);
  });

  test("keeps the creator's links and chapters, and loses any other", () => {
    const written = `Bread.\n0:00 Invented\n0:40 Also\n9:00 Invented\nhttps://example.com/recipe https://evil.example/x`;
    const { description } = mend({ description: written });
    expect(description).toContain("https://example.com/recipe");
    expect(description).not.toContain("evil.example");
    expect(chaptersIn(description)).toEqual(correctedChapters(chaptersIn(SOURDOUGH.description)));
    expect(mend({ description: "Bread." }).description).toContain("9:05 Baking");
    const none = { ...SOURDOUGH, description: "Bread." };
    expect(mend({ description: written }, none).description).not.toContain("Invented");
  });

  test("gets its tags and hashtags cleaned", () => {
    expect(mend({ tags: ["#bread", "Bread", "a,b", "", "x".repeat(80)] }).tags).toEqual(["bread", "a b"]);
    expect(mend({ hashtags: ["bread", "#Bread", "# rye", "no way", "#a", "#b"] }).hashtags).toEqual([
      "#bread",
      "#rye",
      "#no",
    ]);
  });
});

describe("the report", () => {
  test("shows markup in a creator's words as text", () => {
    const fields = { ...SOURDOUGH, title: "<img src=x> **bold** [link](javascript:x)" };
    const { report } = analyse(fields, propose(fields));
    const [heading = ""] = report.split("\n");
    expect(heading).toContain(String.raw`\<img src=x> \*\*bold\*\* \[link]`);
  });

  test("names the source and time of suggestions, or says that there are none", () => {
    const proposals = propose(SOURDOUGH);
    const live: SeoKeywords = {
      source: "youtube-suggest",
      state: "live",
      query: "bread",
      suggestions: ["bread at home"],
      asOf: "2026-11-21T10:00:00.000Z",
    };
    expect(analyse(SOURDOUGH, proposals, live).report).toContain(
      "YouTube search suggestions after “bread”, read 2026-11-21T10:00:00.000Z:\n\n- bread at home",
    );
    expect(analyse(SOURDOUGH, proposals, { ...live, state: "unavailable" }).report).toContain(
      "YouTube search suggestions couldn't be reached just now.",
    );
    expect(analyse(SOURDOUGH, proposals).report).not.toContain("YouTube search suggestions");
  });
});
