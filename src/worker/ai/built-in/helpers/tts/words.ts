import type { Language } from "#shared/rules/language.ts";

/** What stands round a script to be spoken, in one language. */
export interface TtsWords {
  readonly basis: string;
  readonly heading: string;
  readonly pause: string;
  readonly length: string;
  lasts(seconds: string, words: string, isOne: boolean, pace: number): string;
  readonly stress: string;
  /** After a word: the line it stands in. */
  inLine(quoted: string): string;
  readonly marks: string;
  /** @param long lines that are too long for one breath and hold no comma. */
  breath(most: number, long: number): string;
  readonly pauses: string;
  readonly symbols: string;
  readonly noSymbols: string;
  readonly voice: string;
  readonly noVoice: string;
  forVoice(quoted: string, fit: string): string;
  readonly slow: string;
  readonly quick: string;
  readonly plain: string;
  readonly rule: string;
}

const LOADERS: Record<Language, () => Promise<{ WORDS: TtsWords }>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
  pt: () => import("./pt.ts"),
};

export async function ttsWords(language: Language): Promise<TtsWords> {
  return (await LOADERS[language]()).WORDS;
}
