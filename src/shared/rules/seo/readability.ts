import { isEnglish, sentences } from "../language.ts";
import { falling } from "../signals.ts";
import { words } from "../words.ts";
import { withoutChapters } from "./chapters.ts";
import { withoutLinks } from "./keywords.ts";

/**
 * Flesch reading ease of an English text, about 0 (hard) to 100 (easy). Both sides hand it in: it needs a
 * library that counts syllables.
 */
export type ReadingEase = (text: { readonly words: readonly string[]; readonly sentences: number }) => number;

export interface Readability {
  /** How it was judged: an English text by its reading ease, another by its sentences, a short one not at all. */
  readonly method: "reading-ease" | "sentence-length" | "too-short";
  /** Reading ease, or words a sentence; 0 for a text too short to judge. */
  readonly amount: number;
  /** 0 to 1; a half for a text too short to judge. */
  readonly value: number;
}

/** The least words that say anything about how a text reads. */
const LEAST = 20;
/** Reading ease that most adults find plain, and that loses them. Source: Flesch's own scale, read as a rule of thumb. */
const EASE = { fine: 60, lost: 10 } as const;
/** Words a sentence. Source: heuristic. */
const SENTENCE = { fine: 20, lost: 45 } as const;

/** How easily a description reads; its chapters, links and hashtags aside. A line's end ends a sentence. */
export function readability(description: string, readingEase: ReadingEase): Readability {
  const prose = withoutLinks(withoutChapters(description)).replace(/[#＃][\p{L}\p{M}\p{N}_]+/gu, "");
  const spoken = words(prose);
  if (spoken.length < LEAST) return { method: "too-short", amount: 0, value: 0.5 };
  const count = prose
    .split("\n")
    .flatMap(sentences)
    .filter((sentence) => words(sentence).length > 0).length;
  if (isEnglish(prose)) {
    const ease = readingEase({ words: spoken, sentences: count });
    return { method: "reading-ease", amount: ease, value: falling(-ease, -EASE.fine, -EASE.lost) };
  }
  const average = spoken.length / count;
  return {
    method: "sentence-length",
    amount: average,
    value: falling(average, SENTENCE.fine, SENTENCE.lost),
  };
}
