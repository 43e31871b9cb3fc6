import type { Form } from "../brief.ts";

/** How a form is told; alternatives of a regular expression over text without accents, cut from the subject. */
export interface FormSigns {
  /** At the beginning: "how to". */
  readonly start?: string;
  /** Anywhere: "tutorial". */
  readonly any?: string;
}

/** How creators of one language put what they want; all patterns are alternatives over text without accents. */
export interface Phrasing {
  /** What comes before a topic without being of it: "i want to make a video about". */
  readonly requests: string;
  readonly forms: Readonly<Partial<Record<Form, FormSigns>>>;
  /** Articles and the like that a subject doesn't begin with. */
  readonly articles: string;
  /** Between the sides of a comparison, where both are short: "or". */
  readonly or: string;
  /** "difference between A and B": what comes before, and what stands between. */
  readonly between: readonly [before: string, and: string];
  /** "is A better than B", "is it better … or …": the verb, the comparative, what stands before B. */
  readonly better: readonly [be: string, comparative: string, than: string];
  /** Before those a video is for: "for". */
  readonly audience: string;
  /** Those a video is for, besides the people of the cards. */
  readonly people: string;
  /** What may follow those people: "who …", "over 60". */
  readonly whose: string;
  /** A word that tells by itself whom it is for: "beginner". */
  readonly novices: string;
  /** What a constraint begins with wherever it stands: "without", "on a budget". */
  readonly held: string;
  /** What a constraint begins with where no word before binds it: "with". */
  readonly means: string;
  /** Words that bind such a beginning: "deal" before "with". */
  readonly binding: string;
  /** What ends a text without being of its subject. */
  readonly tails: string;
}
