import type { Language } from "#shared/rules/language.ts";

/** What the review of a video says in one language. Sentences that name a fact end in a stop. */
export interface OptimizeWords {
  basis(subject: string | undefined): string;
  heading(title: string): string;
  readonly headings: {
    readonly title: string;
    readonly description: string;
    readonly tags: string;
    readonly chapters: string;
    readonly opening: string;
    readonly order: string;
  };
  readonly units: { readonly characters: string; readonly bytes: string };
  /** "Length: 8 of 100 characters, 3 too many." */
  measured(name: string, used: string, max: string, unit: string, over: string | undefined): string;
  readonly length: string;
  /** What YouTube refuses. */
  readonly refused: { readonly title: string; readonly description: string };
  points(score: number): string;
  readonly nothingOwn: string;
  ofItsOwn(listed: string): string;
  readonly keep: string;
  readonly useOnly: string;
  aim(characters: number): string;
  readonly noDescription: string;
  begins(opening: string): string;
  readonly noneThere: string;
  readonly allThere: string;
  someMissing(listed: string): string;
  readonly below: string;
  readonly noTags: string;
  tagCount(count: number): string;
  readonly tagWeight: string;
  readonly tagUse: string;
  enoughTags(listed: string): string;
  readonly misspelled: string;
  readonly chapterRules: string;
  readonly ownChapters: string;
  readonly noTranscript: string;
  readonly fewStamps: string;
  readonly judged: string;
  readonly noOpening: string;
  openOn(picture: string): string;
  longOpening(count: string, most: number): string;
  shortOpening(count: number): string;
  shorter(text: string): string;
  readonly leaveTitle: string;
  readonly changeTitle: string;
  readonly writeOpening: string;
  readonly rewriteOpening: string;
  readonly nextOpening: string;
}

const LOADERS: Record<Language, () => Promise<{ WORDS: OptimizeWords }>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
  pt: () => import("./pt.ts"),
};

export async function optimizeWords(language: Language): Promise<OptimizeWords> {
  return (await LOADERS[language]()).WORDS;
}
