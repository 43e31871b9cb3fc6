import sentiment from "wink-sentiment";
import { type CommentLanguage } from "#shared/rules/comments/language.ts";
import { SENTIMENTS, type Sentiment } from "#shared/rules/replies.ts";
import { french } from "./words/french.ts";
import { german } from "./words/german.ts";
import { portuguese } from "./words/portuguese.ts";
import { wordValues } from "./words/score.ts";
import type { SentimentWords } from "./words/sentiment-words.ts";
import { spanish } from "./words/spanish.ts";

/** Scores nearer to 0 than this are neutral: good and bad words that nearly cancel out (heuristic). */
const NEUTRAL_BELOW = 0.5;

// The list's emoji are those of 2015, and hearts in colour reach it as text. These stand for near ones.
const LIKE_LOVE = /[❤♥]\uFE0F?|[🥰🤩🤗🫶🥳]/gu;
const LIKE_DISGUST = /[🤮🤢🤬🙄🥱]/gu;
const SKIN = /[\u{1F3FB}-\u{1F3FF}]/gu;

/** Words that the library would look up on every JavaScript object, such as "constructor". */
const OF_EVERY_OBJECT = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:${Object.getOwnPropertyNames(Object.prototype).join("|")})(?![\p{L}\p{N}_])`,
  "giu",
);

/**
 * The library looks for e-mail addresses and ordinals from each character of a run of those that an address may be
 * made of, to the run's end: the square of its length. What runs on for longer is no word of its list.
 */
const LONGEST_RUN = 40;
const TOO_LONG = new RegExp(String.raw`[-\w!#$%&'*+/=?^\x60{|}~.@:]{${LONGEST_RUN + 1},}`, "gu");

const WORDS: Partial<Record<CommentLanguage, SentimentWords>> = {
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
};

/** German writes its umlauts out where a keyboard has none. */
const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/**
 * How a comment reads: an English one by wink-sentiment (the AFINN list of words, emoji, emoticons and negation), one in
 * the other four languages by word lists of the product's own and the same emoji. It misses irony. A comment in any other
 * language is told by its emoji alone.
 * @param comment as `plainComment` makes it. @param score the library's own, but for a test that looks at what it is given.
 */
export function sentimentOf(comment: string, language: CommentLanguage, score = sentiment): Sentiment {
  const values = language === "en" ? [] : valuesOf(comment, language);
  const told =
    language === "en"
      ? comment
      : Array.from(comment.matchAll(/\p{Extended_Pictographic}\uFE0F?/gu), ([emoji]) => emoji).join(" ");
  const { normalizedScore } = score(
    told
      .replace(OF_EVERY_OBJECT, " ")
      .replace(/[’ʼ]/gu, "'")
      .replace(TOO_LONG, " ")
      .replace(SKIN, "")
      .replace(LIKE_LOVE, "😍")
      .replace(LIKE_DISGUST, "😡"),
  );
  const all = normalizedScore === 0 ? values : [...values, normalizedScore];
  const mean = all.length === 0 ? 0 : all.reduce((sum, value) => sum + value, 0) / all.length;
  if (mean >= NEUTRAL_BELOW) return "positive";
  return mean <= -NEUTRAL_BELOW ? "negative" : "neutral";
}

function valuesOf(comment: string, language: CommentLanguage): number[] {
  const words = WORDS[language];
  if (words === undefined) return [];
  return wordValues(
    language === "de" ? comment.replace(/[äöü]/gu, (letter) => WRITTEN_OUT[letter] ?? letter) : comment,
    words,
  );
}

/** Whether a language's own list says something of a comment. */
export function isFeltIn(language: CommentLanguage, comment: string): boolean {
  return valuesOf(comment, language).length > 0;
}

/** How many of each sentiment there are, in the order of {@link SENTIMENTS}. */
export function sentimentCounts(sentiments: readonly Sentiment[]): number[] {
  return SENTIMENTS.map((name) => sentiments.filter((one) => one === name).length);
}
