import { type Measure, MEASURES } from "./columns.ts";
import type { Content } from "./read.ts";

/** How a report and the screens name what is counted, in the plural. */
export const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  views: "views",
  likes: "likes",
  comments: "comment counts",
  shares: "shares",
  saves: "saves",
  subscribers: "subscribers gained",
  impressions: "impressions",
  ctr: "click-through rates",
  watch: "watch times",
  duration: "lengths",
};

/** "1 video", "12 videos": the noun takes an s. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}

/** "a", "a and b", "a, b and c". */
export function enumerated(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

/** What was understood of a paste and what wasn't, a sentence each. */
export interface Description {
  readonly understood: readonly string[];
  readonly problems: readonly string[];
}

export function describeContent(content: Content): Description {
  const { videos, comments, notUnderstood, headless, ambiguousDates } = content;
  const understood: string[] = [];
  if (videos.length > 0) {
    const known = MEASURES.filter((measure) => videos.some(({ numbers }) => numbers[measure] !== undefined));
    const names = known.map((measure) => MEASURE_NAMES[measure]);
    if (videos.some(({ published }) => published !== undefined)) names.push("publish dates");
    understood.push(`${counted(videos.length, "video")} with ${enumerated(names)}.`);
  }
  if (comments.length > 0) understood.push(`${counted(comments.length, "comment")}.`);

  const problems: string[] = [];
  if (notUnderstood.length > 0) problems.push(`${counted(notUnderstood.length, "line")} not understood.`);
  if (headless > 0)
    problems.push(
      `${counted(headless, "line")} of numbers without headings: begin the table with a line such as “title, views, date”.`,
    );
  if (ambiguousDates > 0)
    problems.push(
      `${counted(ambiguousDates, "date")} left out, because day and month could be either way round: write them as 2026-10-03.`,
    );
  return { understood, problems };
}
