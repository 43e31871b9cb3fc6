import type { CommentIntent } from "#shared/rules/replies.ts";

/** What a comment's own words become in a reply, in the form that the language's lines expect. */
export interface OwnWords {
  /** What the comment is about. */
  readonly x: string;
  /** What it was taken for, in a correction; what was done, in thanks. */
  readonly y?: string;
}

/** Finds own words by a pattern, and turns them: "my cat" becomes "your cat". */
export interface Finder {
  /** What stands for the parts of its pattern in a comment; undefined where it isn't there. */
  find(comment: string): Readonly<Record<string, string>> | undefined;
  turn(groups: Readonly<Record<string, string>>): OwnWords | string | undefined;
}

export type Finders = Partial<Record<CommentIntent, readonly Finder[]>>;

/** A word as it stands in a comment. Classes of all of Unicode would make the patterns slow to build. */
export const WORD = String.raw`[A-Za-z0-9\u00C0-\u024F](?:[A-Za-z0-9\u00C0-\u024F'’-]*[A-Za-z0-9\u00C0-\u024F])?`;

/** Up to `most` words, as few as will do. */
export function wordsUpTo(most: number): string {
  return `${WORD}(?: ${WORD}){0,${most - 1}}?`;
}

/** The end of a phrase: a mark, the comment's end, or one of these words. */
export function endAt(...words: readonly string[]): string {
  return String.raw`(?= ?(?:[.,!?;:()…"“”«»&/|–—+*]|$| - |[^\x00-\u024F’])${words.length === 0 ? "" : `| (?:${words.join("|")})(?![A-Za-z\\u00C0-\\u024F])`})`;
}

/** A finder whose pattern ignores case and may stand anywhere between words. It is built on first use. */
export function finder(source: string, turn: Finder["turn"]): Finder {
  let pattern: RegExp | undefined;
  return {
    find: (comment) => {
      pattern ??= new RegExp(`(?<![A-Za-z0-9\\u00C0-\\u024F'’-])(?:${source})`, "i");
      return pattern.exec(comment)?.groups;
    },
    turn,
  };
}

/** Words replaced one by one, in lower case where they are. */
export function swapped(text: string, swaps: Readonly<Record<string, string>>): string {
  return text
    .split(" ")
    .map((word) => swaps[word.toLowerCase().replaceAll("’", "'")] ?? word)
    .join(" ");
}
