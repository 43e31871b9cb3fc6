import type { Language } from "#shared/rules/language.ts";
import type { Source } from "./source.ts";
import * as SOURCES from "./sources.ts";

/** "Based on", how sure a source is, and when it was compared, in each language. */
const WORDS: Record<
  Language,
  { readonly based: string; readonly checked: string } & Record<Source["kind"], string>
> = {
  en: {
    based: "Based on:",
    checked: "checked",
    official: "official",
    study: "study",
    reported: "reported",
    heuristic: "heuristic",
  },
  es: {
    based: "Basado en:",
    checked: "comprobado",
    official: "oficial",
    study: "estudio",
    reported: "según terceros",
    heuristic: "regla práctica",
  },
  fr: {
    based: "D'après :",
    checked: "vérifié le",
    official: "officiel",
    study: "étude",
    reported: "selon des tiers",
    heuristic: "règle pratique",
  },
  de: {
    based: "Grundlage:",
    checked: "geprüft",
    official: "offiziell",
    study: "Studie",
    reported: "berichtet",
    heuristic: "Faustregel",
  },
  pt: {
    based: "Com base em:",
    checked: "verificado em",
    official: "oficial",
    study: "estudo",
    reported: "segundo terceiros",
    heuristic: "regra prática",
  },
};

/** The sources of that name; the check of the playbook's files holds that each exists. */
export function sourcesNamed(names: readonly string[]): Source[] {
  const all: Readonly<Record<string, Source>> = SOURCES;
  return names.flatMap((name) => all[name] ?? []);
}

/** The sources of an answer in a line of Markdown. */
export function sourceLine(sources: readonly Source[], language: Language = "en"): string {
  const { based } = WORDS[language];
  return `${based} ${sources.map((source) => namedSource(source, language)).join("; ")}`;
}

/** A source in Markdown, with its kind and the date it was checked. */
export function namedSource({ label, url, kind, checked }: Source, language: Language = "en"): string {
  const words = WORDS[language];
  const name = url === undefined ? label : `[${label}](${url})`;
  return `${name} (${words[kind]}${checked === undefined ? "" : `, ${words.checked} ${checked}`})`;
}
