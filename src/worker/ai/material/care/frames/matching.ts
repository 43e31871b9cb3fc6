import type { Language } from "#shared/rules/language.ts";
import type { CareKind, Concerned } from "../kinds.ts";
import type { Words } from "./classes.ts";
import type { Frame } from "./frame.ts";
import { FRAMES } from "./frames.ts";
import { type Hit, type Hits, hitsIn, type Lexicon, lexiconOf, sentencesOf } from "./tokens.ts";
import { DE_AROUND } from "./words/around/de.ts";
import { DE_DANGER } from "./words/danger/de.ts";
import { DE_WORDS } from "./words/de.ts";
import { EN_AROUND } from "./words/around/en.ts";
import { EN_DANGER } from "./words/danger/en.ts";
import { EN_WORDS } from "./words/en.ts";
import { ES_AROUND } from "./words/around/es.ts";
import { ES_DANGER } from "./words/danger/es.ts";
import { ES_WORDS } from "./words/es.ts";
import { FR_AROUND } from "./words/around/fr.ts";
import { FR_DANGER } from "./words/danger/fr.ts";
import { FR_WORDS } from "./words/fr.ts";
import { PT_AROUND } from "./words/around/pt.ts";
import { PT_DANGER } from "./words/danger/pt.ts";
import { PT_WORDS } from "./words/pt.ts";

const WORDS: Readonly<Record<Language, Words>> = {
  en: { ...EN_WORDS, ...EN_DANGER, ...EN_AROUND },
  es: { ...ES_WORDS, ...ES_DANGER, ...ES_AROUND },
  fr: { ...FR_WORDS, ...FR_DANGER, ...FR_AROUND },
  de: { ...DE_WORDS, ...DE_DANGER, ...DE_AROUND },
  pt: { ...PT_WORDS, ...PT_DANGER, ...PT_AROUND },
};
/** How far apart, in words, what belongs together stands at most. */
const SPAN = 18;
/** How many words stand at most between what has to follow one another. */
const BETWEEN = 2;

/** What a sentence tells of, and in which language. */
export interface Told {
  readonly kind: CareKind;
  /** Whether it counts in a film or a game, too. */
  readonly own: boolean;
  readonly language: Language;
  /** Whom it concerns, where that isn't the one who writes. */
  readonly about: Concerned | undefined;
}

let lexicon: Lexicon | undefined;

/** All that is told in a text, as `careTextOf` makes it, by who does what to whom. */
export function toldIn(plain: string): Told[] {
  return hitsOf(plain).flatMap(([language, hits]) =>
    FRAMES.filter((frame) => fits(frame, hits)).map(({ kind, own, about }) => ({
      kind,
      own,
      language,
      about,
    })),
  );
}

/** Whether a text itself says that what it names is wrong. */
export function saysWrong(plain: string): boolean {
  return hitsOf(plain).some(([, hits]) => hits.has("wrong"));
}

function hitsOf(plain: string): [Language, Hits][] {
  const known = (lexicon ??= lexiconOf(WORDS));
  return sentencesOf(plain).flatMap((sentence) => hitsIn(sentence, known));
}

function fits({ needs, unless = [], ordered = false }: Frame, hits: Hits): boolean {
  return (
    needs.every((classes) => classes.some((is) => hits.has(is))) &&
    !unless.some((is) => hits.has(is)) &&
    apart(
      needs.map((classes) => classes.flatMap((is) => hits.get(is) ?? [])),
      [],
      ordered ? follows : near,
    )
  );
}

/** Whether each need is met by words of its own, each in its place towards all that are met before it. */
function apart(
  needs: readonly (readonly Hit[])[],
  taken: readonly Hit[],
  placed: (hit: Hit, before: Hit) => boolean,
): boolean {
  const hits = needs[taken.length];
  return (
    hits === undefined ||
    hits.some((hit) => taken.every((other) => placed(hit, other)) && apart(needs, [...taken, hit], placed))
  );
}

/** Whether something comes soon after what was said before it. */
function follows(hit: Hit, before: Hit): boolean {
  const skipped = (hit[0] ?? 0) - (before.at(-1) ?? 0) - 1;
  return skipped >= 0 && skipped <= BETWEEN;
}

function near(one: Hit, other: Hit): boolean {
  if (one.some((place) => other.includes(place))) return false;
  const first = Math.min(one[0] ?? 0, other[0] ?? 0);
  return Math.max(one.at(-1) ?? 0, other.at(-1) ?? 0) - first <= SPAN;
}
