import type { Language } from "#shared/rules/language.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { portuguese } from "./portuguese.ts";
import type { ScriptWords } from "./script-words.ts";
import { spanish } from "./spanish.ts";

/** How scripts are said in each language. */
export const SCRIPT_WORDS: Readonly<Record<Language, ScriptWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
};
