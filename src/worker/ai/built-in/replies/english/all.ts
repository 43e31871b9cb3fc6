import type { CommentKind } from "#shared/rules/replies.ts";
import type { TonedLines, TonedSubjects } from "../lines.ts";
import { criticism, criticismAbout } from "./criticism.ts";
import { other } from "./other.ts";
import { praise, praiseAbout } from "./praise.ts";
import { question, questionAbout } from "./question.ts";
import { suggestion, suggestionAbout } from "./suggestion.ts";

/** Kinds of comments that are answered freely. */
export type AnsweredKind = Exclude<CommentKind, "human" | "spam" | "hostile">;

export const ENGLISH: Record<AnsweredKind, TonedLines> = { praise, question, criticism, suggestion, other };

export const ENGLISH_ABOUT: Partial<Record<AnsweredKind, TonedSubjects>> = {
  praise: praiseAbout,
  question: questionAbout,
  criticism: criticismAbout,
  suggestion: suggestionAbout,
};
