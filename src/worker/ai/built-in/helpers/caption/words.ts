import type { Language } from "#shared/rules/language.ts";
import type { ReplyTone } from "#shared/rules/replies.ts";
import type { Surface } from "#shared/rules/surfaces.ts";
import type { Line } from "../../compose/frames.ts";

/** Says a phrase of a card in a sentence of its own. */
type Say = (phrase: string) => string;
type Says = readonly [Say, ...Say[]];

/** How a point is told in one tone; what the phrases are is in knowledge/README.md. */
export interface ToneWords {
  readonly name: string;
  /** The first words of a caption on a mistake; its reason; the remedy. */
  readonly sign: Says;
  readonly because: Says;
  readonly instead: Says;
  /** After a question; after two things to choose from. */
  readonly answer: Says;
  readonly decides: Says;
  /** The first words on a belief, and what is so. */
  readonly said: Says;
  readonly so: Says;
  /** Above further points. */
  readonly more: readonly [string, ...string[]];
}

/** One thing to ask of a reader each; they follow what was said and don't repeat it. */
export interface CaptionCalls {
  readonly mistake: readonly Line<"mistake">[];
  readonly question: readonly Line<"question">[];
  readonly choice: readonly Line<"choice">[];
  readonly belief: readonly Line<"belief">[];
  /** On an issue, a condition, a time of life: nobody is put on the spot. */
  readonly quiet: readonly string[];
  /** After the creator's own words. */
  readonly own: readonly string[];
}

/** How a point is told under a post that shows how something turned out: what it took, not what goes wrong. */
export interface ShownWords {
  /** What to do, an imperative; and what comes without it, a clause. */
  readonly remedy: Says;
  readonly without: Says;
  /** A step, an imperative; and the picture of it, a noun phrase. */
  readonly step: Says;
  readonly seen: Says;
  readonly calls: readonly string[];
}

/** A caption with places to fill in, in square brackets: its first words, and a line after them. */
interface CaptionSheet {
  readonly first: string;
  readonly body: string;
  readonly call: string;
}

/** What captions and the lines round them say in one language. Sentences that name a fact end in a stop. */
export interface CaptionWords {
  basis(subject: string | undefined): string;
  readonly ofNiche: string;
  readonly ofOwn: string;
  readonly unknown: string;
  readonly draft: string;
  readonly fillIn: string;
  readonly heading: string;
  topic(topic: string): string;
  readonly names: readonly [line: string, three: string, long: string];
  /** Between two things to choose from. */
  choice(a: string, b: string): string;
  inTone(tone: string): string;
  noTone(used: string, others: string): string;
  unknownTone(cited: string, used: string, others: string): string;
  /** Where a joke has no place. */
  notFunny(used: string): string;
  readonly and: string;
  length(used: string, max: string, unit: string, where: string): string;
  readonly units: { readonly characters: string; readonly bytes: string };
  readonly where: { readonly youtube: string; readonly either: string; on(surface: Surface): string };
  readonly before: string;
  readonly firstLine: string;
  readonly oneRequest: string;
  /** What the card doesn't know of the creator's words. */
  condition(cited: string): string;
  readonly facts: {
    tiktok(most: string): string;
    tiktokTags(most: string): string;
    instagram(most: string): string;
    instagramTags(most: string): string;
    youtube(most: string): string;
    youtubeTags(most: string): string;
  };
  readonly questions: string;
  readonly sheets: readonly [CaptionSheet, CaptionSheet, CaptionSheet];
  readonly calls: CaptionCalls;
  readonly shown: ShownWords;
  /** Beginnings of words by which a post asks for help or shows what failed; and what it then asks for. */
  readonly help: { readonly words: readonly string[]; readonly calls: readonly string[] };
  readonly tones: Readonly<Record<ReplyTone, ToneWords>>;
}

const LOADERS: Record<Language, () => Promise<{ WORDS: CaptionWords }>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
  pt: () => import("./pt.ts"),
};

export async function captionWords(language: Language): Promise<CaptionWords> {
  return (await LOADERS[language]()).WORDS;
}
