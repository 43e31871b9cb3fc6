import * as z from "zod/mini";
import type { RepliesRequest, RepliesResult, RepliesSummary } from "#shared/contracts/replies.ts";
import { redact } from "#shared/rules/redact.ts";
import { CAREFUL_KINDS, REPLY_LIMITS } from "#shared/rules/replies.ts";
import { words } from "#shared/rules/words.ts";
import { type ReadComment, readComments } from "../built-in/comments/read-comments.ts";
import { summarize } from "../built-in/comments/summary.ts";
import { seededRandom } from "../built-in/random.ts";
import { holdsLink } from "../built-in/replies/links.ts";
import { replyWriter } from "../built-in/replies/write-replies.ts";
import { clip, sentences } from "../built-in/topic.ts";

const texts = z.pipe(
  z.transform((value: unknown) => [value].flat().filter((item) => typeof item === "string")),
  z.array(z.string()),
);
const text = z.optional(
  z.pipe(
    z.transform((value: unknown) => (typeof value === "string" ? value : undefined)),
    z.optional(z.string()),
  ),
);
/** Models write 3, "3" and "3."; all mean 3. */
const place = z.optional(
  z.pipe(
    z.transform((value: unknown) => {
      const number = typeof value === "string" ? Number.parseInt(value, 10) : value;
      return Number.isInteger(number) ? number : undefined;
    }),
    z.optional(z.number()),
  ),
);
const summary = z.optional(
  z.pipe(
    z.transform((value: unknown) => (isRecord(value) ? value : undefined)),
    z.optional(z.object({ overview: text, dailyGoal: text })),
  ),
);

/** What a model may write of {@link RepliesResult}: anything that can still be told apart. */
export const RepliesDraft = z.object({
  replies: z.array(
    z.object({
      /** From 1. */
      number: place,
      comment: text,
      options: z.optional(texts),
    }),
  ),
  summary,
});
export type RepliesDraft = z.infer<typeof RepliesDraft>;

/** The longest overview and goal of a model that are kept, in UTF-16 units. */
const SUMMARY = { overview: 600, dailyGoal: 300 } as const;

/** What is read of one option, in UTF-16 units: it is cut to a sentence anyway. */
const LONGEST_READ = 2000;

/** A sentence of fewer words is a greeting: "Thanks!" */
const GREETING = 4;

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a comment is one that a model may see and answer. */
export function isAnswerable({ kind }: ReadComment): boolean {
  return !CAREFUL_KINDS.includes(kind);
}

/**
 * Makes a result of what a model wrote: each reply goes to its comment by the text it repeats, its number or
 * its place; options are cut to one sentence and to three, without doubles, links and contact details;
 * comments that the model left out, and those it never saw, are answered by the built-in engine; the comments
 * are the original ones and the percentages are counted.
 */
export function mendReplies(draft: RepliesDraft, { comments, tone }: RepliesRequest): RepliesResult {
  const read = readComments(comments);
  const written = align(draft.replies, read.filter(isAnswerable));
  const write = replyWriter(tone, seededRandom(comments.join("").length));
  return {
    replies: read.map((one) => {
      const options = written.get(one);
      if (options === undefined) return { ...write(one), engine: "built-in" };
      return { comment: one.comment, options, kind: one.kind, intent: one.intent, sentiment: one.sentiment };
    }),
    summary: { ...summarize(read), ...mendSummary(draft.summary) },
  };
}

/** The options for each comment that a model saw, as far as it wrote any. */
function align(
  replies: RepliesDraft["replies"],
  sent: readonly ReadComment[],
): ReadonlyMap<ReadComment, string[]> {
  const found = new Map<ReadComment, string[]>();
  // Some count from 0.
  const first = replies.some(({ number }) => number === 0) ? 0 : 1;
  const numbered = replies.some(({ number }) => number !== undefined);
  for (const [index, { number, comment, options }] of replies.entries()) {
    const repeated = comment === undefined ? [] : sent.filter((one) => isSame(one.redacted, comment));
    const byNumber = number === undefined ? undefined : sent[number - first];
    const byPlace = !numbered && replies.length === sent.length ? sent[index] : undefined;
    // A text that several comments share says less than the number.
    const target =
      (byNumber !== undefined && (repeated.length === 0 || repeated.includes(byNumber))
        ? byNumber
        : repeated.find((one) => !found.has(one))) ?? byPlace;
    const mended = mendOptions(options);
    if (target !== undefined && mended.length > 0 && !found.has(target)) found.set(target, mended);
  }
  return found;
}

function isSame(redacted: string, comment: string): boolean {
  return comment.replace(/\s+/gu, " ").trim() === redacted;
}

function mendOptions(options: readonly string[] = []): string[] {
  const mended = options.map(mendOption).filter((option) => option !== "");
  const different = new Map(mended.map((option) => [option.toLowerCase(), option]));
  return [...different.values()].slice(0, REPLY_LIMITS.options);
}

/** One option as it may be posted; "" for one that may not. */
function mendOption(option: string): string {
  const line = redact(oneLine(option.slice(0, LONGEST_READ)));
  if (holdsLink(line)) return "";
  const clean = line
    .replace(/[\s,]*\[(?:e-mail|phone|handle)\]/gu, "")
    .replace(/^(?:\d+[.)]|[-*•,])\s+/u, "")
    .replace(/^(["“«„])(.*)["”»“]$/u, "$2")
    .trim();
  return clip(oneSentence(clean), REPLY_LIMITS.option);
}

/** Without line breaks, control characters and marks that turn a line around. */
function oneLine(given: string): string {
  return given
    .toWellFormed()
    .replace(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** The first sentence that says something; where there is none, the longest. */
function oneSentence(given: string): string {
  const parts: string[] = [];
  for (const part of sentences(given)) {
    const before = parts.at(-1);
    // "Dr. Smith" and "Mac vs. Windows" don't end at their full stop.
    if (before !== undefined && /\b(?:dr|mrs?|ms|st|vs|no|e\.g|i\.e|approx)\.$/iu.test(before))
      parts[parts.length - 1] = `${before} ${part}`;
    else parts.push(part);
  }
  const longest = parts.toSorted((a, b) => words(b).length - words(a).length)[0] ?? "";
  return parts.find((part) => words(part).length >= GREETING) ?? longest;
}

/** A model's own words about the comments; numbers in them would only contradict what was counted. */
function mendSummary(
  written: RepliesDraft["summary"],
): Partial<Pick<RepliesSummary, "overview" | "dailyGoal">> {
  const overview = clip(oneLine(written?.overview ?? ""), SUMMARY.overview);
  const dailyGoal = clip(oneLine(written?.dailyGoal ?? ""), SUMMARY.dailyGoal);
  return {
    ...(overview === "" || /\d\s?(?:%|percent)/iu.test(overview) ? {} : { overview }),
    ...(dailyGoal === "" ? {} : { dailyGoal }),
  };
}
