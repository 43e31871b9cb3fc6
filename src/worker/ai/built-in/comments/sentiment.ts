import sentiment from "wink-sentiment";
import { type CommentLanguage } from "#shared/rules/comments/language.ts";
import { SENTIMENTS, type Sentiment } from "#shared/rules/replies.ts";

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

/**
 * How a comment reads, by wink-sentiment: the AFINN list of English words, emoji, emoticons and negation.
 * It misses irony. A comment in another language is neutral, since the list can't read it.
 * @param score the library's own, but for a test that looks at what it is given.
 */
export function sentimentOf(comment: string, language: CommentLanguage, score = sentiment): Sentiment {
  if (language !== "en") return "neutral";
  const { normalizedScore } = score(
    comment
      .replace(OF_EVERY_OBJECT, " ")
      .replace(/[’ʼ]/gu, "'")
      .replace(TOO_LONG, " ")
      .replace(SKIN, "")
      .replace(LIKE_LOVE, "😍")
      .replace(LIKE_DISGUST, "😡"),
  );
  if (normalizedScore >= NEUTRAL_BELOW) return "positive";
  return normalizedScore <= -NEUTRAL_BELOW ? "negative" : "neutral";
}

/** How many of each sentiment there are, in the order of {@link SENTIMENTS}. */
export function sentimentCounts(sentiments: readonly Sentiment[]): number[] {
  return SENTIMENTS.map((name) => sentiments.filter((one) => one === name).length);
}
