import type { Language } from "#shared/rules/language.ts";

const formats = new Map<Language, Intl.NumberFormat>();

/** Writes numbers as a language does: "2,200", "2.200", "2 200"; built on first use. */
export function numberIn(language: Language): (value: number) => string {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2, useGrouping: "always" });
  formats.set(language, format);
  return (value) => format.format(value);
}

/** Where the product's number style of a language is at home. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: "en-US",
  es: "es-ES",
  fr: "fr-FR",
  de: "de-DE",
  pt: "pt-BR",
};
