import type { Language } from "#shared/rules/language.ts";
import { englishSheets } from "./sheets-english.ts";
import { spanishSheets } from "./sheets-spanish.ts";
import { frenchSheets } from "./sheets-french.ts";
import { germanSheets } from "./sheets-german.ts";
import { portugueseSheets } from "./sheets-portuguese.ts";
import type { Worksheets } from "./worksheets.ts";

/** The worksheets by the language they are written in. */
export const WORKSHEETS: Readonly<Record<Language, Worksheets>> = {
  en: englishSheets,
  es: spanishSheets,
  fr: frenchSheets,
  de: germanSheets,
  pt: portugueseSheets,
};
