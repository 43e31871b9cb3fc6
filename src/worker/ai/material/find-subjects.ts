import type { Language } from "#shared/rules/language.ts";
import { denies } from "./phrasing/topic-grammar.ts";
import { knownStems } from "./known-stems.ts";
import { isAboutHead, isAnothers, shareOf } from "./subject-fit.ts";
import { stemmedWords } from "./stem.ts";
import { placesOf, type SubjectIndex } from "./subject-index.ts";
import { lengthOf, type Name, namesFound } from "./subject-names.ts";
import { type Asked, topicWords } from "./topic-words.ts";
import { namedBy, rarityOf, tells, weightOf } from "./word-weights.ts";

/** A subject that a text speaks of, and how sure that is. */
export interface FoundSubject {
  readonly id: string;
  readonly score: number;
  /** The stems of the name that was found; none where it was found by what its card says. */
  readonly name: string;
  /** False where it is only a part of a name, or what its card says. */
  readonly whole: boolean;
  /** True where its words are said just so, though but one of them tells anything: "cooking for one". */
  readonly literal?: boolean;
  /** True where it is one word that no other subject's name holds. */
  readonly own: boolean;
}

/** What a whole name is worth, for each of its words. */
const WHOLE_NAME = 100;
/** The share of a subject's telling words that a card must know where one word alone named it … */
const COVERED = 0.5;
/** … where a whole name of several words is said anywhere in the text … */
const COVERED_BY_ITS_NAME = 0.1;
/** … where no other card's name holds that word … */
const COVERED_BY_ITS_OWN = 0.42;
/** … and where no name was found, but what the card says. */
const COVERED_UNNAMED = 0.95;
/** The least words of what is asked about there. */
const LEAST_UNNAMED = 3;
/** How far ahead of every other card one without its name must be. */
const AHEAD_UNNAMED = 1.5;
/** The share of a subject's words that a card must know where a part of its name is said. */
const COVERED_IN_PART = 0.5;
/** The least weight of the words on a card that speaks of all without its name being said. */
const LEAST_WEIGHT = 2;
/** What a word after "for", "in" or "with" counts beside one before it. */
const TAIL_TELLS = 0.3;
/** The share of what is meant that a card must know where a word of its names stands for it. */
const COVERED_BY_A_PART = 0.6;
/** Candidates that are looked at closely. */
const CANDIDATES = 32;

/** What speaks for a subject: the sum of its words' weights, and how much of what is asked about its card knows. */
interface Tally {
  readonly place: number;
  score: number;
  /** What of the score is of words that tell what is meant. */
  told: number;
  covered: number;
}

/**
 * The subjects whose name a text holds, in any order of words, best first; the longest and rarest name wins, and what
 * else of the text their cards speak of decides between equals. A subject named by one word alone must know enough
 * of the other words that are asked about, too: a budget phone isn't budgeting. Empty where no name is found, and no
 * card alone speaks of all that is asked about.
 * @param subject the part of the text that it is about.
 */
export function findSubjects(
  text: string,
  index: SubjectIndex,
  { subject = text, language = "en" }: { subject?: string; language?: Language } = {},
): FoundSubject[] {
  const topic = topicWords(subject, language, index);
  const words = stemmedWords(text).map(({ word }) => word);
  const { said, core, joints, isJoined } = topic;
  const about = new Set(said);
  const spoken = subject === text ? said : knownStems(text, index, language);
  const asked = new Set([...spoken, ...said].filter((stem) => stem !== undefined));
  const tallies = new Map<number, Tally>();
  let whole = 0;
  for (const stem of asked) {
    const places = placesOf(stem, index);
    const rarity = rarityOf(stem, index);
    const isCore = (isJoined || core.has(stem)) && !joints.has(stem);
    const telling = about.has(stem) && tells(stem) ? rarity * (isCore ? 1 : TAIL_TELLS) : 0;
    whole += telling;
    for (let at = 0; at + 1 < places.length; at += 2) {
      const place = places[at] ?? 0;
      const tally = tallies.get(place) ?? { place, score: 0, told: 0, covered: 0 };
      const worth = rarity * (places[at + 1] ?? 0);
      tally.score += worth;
      tally.told += telling > 0 ? worth : 0;
      tally.covered += telling;
      tallies.set(place, tally);
    }
  }
  const ranked = [...tallies.values()]
    .toSorted((one, other) => other.told - one.told || other.score - one.score)
    .slice(0, CANDIDATES);
  const kindFirst = language === "en" || language === "de";
  const question = {
    ...topic,
    plain: words.join(" "),
    isDenied: words.some(denies),
    index,
    spoken,
    asked,
    whole,
    kindFirst,
    language,
    isOneWord: !text.trim().includes(" "),
  };
  const all = ranked.flatMap((tally) => foundByName(tally, question) ?? []);
  const named = all
    .filter((one) => !isOfAnother(one, all, question))
    .toSorted((one, other) => other.score - one.score);
  return named.length > 0
    ? named
    : foundByWhatItSays(
        ranked.toSorted((one, other) => other.score - one.score),
        question,
      );
}

/** A subject by the longest of its names that is found and means it. */
function foundByName({ place, score, covered }: Tally, question: Asked): FoundSubject | undefined {
  const subject = question.index.subjects[place];
  if (!subject) return undefined;
  const isOwn = ({ name }: Name) => !name.includes(" ") && namedBy(name, question.index).length <= 1;
  const found = namesFound(subject, place, question);
  const anothers = found.filter((each) => isAnothers(place, each, question));
  const named = found.find((each) => {
    const length = lengthOf(each);
    // A name that means another's thing isn't saved by a shorter one.
    if (anothers.includes(each) || anothers.some((other) => lengthOf(other) > length)) return false;
    const own = length === 1 && isOwn(each);
    if (covered < question.whole * leastCovered(each.whole, length, own)) return false;
    if (length === 1 && !each.whole && shareOf(place, question) < COVERED_BY_A_PART) return false;
    return isAboutHead(place, each, own, question);
  });
  if (!named) return undefined;
  const { name, whole, literal = false } = named;
  const length = lengthOf(named);
  const worth = WHOLE_NAME * (length - (whole ? 0 : 0.5)) * toldBy(name, question);
  return { id: subject.id, score: score + worth, name, whole, literal, own: length === 1 && isOwn(named) };
}

/** How much of a name is what is meant rather than where or for whom. */
function toldBy(name: string, { core }: Asked): number {
  const words = name.split(" ");
  return words.reduce((sum, stem) => sum + (core.has(stem) ? 1 : TAIL_TELLS), 0) / words.length;
}

/** The share of what is asked about that a card must know. */
function leastCovered(whole: boolean, length: number, own: boolean): number {
  if (length > 1) return whole ? COVERED_BY_ITS_NAME : COVERED_IN_PART;
  return whole && own ? COVERED_BY_ITS_OWN : COVERED;
}

/** The one subject whose card speaks of all that is asked about, where it is far ahead: soy wax and paraffin. */
function foundByWhatItSays(ranked: readonly Tally[], { index, whole, said, head }: Asked): FoundSubject[] {
  const [best, next] = ranked.filter(({ covered }) => covered >= whole * COVERED_UNNAMED);
  const subject = best && index.subjects[best.place];
  const words = said.filter((stem) => stem !== undefined).length;
  if (head !== undefined && best && weightOf(head, best.place, index) < LEAST_WEIGHT) return [];
  if (!subject || words < LEAST_UNNAMED || best.score < best.covered * LEAST_WEIGHT) return [];
  if (best.score < (next?.score ?? 0) * AHEAD_UNNAMED) return [];
  return [{ id: subject.id, score: best.score, name: "", whole: false, own: true }];
}

/** Whether a word only tells what kind of another subject's thing is meant: the budget of a budget phone. */
function isOfAnother(
  { id, name, own }: FoundSubject,
  all: readonly FoundSubject[],
  { said, kindFirst }: Asked,
): boolean {
  if (own || !kindFirst || name.includes(" ")) return false;
  const next = said[said.indexOf(name) + 1];
  return next !== undefined && all.some((other) => other.id !== id && other.name.split(" ").includes(next));
}
