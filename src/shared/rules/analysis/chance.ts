import { ranks } from "./statistics.ts";

/** A whole number from 0 to `limit` - 1. */
export type Below = (limit: number) => number;

/** How often values are dealt anew to see what chance alone does. */
const DEALS = 499;

/**
 * How often noise may be taken for an insight, in all questions of one analysis together: once in 25 analyses
 * at most. Source: heuristic; below the usual 5%, since the deals themselves are counted.
 */
const FALSE_ALARMS = 0.04;

/** Values in groups, a group being the places of its values in the list. */
export interface Grouped {
  readonly values: readonly number[];
  readonly groups: readonly (readonly number[])[];
}

/**
 * How likely chance alone lifts any group as high above the rest as the highest stands, 0 to 1: a permutation
 * test. The ranks of the values are dealt to their places anew {@link DEALS} times, and it is counted how often
 * the highest group stands as high. It presumes nothing of how views are distributed, one hit weighs no more than
 * its rank, and looking at many groups finds no more than looking at one. Groups may overlap.
 * Source: P. Good, Permutation Tests (2000); the largest of many, Westfall and Young (1993).
 */
export function chanceOfHighest({ values, groups }: Grouped, random: Below): number {
  const dealt = ranks(values);
  const highest = () => groups.reduce((most, group) => Math.max(most, heightOf(dealt, group)), -Infinity);
  // What adds up to the same in another order may differ in its last bits.
  const found = highest() - 1e-9;
  let asHigh = 1;
  for (let deal = 0; deal < DEALS; deal += 1) {
    shuffle(dealt, random);
    if (highest() >= found) asHigh += 1;
  }
  return asHigh / (DEALS + 1);
}

/** How far a group's ranks stand above the middle, in standard errors. @param group some of the places, not all. */
export function heightOf(placed: readonly number[], group: readonly number[]): number {
  const [all, size] = [placed.length, group.length];
  const error = Math.sqrt(((all + 1) * (all - size)) / (12 * size));
  let total = 0;
  for (const at of group) total += placed[at] ?? 0;
  return (total / size - (all + 1) / 2) / error;
}

/** Fisher and Yates, in place. */
function shuffle(cards: number[], random: Below): void {
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    const [a, b] = [cards[last] ?? 0, cards[other] ?? 0];
    cards[last] = b;
    cards[other] = a;
  }
}

/**
 * Which answers stand when several questions are asked of the same numbers: the surest first, each held to what
 * is left for it. Source: S. Holm, Scandinavian Journal of Statistics 6 (1979).
 * @param chances by question, how likely chance alone brings such an answer; undefined where it couldn't be asked.
 */
export function standing<Question extends string>(
  chances: Readonly<Record<Question, number | undefined>>,
): ReadonlySet<string> {
  const asked = Object.entries<number | undefined>(chances)
    .flatMap(([question, chance]) => (chance === undefined ? [] : [{ question, chance }]))
    .toSorted((a, b) => a.chance - b.chance);
  const first = asked.findIndex(({ chance }, index) => chance > FALSE_ALARMS / (asked.length - index));
  return new Set((first === -1 ? asked : asked.slice(0, first)).map(({ question }) => question));
}
