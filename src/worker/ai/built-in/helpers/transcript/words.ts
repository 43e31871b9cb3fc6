import type { Language } from "#shared/rules/language.ts";

/** What stands round a clean transcript, in one language. */
export interface TranscriptWords {
  readonly basis: string;
  readonly heading: string;
  readonly nothing: string;
  readonly changed: string;
  readonly kept: string;
  readonly unknownLanguage: string;
  taken(fillers: number, stumbles: number): string;
  readonly noStamps: string;
  stampsKept(count: number): string;
  stampsDropped(count: number): string;
  paragraphs(words: number): string;
  readonly noStops: string;
  /** What the creator wanted kept and nobody understood. */
  notUnderstood(quoted: string): string;
  readonly check: string;
  readonly checks: readonly [string, string, string];
  readonly use: string;
  readonly uses: readonly [string, string, string];
}

const LOADERS: Record<Language, () => Promise<{ WORDS: TranscriptWords }>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
  pt: () => import("./pt.ts"),
};

export async function transcriptWords(language: Language): Promise<TranscriptWords> {
  return (await LOADERS[language]()).WORDS;
}
