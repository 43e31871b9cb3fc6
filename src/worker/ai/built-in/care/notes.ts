import type { Language } from "#shared/rules/language.ts";
import type { CareTexts, SafetyTexts } from "./texts.ts";

const TENDER: Record<Language, () => Promise<{ TEXTS: CareTexts }>> = {
  en: () => import("./texts/en/tender.ts"),
  es: () => import("./texts/es/tender.ts"),
  fr: () => import("./texts/fr/tender.ts"),
  de: () => import("./texts/de/tender.ts"),
  pt: () => import("./texts/pt/tender.ts"),
};

const SAFETY: Record<Language, () => Promise<{ TEXTS: SafetyTexts }>> = {
  en: () => import("./texts/en/safety.ts"),
  es: () => import("./texts/es/safety.ts"),
  fr: () => import("./texts/fr/safety.ts"),
  de: () => import("./texts/de/safety.ts"),
  pt: () => import("./texts/pt/safety.ts"),
};

export async function tenderTexts(language: Language): Promise<CareTexts> {
  return (await TENDER[language]()).TEXTS;
}

export async function safetyTexts(language: Language): Promise<SafetyTexts> {
  return (await SAFETY[language]()).TEXTS;
}
