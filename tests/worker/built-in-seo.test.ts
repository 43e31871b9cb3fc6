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
import { gather } from "#worker/ai/material/gather.ts";
import { aboutVideo } from "#worker/ai/tasks/seo.ts";
import { anyFields, SOURDOUGH } from "../support/seo.ts";
import { faultIn } from "../support/text-faults.ts";
import { anyCharacter } from "../support/any-character.ts";

const LONG = { timeout: 120_000 };
const proposed = async (
  fields: SeoFields & { readonly details?: string },
  seed = 1,
  suggestions: string[] = [],
) =>
  proposeSeo(
    fields,
    suggestions,
    seededRandom(seed),
    await gather(aboutVideo({ ...fields, tags: [...fields.tags] }), "none"),
  );
const propose = async (...args: Parameters<typeof proposed>) => (await proposed(...args)).answer;
/** A video whose subject is known, and one that nobody knows. */
const CANDLES: SeoFields = {
  title: "Why my candles tunnel and how I fixed it",
  niche: "",
  tags: [],
  description: "",
};
const SIGNS: SeoFields = { ...CANDLES, title: "Zinc bath for my enamel signs" };
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
  test(
    "keep every limit, and no title or description scores lower than the creator's own",
    LONG,
    async () => {
      await fc.assert(
        fc.asyncProperty(
          anyFields,
          fc.integer(),
          fc.array(fc.string(), { maxLength: 8 }),
          async (fields, seed, suggestions) => {
            const proposals = await propose(fields, seed, suggestions);
            expectWithinLimits(proposals);
            expect(await propose(fields, seed, suggestions)).toEqual(proposals);
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
    },
  );
});

describe("better titles", () => {
  test("keep all that the creator's says, with nothing glued to it", async () => {
    for (let seed = 0; seed < 20; seed++) {
      const { titles } = await propose(CANDLES, seed);
      expect(titles.length).toBeGreaterThanOrEqual(1);
      for (const title of titles) {
        expect(title).toMatch(/candles? tunnel.*how I fixed it/iu);
        expect([faultIn(title), title]).toEqual([undefined, title]);
        expect(title).not.toMatch(/[(|]/u);
      }
    }
  });

  test.each([
    ["how i grow tomatoes on my balcony", "How to grow tomatoes on your balcony"],
    ["My morning skincare routine (oily skin)", "Morning skincare routine for oily skin"],
    ["iPhone 15 vs Pixel 8 camera test", "iPhone 15 or Pixel 8: which camera is better?"],
    [
      "We bought an abandoned house in Italy - Episode 1",
      "How we bought an abandoned house in Italy (episode 1)",
    ],
    ["how to fix a slow laptop", "Slow laptop: how to fix it"],
    ["easy one pan chicken and rice", "How to make easy one pan chicken and rice"],
    ["deadlift form check", "How to check your deadlift form"],
    ["Cómo hacer croquetas de jamón cremosas", "Croquetas de jamón cremosas: cómo hacerlas"],
    ["Ma routine pour apprendre l'anglais", "Comment apprendre l'anglais : ma routine"],
    ["Fahrrad winterfest machen", "Fahrrad winterfest machen: so geht's"],
    ["Como economizar dinheiro ganhando pouco", "Ganhando pouco: como economizar dinheiro"],
  ])("are whole ones in the form that people search for: %s", async (title, better) => {
    const { titles } = await propose({ ...CANDLES, title });
    expect(titles).toContain(better);
    for (const each of titles) expect(each).not.toMatch(/\bi\b| \| /u);
  });

  test.each([
    ["how to fix a slow laptop", "", /buy|soldered|refurbished/iu],
    ["easy one pan chicken and rice", "", /risotto|ladle|paella/iu],
    ["We bought an abandoned house in Italy - Episode 1", "", /urbex|urban/iu],
    ["My morning skincare routine (oily skin)", "Beauty", /cleanser twice|^beauty:/iu],
  ])("bring nothing else of the card into its text, and ask: %s", async (title, niche, other) => {
    const { titles, description, tags } = await propose({ ...CANDLES, title, niche });
    for (const text of [...titles, description, ...tags]) expect(text).not.toMatch(other);
  });

  test("never end in a phrase that fits any video", async () => {
    for (const fields of [CANDLES, SOURDOUGH, SIGNS])
      for (let seed = 0; seed < 20; seed++)
        for (const title of (await propose(fields, seed)).titles)
          expect(title).not.toMatch(/how I do it|watch out for|what I do|first$|worth it/u);
  });

  test("score a concrete title above a template about the same", () => {
    for (const template of ["Candles: how I do it", "Candles: what I do and why", "5 candle mistakes"])
      expect(points({ ...CANDLES, title: template })).toBeLessThan(points(CANDLES));
  });

  test("are preceded by the creator's own where it is good, and say what each adds", async () => {
    const fields = { ...CANDLES, description: "The first burn was far too short. A wider wick helped." };
    const { report } = analyse(fields, await propose(fields));
    const [first = "", second = ""] = report.split("### Better titles\n\n")[1]?.split("\n") ?? [];
    expect(first).toMatch(
      /^- Keep it: Why my candles tunnel and how I fixed it \(\d+ of 100: it already names/u,
    );
    expect(second).toMatch(/^- .+ \(\d+ of 100: adds “.+” from your description\)$/u);
    const vague = { ...CANDLES, title: "My best tips" };
    expect(analyse(vague, await propose(vague)).report).not.toContain("Keep it");
  });

  test("name no number that the creator didn't name", async () => {
    for (let seed = 0; seed < 50; seed++)
      for (const title of (await propose(SOURDOUGH, seed)).titles) expect(title).not.toMatch(/\d/u);
    const numbered = { ...SOURDOUGH, title: "7 sourdough bread mistakes I made" };
    for (let seed = 0; seed < 50; seed++)
      for (const title of (await propose(numbered, seed)).titles)
        expect(title.replace(/\b7\b/u, "")).not.toMatch(/\d/u);
  });

  test.each([
    ["Spanish", "Por qué mis velas hacen túnel y cómo lo arreglé", /vela/iu],
    ["French", "Comment faire des bougies maison", /bougies/iu],
    ["German", "5 Fehler beim Kerzen gießen", /kerze/iu],
    ["Portuguese", "Como fazer velas em casa", /velas/iu],
  ])("are written in the creator's own language: %s", async (_, title, subject) => {
    const { answer, grounding } = await proposed({ ...CANDLES, title });
    expect(grounding.known).toBe(true);
    expect(answer.titles.length).toBeGreaterThan(0);
    for (const text of answer.titles) expect(text).toMatch(subject);
    expect(answer.titles.join()).not.toMatch(/\b(?:the|with|candle)\b/iu);
    expect(answer.description).not.toMatch(/\b(?:the|comments|asked)\b/iu);
  });

  test("are made of the creator's words alone where nothing is known, and questions are asked", async () => {
    const { answer, grounding } = await proposed({ ...SIGNS, tags: ["shop signs"] });
    expect(grounding).toMatchObject({
      known: false,
      questions: [expect.any(String), expect.any(String), expect.any(String)],
    });
    const own = "zinc bath for my enamel signs shop";
    for (const word of answer.titles
      .join(" ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [])
      expect(own).toContain(word);
    expect(answer.description).toBe("Zinc bath for my enamel signs\n\n#shopsigns");
  });

  test("and the description are written from what the creator answers", async () => {
    const details = "The rust came back after one winter. Zinc held for three.";
    const { answer, grounding } = await proposed({ ...SIGNS, details });
    expect(grounding.known).toBe(true);
    expect(answer.titles.join("\n")).toContain("Zinc bath for my enamel signs: Zinc held for three");
    expect(answer.description).toContain(details);
  });

  test("shorten a title that is too long, and make one where there is none", async () => {
    const long = `My honest review of the Sony ZV-E10 after 3 months, ${"and then some more of it, ".repeat(6)}`;
    const { titles } = await propose({ title: long, niche: "", tags: [], description: "" });
    expect(titles).toContain("My honest review of the Sony ZV-E10 after 3 months");
    const untitled = {
      title: "",
      niche: "",
      tags: ["minecraft redstone"],
      description: "I build a redstone elevator.",
    };
    expect((await propose(untitled)).titles).toContain("I build a redstone elevator");
  });
});

describe("titles out of the creator's own description", () => {
  const video = (title: string, description: string): SeoFields => ({ ...CANDLES, title, description });

  test.each([
    ["vlog 52", "Nos mudamos a Valencia con dos gatos.", "Nos mudamos a Valencia con dos gatos (vlog 52)"],
    ["we need to talk", "I'm selling the farm in May.", "We need to talk: I'm selling the farm in May"],
    ["vlog", "Premier jour à Nantes : Louise a dormi.", "Premier jour à Nantes : Louise a dormi"],
    ["Why I left Ford", "After 6 years as a welder I quit.", "Why I left Ford after 6 years as a welder"],
    ["Elden Ring: no healing", "Took me 212 tries.", "Elden Ring: no healing (took me 212 tries)"],
    ["Minha horta vertical", "Com 2 metros quadrados.", "Minha horta vertical (com 2 metros quadrados)"],
    ["Roomtour", "Meine 34 Quadratmeter in Leipzig.", "Roomtour: meine 34 Quadratmeter in Leipzig"],
    [
      "You won't believe what happened to my dog!!!",
      "Bruno ate a bar of chocolate.",
      "What happened to my dog: Bruno ate a bar of chocolate",
    ],
    [
      "Como consertei meu notebook Dell que não ligava",
      "Era a memória RAM.",
      "Como consertei meu notebook Dell que não ligava (era a memória RAM)",
    ],
  ])("keep what it says, and say what it doesn't: %s", async (title, description, better) => {
    expect((await propose(video(title, description))).titles).toContain(better);
  });

  test("are none where it says nothing of the video, and the report asks for more instead of “Keep it”", async () => {
    for (const description of ["", "Subscribe! Music by Ann. Links below: https://example.com"]) {
      const fields = video("vlog 37", description);
      const proposals = await propose(fields);
      expect(proposals.titles).toEqual([]);
      expect(analyse(fields, proposals).report).toContain("None yet:");
      expect(analyse(fields, proposals).report).not.toContain("Keep it");
    }
  });

  test.each([
    ["HOW I SOLD MY BMW IN OHIO", "", "How I Sold My BMW in Ohio"],
    ["TOUR PELA MINHA CASA EM SÃO PAULO", "Moro aqui.", "Tour pela minha casa em São Paulo"],
    ["MI RUTINA DE MAÑANA", "", "Mi rutina de mañana"],
  ])("are read without shouting, and no name loses its capital: %s", async (title, description, calm) => {
    expect((await propose(video(title, description))).titles).toContain(calm);
  });

  test.each([
    "7 sourdough mistakes I made so you don't have to",
    "Real Madrid vs Barcelona 3-2 | my thoughts",
    "Receta de croquetas de mi abuela Pilar",
    "Baking my daughter's unicorn cake",
    "Speedrunning Celeste in 31:42",
    "Vlog en Lisboa",
    "My honest Garmin Forerunner 265 review",
    "HOW I PAID OFF $42,000 OF DEBT IN 18 MONTHS",
  ])("drop nothing of a title and fill nothing up: %s", async (title) => {
    const names = title.toLowerCase().match(/\p{L}{5,}|\p{N}+/gu) ?? [];
    for (let seed = 0; seed < 5; seed++)
      for (const other of (await propose(video(title, ""), seed)).titles) {
        for (const name of names) expect(other.toLowerCase()).toContain(name);
        expect(other).not.toMatch(
          /step by step|paso a paso|étape par étape|Schritt für Schritt|passo a passo|pros and cons|which is better|(?:recipe|receta).*(?:recipe|receta)/iu,
        );
      }
  });
});

describe("the rewritten description", () => {
  test("names the subject before “more”, keeps every fact and link, and offers chapters that YouTube takes", async () => {
    const { description } = await propose(SOURDOUGH);
    expect(description.slice(0, 150)).toContain("sourdough bread");
    for (const fact of ["It took me two years", "I use a Dutch oven", "one bowl and a small oven"])
      expect(description).toContain(fact);
    expect(description).toContain("https://example.com/recipe");
    expect(chapterFaults(chaptersIn(description))).toEqual([]);
    expect(chaptersIn(description)).toEqual(correctedChapters(chaptersIn(SOURDOUGH.description)));
    expect(hashtagsIn(description)).toEqual(["#sourdoughbread", "#bakingathome", "#sourdough"]);
  });

  test("asks for one thing where the creator asks for nothing, and for nothing more where they do", async () => {
    const silent = { ...SOURDOUGH, description: "Bread from a small oven." };
    expect((await propose(silent)).description).toContain("Tell me in the comments");
    const asking = { ...SOURDOUGH, description: "Subscribe for more sourdough bread." };
    expect((await propose(asking)).description).not.toMatch(/comments/u);
  });

  test("answers what is asked about the subject, what the title asks first", async () => {
    const { answer, grounding } = await proposed(CANDLES);
    expect(answer.description).toContain("Asked often:\n");
    expect(answer.description).toContain("Why does my candle tunnel? Either the first burn was too short");
    expect(JSON.stringify(grounding.restsOn)).toContain("Either the first burn was too short");
  });

  test("invents no link and no time", async () => {
    for (let seed = 0; seed < 50; seed++) {
      const text = (await propose({ ...SOURDOUGH, description: "Bread." }, seed)).description;
      expect(text).not.toMatch(/\d:\d\d|https?:/u);
      expect(chaptersIn(text)).toEqual([]);
    }
  });

  test("is cut to 5,000 bytes with its chapters whole", async () => {
    const long = {
      ...SOURDOUGH,
      description: `${"Хлеб пекут дома. ".repeat(400)}\n${SOURDOUGH.description}`,
    };
    const cut = (await propose(long)).description;
    expect(descriptionLength(cut).used).toBeLessThanOrEqual(5000);
    expect(chaptersIn(cut)).toHaveLength(4);
  });

  test("drops hashtags where there are so many that YouTube ignores them all", async () => {
    const text = `Bread. ${Array.from({ length: 70 }, (_, index) => `#tag${index}`).join(" ")}`;
    expect(hashtagsLength((await propose({ ...SOURDOUGH, description: text })).description).used).toBe(3);
  });
});

describe("tags", () => {
  test("are the creator's own first, then what people type, then the subject's words", async () => {
    const { tags } = await propose(SOURDOUGH, 1, [
      "sourdough bread for beginners",
      "sourdough, <b>bread</b>",
    ]);
    expect(tags.slice(0, 2)).toEqual(SOURDOUGH.tags);
    expect(tags).toContain("sourdough bread for beginners");
    expect(tags).toContain("sourdough");
    // The card's own name makes nothing of it belong to the title.
    expect(tags).not.toContain("sourdough starter");
    expect((await propose(CANDLES)).tags).toContain("why does my candle tunnel");
    expect(tags.join()).not.toContain("<");
  });

  test("and hashtags are those that the subject's creators use, none glued from a title", async () => {
    expect((await propose(CANDLES)).hashtags).toEqual(["#candlemaking", "#soycandles", "#candlemaker"]);
    expect((await propose(SIGNS)).hashtags).toEqual([]);
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
  test("shows markup in a creator's words as text", async () => {
    const fields = { ...SOURDOUGH, title: "<img src=x> **bold** [link](javascript:x)" };
    const { report } = analyse(fields, await propose(fields));
    const [heading = ""] = report.split("\n");
    expect(heading).toContain(String.raw`\<img src=x> \*\*bold\*\* \[link]`);
  });

  test("names the source and time of suggestions, or says that there are none", async () => {
    const proposals = await propose(SOURDOUGH);
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
