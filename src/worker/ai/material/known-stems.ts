import type { Language } from "#shared/rules/language.ts";
import { edits } from "./edits.ts";
import { isSpoken, relatedStem } from "./related-stems.ts";
import { placesOf, type SubjectIndex } from "./subject-index.ts";
import { stem, stemmedWords } from "./stem.ts";

/** Shorter words are too like others for a slip to be told. */
const LEAST_FOR_A_SLIP = 5;
/** Letters of a part of a compound. */
const LEAST_OF_A_COMPOUND = 4;
const LEAST_OF_A_BEGINNING = 3;
/** The weight from which on a word is one of a card's terms, tags or names. */
const LEAST_TOLD = 2;

interface Named {
  /** Stems that stand in names of subjects, by their first letter and their length. */
  readonly byShape: ReadonlyMap<string, readonly string[]>;
  readonly all: ReadonlySet<string>;
}

const named = new WeakMap<SubjectIndex, Named>();

function namedStems(index: SubjectIndex): Named {
  const known = named.get(index);
  if (known !== undefined) return known;
  const all = new Set(index.named.trim().split(" "));
  const byShape = new Map<string, string[]>();
  for (const each of all) {
    const shape = shapeOf(each, each.length);
    byShape.set(shape, [...(byShape.get(shape) ?? []), each]);
  }
  const made = { byShape, all };
  named.set(index, made);
  return made;
}

/** A word of a text in plain form, and its stem; none for a word that says nothing about a subject. */
export interface KnownWord {
  readonly word: string;
  readonly stem: string | undefined;
  /** True for a word read together with the next, beside each by itself. */
  readonly isJoint?: boolean;
}

/**
 * A text's words in order. Those that no card knows are taken for what subjects are called where they are two words of
 * one name ("water color"), one letter off ("huose"), or end in it: of "Hundegeburtstag" both parts are words.
 */
export function knownWords(text: string, index: SubjectIndex, language: Language = "en"): KnownWord[] {
  const words = stemmedWords(text);
  return words.flatMap(({ word, stem: own }, at): KnownWord[] => {
    if (own === undefined) return [{ word, stem: own }];
    const formOf = (one: string) => (isTold(one, index) ? one : relatedStem(one, language, index));
    const joined = stem(`${word}${words[at + 1]?.word ?? ""}`);
    const joint = joined === own ? undefined : formOf(joined);
    if (joint !== undefined)
      return [
        { word, stem: own },
        { word, stem: joint, isJoint: true },
      ];
    const form = formOf(own);
    if (form !== undefined) return [{ word, stem: form }];
    if (placesOf(own, index).length > 0) return [{ word, stem: own }];
    const slip = slipOf(own, index);
    if (slip !== undefined) return [{ word, stem: slip }];
    return partsOf(own, language, index)?.map((each) => ({ word, stem: each })) ?? [{ word, stem: own }];
  });
}

/** Whether a stem stands in names, or is more than a word of a card's text. */
const isTold = (one: string, index: SubjectIndex) =>
  index.named.includes(` ${one} `) ||
  placesOf(one, index).some((weight, at) => at % 2 === 1 && weight >= LEAST_TOLD);

/** The stems of a text's words in order, as {@link knownWords} has them. */
export function knownStems(text: string, index: SubjectIndex, language?: Language): (string | undefined)[] {
  return knownWords(text, index, language).map((known) => known.stem);
}

const shapeOf = (word: string, length: number) => `${word.charAt(0)}${length}`;

/** The one stem of names that is a letter away. */
function slipOf(unknown: string, index: SubjectIndex): string | undefined {
  if (unknown.length < LEAST_FOR_A_SLIP) return undefined;
  const { byShape } = namedStems(index);
  const near = [-1, 0, 1]
    .flatMap((more) => byShape.get(shapeOf(unknown, unknown.length + more)) ?? [])
    .filter((each) => sharesAnEnd(unknown, each) && edits(unknown, each) === 1);
  return near.length === 1 ? near[0] : undefined;
}

/** A compound's longest end that names a subject in its language, after a beginning that a card knows: a saxophone is no phone. */
function partsOf(unknown: string, language: Language, index: SubjectIndex): string[] | undefined {
  for (let from = LEAST_OF_A_COMPOUND - 1; from <= unknown.length - LEAST_OF_A_COMPOUND; from++) {
    if (!isSpoken(unknown.slice(from), language, index)) continue;
    const beginning = unknown.slice(0, from);
    const first = [beginning, beginning.replace(/(?:s|n|en|er|es|e)$/u, "")]
      .map((each) => stem(each))
      .find((each) => each.length >= LEAST_OF_A_BEGINNING && placesOf(each, index).length > 0);
    if (first !== undefined) return [first, unknown.slice(from)];
  }
  return undefined;
}

/** Whether two words begin or end alike, as any do that are one slip apart; far sooner told than their distance. */
function sharesAnEnd(one: string, other: string): boolean {
  const half = Math.floor((one.length - 1) / 2);
  return other.startsWith(one.slice(0, half)) || other.endsWith(one.slice(-half));
}
