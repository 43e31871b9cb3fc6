import { stemmedWords } from "./stem.ts";
import { freePhrasesIn, type SubjectIndex } from "./subject-index.ts";
import { type Name, wordsIn } from "./subject-names.ts";
import type { Asked } from "./topic-words.ts";
import { folderOf, homeOf, knows, namedBy, rarityOf, tells, weightOf } from "./word-weights.ts";

/** From this rarity on a word tells what is meant wherever it stands. */
const RARE = 4.5;
/** From this weight on a card has a word among its terms rather than somewhere in its text. */
const SAID = 2;

/** How far after a name the word is that tells its kind: "cumpleaños de mi perro". */
const BESIDE = 3;

/** Whether all of a name is said after "for", "in" or "and". */
export const isInTail = (name: string, { core }: Asked) => name.split(" ").every((stem) => !core.has(stem));

/**
 * Whether a card knows the thing that is meant: one that doesn't is of a neighbour, as coffee is of a coffee table.
 * A rare name may stand before a thing that the card doesn't know: "Minecraft castle".
 */
export function isAboutHead(place: number, { name, whole }: Name, own: boolean, question: Asked): boolean {
  const { head, index, isJoined } = question;
  if (head === undefined || name.split(" ").includes(head)) return true;
  if (!own && wordsIn(name) === 1 && weightOf(head, place, index) < SAID && isElsewhere(head, place, index))
    return false;
  if (!own && wordsIn(name) === 1 && isOfStranger(name, place, question)) return false;
  if (knows(place, head, index)) return true;
  if (isInTail(name, question)) return own && isJoined;
  if (wordsIn(name) === 1) return whole && (own || rarityOf(name, index) >= RARE);
  const others = namedBy(head, index);
  const isAnotherFolders = others.every((other) => folderOf(other, index) !== folderOf(place, index));
  if (!question.kindFirst && others.length > 0 && isAnotherFolders) return false;
  return !isOfOther(name, others, place, index);
}

/** What a thing does or how it seems, in stems: said after its name, that makes no other thing of it. */
const DOES = new Set(
  stemmedWords(
    "come comes came turn turns turned fall falls fell go goes went keep keeps kept get gets got look looks looked taste tastes tasted smell smells feel feels felt stay stays start starts stop stops",
  ).map(({ stem }) => stem),
);

/** Whether a word that a card doesn't know makes another thing of a name: "AI girlfriend apps". */
function isOfStranger(name: string, place: number, { core, kindFirst, index }: Asked): boolean {
  const told = [...core].filter(tells);
  const next = told.includes(name) ? told[told.indexOf(name) + 1] : undefined;
  if (!kindFirst || next === undefined || DOES.has(next) || knows(place, next, index)) return false;
  return rarityOf(name, index) < RARE || namedBy(next, index).length > 0;
}

/** Whether a word is at home in another folder than a card's. */
function isElsewhere(stem: string, place: number, index: SubjectIndex): boolean {
  const home = homeOf(stem, index);
  return home !== undefined && home !== folderOf(place, index);
}

/** Whether one of these cards, of another folder, knows all words of a name. */
function isOfOther(name: string, others: readonly number[], place: number, index: SubjectIndex): boolean {
  const folder = folderOf(place, index);
  return others.some(
    (other) =>
      folderOf(other, index) !== folder && name.split(" ").every((stem) => weightOf(stem, other, index) > 0),
  );
}

/** How much of what is meant a card knows by the words before any "for" or "in". */
export function shareOf(place: number, { core, index }: Asked): number {
  const told = [...core].filter(tells);
  const rarity = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + rarityOf(stem, index), 0);
  return rarity(told.filter((stem) => knows(place, stem, index))) / (rarity(told) || 1);
}

/**
 * Whether the word beside a name makes it a thing of another folder: where a card there is called by it and knows the
 * thing, as the tyre of a bike isn't a car's; where this card is of a kind that isn't said: a dog's party isn't a child's;
 * or where it stands for the word that a part of a name lacks: "maquillaje para piel grasa" isn't for mature skin.
 */
export function isAnothers(place: number, { name, part = false }: Name, question: Asked): boolean {
  const { index, asked, language } = question;
  const words = name.split(" ");
  const strangers = besides(words, question).filter(
    (stem) =>
      !knows(place, stem, index) || (weightOf(stem, place, index) < SAID && isElsewhere(stem, place, index)),
  );
  if (part && !question.kindFirst && strangers.length > 0) return true;
  const title = freePhrasesIn(index.subjects[place]?.names[language] ?? "", true)[0]?.split(" ") ?? [];
  const isTitle = words.some((stem) => title.includes(stem));
  const isKind = isTitle ? title.some((stem) => tells(stem) && !asked.has(stem)) : words.length === 1;
  return strangers.some(
    (stem) =>
      (isKind && homeOf(stem, index) !== undefined) || isOfOther(name, namedBy(stem, index), place, index),
  );
}

/** The word that tells the kind of what is named: before it in English and German, after it in the others. */
function besides(name: readonly string[], { said, kindFirst }: Asked): string[] {
  const at = said.flatMap((stem, place) => (stem !== undefined && name.includes(stem) ? [place] : []));
  const first = at[0] ?? 0;
  const last = at.at(-1) ?? 0;
  const near = kindFirst
    ? said.slice(Math.max(0, first - 1), first)
    : said.slice(last + 1, last + 1 + BESIDE);
  return near
    .flatMap((stem) => stem ?? [])
    .filter((stem) => tells(stem))
    .slice(0, 1);
}
