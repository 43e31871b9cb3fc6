import languages from "virtual:knowledge/languages";
import niches from "virtual:knowledge/niche-names";
import subjects from "virtual:knowledge/subjects";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#shared/rules/language.ts";
import { careOf } from "#worker/ai/material/care/care-of.ts";
import { readTopic } from "#worker/ai/material/read-topic.ts";
import { anyCharacter } from "../support/any-character.ts";
import { linesOf, type Phrasing, phrasingsIn } from "../support/phrasings/read.ts";

const all = ["", "later-"].flatMap((set) => LANGUAGES.flatMap((language) => phrasingsIn(language, set)));
const topicOf = (text: string, language?: string) =>
  readTopic({ text, language }, "none", { subjects, niches, languages });
const briefOf = (text: string) => topicOf(text).brief;
const low = (text: string | undefined) => (text ?? "").toLowerCase();

/** One thing that is understood of what creators type; what is known to be missed has to go on failing until it is mended. */
function understood(
  kind: string,
  title: string,
  told: (phrasing: Phrasing) => boolean,
  check: (phrasing: Phrasing) => void,
) {
  const cases = all.filter(told);
  const missed = cases.filter(({ misses }) => misses.includes(kind));
  test.each(cases.filter((phrasing) => !missed.includes(phrasing)))(title, check);
  test.fails.each(missed)(`not yet: ${title}`, check);
}

const always = () => true;

describe("of what creators type", () => {
  understood("language", "$language is the language of “$text”", always, ({ text, language }) => {
    const { language: heard, foreign } = briefOf(text);
    expect([heard, foreign]).toEqual([language, false]);
  });

  understood("form", "“$text” is of the form $forms", always, ({ text, forms }) => {
    expect(forms).toContain(briefOf(text).form);
  });

  understood("subject", "“$text” is about “$holds”", always, ({ text, holds, lacks }) => {
    const subject = low(briefOf(text).subject);
    expect(subject).toContain(low(holds));
    expect(lacks.filter((word) => ` ${subject} `.includes(` ${low(word)} `))).toEqual([]);
  });

  understood(
    "audience",
    "“$text” is for $audience",
    ({ audience }) => audience !== undefined,
    ({ text, audience }) => expect(low(briefOf(text).audience)).toContain(low(audience)),
  );

  understood(
    "constraint",
    "“$text” is held to “$constraint”",
    ({ constraint }) => constraint !== undefined,
    ({ text, constraint }) => expect(low(briefOf(text).constraint)).toContain(low(constraint)),
  );

  understood(
    "sides",
    "“$text” sets $one against $other",
    ({ one }) => one !== undefined,
    ({ text, one, other }) => {
      const [here = "", there = ""] = briefOf(text).sides ?? [];
      expect(low(here)).toContain(low(one));
      expect(low(there)).toContain(low(other));
    },
  );

  understood(
    "card",
    "“$text” finds $cards",
    ({ cards }) => !cards.includes("?"),
    ({ text, cards }) => expect(cards).toContain(topicOf(text).subject?.id ?? "none"),
  );

  understood("care", "“$text” needs $cares care", always, ({ text, cares }) => {
    expect(cares).toContain(careOf(text).level);
  });
});

describe("languages", () => {
  test.each(linesOf("foreign"))("“%s” is %s", (text, wanted) => {
    const { language, foreign } = briefOf(text);
    expect(foreign ? "foreign" : language).toBe(wanted);
  });

  test("that a creator chose win over their words and what they ask for", () => {
    for (const text of ["Kerzen gießen", "candles in Spanish", "hoe maak je kaarsen"])
      expect(topicOf(text, "fr").brief).toMatchObject({ language: "fr", foreign: false });
  });
});

test("any text is understood: on one line, with a subject, and nothing thrown", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: anyCharacter, maxLength: 120 }),
        fc
          .array(fc.constantFrom(...all.flatMap(({ text }) => text.split(" "))), { maxLength: 30 })
          .map((words) => words.join(" ")),
      ),
      (text) => {
        const { brief } = topicOf(text);
        expect(brief.text).not.toMatch(/[\n\r]/u);
        expect(brief.subject).not.toMatch(/[\n\r]/u);
        if (text.trim() !== "" && brief.text !== "") expect(brief.subject.trim()).not.toBe("");
      },
    ),
    { numRuns: 1000 },
  );
});

test("a name of another language is one in several words or alone", () => {
  expect(topicOf("costumes homme").subject?.id).toBe("fashion/mens-suits");
  expect(topicOf("halloween costumes").subject?.id).not.toBe("fashion/mens-suits");
  expect(topicOf("costume bleu", "fr").subject?.id).toBe("fashion/mens-suits");
});

test("the number tells one world war from the other", () => {
  for (const text of ["world war 2", "World War II tanks", "ww2"])
    expect(topicOf(text).subject?.id).toBe("history/second-world-war");
  for (const text of ["world war 1", "world war one trenches", "ww1"])
    expect(topicOf(text).subject?.id).toBe("history/first-world-war");
});

test("both sides of a choice name its subject, in other languages too", () => {
  expect(topicOf("soy wax or paraffin").subject?.id).toBe("diy-crafts/candle-making");
  expect(topicOf("Sojawachs oder Paraffin").subject?.id).toBe("diy-crafts/candle-making");
});

test.each([
  ["hot take: air fryers are overrated", "cooking/air-fryer-cooking"],
  ["an unpopular opinion about film photography", "photography/film-photography"],
  [
    "opinión impopular: los teclados mecánicos están sobrevalorados",
    "electronics-3d-printing/mechanical-keyboards",
  ],
  ["avis impopulaire sur la photo argentique", "photography/film-photography"],
  ["unpopuläre Meinung: Trailrunning ist überbewertet", "running-cycling/trail-running"],
  ["opinião impopular sobre meal prep", "cooking/meal-prep"],
])("an opinion that is announced is a claim about its subject: %s", (text, subject) => {
  const { brief, subject: found } = topicOf(text);
  expect([brief.form, found?.id]).toEqual(["myth", subject]);
  expect(brief.subject).not.toMatch(/opini|meinung|avis|take/iu);
});
