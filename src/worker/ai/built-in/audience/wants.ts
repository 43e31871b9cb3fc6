import { enumerated } from "#shared/rules/audience/describe.ts";
import type { Channel, Point } from "./channel.ts";
import { recurring } from "./recurring.ts";
import { rankedBy, SAMPLE_LEAST } from "./statistics.ts";
import { figure, nameOf, quotedComment, share } from "./wording.ts";

/** Comments quoted for each thing. */
const QUOTED = 4;
const WORDS_MOST = 6;

/** What viewers want: what they ask and say, and which titles they chose. */
export function wantsFromData(channel: Channel): Point[] {
  return [...fromComments(channel), ...fromTitles(channel), ...fromTalk(channel)];
}

function fromComments({ said }: Channel): Point[] {
  const { all, questions, requests, problems } = said;
  const quotedOnce = new Set<string>();
  const point = (found: readonly string[], one: string, many: string): Point[] => {
    if (found.length === 0) return [];
    const fresh = [...new Set(found)].filter((comment) => !quotedOnce.has(comment)).slice(0, QUOTED);
    for (const comment of fresh) quotedOnce.add(comment);
    const text = `${share(found.length, all.length, "comment")} ${found.length === 1 ? one : many}`;
    return [
      fresh.length === 0
        ? { text: `${text}, all of them quoted above.` }
        : { text: `${text}:`, examples: fresh.map((comment) => quotedComment(comment)) },
    ];
  };
  const repeated = recurring(all).slice(0, WORDS_MOST);
  const words: Point[] =
    repeated.length === 0
      ? []
      : [
          {
            text: `Words that come again: ${enumerated(repeated.map(({ word, count }) => `“${word}” in ${figure(count)}`))} of your comments.`,
          },
        ];
  return [
    ...point(requests, "asks for a video or for more", "ask for a video or for more"),
    ...point(questions, "holds a question", "hold a question"),
    ...point(problems, "tells of something that doesn't work", "tell of something that doesn't work"),
    ...words,
  ];
}

function fromTitles({ titleWords, ranked }: Channel): Point[] {
  if (ranked.length > 0 && ranked.length < SAMPLE_LEAST)
    return [
      {
        text: `${figure(ranked.length)} videos are too few to tell which words of a title draw people. It takes at least ${SAMPLE_LEAST}.`,
      },
    ];
  return titleWords.map(({ word, inBest, best, inRest, rest }) => ({
    text: `“${word}” stands in the titles of ${figure(inBest)} of your best ${figure(best)} videos and of ${inRest === 0 ? "none" : figure(inRest)} of the other ${figure(rest)}.`,
  }));
}

/** Which video people talked about most, for how often it was watched. */
function fromTalk({ videos }: Channel): Point[] {
  const talk = rankedBy(videos, ({ numbers: { comments, views } }) =>
    comments === undefined || views === undefined || views === 0 ? undefined : (comments / views) * 1000,
  );
  const [most] = talk;
  if (most === undefined || talk.length < 3 || most.value === 0) return [];
  return [
    {
      text: `${nameOf(most.video)} made people talk most: ${figure(most.value)} comments for every 1,000 views. Read those first.`,
    },
  ];
}
