import type { Language } from "#shared/rules/language.ts";
import { FORMS as de } from "./de.ts";
import { FORMS as en } from "./en.ts";
import { FORMS as es } from "./es.ts";
import type { LanguageForms } from "./forms.ts";
import { FORMS as fr } from "./fr.ts";
import { FORMS as pt } from "./pt.ts";

/** How titles of each language are said again. */
export const TITLE_FORMS: Readonly<Record<Language, LanguageForms>> = { en, es, fr, de, pt };
