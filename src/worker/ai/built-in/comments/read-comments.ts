import { kindOf } from "#shared/rules/comments/kind.ts";
import { type CommentLanguage, languageOf } from "#shared/rules/comments/language.ts";
import { type HumanReason, humanReason, isUrgent } from "#shared/rules/comments/needs-human.ts";
import { plainComment } from "#shared/rules/comments/phrase.ts";
import { fingerprint, repeatedIn } from "#shared/rules/comments/spam.ts";
import { redact } from "#shared/rules/redact.ts";
import type { CommentKind, Sentiment } from "#shared/rules/replies.ts";
import { sentimentOf } from "./sentiment.ts";

/** A comment with all that the product itself tells about it. */
export interface ReadComment {
  /** As it was given. */
  readonly comment: string;
  /** On one line, without e-mail addresses, phone numbers and handles: what may be quoted or sent on. */
  readonly redacted: string;
  readonly language: CommentLanguage;
  readonly sentiment: Sentiment;
  readonly kind: CommentKind;
  /** Where it needs the creator in person: why. */
  readonly reason: HumanReason | undefined;
}

/** Reads comments, in their order. */
export function readComments(comments: readonly string[]): ReadComment[] {
  const repeated = repeatedIn(comments);
  return comments.map((comment) => {
    const plain = plainComment(comment);
    const language = languageOf(plain);
    const measured = sentimentOf(plain, language);
    const kind = kindOf(plain, {
      language,
      sentiment: measured,
      repeated: repeated.has(fingerprint(comment)),
    });
    const reason = kind === "human" ? humanReason(plain) : undefined;
    const sentiment = fittingSentiment(measured, kind, reason);
    return { comment, redacted: redact(comment.replace(/\s+/gu, " ")), language, sentiment, kind, reason };
  });
}

/** Words alone mislead where somebody suffers, threatens or sells: "I want to end my life" holds none that is bad. */
function fittingSentiment(
  measured: Sentiment,
  kind: CommentKind,
  reason: HumanReason | undefined,
): Sentiment {
  if (kind === "hostile" || isUrgent(reason)) return "negative";
  if (kind === "spam" || (kind === "human" && measured === "positive")) return "neutral";
  return measured;
}
