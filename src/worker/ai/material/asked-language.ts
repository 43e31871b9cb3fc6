import type { Language } from "#shared/rules/language.ts";

/** The languages' names in all five of them. */
const NAMES: readonly (readonly [language: Language, names: RegExp])[] = [
  ["en", /^(?:english|ingl[eé]s|anglais|englisch|inglês)$/iu],
  ["es", /^(?:spanish|español|espanol|castellano|espagnol|spanisch|espanhol)$/iu],
  ["fr", /^(?:french|franc[eé]s|fran[cç]ais|französisch|franzoesisch|francês)$/iu],
  ["de", /^(?:german|alem[aá]n|allemand|deutsch|alemão|alemao)$/iu],
  ["pt", /^(?:portuguese|portugu[eé]s|portugais|portugiesisch|português)$/iu],
];

/** "…, in Spanish please", at the very end. */
const AT_END =
  /[\s,;:.(–—-]*\b(?:in|into|en|auf|em)\s+(?<name>\p{L}+)(?:[\s,]+(?:please|pls|por favor|svp|stp|s'il (?:te|vous) pla[iî]t|bitte))?[\s.!?)]*$/iu;
/** "write it", "answer", before such an end. */
const WRITE =
  "write (?:it|this|them)?|answer|reply|escr[ií]bel[oa]s?|escribe|responde|[eé]cris(?:-l[ea]s?)?|r[eé]ponds|schreib(?: es)?|antworte?|escreva|responda";
const WRITE_AT_END = new RegExp(`[\\s,;:.]+(?:${WRITE})\\s*$`, "iu");
/** Speaking a language is then the subject itself: "how to order coffee in French". */
const SPOKEN =
  /\b(?:say|speak|talk|order|count|words?|phrases?|sentences?|grammar|learn\w*|pronounce|conversation|greetings?|numbers|verbs?|accent|decir|hablar|frases|palabras|aprender|conversaci[oó]n|dire|parler|phrases|mots|apprendre|sagen|sprechen|w[öo]rter|s[äa]tze|lernen|dizer|falar|palavras|conversa)\b/iu;

/** The language a creator asks for in so many words, and the text without asking. */
export function askedLanguage(
  text: string,
): { readonly language: Language; readonly rest: string } | undefined {
  const end = AT_END.exec(text);
  const language = NAMES.find(([, names]) => names.test(end?.groups?.["name"] ?? ""))?.[0];
  if (end === null || language === undefined || SPOKEN.test(text)) return undefined;
  const rest = text.slice(0, end.index).replace(WRITE_AT_END, "").trim();
  return rest === "" ? undefined : { language, rest };
}
