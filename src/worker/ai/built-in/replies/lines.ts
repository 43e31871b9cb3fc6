import type { ReplyTone } from "#shared/rules/replies.ts";

/**
 * What replies of one kind and tone are made of. Any beginning goes with any ending: "{beginning}, {ending}".
 * The two numbers share no factor, so that dealing round both lists meets every pair before one comes again.
 */
export interface Lines {
  readonly beginnings: readonly string[];
  /** Each with its full stop or question mark. */
  readonly endings: readonly string[];
}

/** Lines for each tone. */
export type TonedLines = Record<ReplyTone, Lines>;

/** Whole replies about something the comment names; `subject` stands in quotation marks. */
export type TonedSubjects = Record<ReplyTone, readonly ((subject: string) => string)[]>;
