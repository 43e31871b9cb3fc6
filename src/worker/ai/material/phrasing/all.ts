import type { Language } from "#shared/rules/language.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import type { Phrasing } from "./phrasing.ts";
import { PT } from "./pt.ts";

/** How creators put what they want, in each language. */
export const PHRASINGS: Readonly<Record<Language, Phrasing>> = { en: EN, es: ES, fr: FR, de: DE, pt: PT };
