import type { Language } from "#shared/rules/language.ts";

/** How advice on income is said in one language. Phrases of a card are in it, as knowledge/README.md forms them. */
export interface MonetizeWords {
  /** What it is made of: a subject's card, a niche's, the creator's words, or none of them. */
  readonly basis: {
    subject(name: string): string;
    niche(count: number): string;
    readonly own: string;
    readonly none: string;
    /** What that means, after it. */
    readonly meaning: string;
  };
  title(niche: string): string;
  readonly headings: {
    readonly standing: string;
    readonly routes: string;
    readonly week: string;
    readonly limits: string;
    readonly questions: string;
  };
  readonly columns: readonly [where: string, asks: string];
  example(name: string): string;
  readonly standing: {
    none(niche: string): string;
    unread(quoted: string): string;
    read(quoted: string, size: string): string;
    /** @param missing subscribers to fan funding. */
    first(missing: string): string;
    /** @param missing subscribers to ads. */
    fans(missing: string): string;
    readonly ads: string;
  };
  /** Rows of the table: what it is, and what it asks. Facts end in a stop, before which their source is named. */
  readonly terms: {
    readonly fans: readonly [name: string, terms: string];
    readonly ads: readonly [name: string, terms: string];
    readonly later: readonly [name: string, terms: string];
    readonly shares: readonly [name: string, terms: string];
    readonly rewards: readonly [name: string, terms: string];
    /** @param missing followers. */
    short(missing: string): string;
    readonly instagram: readonly [name: string, terms: string];
  };
  readonly limits: {
    rates(country: string): string;
    /** @param care what a card says of it, in English. */
    care(care: string): string;
    readonly rpm: string;
    readonly shorts: string;
  };
  /** What to find out where nothing is known of the subject. */
  readonly questions: readonly [string, string, string];
  /** Routes to income: with what a card says, and with places to fill in. */
  readonly routes: {
    help(sign: string, instead: string): string;
    product(step: string): string;
    /** @param gear things in a list. */
    links(gear: string, a: string, b: string): string;
    partners(people: string, picture: string): string;
    fans(ask: string): string;
    readonly ads: string;
  };
  readonly open: {
    readonly help: string;
    readonly product: string;
    readonly links: string;
    readonly partners: string;
    readonly fans: string;
  };
  readonly week: {
    readonly count: string;
    readonly sentence: string;
    example(people: string, sign: string): string;
  };
}

const LOADERS: Record<Language, () => Promise<{ WORDS: MonetizeWords }>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
  pt: () => import("./pt.ts"),
};

export async function monetizeWords(language: Language): Promise<MonetizeWords> {
  return (await LOADERS[language]()).WORDS;
}
