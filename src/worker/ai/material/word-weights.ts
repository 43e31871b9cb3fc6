import { isQualifier } from "./phrasing/qualifiers.ts";
import { isGeneric } from "./phrasing/topic-grammar.ts";
import { NAMES_FROM, placesOf, type SubjectIndex } from "./subject-index.ts";

/** How much a word tells that no card knows. */
const UNKNOWN_RARITY = 5;
/** Cards of a folder that a word names where it is at home there. */
const AT_HOME = 3;
/** The share of all cards that a word names which these are. */
const MOST_AT_HOME = 0.4;

/** How much a word tells: more, the fewer cards know it. */
export function rarityOf(stem: string, index: SubjectIndex): number {
  const cards = placesOf(stem, index).length / 2;
  return cards === 0 ? UNKNOWN_RARITY : Math.log(1 + (2 * index.subjects.length) / (1 + cards));
}

/** Places of the subjects that have a stem in their name. */
export function namedBy(stem: string, index: SubjectIndex): number[] {
  const places = placesOf(stem, index);
  return places.filter((_, at) => at % 2 === 0 && (places[at + 1] ?? 0) >= NAMES_FROM);
}

/** What a stem counts on a card; 0 where the card doesn't know it. */
export function weightOf(stem: string, place: number, index: SubjectIndex): number {
  const places = placesOf(stem, index);
  const at = places.findIndex((each, nth) => nth % 2 === 0 && each === place);
  return at < 0 ? 0 : (places[at + 1] ?? 0);
}

/** The folder a card is in. */
export const folderOf = (place: number, { subjects }: SubjectIndex) => subjects[place]?.id.split("/")[0];

/** The folder that a word is at home in: that of dogs for "dog"; none for a word of all folders. */
export function homeOf(stem: string, index: SubjectIndex): string | undefined {
  const folders = namedBy(stem, index).map((place) => folderOf(place, index));
  const [first = [], second = []] = [...Map.groupBy(folders, (folder) => folder).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  const isHome =
    first.length >= AT_HOME &&
    first.length >= second.length * 2 &&
    first.length >= folders.length * MOST_AT_HOME;
  return isHome ? first[0] : undefined;
}

/** Whether a card knows a word, or is of the folder that the word is at home in. */
export function knows(place: number, stem: string, index: SubjectIndex): boolean {
  return weightOf(stem, place, index) > 0 || homeOf(stem, index) === folderOf(place, index);
}

/** Whether a stem tells what is meant, rather than how it is, what kind of video or how many. */
export const tells = (stem: string) => !isQualifier(stem) && !isGeneric(stem) && !/^\d/u.test(stem);
