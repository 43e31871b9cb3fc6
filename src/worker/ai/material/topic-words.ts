import type { Language } from "#shared/rules/language.ts";
import { type KnownWord, knownWords } from "./known-stems.ts";
import { beforeVerb, beginsTail, joins, mayBeVerb } from "./phrasing/topic-grammar.ts";
import { plain } from "./stem.ts";
import { phrasesIn, type SubjectIndex } from "./subject-index.ts";
import { namedBy, tells } from "./word-weights.ts";

/** The words of a topic by what they do in it. */
export interface TopicWords {
  /** The stems in order, undefined for words that say nothing about a subject. */
  readonly said: readonly (string | undefined)[];
  /** What it is about: the stems before any "for", "in", "with". */
  readonly core: ReadonlySet<string>;
  /** Those of two words read as one, which stand there once more. */
  readonly joints: ReadonlySet<string>;
  /** The thing that is meant, as far as its place tells; none where the words name no thing. */
  readonly head?: string;
  /** Whether the rest is a second thing rather than where, when or for whom. */
  readonly isJoined: boolean;
}

/** What is asked, taken apart. */
export interface Asked extends TopicWords {
  /** All that is said, in plain form. */
  readonly plain: string;
  /** Whether it says that something is left away: "without". */
  readonly isDenied: boolean;
  readonly index: SubjectIndex;
  /** The stems of all that is said, in order. */
  readonly spoken: readonly (string | undefined)[];
  readonly asked: ReadonlySet<string>;
  /** How much the words of the subject tell together. */
  readonly whole: number;
  /** Whether what kind of thing is meant is said before the thing: "budget phone". */
  readonly kindFirst: boolean;
  readonly language: Language;
  /** Whether it is one word, in whatever language. */
  readonly isOneWord: boolean;
}

/** Whether a word of the telling ones, in its place, may be the verb of what is done. */
type IsVerb = (word: KnownWord, at: number, telling: readonly KnownWord[]) => boolean;

/** What the words of a topic do: in English and German the thing comes last, in the others first. */
export function topicWords(text: string, language: Language, index: SubjectIndex): TopicWords {
  const words = knownWords(text, index, language);
  const nouns = language === "de" ? nounsOf(text) : new Set<string>();
  const afterPronoun = new Set(
    words.filter((_, at) => beforeVerb(words[at - 1]?.word ?? "", language)).map(({ word }) => word),
  );
  const isVerb: IsVerb = ({ word, stem }, at, telling) =>
    at === (language === "de" ? telling.length - 1 : 0) &&
    (afterPronoun.has(word) ||
      (mayBeVerb(word, language) && !nouns.has(word) && !isPursuit(stem ?? "", language, index)));
  const end = words.findIndex(
    ({ word }, at) =>
      (beginsTail(word, language) || joins(word, language)) && namesThing(words.slice(0, at), isVerb),
  );
  const core = end < 0 ? words : words.slice(0, end);
  const telling = tellingOf(core);
  const written = telling.filter(({ word }) => nouns.has(word));
  const things = telling.filter((word, at) => !isVerb(word, at, telling));
  const candidates = [written, things, telling].find(({ length }) => length > 0) ?? [];
  const head = candidates.at(language === "en" || language === "de" ? -1 : 0)?.stem;
  return {
    said: words.map(({ stem }) => stem),
    core: new Set(core.flatMap(({ stem }) => stem ?? [])),
    joints: new Set(core.flatMap(({ stem, isJoint }) => (isJoint && stem) || [])),
    isJoined: joins(words[end]?.word ?? "", language),
    ...(head === undefined ? {} : { head }),
  };
}

const tellingOf = (words: readonly KnownWord[]) =>
  words.filter(({ stem }) => stem !== undefined && tells(stem));

/** Whether a verb is by itself what a subject is called: "quilting", unlike "buying". */
function isPursuit(stem: string, language: Language, index: SubjectIndex): boolean {
  return namedBy(stem, index).some((place) =>
    phrasesIn(index.subjects[place]?.names[language] ?? "").includes(stem),
  );
}

/** Whether these words say what a topic is about; a verb alone doesn't: "living in a van". */
function namesThing(words: readonly KnownWord[], isVerb: IsVerb): boolean {
  const telling = tellingOf(words);
  return telling.some((word, at) => !isVerb(word, at, telling));
}

/** The words that German writes as nouns, in plain form. */
function nounsOf(text: string): ReadonlySet<string> {
  return new Set((text.match(/\p{Lu}[\p{L}\p{N}-]*/gu) ?? []).map((word) => plain(word)));
}
