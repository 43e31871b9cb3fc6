import { weekdayName } from "#shared/rules/weekdays.ts";
import type { Channel, Point } from "./channel.ts";
import { GROUP_LEAST, median, rankedBy, SAMPLE_LEAST } from "./statistics.ts";
import { comparedWeekdays } from "./timing.ts";
import { amount, clock, figure, nameOf } from "./wording.ts";

/** What to test, each with what it is compared by. */
export function testsFromData(channel: Channel): Point[] {
  return [
    ...titleTest(channel),
    ...lengthTest(channel),
    ...clickTest(channel),
    ...dayTest(channel),
    ...askTest(channel),
  ];
}

function titleTest({ titleWords: [found] }: Channel): Point[] {
  if (found === undefined) return [];
  return [
    {
      text: `Titles: write “${found.word}” into two of your next four and leave it out of the other two, with subjects of the same kind. Compare them after the same number of days.`,
    },
  ];
}

/** The shorter half of the videos against the longer one. */
function lengthTest({ reach, ranked, watchUnit }: Channel): Point[] {
  if (reach === undefined) return [];
  const timed = ranked
    .flatMap(({ video, value }) =>
      video.numbers.duration === undefined ? [] : [{ seconds: video.numbers.duration, value }],
    )
    .toSorted((a, b) => a.seconds - b.seconds);
  if (timed.length < SAMPLE_LEAST) return [];
  const middle = median(timed.map(({ seconds }) => seconds));
  const short = timed.filter(({ seconds }) => seconds <= middle);
  const long = timed.filter(({ seconds }) => seconds > middle);
  if (short.length < GROUP_LEAST || long.length < GROUP_LEAST) return [];
  const [shortMedian, longMedian] = [short, long].map((group) => median(group.map(({ value }) => value)));
  if (shortMedian === undefined || longMedian === undefined) return [];
  const said = (value: number) => amount(reach.measure, value, watchUnit);
  return [
    {
      text: `Length: your ${figure(short.length)} videos up to ${clock(middle)} have a median of ${said(shortMedian)}, the ${figure(long.length)} longer ones ${said(longMedian)}. Film the next familiar subject at the other length and see whether it holds.`,
    },
  ];
}

function clickTest({ videos }: Channel): Point[] {
  const clicked = rankedBy(videos, ({ numbers }) => numbers.ctr);
  const [highest, lowest] = [clicked[0], clicked.at(-1)];
  if (highest === undefined || lowest === undefined || highest.value === lowest.value) return [];
  return [
    {
      text: `Packaging: ${nameOf(highest.video)} was clicked most (${figure(highest.value)}%), ${nameOf(lowest.video)} least (${figure(lowest.value)}%). Give the second a title and a picture built like the first one's, change nothing else, and compare the rate after a week. YouTube says half of all channels and videos lie between 2% and 10% (official, checked 2026-11-21).`,
    },
  ];
}

function dayTest(channel: Channel): Point[] {
  const days = comparedWeekdays(channel);
  const [best, weakest] = [days[0], days.at(-1)];
  if (best === undefined || weakest === undefined || best === weakest) return [];
  return [
    {
      text: `Day: publish the next two videos of one kind on a ${weekdayName(best.weekday)} and two on a ${weekdayName(weakest.weekday)}. If the difference goes away, it was the subjects.`,
    },
  ];
}

function askTest({ said: { all, questions } }: Channel): Point[] {
  if (all.length === 0) return [];
  return [
    {
      text: `Comments: end the next video with one question that can be answered in a word, and count again. ${figure(questions.length)} of ${figure(all.length)} ${questions.length === 1 ? "holds" : "hold"} a question now.`,
    },
  ];
}
