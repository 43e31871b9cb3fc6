import * as z from "zod/mini";
import { AssistReply, Notice } from "#shared/contracts/assistant.ts";
import { CommentReply, RepliesSummary } from "#shared/contracts/replies.ts";
import { REPLY_TONES } from "#shared/rules/replies.ts";
import { COMMENTS_DRAFT } from "#client/lib/pasted-comments.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { askForReplies } from "#client/queries/replies.ts";
import { EMPTY_DRAFT, RepliesDraft } from "./replies-form.tsx";

/** A reply as it is kept; a text that couldn't be read stands as an option whatever its length. */
const KeptReply = z.extend(CommentReply, {
  options: z.array(z.string()),
  /** True once the creator ticked the comment off. */
  answered: z.optional(z.boolean()),
  /** What is to be known of options that took others' place. */
  notice: z.optional(Notice),
});
export type KeptReply = z.infer<typeof KeptReply>;

/** The last answer with what it answers. */
const Answer = z.extend(z.pick(AssistReply, { engine: true, model: true, cached: true, notice: true }), {
  comments: z.array(z.string()),
  tone: z.enum(REPLY_TONES),
  replies: z.array(KeptReply),
  summary: z.optional(RepliesSummary),
});
type Answer = z.infer<typeof Answer>;

interface Generation extends Pick<Answer, "comments" | "tone"> {
  /** True to be answered anew. */
  readonly fresh: boolean;
}

interface Replacement {
  /** Which comment of the answer, from 0. */
  readonly position: number;
}

/** The screen's state: what is typed, what was answered and what is ticked off, kept until the tab closes. */
export function useReplies() {
  const [draft, setDraft] = useDraft(COMMENTS_DRAFT, RepliesDraft, EMPTY_DRAFT);
  const [answer, setAnswer] = useDraft("replies-answer", z.nullable(Answer), null);
  const change = (position: number, part: Partial<KeptReply>) =>
    setAnswer((current) => {
      const reply = current?.replies[position];
      if (current === null || reply === undefined) return current;
      return { ...current, replies: current.replies.with(position, { ...reply, ...part }) };
    });

  const generation = useCancellable(async ({ comments, tone, fresh }: Generation, signal) => {
    setAnswer({ comments, tone, ...(await askForReplies(comments, tone, { signal, fresh })) });
  });

  const replacement = useCancellable(async ({ position }: Replacement, signal) => {
    const comment = answer?.comments[position];
    if (answer === null || comment === undefined) return;
    const { replies, engine, notice } = await askForReplies([comment], answer.tone, { signal, fresh: true });
    const [reply] = replies;
    if (reply !== undefined)
      change(position, { options: reply.options, engine: reply.engine ?? engine, notice });
  });

  return {
    draft,
    setDraft,
    generation,
    answer,
    replacement,
    generate: (input: Generation) => {
      // What replaces the options of one comment belongs to the answer before.
      replacement.cancel();
      return generation.start(input);
    },
    replace: (input: Replacement) => replacement.start(input),
    setAnswered: (position: number, answered: boolean) => change(position, { answered }),
  };
}
