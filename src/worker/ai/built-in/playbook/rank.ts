import type { Language } from "#shared/rules/language.ts";
import { spokenFor } from "./learn.ts";
import { type PlaybookIndex, rarity, type Told } from "./playbook-index.ts";
import { type QuestionKind, questionKinds } from "./question-kinds.ts";
import { spelledAlike } from "./spelled-alike.ts";
import { groupsOf, synonymsOf } from "./synonyms.ts";
import { platformsIn, termsOf } from "./words.ts";

/** What was learned of an entry's words counts beside how near they are. */
const LEARNED = 0.09;
/** The different terms of a question that are looked at; more would only cost time. */
const MAX_TERMS = 40;
/** What counts how much: found by asking each entry by each of its own questions with that one left out. */
const SHARES = { nearest: 0.25, near: 0.2, covered: 0.55 };
/** Questions of an entry that hold a word before it counts half: one it is often asked by is what it is about. */
const HALF = 2.5;
/** A word that only an answer holds speaks for its entry less than one it is asked by. */
const IN_ANSWER = 0.35;
/** What another form of a known word counts beside itself, and another word for the same. */
const MEANT = { relative: 0.7, synonym: 0.6 };
/** A word no entry knows is as rare as one that this many know. */
const UNKNOWN_HOLDERS = 12;
/** What a number counts of what questions are told by: "1" by itself is nothing, "16:9" is. */
const NUMBER = 0.4;
/** What a number counts that no entry knows: "under 300 dollars" is still about the camera. */
const UNKNOWN_NUMBER = 0.5;
/** Known words that weigh less together are nothing to go by: "the of and", "alert 1". */
const ENOUGH = 2;
/** An entry about the platform that was named, one about another, and one about a platform where none was. */
const PLATFORM = { own: 1.07, other: 0.6, unasked: 0.8 };
/** An entry that answers another kind of question about the same thing: how fast, where how long was asked. */
const OTHER_KIND = 0.85;

export interface Hit {
  readonly entry: Told;
  /** 0 to about 1: how nearly the entry is what was asked. */
  readonly score: number;
}

/** Entries by how near they are to a question; those that share no word with it are left out. */
export function rank(question: string, index: PlaybookIndex, language: Language): Hit[] {
  const asked = termsOf(question);
  const terms = [...new Set(asked)].slice(0, MAX_TERMS);
  const products = new Map<number, number>();
  const covered = new Map<number, number>();
  let [length, whole, telling] = [0, 0, 0];
  for (const term of terms) {
    const meant = meantBy(term, index, language);
    const weight = meant.length === 0 && /^\d/u.test(term) ? UNKNOWN_NUMBER : weightOf(meant, index);
    length += weight ** 2;
    whole += weight;
    if (meant.length > 0) telling += /^\d/u.test(term) ? weight * NUMBER : weight;
    const places = new Map<number, number>();
    for (const [word, share] of meant)
      for (const ask of index.inAsks[word] ?? []) places.set(ask, Math.max(share, places.get(ask) ?? 0));
    const entries = new Map<number, number>();
    for (const [ask, share] of places) {
      products.set(ask, (products.get(ask) ?? 0) + share * weight ** 2);
      const [entry] = index.asks[ask] ?? [0];
      entries.set(entry, (entries.get(entry) ?? 0) + share);
    }
    for (const [word] of meant.slice(0, 1))
      for (const entry of index.inAnswers[word] ?? [])
        entries.set(entry, Math.max(IN_ANSWER, entries.get(entry) ?? 0));
    for (const [entry, times] of entries)
      covered.set(entry, (covered.get(entry) ?? 0) + (weight * times) / (times + HALF));
  }
  const nearest = new Map<number, number[]>();
  for (const [ask, product] of products) {
    const [entry, own] = index.asks[ask] ?? [0, 0];
    const near = product / (Math.sqrt(length) * own || 1);
    nearest.set(entry, [...(nearest.get(entry) ?? []), near]);
  }
  const platforms = platformsIn(question);
  const kinds = questionKinds(question);
  const spoken = spokenFor(
    asked.slice(0, MAX_TERMS).map((term) => readAs(term, index)),
    index.learned,
    (word) => groupsOf(word, language),
  );
  const elsewhere = Math.max(0, spoken.get(index.entries.length) ?? 0);
  return [...nearest]
    .flatMap(([place, nears]) => {
      const entry = index.entries[place];
      if (entry === undefined) return [];
      const [first = 0, second = 0, third = 0] = nears.toSorted((one, other) => other - one);
      const near =
        SHARES.nearest * first +
        SHARES.near * ((first + second + third) / 3) +
        (SHARES.covered * (covered.get(place) ?? 0)) / (whole || 1);
      const learned = LEARNED * ((spoken.get(place) ?? 0) - elsewhere);
      const share = platformShare(entry, platforms) * kindShare(entry, kinds);
      const score = near * share + learned * (learned > 0 ? share : 1);
      return [{ entry, score: score * Math.min(1, telling / ENOUGH) ** 4 }];
    })
    .toSorted((one, other) => other.score - one.score);
}

function platformShare({ platforms }: Told, asked: readonly string[]): number {
  if (platforms.length === 0) return 1;
  if (asked.length === 0) return PLATFORM.unasked;
  return platforms.some((platform) => asked.includes(platform)) ? PLATFORM.own : PLATFORM.other;
}

function kindShare(entry: Told, asked: readonly QuestionKind[]): number {
  return asked.length === 0 || asked.some((kind) => entry.kinds.includes(kind)) ? 1 : OTHER_KIND;
}

/** What a word of a question may mean in the index, itself first, each with how surely. */
function meantBy(
  term: string,
  { weights }: PlaybookIndex,
  language: Language,
): (readonly [string, number])[] {
  const known = (word: string) => Object.hasOwn(weights, word);
  const alike = spelledAlike(term, weights);
  const own = known(term)
    ? [[term, 1] as const, ...alike.map(([word, share]) => [word, share * MEANT.relative] as const)]
    : alike;
  const read = own[0]?.[0] ?? term;
  const others = [...new Set([...synonymsOf(term, language), ...synonymsOf(read, language)])].filter(known);
  return [...own, ...others.map((word) => [word, MEANT.synonym] as const)];
}

/** A word as the playbook spells it. */
function readAs(term: string, { weights }: PlaybookIndex): string {
  return Object.hasOwn(weights, term) ? term : (spelledAlike(term, weights)[0]?.[0] ?? term);
}

/** The weight of a word of a question; one the playbook doesn't know counts as a rather rare one. */
function weightOf(
  meant: readonly (readonly [string, number])[],
  { weights, entries }: PlaybookIndex,
): number {
  const [best] = meant;
  return best === undefined ? rarity(UNKNOWN_HOLDERS, entries.length) : (weights[best[0]] ?? 0);
}
