import { intentOf, isPhrasedIn, kindFor } from "#shared/rules/comments/intent.ts";
import { COMMENT_LANGUAGES, type CommentLanguage, languagesOf } from "#shared/rules/comments/language.ts";
import { HUMAN_REASONS, type HumanReason, isUrgent } from "#shared/rules/comments/needs-human.ts";
import { plainComment } from "#shared/rules/comments/phrase.ts";
import { fingerprint, repeatedIn } from "#shared/rules/comments/spam.ts";
import { redact } from "#shared/rules/redact.ts";
import type { CommentIntent, CommentKind, Sentiment } from "#shared/rules/replies.ts";
import { caredIntent } from "./cared-intent.ts";
import { reread } from "./reread.ts";
import { isFeltIn, sentimentOf } from "./sentiment.ts";

/** A comment with all that the product itself tells about it. */
export interface ReadComment {
  /** As it was given. */
  readonly comment: string;
  /** On one line, without e-mail addresses, phone numbers and handles: what may be quoted or sent on. */
  readonly redacted: string;
  readonly language: CommentLanguage;
  readonly sentiment: Sentiment;
  readonly kind: CommentKind;
  /** What exactly it wants. */
  readonly intent: CommentIntent;
  /** Where it needs the creator in person: why. */
  readonly reason: HumanReason | undefined;
}

/** Reads comments, in their order. */
export function readComments(comments: readonly string[]): ReadComment[] {
  const repeated = repeatedIn(comments);
  const heard = comments.map((comment) => {
    const plain = plainComment(comment);
    return /\p{L}/u.test(plain) ? spokenIn(plain) : undefined;
  });
  const usual = commonest(heard);
  return comments.map((comment, index) => {
    const plain = plainComment(comment);
    // A time or a heart is answered in the language of the comments beside it.
    const language = heard[index] ?? usual;
    const measured = sentimentOf(plain, language);
    const context = { language, sentiment: measured, repeated: repeated.has(fingerprint(comment)) };
    const intent = caredIntent(comment, intentOf(plain, context));
    const kind = kindFor(intent, measured);
    const reason = HUMAN_REASONS.find((one) => one === intent);
    const sentiment = fittingSentiment(measured, { kind, reason, intent });
    const redacted = redact(comment.replace(/\s+/gu, " "));
    return reread({ comment, redacted, language, sentiment, kind, intent, reason });
  });
}

/** The language that most comments are in, of those that are answered in their own; English where there is none. */
function commonest(languages: readonly (CommentLanguage | undefined)[]): CommentLanguage {
  const counts = COMMENT_LANGUAGES.map((language) => languages.filter((one) => one === language).length);
  return COMMENT_LANGUAGES[counts.indexOf(Math.max(...counts))] ?? "en";
}

/**
 * The likeliest language; of several likely ones the first whose phrases the comment holds. Where nothing tells, and no
 * English word of praise or blame does, another language's words of that kind do.
 */
function spokenIn(comment: string): CommentLanguage {
  const [likeliest = "en", ...others] = languagesOf(comment);
  if (others.length === 0 || likeliest === "other") return likeliest;
  const phrased = [likeliest, ...others].find((language) => isPhrasedIn(language, comment));
  if (phrased !== undefined || likeliest !== "en" || sentimentOf(comment, "en") !== "neutral")
    return phrased ?? likeliest;
  return others.find((language) => isFeltIn(language, comment)) ?? likeliest;
}

/** Intents that are blame in themselves, whatever words they take. */
const DISPLEASED = new Set<CommentIntent>(["critique", "accusation", "sarcasm"]);

/**
 * Words alone mislead where somebody suffers, threatens, sells or is ironic: "I want to end my life" holds none that is
 * bad. Where they say nothing, what the comment wants does.
 */
function fittingSentiment(
  measured: Sentiment,
  { kind, reason, intent }: { kind: CommentKind; reason: HumanReason | undefined; intent: CommentIntent },
): Sentiment {
  if (kind === "hostile" || isUrgent(reason) || intent === "sarcasm") return "negative";
  if (kind === "spam" || (kind === "human" && measured === "positive")) return "neutral";
  if (measured !== "neutral") return measured;
  if (kind === "praise") return "positive";
  return DISPLEASED.has(intent) ? "negative" : "neutral";
}
