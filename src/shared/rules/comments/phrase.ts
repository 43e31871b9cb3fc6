/**
 * Phrases as one pattern, each found as whole words in any script. A phrase is a regular expression; "…"
 * stands for up to four words between its parts.
 */
export function phrases(...sources: readonly string[]): RegExp {
  const all = sources.map((source) => source.replaceAll(" … ", String.raw`(?: \S+){0,4}? `)).join("|");
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${all})(?![\p{L}\p{M}\p{N}])`, "iu");
}

/** A comment as the phrases expect it: one kind of apostrophe, single spaces, composed letters. */
export function plainComment(comment: string): string {
  return comment
    .normalize("NFC")
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/\s+/gu, " ")
    .trim();
}
