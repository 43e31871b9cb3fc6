import type { FormatId } from "#shared/rules/formats.ts";
import type { Language } from "#shared/rules/language.ts";

/** What a month of posts says in one language. Sentences that name a fact end in a stop. */
export interface CalendarWords {
  basis(from: CalendarBasis): string;
  heading(niche: string): string;
  /** @param pace posts a week, 1 to 7. */
  youPost(pace: number): string;
  noPace(usual: number): string;
  unreadPace(cited: string, usual: number): string;
  rest(posts: number): string;
  readonly slower: string;
  unreadStart(cited: string): string;
  readonly columns: readonly [day: string, title: string, format: string, first: string];
  day(number: number): string;
  readonly formats: Readonly<Record<FormatId, string>>;
  readonly questions: string;
  /** @param open days without a title. */
  fillIn(open: number): string;
  readonly weeks: string;
  firstWeek(pace: number): string;
  readonly nextWeeks: readonly [second: string, third: string, last: string];
  readonly before: string;
  readonly checks: readonly [string, string, string];
}

/** What the titles are made of. */
export type CalendarBasis =
  | { readonly kind: "subject"; readonly name: string }
  | { readonly kind: "niche"; readonly subjects: number }
  | { readonly kind: "nothing" };

const LOADERS: Record<Language, () => Promise<{ WORDS: CalendarWords }>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
  pt: () => import("./pt.ts"),
};

export async function calendarWords(language: Language): Promise<CalendarWords> {
  return (await LOADERS[language]()).WORDS;
}
