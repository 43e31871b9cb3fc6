import { keysOf } from "#shared/keys.ts";
import { words } from "#shared/rules/words.ts";

/** The product's five languages. */
export type Language = "en" | "es" | "fr" | "de" | "pt";

/** Words that are common in one of the languages and rare in the others. */
const TELLING: Record<Language, ReadonlySet<string>> = {
  en: new Set("the and you is it to of that this i'm it's was they what with have but so we".split(" ")),
  es: new Set("el los las y que es una pero muy con está esto porque yo lo más también hay".split(" ")),
  fr: new Set("le les et est une dans pas je c'est il vous nous mais avec pour sur ça j'ai qui".split(" ")),
  de: new Set("der die das und ist nicht ich ein eine wir es auch mit auf aber dann so sie".split(" ")),
  pt: new Set("o os e não é uma que você mas com isso eu muito da do em para então gente".split(" ")),
};

/** The language of a text, where one of the five clearly has most of its small words. */
export function languageOf(text: string): Language | undefined {
  const heard = words(text.slice(0, 3000));
  const counts = keysOf(TELLING)
    .map((language) => ({ language, count: heard.filter((word) => TELLING[language].has(word)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first !== undefined && first.count > (second?.count ?? 0) ? first.language : undefined;
}
