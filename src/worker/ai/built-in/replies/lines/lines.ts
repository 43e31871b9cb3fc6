import type { CommentIntent, ReplyTone } from "#shared/rules/replies.ts";
import type { CarefulIntent } from "../careful/careful.ts";

/** Intents that are answered freely. */
export type AnsweredIntent = Exclude<CommentIntent, CarefulIntent>;

/**
 * What a comment says more exactly than its intent: a question by what it is about, two questions at once, a moment that
 * is laughed at, somebody else who does it better, did it before or is alike, two mistakes, praise or a verdict in a
 * single word, a wish for something in the videos that there are, emoji by the face they pull, a few words of anything.
 */
export type Variant =
  | "practical"
  | "chosen"
  | "told"
  | "fact"
  | "both"
  | "laughed-at"
  | "compared"
  | "earlier"
  | "alike"
  | "corrected-twice"
  | "brief"
  | "shrugged"
  | "change"
  | "laughing"
  | "moved"
  | "doubting"
  | "few";

/** How an answer stands to its comment; each tone has its own words for it. None is for what no tone fits. */
export type Stance =
  | "thanks"
  | "company"
  | "cheer"
  | "light"
  | "asked"
  | "right"
  | "fair"
  | "trouble"
  | "idea"
  | "pleased"
  | "mixed";

/**
 * What answers one intent: three kinds of lines, one option each. A line is a clause without its stop, in lower case, that
 * may follow an opening and a comma, or a question; "[du|Sie]" in it is how it addresses its reader. "{x}" and "{y}" stand for the comment's own words, "{q}" for what
 * has to be asked back; a line that names one is only taken where there is one.
 */
export interface Answers {
  readonly stance: Stance | "calm";
  readonly short: readonly string[];
  readonly warm: readonly string[];
  readonly ask: readonly string[];
}

/** Words that tell what a comment is about, with how the language's lines name it. */
export type Named = readonly (readonly [words: string, name: string])[];

/** All that the engine says in one language. */
export interface LanguageLines {
  /** What comes before a line and a comma. The tones share none, so that no tone sounds like another. */
  readonly openings: Record<Stance, Record<ReplyTone, readonly string[]>>;
  /** What may come after a line of thanks and a comma. */
  readonly closings: Record<ReplyTone, readonly string[]>;
  readonly answers: Record<AnsweredIntent | Variant, Answers>;
  /** What a critique is about. Words are regular expressions over folded words; one with "*" may go on. */
  readonly aspects: Named;
  /** What to ask back where something fails, by what it is. The last fits all. */
  readonly troubles: Named;
}
