import type { Language } from "#shared/rules/language.ts";
import type { CrisisId } from "../crisis-kinds.ts";

/** The first of a plan in another language: what holds an hour, and what may be said. */
export interface CrisisWords {
  readonly name: string;
  readonly hour: readonly [string, string, string];
  readonly statement: string;
  readonly not: string;
}

/** A plan's headings and first steps in one language; what English says besides is left out rather than mixed in. */
export interface CrisisLanguage {
  readonly basis: string;
  readonly first: (name: string) => string;
  readonly also: (name: string) => string;
  readonly headings: {
    readonly hour: string;
    readonly day: string;
    readonly say: string;
    readonly not: string;
  };
  readonly day: readonly string[];
  readonly before: string;
  readonly kinds: Readonly<Record<CrisisId, CrisisWords>>;
}

const LOADERS: Record<Exclude<Language, "en">, () => Promise<{ WORDS: CrisisLanguage }>> = {
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
  pt: () => import("./pt.ts"),
};

export async function crisisWords(language: Exclude<Language, "en">): Promise<CrisisLanguage> {
  return (await LOADERS[language]()).WORDS;
}
