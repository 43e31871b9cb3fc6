import { type Content, readContent } from "#shared/rules/audience/read.ts";
import { redact } from "#shared/rules/redact.ts";
import { type CommentFacts, readComments } from "./comments.ts";
import { wordsOfBest, type TitleWord } from "./recurring.ts";
import { type Ranked, reachOf } from "./statistics.ts";

/** All that is known about a channel from what its creator pasted. */
export interface Channel extends Content {
  readonly said: CommentFacts;
  /** What the videos are ranked by, best first; undefined for fewer than two videos with a number. */
  readonly reach: ReturnType<typeof reachOf>;
  /** The same ranking; empty where there is none. */
  readonly ranked: readonly Ranked[];
  readonly titleWords: readonly TitleWord[];
}

/** One thing a report says, with what shows it. */
export interface Point {
  readonly text: string;
  readonly examples?: readonly string[];
}

/** Reads a paste and counts what is in it. People's addresses, numbers and handles are taken out of comments first. */
export function channelOf(data: string): Channel {
  const content = readContent(data);
  const comments = content.comments.map((comment) => redact(comment));
  const reach = reachOf(content.videos);
  const ranked = reach?.ranked ?? [];
  return {
    ...content,
    comments,
    said: readComments(comments),
    reach,
    ranked,
    titleWords: wordsOfBest(ranked),
  };
}

/** "12 videos and 34 comments" as a heading names its sample; "" where nothing was read. */
export function sampleOf({ videos, comments }: Content): string {
  const rows = videos.length === 0 ? [] : [`${videos.length} ${videos.length === 1 ? "video" : "videos"}`];
  const texts =
    comments.length === 0 ? [] : [`${comments.length} ${comments.length === 1 ? "comment" : "comments"}`];
  return [...rows, ...texts].join(" and ");
}
