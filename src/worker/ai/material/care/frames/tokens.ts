import { type Language, LANGUAGES } from "#shared/rules/language.ts";
import { WORD_CLASSES, type WordClass, type Words } from "./classes.ts";
import { folded } from "../plain.ts";
import { numbersIn } from "./numbers.ts";

/** The places of the words of a class in a sentence, in their order. */
export type Hit = readonly number[];
export type Hits = ReadonlyMap<WordClass, readonly Hit[]>;

interface Entry {
  readonly language: Language;
  readonly words: readonly string[];
  readonly is: WordClass;
}
/**
 * Entries of all languages: by their first word; by their first two, where the second is written out, since many begin with
 * the same "my" or "in"; and those whose first word is a stem by its first three letters.
 */
export interface Lexicon {
  readonly whole: ReadonlyMap<string, readonly Entry[]>;
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, readonly Entry[]>>;
  readonly stems: ReadonlyMap<string, readonly Entry[]>;
}

const GAP = "~";
const GAP_MOST = 5;
const STEM = 3;

/** The most words that are looked at together, and how many of them begin the next such part. */
const PART = 36;
const OVERLAP = 18;

/** A text's sentences as words, as `careTextOf` makes the text. */
export function sentencesOf(plain: string): string[][] {
  return (
    plain
      .replace(/'(?=(?:s|t|m|re|ve|d|ll)(?![a-z]))/g, "")
      // "In der 5. Klasse" goes on; so does what a colon introduces.
      .replace(/(?<=\d)\.(?= (?:klasse|schuljahr)(?![a-z]))/g, "")
      .split(/[.!?;¦|\n]+(?= |$)|¦/)
      .map((sentence) => sentence.match(/[a-z\d\u00DF-\u024F]+/g) ?? [])
      .filter((words) => words.length > 0)
  );
}

export function lexiconOf(words: Readonly<Record<Language, Words>>): Lexicon {
  const whole = new Map<string, Entry[]>();
  const pairs = new Map<string, Map<string, Entry[]>>();
  const stems = new Map<string, Entry[]>();
  for (const language of LANGUAGES)
    for (const is of WORD_CLASSES)
      for (const phrase of folded(words[language][is] ?? "").split(",")) {
        if (phrase.trim() === "") continue;
        const parts = phrase.trim().split(/ +/);
        const [first = "", second = GAP] = parts;
        const entry = { language, words: parts, is };
        if (first.endsWith("*")) addTo(stems, first.slice(0, STEM), entry);
        else if (second === GAP || second.endsWith("*")) addTo(whole, first, entry);
        else {
          const seconds = pairs.get(first) ?? new Map<string, Entry[]>();
          pairs.set(first, seconds);
          addTo(seconds, second, entry);
        }
      }
  return { whole, pairs, stems };
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Where words of each class stand in a sentence, by language; a long sentence in parts that overlap. */
export function hitsIn(sentence: readonly string[], lexicon: Lexicon): [Language, Hits][] {
  const found = new Map<Language, Map<WordClass, Hit[]>>();
  sentence.forEach((word, from) => {
    for (const first of singular(word)) {
      addAll(lexicon.whole.get(first), sentence, from, found);
      const seconds = lexicon.pairs.get(first);
      const next = sentence[from + 1];
      if (seconds === undefined || next === undefined) continue;
      for (const second of singular(next)) addAll(seconds.get(second), sentence, from, found);
    }
    addAll(lexicon.stems.get(word.slice(0, STEM)), sentence, from, found);
  });
  for (const { is, at, languages } of numbersIn(sentence))
    for (const language of languages) add(found, language, is, [at]);
  const all = [...found];
  if (sentence.length <= PART) return all;
  return all.flatMap(([language, hits]) =>
    partsOf(sentence.length).map((from): [Language, Hits] => [language, within(hits, from, from + PART)]),
  );
}

/** A word as it stands, and without the "s" of a plural. */
function singular(word: string): string[] {
  return word.endsWith("s") ? [word, word.slice(0, -1)] : [word];
}

/** Where the parts of a sentence of so many words begin. */
function partsOf(length: number): number[] {
  const step = PART - OVERLAP;
  return Array.from({ length: Math.ceil((length - OVERLAP) / step) }, (_, index) => index * step);
}

function within(hits: ReadonlyMap<WordClass, readonly Hit[]>, from: number, to: number): Hits {
  const inside = new Map<WordClass, readonly Hit[]>();
  for (const [is, all] of hits) {
    const some = all.filter((hit) => (hit[0] ?? 0) >= from && (hit.at(-1) ?? 0) < to);
    if (some.length > 0) inside.set(is, some);
  }
  return inside;
}

/** Those entries that stand at a place. */
function addAll(
  entries: readonly Entry[] | undefined,
  sentence: readonly string[],
  from: number,
  found: Map<Language, Map<WordClass, Hit[]>>,
): void {
  if (entries === undefined) return;
  for (const { language, words, is } of entries) {
    const hit = placesOf(words, sentence, from);
    if (hit !== undefined) add(found, language, is, hit);
  }
}

function add(found: Map<Language, Map<WordClass, Hit[]>>, language: Language, is: WordClass, hit: Hit): void {
  const hits = found.get(language) ?? new Map<WordClass, Hit[]>();
  found.set(language, hits);
  const there = hits.get(is);
  if (there === undefined) hits.set(is, [hit]);
  else there.push(hit);
}

/** Where an entry's words stand that begins at a place; undefined where it doesn't. */
function placesOf(words: readonly string[], sentence: readonly string[], from: number): Hit | undefined {
  // Most entries are a word that has been looked up already.
  if (words.length === 1 && !words[0]?.endsWith("*")) return [from];
  const places: number[] = [];
  let at = from;
  for (let index = 0; index < words.length; index++) {
    const wanted = words[index] ?? "";
    if (wanted === GAP) continue;
    const reach = words[index - 1] === GAP ? GAP_MOST : 0;
    let skipped = 0;
    while (skipped <= reach && !isWord(sentence[at + skipped], wanted)) skipped++;
    if (skipped > reach) return undefined;
    places.push(at + skipped);
    at += skipped + 1;
  }
  return places;
}

function isWord(word: string | undefined, wanted: string): boolean {
  if (word === undefined) return false;
  if (wanted.endsWith("*")) return word.startsWith(wanted.slice(0, -1));
  return word === wanted || word === `${wanted}s`;
}
