import * as z from "zod/mini";

/** Languages besides English in which a subject has names and tags. */
export const CARD_LANGUAGES = ["es", "fr", "de", "pt"] as const;

/** Longest phrase, answer and short phrase of a card, in UTF-16 units. */
const LONGEST = { phrase: 95, answer: 170, term: 40 } as const;

const phrase = z.string().check(z.minLength(8), z.maxLength(LONGEST.phrase));
const short = z.string().check(z.minLength(2), z.maxLength(LONGEST.phrase));
const name = z.string().check(z.minLength(2), z.maxLength(60));
const tag = z.string().check(z.regex(/^[\p{Ll}\p{N}_]+$/u, "is a tag without # and spaces, in lower case"));
const some = <Schema extends z.ZodMiniType>(item: Schema, least: number, most: number) =>
  z.array(item).check(z.minLength(least), z.maxLength(most));
const inOtherLanguages = <Schema extends z.ZodMiniType>(list: Schema) => ({
  es: list,
  fr: list,
  de: list,
  pt: list,
});

const Mistake = z.strictObject({ does: phrase, sign: phrase, because: phrase, instead: phrase });
const Step = z.strictObject({ do: phrase, see: phrase });
const Answered = z.strictObject({
  ask: phrase.check(z.regex(/^\p{Lu}.*\?$/u, "is a question")),
  answer: z.string().check(z.maxLength(LONGEST.answer), z.regex(/^[\p{Lu}\d].*\.$/u, "is a sentence")),
});

/** A task within a subject that people search for by its own name, with all of its steps: poaching eggs. */
export const HowTo = z.strictObject({
  /** A gerund phrase; reads in "a video about …". */
  subject: name,
  /** What people type for it, in English; the usual one first. */
  names: some(name, 2, 6),
  /** What goes wrong with it more often than anything else. */
  mistake: Mistake,
  /** From the first to the last. */
  steps: some(Step, 5, 7),
  question: Answered,
});
export type HowTo = z.infer<typeof HowTo>;

/**
 * What somebody knows about one subject who has done the thing for years: phrases of a declared grammatical form, so
 * that sentences can be built of them (knowledge/README.md says how each is written).
 */
export const SubjectCard = z.strictObject({
  /** Reads in "a video about …". */
  subject: name,
  /** `activity` is a gerund phrase, `thing` a noun phrase, `theme` an issue, a condition or a time of life. */
  kind: z.enum(["activity", "thing", "theme"]),
  /** The folder it stands in. */
  niche: name,
  /** What people type; the usual one first. */
  names: z.strictObject({ en: some(name, 5, 10), ...inOtherLanguages(some(name, 2, 5)) }),
  /** Narrower subjects, in any language, for which what the card says holds: "carbonara" of pasta. */
  covers: z.optional(some(name, 1, 40)),
  /** Who watches: plural noun phrases. */
  people: some(phrase, 3, 4),
  /** A gerund phrase, two clauses and an imperative. */
  mistakes: some(Mistake, 4, 5),
  /** Two noun phrases, and what decides between them as an indirect question. */
  choices: some(z.strictObject({ a: short, b: short, decides: phrase }), 2, 3),
  /** An imperative, and as a noun phrase what the camera sees; in the order they are done. */
  steps: some(Step, 4, 6),
  /** As viewers ask, and the answer in a sentence. */
  questions: some(Answered, 4, 5),
  /** What is said, and what is so: two clauses. */
  beliefs: some(z.strictObject({ said: phrase, so: phrase }), 2, 3),
  /** A word of the trade, and as a noun phrase what it is. */
  terms: some(
    z.strictObject({ term: z.string().check(z.minLength(2), z.maxLength(LONGEST.term)), is: phrase }),
    5,
    7,
  ),
  /** Noun phrases. */
  gear: some(short, 3, 5),
  /** Pictures worth filming: noun phrases. */
  scenes: some(phrase, 4, 5),
  /** When it matters in the year; no months for any time. `what` is a clause. */
  moments: some(
    z.strictObject({
      when: short,
      months: z.array(z.int().check(z.minimum(1), z.maximum(12))),
      what: phrase,
    }),
    2,
    3,
  ),
  howTos: z.optional(some(HowTo, 1, 6)),
  /** What could hurt somebody, and what no answer may tell; "none". */
  care: z.string().check(z.minLength(4), z.maxLength(200)),
  /** Without "#": tags that creators of the subject use. */
  tags: z.strictObject({ en: some(tag, 8, 12), ...inOtherLanguages(some(tag, 4, 6)) }),
});
export type SubjectCard = z.infer<typeof SubjectCard>;

/** Longer than in English: German and French need the room. */
const LONGEST_TRANSLATED = { phrase: 125, answer: 210 } as const;

const translated = z.string().check(z.minLength(4), z.maxLength(LONGEST_TRANSLATED.phrase));

/**
 * The heart of a subject's card in one of {@link CARD_LANGUAGES}, written anew rather than word for word. Clauses are
 * main clauses that stand alone; the forms of each language are in knowledge/README.md.
 */
export const CardTranslation = z.strictObject({
  /** Reads after "a video about" in the language: an infinitive or a noun phrase, with its article where it needs one. */
  subject: name,
  people: some(translated, 1, 3),
  /** An infinitive phrase, two main clauses and an imperative. */
  mistakes: some(
    z.strictObject({ does: translated, sign: translated, because: translated, instead: translated }),
    3,
    5,
  ),
  choices: some(z.strictObject({ a: short, b: short, decides: translated }), 1, 3),
  steps: some(z.strictObject({ do: translated, see: translated }), 2, 6),
  questions: some(
    z.strictObject({
      ask: translated.check(z.regex(/^[¿\p{Lu}].*\?$/u, "is a question")),
      answer: z
        .string()
        .check(z.maxLength(LONGEST_TRANSLATED.answer), z.regex(/^[\p{Lu}\d].*\.$/u, "is a sentence")),
    }),
    2,
    5,
  ),
  beliefs: some(z.strictObject({ said: translated, so: translated }), 1, 3),
  /** Words of the trade, as its people say them in this language. */
  terms: some(z.string().check(z.minLength(2), z.maxLength(LONGEST.term)), 3, 7),
  scenes: some(translated, 2, 5),
});
export type CardTranslation = z.infer<typeof CardTranslation>;
export type CardLanguage = (typeof CARD_LANGUAGES)[number];

/** A niche's cards in one language, by the name of the card's file. */
export const NicheTranslation = z.record(z.string(), CardTranslation);
