import { REPLY_LIMITS } from "#shared/rules/replies.ts";
import type { Random } from "../random.ts";

/** A reply that could be given, with the parts it is made of. */
export interface Candidate {
  readonly text: string;
  readonly parts: readonly string[];
  /** How many of the comment's own words it names; the more, the more it is preferred. */
  readonly own?: number;
}

/** Deals at most one text that isn't `taken`: one that hasn't come yet, of the parts that came least. */
export type Deal = (candidates: readonly Candidate[], taken: readonly string[]) => string[];

/** The most own words that one line names. */
const MOST_OWN = 2;

/** Deals replies so that none comes again while there are others, and neighbours share as few parts as can be. */
export function dealer(random: Random): Deal {
  const times = new Map<string, number>();
  const count = (part: string) => times.get(part) ?? 0;

  return (candidates, taken) => {
    const fitting = candidates.filter(
      ({ text }) =>
        text.length <= REPLY_LIMITS.option && !taken.some((one) => one.toLowerCase() === text.toLowerCase()),
    );
    const cost = ({ text, parts, own = 0 }: Candidate) =>
      count(text) * 10_000 + (MOST_OWN - own) * 1000 + parts.reduce((sum, part) => sum + count(part), 0);
    const costs = fitting.map(cost);
    const least = Math.min(...costs);
    const best = fitting.filter((_, index) => costs[index] === least);
    if (best.length === 0) return [];
    const { text, parts } = random.pick(best);
    for (const part of [text, ...parts]) times.set(part, count(part) + 1);
    return [text];
  };
}
