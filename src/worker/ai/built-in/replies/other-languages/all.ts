import type { CommentLanguage } from "#shared/rules/comments/language.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import type { LanguageLines } from "./language.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

/** The languages the engine answers in besides English. */
export const LANGUAGES: Partial<Record<CommentLanguage, LanguageLines>> = {
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
};
