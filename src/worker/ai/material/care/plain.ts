import { phrases, plainComment } from "#shared/rules/comments/phrase.ts";

/** A text as signs of care are looked for in it: as comments are read, and without accents. */
export function careTextOf(text: string): string {
  return folded(plainComment(text));
}

/** Phrases as one pattern over such a text; undefined for none. */
export function signsOf(list: readonly string[]): RegExp | undefined {
  return list.length === 0 ? undefined : phrases(...list.map(folded));
}

/** Without accents, since many leave them out. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("œ", "oe").replaceAll("ß", "ss");
}
