import type { CommentReply, RepliesRequest, RepliesResult } from "#shared/contracts/replies.ts";
import { REPLY_LIMITS, type ReplyTone } from "#shared/rules/replies.ts";
import { type ReadComment, readComments } from "../comments/read-comments.ts";
import { summarize } from "../comments/summary.ts";
import type { Random } from "../random.ts";
import { carefulReply } from "./careful.ts";
import { type AnsweredKind, ENGLISH, ENGLISH_ABOUT } from "./english/all.ts";
import type { Lines } from "./lines.ts";
import { LANGUAGES } from "./other-languages/all.ts";
import { subjectOf } from "./subject.ts";

const NOT_ITS_LANGUAGE =
  "The built-in engine doesn't write the language of this comment, so these options are in English.";

/** Answers comments from what the engine knows by itself, and sums them up from counts. */
export function writeReplies({ comments, tone }: RepliesRequest, random: Random): RepliesResult {
  const read = readComments(comments);
  return { replies: read.map(replyWriter(tone, random)), summary: summarize(read) };
}

/** Writes one reply after another. No comment gets an option twice, and none comes again while there are others. */
export function replyWriter(tone: ReplyTone, random: Random): (comment: ReadComment) => CommentReply {
  const decks = new Map<Lines, () => string>();
  const used = new Set<string>();
  const deal = (lines: Lines): string => {
    const deck = decks.get(lines) ?? shuffled(lines, random);
    decks.set(lines, deck);
    return deck();
  };
  const aboutSubject = ({ redacted, language }: ReadComment, kind: AnsweredKind): string[] => {
    const subject = language === "en" ? subjectOf(redacted) : undefined;
    if (subject === undefined) return [];
    const written = (ENGLISH_ABOUT[kind]?.[tone] ?? []).map((write) => write(subject));
    return random
      .sample(written, written.length)
      .filter((option) => !used.has(option))
      .slice(0, 1);
  };

  return (read) => {
    const { comment, kind, sentiment, language } = read;
    const careful = carefulReply(read);
    if (careful !== undefined)
      return { comment, options: [careful.option], kind, sentiment, advice: careful.advice };
    const answered = answeredKind(kind);
    const options = aboutSubject(read, answered);
    options.forEach((option) => used.add(option));
    const lines = linesFor(language, answered, tone);
    while (options.length < REPLY_LIMITS.options) options.push(deal(lines));
    return {
      comment,
      options,
      kind,
      sentiment,
      ...(language === "other" ? { advice: NOT_ITS_LANGUAGE } : {}),
    };
  };
}

function answeredKind(kind: ReadComment["kind"]): AnsweredKind {
  return kind === "human" || kind === "spam" || kind === "hostile" ? "other" : kind;
}

function linesFor(language: ReadComment["language"], kind: AnsweredKind, tone: ReplyTone): Lines {
  const other = LANGUAGES[language];
  if (other === undefined) return ENGLISH[kind][tone];
  return kind === "suggestion" || kind === "other" ? other[kind] : other[kind][tone];
}

/** Deals every pair of beginning and ending once before one comes again; neighbours share neither. */
function shuffled({ beginnings, endings }: Lines, random: Random): () => string {
  const first = random.sample(beginnings, beginnings.length);
  const second = random.sample(endings, endings.length);
  let dealt = 0;
  return () => {
    const option = `${first[dealt % first.length] ?? ""}, ${second[dealt % second.length] ?? ""}`;
    dealt += 1;
    return option;
  };
}
