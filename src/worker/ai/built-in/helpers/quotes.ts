import type { Language } from "#shared/rules/language.ts";
import { clip, oneLine } from "../topic.ts";

/** The quotation marks of each language. */
const MARKS: Readonly<Record<Language, readonly [open: string, close: string]>> = {
  en: ["“", "”"],
  es: ["“", "”"],
  fr: ["« ", " »"],
  de: ["„", "“"],
  pt: ["“", "”"],
};

/** The most of a creator's words that is quoted where nothing else is said, in UTF-16 units. */
const SHORT = 60;

/** Quotes a creator's words in a sentence of a language, on one line and cut where they are long. */
export function quoteIn(language: Language): (text: string, most?: number) => string {
  const [open, close] = MARKS[language];
  return (text, most = SHORT) => {
    const short = clip(oneLine(text), most);
    return /["“”„«»]/u.test(short) ? `‘${short}’` : `${open}${short}${close}`;
  };
}
