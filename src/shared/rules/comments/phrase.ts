// The phrases are of languages in Latin letters. Classes of all of Unicode, or ignoring case, would cost the
// first comment a fifth of a second, for that long it takes to build such patterns.
const LETTER = String.raw`[a-z\d\u00DF-\u024F]`;

/**
 * Phrases as one pattern, each found as whole words in what `foldedComment` makes. A phrase is a regular
 * expression in lower case, with or without its accents; " … " stands for up to six words between its parts.
 */
export function phrases(...sources: readonly string[]): RegExp {
  const all = folded(sources.join("|")).replaceAll(" … ", "(?: [^ ]+){0,6}? ");
  // A phrase that ends in a space ends before a word.
  return new RegExp(`(?<!${LETTER})(?:${all})(?:(?<= )|(?!${LETTER}))`);
}

/** A comment as it is compared: lower case, one kind of apostrophe, single spaces, composed letters. */
export function plainComment(comment: string): string {
  return comment
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/\s+/gu, " ")
    .trim();
}

/** What is praised for not being there: "no filler", "sin relleno". */
const SPARED =
  /(?<![a-z])(?:without|zero|no|sin|sans|ohne|sem|kein) (?:any |all the |tanto |tant de |das ganze )?(?:filler|fluff|nonsense|rambling|yapping|relleno|rodeos|paja|chachara|blabla|chichi|gelaber|gerede|geschwafel|enrolacao|frescura|lenga)(?![a-z])/gu;

/** A comment without what it praises for not being there. @param comment as `foldedComment` makes it. */
export function withoutSpared(comment: string): string {
  return comment.replace(SPARED, " ");
}

/** The same without accents, which people leave out as they type. */
export function foldedComment(comment: string): string {
  return folded(plainComment(comment));
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/gu, "")
    .replaceAll("ß", "ss")
    .normalize("NFC");
}
