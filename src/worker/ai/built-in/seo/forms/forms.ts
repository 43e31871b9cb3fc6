/** A pattern of titles, and the titles that people search for which say the same; "" where one can't be made. */
export type TitleForm = readonly [
  pattern: RegExp,
  titles: (groups: Readonly<Record<string, string>>) => readonly string[],
];

/** How one language's titles are said again. */
export interface LanguageForms {
  readonly forms: readonly TitleForm[];
  /** Where a dish is all that the title names. */
  dish(name: string): readonly string[];
  /** First words that make a clause of a title rather than a name. */
  readonly clause: RegExp;
}

/** What a bracket at a title's end may say of whom it is for: "(oily skin)". */
export const BRACKET = "(?:\\s*\\((?<of>[^()]+)\\))";
