import type { CareLevel } from "#shared/contracts/grounding.ts";
import type { Language } from "#shared/rules/language.ts";

/** What kind of video or answer a text asks for. */
export type Form =
  | "how-to"
  | "comparison"
  | "review"
  | "day-in-the-life"
  | "confession"
  | "story"
  | "list"
  | "question"
  | "myth"
  | "none";

/** What a creator's words ask for, before anything is looked up. */
export interface Brief {
  /** The creator's words on one line. */
  readonly text: string;
  /** The language to write in. */
  readonly language: Language;
  /** True where the words are in a language the engine doesn't write. */
  readonly foreign: boolean;
  readonly form: Form;
  /** The noun phrase it is about, without form, audience and constraint; in the creator's words. */
  readonly subject: string;
  /** "with leftover wax", "in a small flat", "on a budget". */
  readonly constraint?: string;
  /** "beginners", "people over 60". */
  readonly audience?: string;
  /** True where the audience is those new to the subject, and nothing more is said of them. */
  readonly forNovices: boolean;
  /** The two sides of a comparison. */
  readonly sides?: readonly [one: string, other: string];
  readonly care: CareLevel;
}
