import type { Language } from "#shared/rules/language.ts";

/** Beginnings of the months in the five languages. */
const MONTHS = [
  "jan|ene",
  "feb|fév|fev",
  "mar|mär",
  "apr|abr|avr",
  "may|mai",
  "jun|juin",
  "jul|juil",
  "aug|ago|aoû",
  "sep|set",
  "oct|okt|out",
  "nov",
  "dec|dez|dic|déc",
].map((names) => new RegExp(`(?<!\\p{L})(?:${names})`, "iu"));
const DAY = 86_400_000;

/**
 * The day a text names, as a time in UTC: "2026-12-01", "1 Dec 2026", "December 1, 2026". Undefined where it
 * names none or, as 02/03/2026, could mean two.
 */
export function dayIn(text: string): number | undefined {
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/u.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const name = MONTHS.findIndex((month) => month.test(text));
  const year = /\b\d{4}\b/u.exec(text)?.[0];
  const dayOfMonth = /\b(\d{1,2})(?:st|nd|rd|th|er|º)?(?![\p{L}\p{N}])/iu.exec(text)?.[1];
  return name < 0 || year === undefined || dayOfMonth === undefined
    ? undefined
    : dayOf(Number(year), name + 1, Number(dayOfMonth));
}

function dayOf(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.getTime() : undefined;
}

const LOCALES: Readonly<Record<Language, string>> = {
  en: "en-GB",
  es: "es-ES",
  fr: "fr-FR",
  de: "de-DE",
  pt: "pt-BR",
};
const written = new Map<Language, Intl.DateTimeFormat>();

function writtenIn(language: Language): Intl.DateTimeFormat {
  const format =
    written.get(language) ??
    new Intl.DateTimeFormat(LOCALES[language], {
      weekday: "short",
      day: "numeric",
      month: "short",
      timeZone: "UTC",
    });
  written.set(language, format);
  return format;
}

/** "Tue 1 Dec", "Di. 1. Dez.". @param start a time in UTC; @param after whole days. */
export function dateAfter(start: number, after: number, language: Language = "en"): string {
  return writtenIn(language)
    .format(new Date(start + after * DAY))
    .replace(",", "");
}

/** The month, 1 to 12, so many days on. @param start a time in UTC; @param after whole days. */
export function monthAfter(start: number, after: number): number {
  return new Date(start + after * DAY).getUTCMonth() + 1;
}
