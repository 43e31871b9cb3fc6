import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** The built-in engine's dice: the same seed always throws the same numbers. */
export interface Random {
  /** A whole number from 0 to `limit` - 1; `limit` is at least 1. */
  below(limit: number): number;
  /** One of the items; the list must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** Up to `count` different items, in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[];
}

/** @param seed any whole number; its low 32 bits count. */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const below = (limit: number) => uniformInt(generator, 0, limit - 1);
  const sample = <Item>(items: readonly Item[], count: number) => {
    const deck = [...items];
    const drawn: Item[] = [];
    while (drawn.length < count && deck.length > 0) {
      const place = below(deck.length);
      drawn.push(...deck.slice(place, place + 1));
      // The last card fills the gap, which is quicker than closing it.
      deck.copyWithin(place, deck.length - 1).pop();
    }
    return drawn;
  };
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError("pick needs at least one item");
      return item;
    },
    sample,
  };
}
