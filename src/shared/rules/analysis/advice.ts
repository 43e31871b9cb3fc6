import { counted } from "../audience/describe.ts";
import { spelledCount } from "../counts.ts";
import { stamp } from "../seo/chapters.ts";
import { lengthOf } from "./compared.ts";
import {
  byConversion,
  MIDDLE_LEAST,
  overallRate,
  type Stay,
  stays,
  timesText,
  topByViews,
  type Watched,
} from "./content.ts";
import { SAMPLE_LEAST } from "./groups.ts";
import type { Patterns } from "./patterns.ts";
import type { Advice, Trend } from "./result.ts";
import { median, sum } from "./statistics.ts";
import { leadText, LENGTH_NAMES, LIKELY_LESS, weekdayName } from "./wording.ts";

/** From how many times the middle on a video is worth a successor. Source: heuristic. */
const HIT = 2;
/** From what share of all views on one video carries the channel. Source: heuristic. */
const CARRIES = 0.4;
/** How much better than all videos together one must win subscribers, at the least it is likely to. Source: heuristic. */
const WINS = 1.5;
/** Below what part of the middle of its kind a video is left early. Source: heuristic. */
const LEFT_EARLY = 0.6;

/** What to do again. */
export function recommendationsOf(videos: readonly Watched[], patterns: Patterns): Advice[] {
  return [successor(videos), ...fromPatterns(patterns), whenItSuits(patterns), collectMore(videos)].filter(
    (advice) => advice !== undefined,
  );
}

/** Where more is to be had. */
export function opportunitiesOf(videos: readonly Watched[], trend: Trend | null): Advice[] {
  return [sleeper(videos), carrier(videos), leftEarly(videos), fromTrend(trend)].filter(
    (advice) => advice !== undefined,
  );
}

function successor(videos: readonly Watched[]): Advice | undefined {
  const [best] = topByViews(videos);
  if (best?.times === undefined || best.times < HIT) return undefined;
  return {
    text: "Make a direct successor to your most viewed video: the same question, another side.",
    about: best.title,
    basis: `${spelledCount(best.views)} views, ${timesText(best.times)} times the median of ${counted(videos.length, "video")}.`,
  };
}

function fromPatterns({ weekday, word, length }: Patterns): (Advice | undefined)[] {
  return [
    word && {
      text: "Make more about this word of your titles: its videos stand out.",
      about: word.key,
      basis: `${leadText(word)}. ${LIKELY_LESS}`,
    },
    weekday && {
      text: `Publish the next four videos on a ${weekdayName(weekday.key)} and compare.`,
      about: null,
      basis: `${leadText(weekday)}. ${LIKELY_LESS}`,
    },
    length && {
      text: `Make more ${LENGTH_NAMES[length.key]}: yours get more views than the others.`,
      about: null,
      basis: `${leadText(length)}. A view of a Short and of a long video aren't worth the same, so look at subscribers and watch time too.`,
    },
  ];
}

/** Source: support.google.com/youtube/answer/141805 (official, checked 2026-11-21). */
function whenItSuits({ weekday, dayPart, asked, withDay }: Patterns): Advice | undefined {
  if (!asked.has("weekday") || weekday !== undefined || dayPart !== undefined) return undefined;
  return {
    text: "Publish when it suits you: no day stands out from the others.",
    about: null,
    basis: `${counted(withDay, "video")} compared with those around them. YouTube says that growth isn't correlated with the time between uploads.`,
  };
}

function collectMore({ length }: readonly Watched[]): Advice | undefined {
  if (length === 0 || length >= SAMPLE_LEAST) return undefined;
  return {
    text: "Keep publishing and run this again: there are too few videos yet to tell a pattern from chance.",
    about: null,
    basis: `${counted(length, "video")} with views; it takes ${SAMPLE_LEAST}.`,
  };
}

function sleeper(videos: readonly Watched[]): Advice | undefined {
  const overall = overallRate(videos);
  const middle = median(videos.map(({ views }) => views));
  if (overall === undefined || middle === undefined || videos.length < MIDDLE_LEAST) return undefined;
  const found = byConversion(videos).find(({ views, least }) => views < middle && least > overall * WINS);
  return (
    found && {
      text: "Give this one a new title and thumbnail: it wins subscribers better than it wins viewers.",
      about: found.title,
      basis: `${timesText(found.rate)} subscribers for 1,000 views (${spelledCount(found.subscribers)} from ${spelledCount(found.views)}); all videos together ${timesText(overall)}.`,
    }
  );
}

function carrier(videos: readonly Watched[]): Advice | undefined {
  const [best] = topByViews(videos);
  const all = sum(videos.map(({ views }) => views));
  if (best === undefined || videos.length < MIDDLE_LEAST || best.views < all * CARRIES) return undefined;
  return {
    text: "Build a series on this one while it is being found: it carries the channel.",
    about: best.title,
    basis: `${spelledCount(best.views)} of ${spelledCount(all)} views, ${Math.round((best.views / all) * 100)}%, over ${counted(videos.length, "video")}.`,
  };
}

/** Source: support.google.com/youtube/answer/9314415 (official, checked 2026-11-21): change the first 30 seconds. */
function leftEarly(videos: readonly Watched[]): Advice | undefined {
  const middleViews = median(videos.map(({ views }) => views)) ?? 0;
  const kinds = Map.groupBy(videos, lengthOf);
  const found = [...kinds.values()].flatMap((kind) => {
    const all = stays(kind);
    const middle = median(all.map(({ share }) => share));
    if (middle === undefined || all.length < MIDDLE_LEAST) return [];
    return all
      .filter(({ views, share }) => views >= middleViews && share < middle * LEFT_EARLY)
      .map((stay) => ({ stay, middle }));
  });
  const [worst] = found.toSorted((a, b) => b.stay.views - a.stay.views);
  return (
    worst && {
      text: "Open faster next time: this one is left early. YouTube's advice is to match title and thumbnail, and to change the first 30 seconds.",
      about: worst.stay.title,
      basis: stayText(worst.stay, worst.middle),
    }
  );
}

function stayText({ watched, duration, share }: Stay, middle: number): string {
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  return `Watched for ${stamp(Math.round(watched))} of ${stamp(Math.round(duration))} on average, ${percent(share)}; the median of its kind is ${percent(middle)}.`;
}

function fromTrend(trend: Trend | null): Advice | undefined {
  if (trend === null || trend.direction === "unclear") return undefined;
  const { viewsADay, viewsADayBefore } = trend;
  const basis = `${spelledCount(Math.round(viewsADay))} views a day in the last five weeks, ${spelledCount(Math.round(viewsADayBefore))} in the five before; every week ${trend.direction === "up" ? "above" : "below"} every one before.`;
  return trend.direction === "up"
    ? {
        text: "Views are rising. Look at what you published since it began, and do more of that.",
        about: null,
        basis,
      }
    : {
        text: "Views are falling. Compare your latest videos with the ones that still bring views, and go back to what differs.",
        about: null,
        basis,
      };
}
