import type { Language } from "#shared/rules/language.ts";
import type { LanguageSigns } from "../signs.ts";
import { DE_COMPOSED } from "./composed/de.ts";
import { EN_COMPOSED } from "./composed/en.ts";
import { ES_COMPOSED } from "./composed/es.ts";
import { FR_COMPOSED } from "./composed/fr.ts";
import { PT_COMPOSED } from "./composed/pt.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { joined } from "./joined.ts";
import { PT } from "./pt.ts";

/** Every language is looked through: which one a short text is in can't be told for certain. */
export const SIGNS: Readonly<Record<Language, LanguageSigns>> = {
  en: joined(EN, EN_COMPOSED),
  es: joined(ES, ES_COMPOSED),
  fr: joined(FR, FR_COMPOSED),
  de: joined(DE, DE_COMPOSED),
  pt: joined(PT, PT_COMPOSED),
};
export const ALL_SIGNS: readonly LanguageSigns[] = Object.values(SIGNS);
