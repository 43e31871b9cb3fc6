/**
 * Words that say how a comment under a video reads, by how good or bad they are, without accents. One with "*" may go on,
 * a hyphen stands for a space. Phrases come first and are regular expressions; `denies` turns the next words around.
 */
export interface SentimentWords {
  readonly 3: string;
  readonly 2: string;
  readonly 1: string;
  readonly "-1": string;
  readonly "-2": string;
  readonly "-3": string;
  readonly phrases: readonly (readonly [pattern: string, score: number])[];
  readonly denies: string;
  /** Where a denial may also follow what it denies: "gefällt mir nicht". */
  readonly deniesBefore?: true;
}
