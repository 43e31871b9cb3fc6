import type { CommentLanguage } from "#shared/rules/comments/language.ts";
import type { CarefulLines } from "./careful/careful.ts";
import { english as carefulEnglish } from "./careful/english.ts";
import { french as carefulFrench } from "./careful/french.ts";
import { german as carefulGerman } from "./careful/german.ts";
import { portuguese as carefulPortuguese } from "./careful/portuguese.ts";
import { spanish as carefulSpanish } from "./careful/spanish.ts";
import { english } from "./lines/english/all.ts";
import { french } from "./lines/french/all.ts";
import { german } from "./lines/german/all.ts";
import type { LanguageLines } from "./lines/lines.ts";
import { portuguese } from "./lines/portuguese/all.ts";
import { spanish } from "./lines/spanish/all.ts";
import { english as wordsOfEnglish } from "./own-words/english/all.ts";
import type { Finders } from "./own-words/finder.ts";
import { french as wordsOfFrench } from "./own-words/french.ts";
import { german as wordsOfGerman } from "./own-words/german.ts";
import { portuguese as wordsOfPortuguese } from "./own-words/portuguese.ts";
import { spanish as wordsOfSpanish } from "./own-words/spanish.ts";

/** What the engine says in a language, and how it finds a comment's own words in it. */
export interface Language {
  readonly lines: LanguageLines;
  readonly careful: CarefulLines;
  readonly finders: Finders;
}

const ENGLISH: Language = { lines: english, careful: carefulEnglish, finders: wordsOfEnglish };

/** Every language that comments are answered in; one that isn't here is answered in English. */
export const LANGUAGES: Record<CommentLanguage, Language> = {
  en: ENGLISH,
  es: { lines: spanish, careful: carefulSpanish, finders: wordsOfSpanish },
  fr: { lines: french, careful: carefulFrench, finders: wordsOfFrench },
  de: { lines: german, careful: carefulGerman, finders: wordsOfGerman },
  pt: { lines: portuguese, careful: carefulPortuguese, finders: wordsOfPortuguese },
  other: { ...ENGLISH, finders: {} },
};
