import type { Channel, Point } from "./channel.ts";
import { median } from "./statistics.ts";
import { amount, figure, nameOf, quotedComment } from "./wording.ts";

/** A best video is worth a successor from this many times the median on. Source: heuristic. */
const STANDS_OUT = 1.5;

/** What to make next by what was pasted. */
export function nextFromData(channel: Channel): Point[] {
  return [...fromRanking(channel), ...fromComments(channel)];
}

function fromRanking({ reach, ranked, watchUnit, titleWords }: Channel): Point[] {
  const [best, second] = ranked;
  const weakest = ranked.at(-1);
  if (reach === undefined || best === undefined || second === undefined || weakest === undefined) return [];
  const middle = median(ranked.map(({ value }) => value));
  const said = (value: number) => amount(reach.measure, value, watchUnit);
  const times =
    middle > 0 && best.value >= middle * STANDS_OUT
      ? `, ${figure(best.value / middle)} times your median of ${figure(middle)}`
      : "";
  const points: Point[] = [
    {
      text: `Make a successor to ${nameOf(best.video)}, your best with ${said(best.value)}${times}. Keep the promise of its title and change the example.`,
    },
  ];
  if (ranked.length > 3)
    points.push({
      text: `Next after it come ${[second, ...ranked.slice(2, 3)].map(({ video, value }) => `${nameOf(video)} (${said(value)})`).join(" and ")}. Look for what the three share before you film.`,
    });
  for (const { word } of titleWords.slice(0, 1))
    points.push({ text: `Plan one more video around “${word}”, the word that sets your best titles apart.` });
  if (ranked.length > 2)
    points.push({
      text: `Don't repeat ${nameOf(weakest.video)} as it was: with ${said(weakest.value)} it got the least. Change the subject or the way in, not both.`,
    });
  return points;
}

function fromComments({ said: { requests, questions } }: Channel): Point[] {
  const [request] = requests;
  const others = [...new Set(questions)].filter((question) => !requests.includes(question)).slice(0, 2);
  return [
    ...(request === undefined
      ? []
      : [
          {
            text: "Make what a viewer asked for, and show the comment at the start:",
            examples: [quotedComment(request)],
          },
        ]),
    ...(others.length === 0
      ? []
      : [
          {
            text: "Answer on camera, a video or a clip each:",
            examples: others.map((question) => quotedComment(question)),
          },
        ]),
  ];
}
