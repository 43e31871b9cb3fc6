import type { RepliesSummary } from "#shared/contracts/replies.ts";
import type { CommentKind } from "#shared/rules/replies.ts";
import { percentages } from "#shared/rules/rounding.ts";
import type { ReadComment } from "./read-comments.ts";
import { sentimentCounts } from "./sentiment.ts";

/** What comments say together, from counts alone. */
export function summarize(comments: readonly ReadComment[]): RepliesSummary {
  const counts = sentimentCounts(comments.map(({ sentiment }) => sentiment));
  const [percentPositive = 0, percentNeutral = 0, percentNegative = 0] = percentages(counts);
  return {
    percentPositive,
    percentNeutral,
    percentNegative,
    overview: overviewOf(comments, counts),
    dailyGoal: goalOf(comments),
    unmeasured: comments.filter(isUnmeasured).length,
  };
}

/** What is counted in an overview, in the order in which it matters; "it" is one comment, "them" several. */
const COUNTED: readonly (readonly [kind: CommentKind, one: string, several: string])[] = [
  ["human", "needs you in person", "need you in person"],
  ["question", "is a question", "are questions"],
  ["suggestion", "suggests a video or a change", "suggest a video or a change"],
  ["criticism", "is critical", "are critical"],
  ["praise", "is praise", "are praise"],
  ["spam", "looks like spam", "look like spam"],
  ["hostile", "is hostile", "are hostile"],
];

function overviewOf(comments: readonly ReadComment[], counts: readonly number[]): string {
  const [positive = 0, neutral = 0, negative = 0] = counts;
  const read = `${countOf(comments.length)}: ${positive} positive, ${neutral} neutral, ${negative} negative.`;
  const found = COUNTED.flatMap(([kind, one, several]) => {
    const count = countKind(comments, kind);
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  return found.length === 0 ? read : `${read} ${listed(found)}.`;
}

function goalOf(comments: readonly ReadComment[]): string {
  const all = comments.length;
  const human = countKind(comments, "human");
  const questions = countKind(comments, "question");
  const suggestions = countKind(comments, "suggestion");
  const critical = countKind(comments, "criticism");
  const answerable = all - countKind(comments, "spam") - countKind(comments, "hostile");
  if (human > 0)
    return human === 1
      ? "One comment needs you in person: read that one before any other."
      : `${human} comments need you in person: read those before any others.`;
  if (questions > 0) return `${share(questions, all, "is a question", "are questions")} first.`;
  if (critical > 0) return `${share(critical, all, "is critical", "are critical")} calmly.`;
  if (suggestions > 0)
    return `${share(suggestions, all, "suggests something", "suggest something")} and note what you would make.`;
  if (answerable === 0) return "Nothing here needs an answer: hide what doesn't belong and move on.";
  return answerable === 1
    ? "Answer the one comment that is waiting."
    : `Answer the ${answerable} comments that are waiting, the longest first.`;
}

/** "4 of 12 comments are questions: answer those". */
function share(count: number, all: number, one: string, several: string): string {
  if (all === 1) return `The one comment ${one}: answer it`;
  return count === 1
    ? `1 of ${all} comments ${one}: answer that one`
    : `${count} of ${all} comments ${several}: answer those`;
}

function countKind(comments: readonly ReadComment[], wanted: CommentKind): number {
  return comments.filter(({ kind }) => kind === wanted).length;
}

function countOf(count: number): string {
  return count === 1 ? "1 comment" : `${count} comments`;
}

/** "a", "a and b", "a, b and c". */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

function isUnmeasured({ language, kind, sentiment }: ReadComment): boolean {
  return language === "other" && kind !== "spam" && sentiment === "neutral";
}
