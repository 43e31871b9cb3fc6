import * as z from "zod/mini";
import { ENGINE_NAMES } from "./assistant.ts";
import {
  COMMENT_INTENTS,
  COMMENT_KINDS,
  commentsIn,
  REPLY_LIMITS,
  REPLY_TONES,
  SENTIMENTS,
} from "../rules/replies.ts";

const Comments = z.pipe(
  z.pipe(
    z.union([z.string(), z.array(z.string())], "Comments must be text, one a line."),
    z.transform((given: string | string[]) =>
      typeof given === "string"
        ? commentsIn(given)
        : given.map((comment) => comment.trim()).filter((comment) => comment !== ""),
    ),
  ),
  z
    .array(
      z
        .string()
        .check(
          z.maxLength(REPLY_LIMITS.comment, `A comment can be at most ${REPLY_LIMITS.comment} characters.`),
        ),
    )
    .check(
      z.minLength(1, "Add at least one comment"),
      z.maxLength(REPLY_LIMITS.comments, `At most ${REPLY_LIMITS.comments} comments at a time.`),
    ),
);

const RepliesForm = z.object({
  /** 1 to 50 comments of at most 1,000 characters: a list, or a text with one a line. */
  comments: Comments,
  tone: z._default(z.enum(REPLY_TONES, `Tone must be one of ${REPLY_TONES.join(", ")}.`), "casual"),
});

/** What `reply_assistant` takes: the form, or a plain string, which is the comments. */
export const RepliesRequest = z.pipe(
  z.transform((input: unknown) => (typeof input === "string" ? { comments: input } : input)),
  RepliesForm,
);
export type RepliesRequest = z.output<typeof RepliesForm>;

const prose = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** A comment with what could be answered (spec §3); what isn't in the specification may be missing. */
export const CommentReply = z.object({
  comment: z.string(),
  /** 1 to 3 options of one sentence each, none twice. */
  options: z.array(prose(REPLY_LIMITS.option)).check(z.minLength(1), z.maxLength(REPLY_LIMITS.options)),
  kind: z.optional(z.enum(COMMENT_KINDS)),
  /** What exactly it wants. */
  intent: z.optional(z.enum(COMMENT_INTENTS)),
  sentiment: z.optional(z.enum(SENTIMENTS)),
  /** What to do besides or instead of answering. */
  advice: z.optional(z.string()),
  /** Who wrote these options, where it isn't who wrote the others. */
  engine: z.optional(z.enum(ENGINE_NAMES)),
});
export type CommentReply = z.infer<typeof CommentReply>;

const Percent = z.int().check(z.minimum(0), z.maximum(100));

/** What the comments say together (spec §3). The percentages are counted by the product and add up to 100. */
export const RepliesSummary = z.object({
  percentPositive: Percent,
  percentNeutral: Percent,
  percentNegative: Percent,
  overview: prose(1000),
  dailyGoal: prose(400),
  /** How many comments count as neutral because no word list knows their language. */
  unmeasured: z.optional(z.int().check(z.minimum(0))),
});
export type RepliesSummary = z.infer<typeof RepliesSummary>;

/** The JSON that `reply_assistant` replies with, in the order of the comments. */
export const RepliesResult = z.object({
  replies: z.array(CommentReply),
  summary: z.optional(RepliesSummary),
});
export type RepliesResult = z.infer<typeof RepliesResult>;
