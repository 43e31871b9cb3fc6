import type { Language } from "#shared/rules/language.ts";
import type { Line } from "../../compose/frames.ts";

/** What to look for in a channel, by what is known; each a whole sentence or two. */
interface ByKind {
  readonly mistake: Line<"mistake">;
  readonly question: Line<"question">;
  readonly choice: Line<"choice">;
  readonly belief: Line<"belief">;
}

/** What a study of other channels says in one language. */
export interface CompetitorWords {
  known(subject: string): string;
  knownNiche(subjects: number): string;
  readonly unknown: string;
  readonly unseen: string;
  heading(niche: string): string;
  readonly look: string;
  readonly nobody: string;
  /** What to look at whatever the subject, one for each channel; beside them, what is asked of the subject. */
  readonly craft: readonly [string, string, string, string, string, string];
  /** Asked of one channel. */
  readonly inChannel: ByKind;
  readonly table: string;
  readonly columns: readonly [channel: string, video: string, promise: string, missing: string];
  channel(number: number): string;
  readonly gaps: string;
  /** Asked of all of them. */
  readonly gap: ByKind;
  who(people: string): string;
  shows(picture: string): string;
  /** Where nothing is known of the subject. */
  readonly ownGaps: readonly [string, string, string];
  readonly notes: string;
  readonly marked: string;
  readonly hidden: string;
  readonly hiddenWhy: string;
  readonly making: string;
  readonly rules: readonly [string, string, string];
}

const LOADERS: Record<Language, () => Promise<{ WORDS: CompetitorWords }>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
  pt: () => import("./pt.ts"),
};

export async function competitorWords(language: Language): Promise<CompetitorWords> {
  return (await LOADERS[language]()).WORDS;
}
