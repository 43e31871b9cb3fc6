import { type Language, LANGUAGES } from "#shared/rules/language.ts";
import { type IndexedSubject, freePhrasesIn, literalPhrasesIn, type Phrases } from "./subject-index.ts";
import type { Asked } from "./topic-words.ts";
import { tells, weightOf } from "./word-weights.ts";

/** A name that was found, and whether it is all of it. */
export interface Name {
  readonly name: string;
  readonly whole: boolean;
  /** Whether it is a longer name but one word, so that another may stand in its place. */
  readonly part?: boolean;
  /** Whether its words were said just so, though but one of them tells anything. */
  readonly literal?: boolean;
}

/** Words of a name that is also told where one of them is missing. */
const LONG_NAME = 3;
/** The least weight on a card of a word that stands between those of a name. */
const KNOWN_BETWEEN = 2;

/**
 * The names that are found, the longest first: one all of whose stems are known, what alone stands for the subject, a
 * long name but one word.
 * A name of another language than the text's, but for English, is one only in several words or alone: "costume" is a
 * suit in French.
 */
export function namesFound(
  { names: every, heads, covers }: IndexedSubject,
  place: number,
  question: Asked,
): Name[] {
  const { asked: known, said, language, isDenied } = question;
  const isForeign = (each: Language) => each !== "en" && each !== language;
  const spoken = (phrases: Readonly<Record<Language, Phrases>>) =>
    LANGUAGES.flatMap((each) =>
      freePhrasesIn(phrases[each], isDenied).filter((phrase) => !isForeign(each) || phrase.includes(" ")),
    );
  const names = spoken(every);
  const foreign =
    known.size > 1 && !question.isOneWord
      ? []
      : LANGUAGES.filter(isForeign).flatMap((each) => freePhrasesIn(every[each], isDenied));
  // What is only a part of a name has to stand in the subject itself: a day in the life isn't a day at school.
  const about = new Set(said.filter((stem) => stem !== undefined));
  const longest = (all: readonly string[], within = known) =>
    all
      .filter(
        (name) => name.split(" ").every((stem) => within.has(stem)) && isTogether(name, place, question),
      )
      .toSorted((one, other) => wordsIn(other) - wordsIn(one))[0];
  const name = longest(names);
  const other = longest(freePhrasesIn(covers, isDenied));
  const [literal] = [...Object.values(every), covers].flatMap((all) => literalPhrasesIn(question.plain, all));
  const head = longest(spoken(heads), about);
  const part = longest(
    LANGUAGES.flatMap((each) =>
      freePhrasesIn(every[each], isDenied).flatMap((phrase) => partsOf(phrase, each, about)),
    ),
    about,
  );
  const found = [
    { name, whole: true },
    { name: other, whole: true },
    { name: literal, whole: true, literal: true },
    { name: head, whole: false },
    { name: part, whole: false, part: true },
    { name: longest(foreign), whole: false },
  ].flatMap(({ name: one, ...kind }) =>
    one !== undefined && (kind.whole || one.split(" ").some(tells)) ? [{ name: one, ...kind }] : [],
  );
  return found.toSorted((one, two) => lengthOf(two) - lengthOf(one));
}

/**
 * What is known of a name of several words, where all but one are and the thing is among them: the last word in English
 * and German, the first in the others.
 */
function partsOf(name: string, language: Language, known: ReadonlySet<string>): string[] {
  const all = [...new Set(name.split(" "))];
  if (all.length < LONG_NAME) return [];
  const said = all.filter((stem) => known.has(stem));
  const thing = all.at(language === "en" || language === "de" ? -1 : 0);
  return said.length === all.length - 1 && known.has(thing ?? "") ? [said.join(" ")] : [];
}

/** Whether the words of a name stand together, with nothing between them that the card doesn't know. */
function isTogether(name: string, place: number, { spoken, core, index, language }: Asked): boolean {
  const words = name.split(" ");
  if (words.length === 1) return true;
  const starts = spoken.flatMap((stem, at) => (stem !== undefined && words.includes(stem) ? [at] : []));
  return starts.some((start) => {
    const left = new Set(words);
    let isBroken = false;
    for (const stem of spoken.slice(start)) {
      if (stem === undefined) isBroken = false;
      else left.delete(stem);
      if (left.size === 0) return !isBroken;
      // What begins like a word of the name is two words read as one.
      // German puts where and for whom before its verb: "Silikonfuge im Bad erneuern".
      if (stem === undefined || (language === "de" && !core.has(stem))) continue;
      if (!words.some((word) => stem.startsWith(word)) && tells(stem))
        isBroken ||= weightOf(stem, place, index) < KNOWN_BETWEEN;
    }
    return false;
  });
}

/** How many words a name is worth; one that is said just so has two at the least. */
export const lengthOf = ({ name, literal = false }: Name) => Math.max(wordsIn(name), literal ? 2 : 1);

/** How many words a name has. */
export const wordsIn = (name: string) => name.split(" ").length;
