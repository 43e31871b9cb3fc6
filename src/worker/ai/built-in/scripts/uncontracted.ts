import type { Language } from "#shared/rules/language.ts";

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/giu, "cannot"],
  [/\bwon['’]t\b/giu, "will not"],
  [/n['’]t\b/giu, " not"],
  [/['’]re\b/giu, " are"],
  [/['’]ve\b/giu, " have"],
  [/['’]ll\b/giu, " will"],
  [/['’]m\b/giu, " am"],
  [/\b(it|that|there|what|who|here|where|how|let|she|he)['’]s\b/giu, "$1 is"],
];

/** A text without the contractions of spoken English; other languages have none to leave out. */
export function uncontracted(text: string, language: Language): string {
  if (language !== "en") return text;
  return CONTRACTIONS.reduce((changed, [short, long]) => changed.replace(short, long), text);
}
