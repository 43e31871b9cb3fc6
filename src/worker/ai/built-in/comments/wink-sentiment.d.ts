/** The package brings no types; these are the parts in use. */
declare module "wink-sentiment" {
  interface Score {
    /** The sum of all words' scores. */
    readonly score: number;
    /** The mean score of the words that have one, from -5 to 5, weakened in texts of more than 15 words. */
    readonly normalizedScore: number;
  }
  /** Scores an English text by the AFINN word list, emoji, emoticons and negation. */
  export default function sentiment(phrase: string): Score;
}
