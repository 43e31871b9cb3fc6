import type { Language } from "#shared/rules/language.ts";
import { placesIn, type Postings } from "./postings.ts";

/** Phrases, each the stems of its words joined by spaces, joined by {@link BETWEEN}: read where their subject is looked at. */
export type Phrases = string;
export const BETWEEN = "|";
/** Before the words of a phrase that counts only where it is said just so, after its stems. */
export const LITERAL = "=";
/** What stands for those words where a phrase has but to be denied, too: "tarta de queso sin horno". */
export const DENIED = "!";

/** A subject as the index knows it. */
export interface IndexedSubject {
  /** "diy-crafts/candle-making": folder and file of its card. */
  readonly id: string;
  readonly subject: string;
  readonly names: Readonly<Record<Language, Phrases>>;
  /** What alone stands for the subject without being a name: what its names share, what no other subject has. */
  readonly heads: Readonly<Record<Language, Phrases>>;
  readonly covers: Phrases;
}

export interface SubjectIndex {
  readonly subjects: readonly IndexedSubject[];
  readonly postings: Postings;
  /** All stems of names and heads, each between two spaces. */
  readonly named: string;
}

/** From this weight on a stem stands in a subject's name (knowledge/plugin.ts). */
export const NAMES_FROM = 5;
const read = new WeakMap<SubjectIndex, Map<string, readonly number[]>>();
const READ_MOST = 4000;

/** Place of a subject that a stem speaks for, weight, place, weight …; those asked for lately are kept. */
export function placesOf(stem: string, index: SubjectIndex): readonly number[] {
  const kept = read.get(index) ?? new Map<string, readonly number[]>();
  const known = kept.get(stem);
  if (known !== undefined) return known;
  const places = placesIn(index.postings, stem);
  if (kept.size >= READ_MOST) kept.clear();
  read.set(index, kept.set(stem, places));
  return places;
}

export const phrasesIn = (phrases: Phrases) => (phrases === "" ? [] : phrases.split(BETWEEN));

/** The stems of the phrases that are told by their stems alone. @param isDenied whether the text says "without". */
export function freePhrasesIn(phrases: Phrases, isDenied: boolean): string[] {
  return phrasesIn(phrases).flatMap((phrase) => {
    const [stemmed = "", literal] = phrase.split(LITERAL);
    return literal === undefined || (literal === DENIED && isDenied) ? [stemmed] : [];
  });
}

/** The stems of the phrases that a text says just so. @param text in plain form. */
export function literalPhrasesIn(text: string, phrases: Phrases): string[] {
  return phrasesIn(phrases).flatMap((phrase) => {
    const [stemmed = "", literal] = phrase.split(LITERAL);
    return literal !== undefined && ` ${text} `.includes(` ${literal} `) ? [stemmed] : [];
  });
}
