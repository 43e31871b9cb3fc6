import { classesIn } from "../frames/matching.ts";

/** The first letters by which a longer word is known in all its forms. */
const STEM = 5;

/**
 * What of a text, as `careTextOf` makes it, is weighed: each word, the first letters of a longer one, two words that follow one
 * another or stand around a third; the classes of words that the frames know, whatever the language; "#" for the text itself.
 */
export function featuresOf(words: readonly string[]): string[] {
  const features = new Set(["#", ...[...classesIn(words)].map((is) => `@${is}`)]);
  words.forEach((word, at) => {
    features.add(word);
    if (word.length > STEM) features.add(`${word.slice(0, STEM)}*`);
    const [next, afterNext] = words.slice(at + 1, at + 3);
    if (next !== undefined) features.add(`${word} ${next}`);
    if (afterNext !== undefined) features.add(`${word} _ ${afterNext}`);
  });
  return [...features];
}

/** The words of a text, as `careTextOf` makes it. */
export function wordsOf(plain: string): string[] {
  return plain.replace(/'(?=(?:s|t|m|re|ve|d|ll)(?![a-z]))/g, "").match(/[a-z\d\u00DF-\u024F]+/g) ?? [];
}

/** What a sum of weights over so many features is multiplied by, so that longer texts don't weigh more. */
export function scaleOf(features: readonly string[]): number {
  return 2 / Math.sqrt(features.length);
}
