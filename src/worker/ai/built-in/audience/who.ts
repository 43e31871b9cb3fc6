import { enumerated } from "#shared/rules/audience/describe.ts";
import type { Channel, Point } from "./channel.ts";
import { rankedBy } from "./statistics.ts";
import { figure, nameOf, quotedComment, share } from "./wording.ts";

/** Who watches, as far as comments and numbers can tell. */
export function whoFromData(channel: Channel): Point[] {
  return [...fromComments(channel), ...fromVideos(channel)];
}

function fromComments({ said: { all, people, scripts } }: Channel): Point[] {
  if (all.length === 0) return [];
  const points = people.map(({ one, many, comments }) => ({
    text: `${share(comments.length, all.length, "comment")} ${comments.length === 1 ? `sounds like ${one}` : `sound like ${many}`}:`,
    examples: comments.slice(0, 2).map((comment) => quotedComment(comment)),
  }));
  const languages =
    scripts.length > 1
      ? [
          {
            text: `Letters they write in: ${enumerated(scripts.map(({ script, count }) => `${script} in ${figure(count)}`))}.`,
          },
        ]
      : [];
  if (points.length > 0) return [...points, ...languages];
  const none =
    all.length === 1
      ? "Your one comment doesn't say who wrote it."
      : `None of your ${figure(all.length)} comments says in common words who wrote it.`;
  return [{ text: `${none} Ask in your next video: “What made you look for this?”` }, ...languages];
}

function fromVideos({ videos }: Channel): Point[] {
  if (videos.length === 0) return [];
  const joined = rankedBy(videos, ({ numbers }) => numbers.subscribers).filter(({ value }) => value > 0);
  const [most] = joined;
  const stayed: Point[] =
    most === undefined || joined.length < 2
      ? []
      : [
          {
            text: `The most people followed you after ${nameOf(most.video)}: ${figure(most.value)}. Whom that video speaks to is whom your channel is for.`,
          },
        ];
  return [
    ...stayed,
    {
      text: "Numbers say how many watched, never who. Age, gender and countries stand in each platform's own analytics, where enough people watch.",
    },
  ];
}
