import { flesch } from "flesch";
import { syllable } from "syllable";
import type { ReadingEase } from "#shared/rules/seo/readability.ts";

/** Flesch reading ease, with syllables counted by the library. */
export const readingEase: ReadingEase = ({ words, sentences }) =>
  flesch({
    word: words.length,
    sentence: sentences,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
