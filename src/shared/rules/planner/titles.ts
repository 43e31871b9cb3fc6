import { words } from "../words.ts";

/**
 * From this share of common words on, two titles count as nearly the same. Source: heuristic (2026-11-21). Why
 * it matters: YouTube's policy on inauthentic content, renamed 2025-07-15, says that mass-produced or
 * repetitive content can't earn (reported by ppc.land and dailyfly, checked 2026-11-21).
 */
const NEARLY_SAME = 0.7;

/** What the screen says of it. */
export const REPETITION_POLICY =
  "YouTube's rule on inauthentic content says that mass-produced or repetitive videos can't earn (reported by ppc.land, checked 2026-11-21).";

/** How alike two titles are, 0 to 1: the words they share, of all their words. Numbers are left out. */
export function titleLikeness(one: string, other: string): number {
  const [first, second] = [tokens(one), tokens(other)];
  // Titles without words, such as emoji, are the same or they aren't.
  if (first.size === 0 || second.size === 0) return one.trim() === other.trim() ? 1 : 0;
  return likeness(first, second);
}

function likeness(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const shared = first.intersection(second).size;
  return shared / (first.size + second.size - shared);
}

/** True where two titles would look mass-produced beside each other. */
export function nearlySame(one: string, other: string): boolean {
  return titleLikeness(one, other) >= NEARLY_SAME;
}

/** The titles of a row, to tell which others would look mass-produced beside them. */
export class TitleRow {
  readonly #tokens: Set<string>[] = [];

  add(title: string): void {
    this.#tokens.push(tokens(title));
  }

  /** True for a title nearly the same as one of the row; one without words is like none. */
  holdsLike(title: string): boolean {
    const own = tokens(title);
    return own.size > 0 && this.#tokens.some((other) => likeness(own, other) >= NEARLY_SAME);
  }
}

interface Titled {
  readonly day: number;
  readonly title: string;
}

/** The days whose titles are nearly the same as another's, in groups of two and more, in order. */
export function similarDays(posts: readonly Titled[]): number[][] {
  const groups: Titled[][] = [];
  for (const post of posts) {
    const alike = groups.filter((group) => group.some(({ title }) => nearlySame(title, post.title)));
    for (const group of alike) groups.splice(groups.indexOf(group), 1);
    groups.push([...alike.flat(), post]);
  }
  return groups
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ day }) => day).toSorted((a, b) => a - b))
    .toSorted(([a = 0], [b = 0]) => a - b);
}

/** A title's words without its numbers: "5 knife mistakes" and "7 knife mistakes" are the same idea. */
function tokens(title: string): Set<string> {
  return new Set(words(title).filter((word) => !/^\p{N}+$/u.test(word)));
}
