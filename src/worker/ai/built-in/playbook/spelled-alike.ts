import { edits } from "../../material/edits.ts";

/** A term of the playbook that is spelled like a word, and how surely it is meant. */
export type Alike = readonly [term: string, share: number];

/** Shorter words share too few letters to tell. */
const LEAST_LETTERS = 4;
/** From this share of common letters in threes two words have the same root: "monetized", "monetization". */
const SAME_ROOT = 0.5;
/** A term of so many letters inside a longer word is a part of it: "urheberrecht" in "urheberrechtsverstoß". */
const LEAST_PART = 5;
/** What a word counts that is misspelt, a part of a compound, or of the same root. */
const SHARES = { misspelt: 0.8, part: 0.75, root: 0.7 };
/** Most terms that a word is read as. */
const MOST = 3;

interface Spelling {
  readonly term: string;
  readonly threes: number;
}
interface Spellings {
  readonly all: readonly Spelling[];
  /** For each three letters the places of the terms that have them. */
  readonly holders: ReadonlyMap<string, readonly number[]>;
}

const spellings = new WeakMap<object, Spellings>();

/** Terms that a word may be a misspelling, a compound or another form of, the surest first. */
export function spelledAlike(word: string, weights: Readonly<Record<string, number>>): Alike[] {
  if (word.length < LEAST_LETTERS || /\d/u.test(word)) return [];
  const { all, holders } = spellingsOf(weights);
  const threes = threesOf(word);
  const common = new Map<number, number>();
  for (const three of threes)
    for (const place of holders.get(three) ?? []) common.set(place, (common.get(place) ?? 0) + 1);
  const found: Alike[] = [];
  for (const [place, shared] of common) {
    const spelling = all[place];
    if (spelling === undefined || spelling.term === word) continue;
    const share = shareOf(word, spelling, shared, threes.size);
    if (share > 0) found.push([spelling.term, share]);
  }
  return found.toSorted(([, one], [, other]) => other - one).slice(0, MOST);
}

function shareOf(word: string, { term, threes }: Spelling, shared: number, own: number): number {
  const alike = (2 * shared) / (own + threes);
  if (isMisspelt(word, term)) return SHARES.misspelt + alike / 10;
  if (isPart(term, word) || isPart(word, term)) return SHARES.part * Math.max(alike, 0.8);
  return alike >= SAME_ROOT && word.slice(0, 3) === term.slice(0, 3) ? SHARES.root * alike : 0;
}

/** One letter of a short word, or two of a long one, are wrong. */
function isMisspelt(word: string, term: string): boolean {
  const most = Math.min(word.length, term.length) >= 8 ? 2 : 1;
  return word[0] === term[0] && Math.abs(word.length - term.length) <= most && edits(word, term) <= most;
}

function isPart(part: string, whole: string): boolean {
  return (
    part.length >= LEAST_PART &&
    whole.length > part.length &&
    (whole.startsWith(part) || whole.endsWith(part))
  );
}

function spellingsOf(weights: Readonly<Record<string, number>>): Spellings {
  const known = spellings.get(weights);
  if (known !== undefined) return known;
  const terms = Object.keys(weights).filter((term) => term.length >= LEAST_LETTERS && !/\d/u.test(term));
  const holders = new Map<string, number[]>();
  const all = terms.map((term, place) => {
    const threes = threesOf(term);
    for (const three of threes) {
      const places = holders.get(three) ?? [];
      places.push(place);
      holders.set(three, places);
    }
    return { term, threes: threes.size };
  });
  const made = { all, holders };
  spellings.set(weights, made);
  return made;
}

/** All three letters in a row of a word; its beginning counts as one. */
function threesOf(word: string): Set<string> {
  const marked = `^${word}`;
  return new Set(Array.from({ length: marked.length - 2 }, (_, at) => marked.slice(at, at + 3)));
}
