import type { Language } from "#shared/rules/language.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";
import type { TrendWords } from "./trend-words.ts";

/** How trend cards are said in each language. */
export const TREND_WORDS: Readonly<Record<Language, TrendWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
};
