import * as z from "zod/mini";
import { commentsIn } from "#shared/rules/replies.ts";
import { readDraft } from "./use-draft.ts";

/** The draft of the form in which comments are pasted to be answered. */
export const COMMENTS_DRAFT = "replies-form";

const Pasted = z.object({ comments: z.string() });

/** The comments that were pasted in this tab, one a line. */
export function pastedComments(): string[] {
  return commentsIn(readDraft(COMMENTS_DRAFT, Pasted)?.comments ?? "");
}
