import { WORD_CLASSES, type WordClass, type Words } from "./classes.ts";
import { folded } from "../plain.ts";

/** The places of the words of a class in a sentence, in their order. */
export type Hit = readonly number[];
export type Hits = ReadonlyMap<WordClass, readonly Hit[]>;

interface Entry {
  readonly words: readonly string[];
  readonly is: WordClass;
}
/** Entries by their first word, and those whose first word is a stem by its first three letters. */
export interface Lexicon {
  readonly whole: ReadonlyMap<string, readonly Entry[]>;
  readonly stems: ReadonlyMap<string, readonly Entry[]>;
}

const GAP = "~";
const GAP_MOST = 5;
const STEM = 3;

/** The most words that are looked at together, and how many of them begin the next such part. */
const PART = 36;
const OVERLAP = 18;

/** A text's sentences as words, as `careTextOf` makes the text; a long one in parts that overlap. */
export function sentencesOf(plain: string): string[][] {
  return plain
    .replace(/'(?=(?:s|t|m|re|ve|d|ll)(?![a-z]))/g, "")
    .split(/[.!?;:¦|\n]+(?= |$)|¦/)
    .map((sentence) => sentence.match(/[a-z\d\u00DF-\u024F]+/g) ?? [])
    .filter((words) => words.length > 0)
    .flatMap((words) => partsOf(words));
}

function partsOf(words: string[]): string[][] {
  if (words.length <= PART) return [words];
  const parts: string[][] = [];
  for (let from = 0; from + OVERLAP < words.length; from += PART - OVERLAP)
    parts.push(words.slice(from, from + PART));
  return parts;
}

export function lexiconOf(words: Words): Lexicon {
  const whole = new Map<string, Entry[]>();
  const stems = new Map<string, Entry[]>();
  for (const is of WORD_CLASSES)
    for (const phrase of folded(words[is] ?? "").split(",")) {
      const parts = phrase.trim().split(/ +/);
      const first = parts[0] ?? "";
      const [into, key] = first.endsWith("*") ? [stems, first.slice(0, STEM)] : [whole, first];
      const entries = into.get(key) ?? [];
      entries.push({ words: parts, is });
      into.set(key, entries);
    }
  return { whole, stems };
}

/** Where words of each class stand in a sentence. */
export function hitsIn(sentence: readonly string[], { whole, stems }: Lexicon): Hits {
  const hits = new Map<WordClass, Hit[]>();
  sentence.forEach((word, from) => {
    addAll(whole.get(word), sentence, from, hits);
    if (word.endsWith("s")) addAll(whole.get(word.slice(0, -1)), sentence, from, hits);
    addAll(stems.get(word.slice(0, STEM)), sentence, from, hits);
  });
  addAges(sentence, hits);
  return hits;
}

/** Those entries that stand at a place. */
function addAll(
  entries: readonly Entry[] | undefined,
  sentence: readonly string[],
  from: number,
  hits: Map<WordClass, Hit[]>,
): void {
  if (entries === undefined) return;
  for (const { words, is } of entries) {
    const hit = placesOf(words, sentence, from);
    if (hit !== undefined) add(hits, is, hit);
  }
}

function add(hits: Map<WordClass, Hit[]>, is: WordClass, hit: Hit): void {
  const there = hits.get(is);
  if (there === undefined) hits.set(is, [hit]);
  else there.push(hit);
}

/** Where an entry's words stand that begins at a place; undefined where it doesn't. */
function placesOf(words: readonly string[], sentence: readonly string[], from: number): Hit | undefined {
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

const AGE = /^(\d\d?)(?:yo|yr|yrs|f|m|j|jahrig\w*)?$/;
const AGE_AFTER = /^(?:y|yo|yr|yrs|year|years|old|anos?|anitos|ans|jahre?|jahrig\w*)$/;
const AGE_BEFORE =
  /^(?:shes|hes|theyre|is|was|im|am|aged?|at|turned|tengo|tiene|tenia|los|cumple|de|ai|a|mit|bin|ist|erst|alter|aos|com|tem|tenho|fez)$/;
/** What a number counts that isn't an age. */
const COUNTED =
  /^(?:kg|kilos?|pounds?|lbs?|percent|am|pm|uhr|h|hours?|horas?|heures?|stunden?|min\w*|seconds?|weeks?|semanas?|semaines?|wochen?|days?|dias?|jours?|tagen?|months?|mes|meses|mois|monaten?|euros?|dollars?|bucks|reais|pesos|followers?|subs\w*|inscritos|abonn\w*|videos?|k|mil|cm|km|reps?|sets?|series|times|mal|fois|veces|vezes|steps|tips|ideas|ideen|idees|weeks|grad|degrees|grados|graus|degres|people|personas|pessoas|personnes|moves|jugadas|coups|zugen|lances)$/;
const YOUNGEST = 5;
const ADULT = 18;
const OLDEST = 90;

/** Ages among the words: a child's, or an adult's. */
function addAges(sentence: readonly string[], hits: Map<WordClass, Hit[]>): void {
  sentence.forEach((word, at) => {
    const digits = AGE.exec(word)?.[1];
    if (digits === undefined) return;
    const next = sentence[at + 1] ?? "";
    const before = AGE_BEFORE.test(sentence[at - 1] ?? "") && !COUNTED.test(next);
    if (!AGE_AFTER.test(next) && !before && word === digits) return;
    const age = Number(digits);
    if (age > OLDEST) return;
    add(hits, age < YOUNGEST ? "kid" : age < ADULT ? "minor" : "adult", [at]);
  });
}
