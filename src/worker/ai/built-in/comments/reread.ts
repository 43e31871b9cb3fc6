import { isElsewhere } from "#shared/rules/comments/heard/elsewhere.ts";
import { hiddenIn } from "#shared/rules/comments/heard/hidden.ts";
import { intentOf, kindFor } from "#shared/rules/comments/intent.ts";
import { plainComment } from "#shared/rules/comments/phrase.ts";
import { CAREFUL_KINDS, type CommentIntent, type Sentiment } from "#shared/rules/replies.ts";
import { careOf } from "../../material/care/care-of.ts";
import { caredIntent } from "./cared-intent.ts";
import type { ReadComment } from "./read-comments.ts";
import { sentimentOf } from "./sentiment.ts";

/** What a death is taken for where its comment also tells of something else. */
const BESIDE_GRIEF = new Set<CommentIntent>([
  "failure",
  "memory",
  "thanks",
  "returning",
  "critique",
  "disagreement",
  "correction",
  "agreement",
]);
const BEREAVED: ReadonlySet<string> = new Set(["grief", "pet", "stillbirth", "dying"]);

/** How what is heard reads, where that is certain. */
const FELT: Readonly<Partial<Record<CommentIntent, Sentiment>>> = {
  spam: "neutral",
  grief: "neutral",
  insult: "negative",
  sarcasm: "negative",
  critique: "negative",
  thanks: "positive",
  praise: "positive",
};

/**
 * A comment as what its question mark, its praise or its silence hides, and as one of another language where it is in one
 * that the engine doesn't write.
 */
export function reread(given: ReadComment): ReadComment {
  const read = inItsLanguage(given);
  // What is grave, advertises or attacks is answered as that already.
  if (CAREFUL_KINDS.includes(read.kind) || read.language === "other") return read;
  const hidden = hiddenIn(read.comment, read);
  if (BESIDE_GRIEF.has(hidden?.intent ?? read.intent) && isBereaved(read.comment)) return as(read, "grief");
  return hidden === undefined ? read : { ...as(read, hidden.intent), language: hidden.language };
}

/** The comment with what any language tells, where its own isn't written. */
function inItsLanguage(read: ReadComment): ReadComment {
  if (read.language === "other" || !isElsewhere(read.comment)) return read;
  if (CAREFUL_KINDS.includes(read.kind)) return { ...read, language: "other" };
  const plain = plainComment(read.comment);
  const context = { language: "other", sentiment: sentimentOf(plain, "other"), repeated: false } as const;
  const intent = caredIntent(read.comment, intentOf(plain, context));
  return { ...as(read, intent), language: "other", sentiment: context.sentiment };
}

function as(read: ReadComment, intent: CommentIntent): ReadComment {
  const sentiment = FELT[intent] ?? read.sentiment;
  const reason = intent === "grief" ? intent : undefined;
  return { ...read, intent, sentiment, reason, kind: kindFor(intent, sentiment) };
}

function isBereaved(comment: string): boolean {
  const care = careOf(comment);
  return care.level === "tender" && BEREAVED.has(care.kind);
}
