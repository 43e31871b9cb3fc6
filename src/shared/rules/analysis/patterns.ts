import type { VideoAnalytics } from "../../contracts/analysis.ts";
import { keysOf } from "../../keys.ts";
import { type Below, standing } from "./chance.ts";
import { comparedVideos, type Length, lengthOf } from "./compared.ts";
import { type BestGroup, compareGroups } from "./groups.ts";
import { compareWords } from "./topics.ts";

const DAY_PARTS = ["night", "morning", "afternoon", "evening"] as const;
/** A quarter of the day, from midnight on. */
export type DayPart = (typeof DAY_PARTS)[number];
const PART_HOURS = 24 / DAY_PARTS.length;

type Question = "weekday" | "dayPart" | "word" | "length";

/** The patterns that are larger than chance makes them; what isn't is undefined. */
export interface Patterns {
  readonly weekday: BestGroup<number> | undefined;
  readonly dayPart: BestGroup<DayPart> | undefined;
  readonly word: BestGroup<string> | undefined;
  readonly length: BestGroup<Length> | undefined;
  /** Videos with a publish day, and with a time beside it. */
  readonly withDay: number;
  readonly withTime: number;
  /** What could be compared at all. */
  readonly asked: ReadonlySet<Question>;
}

/** The most videos that are compared, the newest: what is older says little of today. Source: heuristic. */
const COMPARED_MOST = 1000;

/**
 * What videos that did better than their neighbours share: the weekday or the time of the day they came out, a
 * word of their titles, their length. Out of pure noise at most 1 analysis in 25 finds anything at all (see
 * chance.ts). Short and long videos are compared among themselves, but for the length itself.
 * @param timeZone in which weekdays and hours are meant.
 */
export function patternsOf(videos: readonly VideoAnalytics[], timeZone: string, random: Below): Patterns {
  const newest = videos
    .toSorted((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""))
    .slice(0, COMPARED_MOST);
  const alike = comparedVideos(newest, timeZone, lengthOf);
  const mixed = comparedVideos(newest, timeZone, () => "any");
  const compared = {
    weekday: compareGroups(alike, ({ published }) => published?.weekday, random),
    dayPart: compareGroups(alike, ({ published }) => partOf(published?.hour), random),
    word: compareWords(alike, random),
    length: compareGroups(mixed, ({ video }) => knownLength(video), random),
  };
  const { weekday, dayPart, word, length } = compared;
  const found = standing({
    weekday: weekday.chance,
    dayPart: dayPart.chance,
    word: word.chance,
    length: length.chance,
  });
  return {
    weekday: found.has("weekday") ? weekday.best : undefined,
    dayPart: found.has("dayPart") ? dayPart.best : undefined,
    word: found.has("word") ? word.best : undefined,
    length: found.has("length") ? length.best : undefined,
    withDay: weekday.videos,
    withTime: dayPart.videos,
    asked: new Set(keysOf(compared).filter((question) => compared[question].chance !== undefined)),
  };
}

function partOf(hour: number | undefined): DayPart | undefined {
  return hour === undefined ? undefined : DAY_PARTS[Math.floor(hour / PART_HOURS)];
}

function knownLength(video: VideoAnalytics): Length | undefined {
  const length = lengthOf(video);
  return length === "unknown" ? undefined : length;
}
