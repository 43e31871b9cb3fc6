/** What two words in a row count beside each of them. */
const PAIR = 0.6;
/** All numbers are one word: "3k subs and 60 views" is asked like "10k subs but only 100 views". */
const NUMBER = "#";
/** The first letters of a longer word tell what its forms and compounds share: "kooperationsanfrage". */
const BEGINNING = { letters: 5, counts: 0.4 };
/** What the group of a word counts that creators use like others: "pay" as "earn". */
const GROUP = 0.5;

/** The groups of words with one meaning that a word is in. */
export type GroupsOf = (word: string) => readonly string[];

/**
 * What a question is told by, with how much each counts: its terms, every two in a row, how longer ones begin, and
 * the groups of words with one meaning that they are in.
 */
export function featuresOf(terms: readonly string[], groupsOf: GroupsOf): Map<string, number> {
  const words = terms.map((term) => (/^\d/u.test(term) ? NUMBER : term));
  const valued = (value: number, names: readonly string[]) =>
    names.map((name): [string, number] => [name, value]);
  const { letters, counts } = BEGINNING;
  return new Map([
    ...valued(
      PAIR,
      words.slice(1).map((word, at) => `${words[at] ?? ""} ${word}`),
    ),
    ...valued(
      counts,
      words.filter(({ length }) => length > letters).map((word) => `^${word.slice(0, letters)}`),
    ),
    ...valued(
      GROUP,
      words.flatMap(groupsOf).map((group) => `=${group}`),
    ),
    ...valued(1, words),
  ]);
}

/** Whether a feature is a word by itself. */
export function isWord(feature: string): boolean {
  return !/[ ^=]/u.test(feature);
}
