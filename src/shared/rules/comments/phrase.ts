// The phrases are of languages in Latin letters. Classes of all of Unicode, or ignoring case, would cost the
// first comment a fifth of a second, for that long it takes to build such patterns.
const LETTER = String.raw`[a-z\d\u00DF-\u024F]`;

/**
 * Phrases as one pattern, each found as whole words in what `plainComment` makes. A phrase is a regular
 * expression in lower case; " … " stands for up to six words between its parts.
 */
export function phrases(...sources: readonly string[]): RegExp {
  const all = sources.map((source) => source.replaceAll(" … ", "(?: [^ ]+){0,6}? ")).join("|");
  return new RegExp(`(?<!${LETTER})(?:${all})(?!${LETTER})`);
}

/** A comment as the phrases expect it: lower case, one kind of apostrophe, single spaces, composed letters. */
export function plainComment(comment: string): string {
  return comment
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/\s+/gu, " ")
    .trim();
}
