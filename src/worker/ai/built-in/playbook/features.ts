/** What two words in a row count beside each of them. */
const PAIR = 0.6;
/** All numbers are one word: "3k subs and 60 views" is asked like "10k subs but only 100 views". */
const NUMBER = "#";

/** What a question is told by, with how much each counts: its terms, and every two in a row. */
export function featuresOf(terms: readonly string[]): Map<string, number> {
  const words = terms.map((term) => (/^\d/u.test(term) ? NUMBER : term));
  const pairs = words.slice(1).map((word, at): [string, number] => [`${words[at] ?? ""} ${word}`, PAIR]);
  return new Map([...words.map((word): [string, number] => [word, 1]), ...pairs]);
}
