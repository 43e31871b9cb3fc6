import { type Below, chanceOfHighest, heightOf } from "./chance.ts";
import type { Compared } from "./compared.ts";
import { median, ranks } from "./statistics.ts";

/** Below this many videos no groups of them are compared. Source: heuristic. */
export const SAMPLE_LEAST = 12;
/** The fewest videos of one group that are held against another. Source: heuristic; one video alone can be anything. */
export const GROUP_LEAST = 3;

/** The group that did best, of those that could be compared. */
export interface BestGroup<Key> {
  readonly key: Key;
  readonly videos: number;
  /** How many times the views of its neighbours the middle video of the group has. */
  readonly times: number;
}

/** What came of comparing groups of videos. */
export interface Comparison<Key> {
  /** How likely chance alone lifts any of them so high; undefined where they couldn't be compared. */
  readonly chance: number | undefined;
  readonly best: BestGroup<Key> | undefined;
  /** Videos that could be put into a group at all. */
  readonly videos: number;
}

/**
 * Compares groups of videos by how they did beside their neighbours.
 * @param keyOf the group of a video; undefined where it belongs to none.
 */
export function compareGroups<Key extends string | number>(
  all: readonly Compared[],
  keyOf: (one: Compared) => Key | undefined,
  random: Below,
): Comparison<Key> {
  const keyed = all.flatMap((one) => {
    const key = keyOf(one);
    return key === undefined ? [] : [{ key, lead: one.lead }];
  });
  const large = [...Map.groupBy(keyed, ({ key }) => key).values()].filter(
    (group) => group.length >= GROUP_LEAST,
  );
  const usable = large.flat();
  if (usable.length < SAMPLE_LEAST || large.length < 2)
    return { chance: undefined, best: undefined, videos: keyed.length };
  const values = usable.map(({ lead }) => lead);
  const groups = [...Map.groupBy(usable.keys(), (at) => usable[at]?.key).values()];
  const placed = ranks(values);
  const [first = []] = groups.toSorted((a, b) => heightOf(placed, b) - heightOf(placed, a));
  const key = usable[first[0] ?? 0]?.key;
  const times = Math.exp(median(first.map((at) => values[at] ?? 0)) ?? 0);
  return {
    chance: chanceOfHighest({ values, groups }, random),
    best: key === undefined ? undefined : { key, videos: first.length, times },
    videos: keyed.length,
  };
}
