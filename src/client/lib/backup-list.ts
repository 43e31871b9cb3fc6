import type * as z from "zod/mini";
import type { Store, WriteOutcome } from "./storage.ts";

/** What became of taking something over, and how to take that back. */
export interface Restored {
  readonly outcome: WriteOutcome;
  readonly undo: () => void;
}

/** One of the creator's lists as a file holds it, checked. */
export interface ListBackup {
  /** What one of its items is called, and several. */
  readonly nouns: Nouns;
  readonly count: number;
  /** How many of the file's items can't be read. */
  readonly unreadable: number;
  /** How many of them are already in this browser. */
  known(): number;
  /** `merge` adds the items that aren't here yet; `replace` makes the list as it is in the file. */
  restore(how: "merge" | "replace"): Restored;
}

type Nouns = readonly [one: string, many: string];

/** A list that goes into a creator's file and comes back from it. */
export interface BackedUpList {
  readonly export: () => readonly unknown[];
  /** What the browser holds of it and can't read, as it is. */
  readonly unreadable: () => readonly string[];
  /** Reads the list of a file. */
  readonly read: (items: readonly unknown[]) => ListBackup;
}

/** @param arrange puts merged items in the list's own order, within its own bounds. */
export function backedUpList<Item extends { readonly id: string }>(
  store: Store<readonly Item[]>,
  item: z.ZodMiniType<Item>,
  nouns: Nouns,
  arrange: (items: readonly Item[]) => readonly Item[],
): BackedUpList {
  return backedUpTable(store, item, nouns, arrange, ({ id }) => id);
}

/** The same for items without an id. @param idOf tells two items of the list apart. */
export function backedUpTable<Item>(
  store: Store<readonly Item[]>,
  item: z.ZodMiniType<Item>,
  nouns: Nouns,
  arrange: (items: readonly Item[]) => readonly Item[],
  idOf: (item: Item) => string,
): BackedUpList {
  const idsHere = () => new Set(store.read().map(idOf));

  const read = (raw: readonly unknown[]): ListBackup => {
    const results = raw.map((candidate) => item.safeParse(candidate));
    const there = results.flatMap((result) => (result.success ? [result.data] : []));
    return {
      nouns,
      count: there.length,
      unreadable: results.length - there.length,
      known: () => {
        const here = idsHere();
        return there.filter((one) => here.has(idOf(one))).length;
      },
      restore: (how) => {
        const before = store.read();
        const here = idsHere();
        const outcome = store.update((list) =>
          how === "replace" ? there : arrange([...list, ...there.filter((one) => !here.has(idOf(one)))]),
        );
        const taken = idsHere();
        const undo = () => {
          // What came since stays.
          store.update((list) => arrange([...list.filter((one) => !taken.has(idOf(one))), ...before]));
        };
        return { outcome, undo };
      },
    };
  };
  return { export: store.read, unreadable: store.unreadable, read };
}
