import type { GrowthPredictionRequest } from "#shared/contracts/helpers.ts";
import { parseCount, spelledCount } from "#shared/rules/counts.ts";
import type { Material } from "../../material/material.ts";
import { type Block, heading, list, markdown, paragraph } from "../markdown.ts";
import { citations, type Citations } from "../playbook/cite.ts";
import {
  fanFunding,
  partnerProgram,
  performanceFaq,
  retentionHelp,
  shortsRanking,
  tiktokFactors,
} from "../playbook/sources.ts";
import type { Random } from "../random.ts";
import { type Reading, readingsIn } from "./series.ts";
import { basis, knownOf, spoken } from "./subject.ts";
import { isElsewhere, surfaceIn } from "./surface.ts";

type Fact = Citations["fact"];

/** From so many values on, a range of steps says something about the next. A rule of thumb. */
const ENOUGH = 6;

/** What a creator's own numbers show, calculated openly; a plan to get such numbers where there are none. */
export function readGrowth(request: GrowthPredictionRequest, random: Random, material: Material): string {
  const { fact, sources } = citations();
  const readings = readingsIn(request.history);
  return markdown([
    basis(knownOf(material), "there is no forecast here, only what follows from numbers you gave."),
    heading(2, `Growth in ${spoken(request.niche).inside}`),
    ...(readings.length > 1 ? calculation(readings) : noHistory(request, readings)),
    ...distance(request, readings, fact),
    heading(3, "What moves growth"),
    list(levers(request, fact)),
    heading(3, "What to try in the next five videos"),
    list(nextVideos(material, random)),
    heading(3, "What to measure"),
    list([
      "On one fixed day a week: followers, views of the last five videos, share still watching at 30 seconds, returning viewers. The last two stand in YouTube Studio.",
      "One line on what you changed that week.",
      `After ${ENOUGH} such weeks, paste the follower counts here with their dates.`,
    ]),
    ...sources(),
  ]);
}

/** What to make next: a question, a picture and viewers of the subject, or where to find them. */
function nextVideos({ subject, niche }: Material, random: Random): string[] {
  const card = subject ?? (niche.length > 0 ? random.pick(niche) : undefined);
  if (card === undefined)
    return [
      "Answer one question from your comments, start to end, in its writer's words.",
      "Open on proof: show the finished thing before you explain anything.",
      "Make the next video for the same viewers, so that one leads to another.",
    ];
  return [
    `Answer one question from start to end: ${random.pick(card.questions).ask}`,
    `Open on proof before you explain anything: ${random.pick(card.scenes)}.`,
    `Make the next video for the same people, such as ${random.pick(card.people)}, so that one leads to another.`,
  ];
}

function calculation(readings: readonly Reading[]): Block[] {
  const values = readings.map(({ value }) => value);
  const [first = 0] = values;
  const last = values.at(-1) ?? first;
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? value));
  const average = (last - first) / steps.length;
  const [low, high] = [Math.min(...steps), Math.max(...steps)];
  const next = (step: number) => spelledCount(Math.round(Math.max(0, last + step)));
  const shown = values.slice(-8).map(spelledCount).join(" → ");
  const percent = first > 0 ? `, ${signed(((last - first) / first) * 100, 1)}%` : "";
  return [
    heading(3, "What your numbers show"),
    list([
      `I read ${spelledCount(values.length)} values${values.length > 8 ? ", of which the last 8 are" : ""}: ${shown}.`,
      `From first to last: ${signed(last - first)}${percent}.`,
      `Average change per step: ${signed(average, 2)}. The steps range from ${signed(low)} to ${signed(high)}.`,
      ...pace(readings, last - first),
    ]),
    paragraph(
      `If the next step is like the average one, the next value is ${next(average)}; if it is like your weakest or strongest step, ${next(low)} or ${next(high)}. That is arithmetic on ${spelledCount(steps.length)} ${steps.length === 1 ? "step" : "steps"}, not a forecast: it knows nothing of what you will publish, and one hit changes it.${values.length < ENOUGH ? ` With fewer than ${ENOUGH} values the range is little more than chance.` : ""}`,
    ),
  ];
}

function pace(readings: readonly Reading[], change: number): string[] {
  const [from, to] = [readings[0]?.day, readings.at(-1)?.day];
  if (from === undefined || to === undefined || to <= from) return [];
  return [
    `Over ${spelledCount(to - from)} days that is ${signed((change / (to - from)) * 30, 1)} per 30 days.`,
  ];
}

function noHistory({ history }: GrowthPredictionRequest, readings: readonly Reading[]): Block[] {
  const why =
    history === ""
      ? "You gave no history, so nothing can be calculated and nothing is made up."
      : readings.length === 1
        ? "I could read only one value in your history, and one value has no direction."
        : "I could read no numbers in your history, so nothing can be calculated.";
  return [
    heading(3, "No forecast without a history"),
    paragraph(
      `${why} Paste at least two values, one a line, oldest first, best with dates: 2026-10-01: 1,200.`,
    ),
  ];
}

/** How far it is to what YouTube asks, where the creator is on the way there. */
function distance(request: GrowthPredictionRequest, readings: readonly Reading[], fact: Fact): Block[] {
  const followers = parseCount(request.followers);
  if (followers === undefined || followers >= 1000 || isElsewhere(surfaceIn(request.platform))) return [];
  const goal = followers < 500 ? 500 : 1000;
  const opens =
    goal === 500
      ? fact("YouTube's fan funding asks for 500 subscribers, beside uploads and hours or views.", fanFunding)
      : fact("YouTube's ads ask for 1,000 subscribers, beside hours or views.", partnerProgram);
  const [first, last] = [readings[0]?.value, readings.at(-1)?.value];
  const average =
    first === undefined || last === undefined ? 0 : (last - first) / Math.max(1, readings.length - 1);
  const steps =
    average > 0 && last === followers
      ? ` At your average step that takes ${spelledCount(Math.ceil((goal - followers) / average))} more steps.`
      : "";
  return [
    heading(3, "The next threshold"),
    paragraph(
      `${opens} From ${spelledCount(followers)} it is ${spelledCount(goal - followers)} more.${steps}`,
    ),
  ];
}

function levers({ platform }: GrowthPredictionRequest, fact: Fact): string[] {
  const surface = surfaceIn(platform);
  const shorts = () =>
    fact(
      "Shorts are ranked, among other things, by how many chose to view, average view duration and average percentage viewed.",
      shortsRanking,
    );
  const long = () =>
    fact(
      "YouTube calls the share still watching at 30 seconds the intro, and advises to compare with your 10 latest videos of similar length.",
      retentionHelp,
    );
  const gaps = () =>
    fact("Growth is not correlated with the time between uploads, says YouTube.", performanceFaq);
  const tiktok = () =>
    fact("Follower count and earlier hits are no direct factors, says TikTok.", tiktokFactors);
  const instagram = () => "I hold no checked statement of Instagram on what it ranks by, so none is given.";
  const craft = () =>
    "The rest is craft: a subject people look for, a clear promise, a first sentence that keeps it.";
  const known = {
    TikTok: [tiktok],
    "Instagram Reels": [instagram],
    "YouTube Shorts": [shorts, gaps],
    "YouTube long-form": [long, gaps],
  };
  return [...(surface === undefined ? [long, shorts, gaps, tiktok] : known[surface]), craft].map((say) =>
    say(),
  );
}

/** "+1,200", "−35", "0". */
function signed(value: number, digits = 0): string {
  const rounded = Number(value.toFixed(digits));
  const sign = rounded > 0 ? "+" : rounded < 0 ? "−" : "";
  return `${sign}${spelledCount(Math.abs(rounded))}`;
}
