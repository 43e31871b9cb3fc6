import type { NewsSource } from "../live-trends.ts";
import type { Region } from "#shared/rules/trends.ts";

type Reason = (people: string, rest: string) => string;

/** How trend cards are said in one language. `seen` is a search or a video's title in quotation marks. */
export interface TrendWords {
  /** Within a sentence: "in the USA". */
  readonly places: Readonly<Record<Region, string>>;
  /** Who watches where nobody is known. */
  readonly viewers: string;
  readonly live: {
    /** What a source showed. @param detail its own rounding or place, where it has one. */
    readonly why: Readonly<Record<NewsSource, (seen: string, place: string, detail?: string) => string>>;
    readonly onChart: (place: string) => string;
    readonly suggested: (rank: number, place: string) => string;
    readonly notOnYouTube: (seen: string) => string;
    readonly listed: (detail: string | undefined, place: string) => string;
    readonly notListed: (seen: string) => string;
    /** Begins with "Not measured". At least four. */
    readonly onTikTok: readonly ((seen: string) => string)[];
    /** A sentence before the story of what is known of it. At least four. */
    readonly answered: readonly ((seen: string) => string)[];
    /** What to do with what nothing is known of, and its first words; at least four each. @param people plural noun phrase. */
    readonly use: readonly ((seen: string, people: string) => string)[];
    readonly hook: readonly ((seen: string) => string)[];
    /** What is known of the subject of news, whatever happened. @param fact a clause. */
    stays(fact: string): string;
  };
  readonly seasonal: {
    /** @param when the time as the card has it, @param dated where that is in the year, @param what a clause. */
    why(when: string, dated: string, what: string, name: string): string;
    onYouTube(days: number, name: string): string;
    onTikTok(picture: string): string;
    onGoogle(name: string): string;
    /** When to publish. */
    publish(days: number): string;
    /** For languages in which cards hold no times of the year: title and story around a mistake of the subject. */
    title(name: string, month: string): string;
    story(month: string, sign: string, instead: string, picture: string): string;
  };
  readonly evergreen: {
    /** At least four. @param rest a phrase of the card, its best argument. */
    readonly why: readonly [Reason, ...Reason[]];
    asked(people: string, ask: string): string;
    choice(a: string, b: string, decides: string): string;
    onYouTube(name: string, term: string): string;
    onTikTok(picture: string): string;
    onGoogle(name: string, term: string): string;
  };
  /** Around a sheet to fill in. At least four reasons. */
  readonly sheet: {
    readonly why: readonly string[];
    readonly platforms: { readonly YouTube: string; readonly TikTok: string; readonly Google: string };
    /** The questions before anything can be written. */
    ask(questions: readonly string[]): string;
  };
  readonly outlook: {
    /** @param times each with its date, the nearest first. */
    next(times: readonly string[]): string;
    /** A time of a subject: "December (from December, in 10 days): …". */
    time(name: string, when: string, dated: string, what: string): string;
    publicDay(name: string, dated: string): string;
    listed(seen: string): string;
    readonly noForecast: string;
    /** Words of the trade, at least two. */
    terms(name: string, terms: readonly string[]): string;
    readonly advice: readonly string[];
  };
}
