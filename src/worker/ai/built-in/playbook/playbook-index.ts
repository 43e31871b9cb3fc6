import type { PlaybookEntry } from "#shared/contracts/playbook-entry.ts";
import type { Language } from "#shared/rules/language.ts";
import { EVERYDAY_QUESTIONS } from "./everyday-questions.ts";
import { type LearnedWeights, learnWeights } from "./learn.ts";
import { type QuestionKind, questionKinds } from "./question-kinds.ts";
import { groupsOf } from "./synonyms.ts";
import { platformsIn, termsOf } from "./words.ts";

/** An entry in one language, as it is answered from. */
export interface Told {
  readonly id: string;
  readonly topic: string;
  /** Names of sources.ts. */
  readonly sources: readonly string[];
  readonly title: string;
  /** Markdown. */
  readonly answer: string;
  /** The platforms that its title names; none where it holds for all. */
  readonly platforms: readonly string[];
  /** What the questions it is asked by want to know. */
  readonly kinds: readonly QuestionKind[];
}

/** The playbook in one language with what a search needs, computed when the product is built. */
export interface PlaybookIndex {
  readonly entries: readonly Told[];
  /** For each question that an entry is asked by, its title too: the entry's place and the length of its terms. */
  readonly asks: readonly (readonly [entry: number, length: number])[];
  /** For each term the weight it has: the rarer, the more. */
  readonly weights: Readonly<Record<string, number>>;
  /** For each term the places of the questions that hold it. */
  readonly inAsks: Readonly<Record<string, readonly number[]>>;
  /** For each term the places of the entries whose answer alone holds it. */
  readonly inAnswers: Readonly<Record<string, readonly number[]>>;
  /** What tells entries apart whose questions share a frame; the place after the last is no entry's at all. */
  readonly learned: LearnedWeights;
}

/** A file of knowledge/playbook: its name, its folder and what it holds. */
export interface PlaybookFile {
  readonly id: string;
  readonly topic: string;
  readonly entry: PlaybookEntry;
}

/** The index of all entries in a language. */
export function indexPlaybook(files: readonly PlaybookFile[], language: Language): PlaybookIndex {
  const entries = files.map(({ id, topic, entry }): Told => {
    const { title, asks, answer } = entry[language];
    const kinds = [...new Set([title, ...asks].flatMap(questionKinds))];
    return { id, topic, sources: entry.sources, title, answer, platforms: platformsIn(title), kinds };
  });
  const wordings = files.map(({ entry }) => [entry[language].title, ...entry[language].asks].map(termsOf));
  const asked = wordings.map((questions) => questions.map((terms) => new Set(terms)));
  const holders = new Map<string, Set<number>>();
  for (const [place, asks] of asked.entries())
    for (const terms of asks) for (const term of terms) add(holders, term, place);
  const weights = new Map([...holders].map(([term, { size }]) => [term, rarity(size, files.length)]));

  const asks: [number, number][] = [];
  const inAsks = new Map<string, Set<number>>();
  for (const [place, questions] of asked.entries())
    for (const terms of questions) {
      const length = Math.hypot(...[...terms].map((term) => weights.get(term) ?? 0));
      const ask = asks.push([place, rounded(length)]) - 1;
      for (const term of terms) add(inAsks, term, ask);
    }
  const inAnswers = new Map<string, Set<number>>();
  for (const [place, { answer }] of entries.entries())
    for (const term of termsOf(answer)) if (!holders.get(term)?.has(place)) add(inAnswers, term, place);
  return {
    entries,
    asks,
    weights: Object.fromEntries([...weights].map(([term, weight]) => [term, rounded(weight)])),
    inAsks: listed(inAsks),
    // What most answers say tells none of them apart.
    inAnswers: listed(new Map([...inAnswers].filter(([, places]) => places.size * 5 < entries.length))),
    learned: learnWeights(
      [...wordings, EVERYDAY_QUESTIONS[language].trim().split("\n").map(termsOf)],
      (word) => groupsOf(word, language),
    ),
  };
}

/** 0 for a term that every entry holds. */
export function rarity(holders: number, entries: number): number {
  return Math.log((entries + 1) / (holders + 0.5));
}

const rounded = (number: number) => Math.max(0, Math.round(number * 100) / 100);
const listed = (sets: ReadonlyMap<string, ReadonlySet<number>>) =>
  Object.fromEntries([...sets].map(([term, places]) => [term, [...places]]));

function add(sets: Map<string, Set<number>>, term: string, place: number): void {
  const places = sets.get(term) ?? new Set<number>();
  places.add(place);
  sets.set(term, places);
}
