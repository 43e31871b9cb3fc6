import type { VideoAnalytics } from "../../contracts/analysis.ts";
import type { ChannelNiche } from "../../contracts/channel-niche.ts";
import type { ChannelDay } from "../../contracts/overview.ts";
import { counted } from "../audience/describe.ts";
import { spelledCount } from "../counts.ts";
import { engagementPercent } from "../monetization-progress.ts";
import { opportunitiesOf, recommendationsOf } from "./advice.ts";
import type { Below } from "./chance.ts";
import { byConversion, timesText, topByViews, type Watched, watchedVideos } from "./content.ts";
import { GROUP_LEAST, SAMPLE_LEAST } from "./groups.ts";
import { bestNiche } from "./niche.ts";
import { type Patterns, patternsOf } from "./patterns.ts";
import type { AnalysisResult, PostingTime } from "./result.ts";
import { mean, median, sum } from "./statistics.ts";
import { topicsOf } from "./topics.ts";
import { trendOf } from "./trend.ts";
import { DAY_PART_NAMES, leadText, LIKELY_LESS, weekdayName } from "./wording.ts";

/** What a channel's public page says of all its time; null where it doesn't. */
export interface ChannelTotals {
  readonly views: number | null;
  readonly videos: number | null;
}

/** A creator's own numbers. */
export interface OwnNumbers {
  readonly videos: readonly VideoAnalytics[];
  readonly days: readonly ChannelDay[];
  readonly totals?: ChannelTotals | undefined;
  /** Of the titles; undefined where it couldn't be looked up. */
  readonly niche: ChannelNiche | undefined;
  /** In which weekdays and hours are meant, such as "Europe/Berlin". */
  readonly timeZone: string;
}

/** Whether there is anything to analyse. */
export function canAnalyse({
  videos,
  days,
  totals,
}: Pick<OwnNumbers, "videos" | "days" | "totals">): boolean {
  return videos.length > 0 || days.length > 0 || averageOfTotals(totals) !== undefined;
}

/**
 * Reads a creator's own numbers by counting. It says nothing that they can't tell: such a part is null, with the
 * reason in `basis`, and a pattern is named only where chance alone would hardly make it (see patterns.ts).
 * @param random the dice of the permutation tests: the same throws give the same result.
 */
export function analyse(own: OwnNumbers, random: Below): AnalysisResult {
  const watched = watchedVideos(own.videos);
  const patterns = patternsOf(own.videos, own.timeZone, random);
  const { basis: nicheBasis, ...niche } = bestNiche(own.niche);
  const finding = trendOf(own.days);
  const topics = topicsOf(watched);
  const top = topByViews(watched);
  const converting = byConversion(watched);
  const { basis: viewsBasis, ...views } = viewsOf(watched, own.totals);
  const engagement = engagementOf(watched, own.days);
  const times = postingTimes(patterns);
  return {
    ...niche,
    audienceDemographics: { ageGroups: null, gender: null, topCountries: null },
    performanceMetrics: {
      ...views,
      avgEngagement: engagement.average,
      bestPostingTimes: times.length > 0 ? times : null,
      topPerformingContent:
        top.length > 0
          ? top.map(({ title, views: count, detail }) => ({ title, views: count, detail }))
          : null,
      bestConvertingContent:
        converting.length > 0
          ? converting.map(({ title, views: count, rate }) => ({
              title,
              views: count,
              detail: `${timesText(rate)} subscribers for 1,000 views`,
            }))
          : null,
    },
    topics: topics.length > 0 ? topics : null,
    trend: finding.trend,
    recommendations: recommendationsOf(watched, patterns),
    growthOpportunities: opportunitiesOf(watched, finding.trend),
    basis: {
      niche: nicheBasis,
      demographics: "These numbers say nothing about who watches.",
      views: viewsBasis,
      engagement: engagement.basis,
      postingTimes: postingBasis(patterns, own.timeZone),
      topContent:
        top.length > 0 ? `By views, of ${counted(watched.length, "video")}.` : "No video has views here.",
      converting:
        converting.length > 0
          ? "By subscribers for their views. A rate counted on few views stands lower."
          : "No video here says how many subscribers it won.",
      topics: topics.length > 0 ? wordsBasis(patterns) : `No word stands in ${GROUP_LEAST} or more titles.`,
      trend:
        finding.trend === null
          ? finding.why
          : "Five weeks beside the five before. It is called a direction only where every week lies above, or below, every one before.",
    },
  };
}

function averageOfTotals(totals: ChannelTotals | undefined): number | undefined {
  const { views, videos } = totals ?? { views: null, videos: null };
  return views === null || videos === null || videos === 0 ? undefined : views / videos;
}

function viewsOf(videos: readonly Watched[], totals: ChannelTotals | undefined) {
  const views = videos.map((video) => video.views);
  const average = mean(views);
  if (average !== undefined)
    return {
      avgViews: average,
      medianViews: median(views) ?? null,
      basis: `${counted(videos.length, "video")}. One hit pulls an average up; the median is the video in the middle.`,
    };
  const ofAll = averageOfTotals(totals);
  if (ofAll === undefined) return { avgViews: null, medianViews: null, basis: "No video has views here." };
  return {
    avgViews: ofAll,
    medianViews: null,
    basis: `All views of the channel by its ${counted(totals?.videos ?? 0, "public video")}. Single videos aren't known, so there is no median.`,
  };
}

/** Likes and comments by views: of the videos, or of the days where the videos don't say. */
function engagementOf(videos: readonly Watched[], days: readonly ChannelDay[]) {
  for (const [items, noun] of [
    [videos, "video"],
    [days, "day"],
  ] as const) {
    const known = items.flatMap(({ views, likes, comments }) =>
      views === null || likes === null || comments === null || views <= 0 ? [] : [{ views, likes, comments }],
    );
    const total = (name: "views" | "likes" | "comments") => sum(known.map((one) => one[name]));
    const average = engagementPercent({
      views: total("views"),
      likes: total("likes"),
      comments: total("comments"),
    });
    if (average !== undefined)
      return {
        average,
        basis: `Likes and comments divided by views, over ${counted(known.length, noun)}. Shares aren't in these numbers.`,
      };
  }
  return {
    average: null,
    basis: "It takes views, likes and comments together, and these numbers don't hold all three.",
  };
}

function postingTimes({ weekday, dayPart }: Patterns): PostingTime[] {
  return [
    weekday && { name: weekdayName(weekday.key), detail: leadText(weekday) },
    dayPart && { name: DAY_PART_NAMES[dayPart.key], detail: leadText(dayPart) },
  ].filter((time) => time !== undefined);
}

function postingBasis({ weekday, dayPart, asked, withDay, withTime }: Patterns, zone: string) {
  const clocks = withTime > 0 ? ` Times are those of ${zone}.` : "";
  if (weekday !== undefined || dayPart !== undefined) return `${LIKELY_LESS}${clocks}`;
  if (asked.has("weekday") || asked.has("dayPart")) {
    const videos = counted(Math.max(withDay, withTime), "video");
    const what = asked.has("dayPart") ? "No weekday and no time of the day" : "No weekday";
    return `${what} stands out over ${videos}: the differences are no larger than chance makes them.${withTime > 0 ? "" : " The time of the day isn't in these numbers."}`;
  }
  if (withDay === 0) return "No publish days could be read, so these numbers say nothing about time.";
  return `Too few to compare: it takes ${SAMPLE_LEAST} videos with ${GROUP_LEAST} on each of two weekdays, and ${spelledCount(withDay)} with a publish day can be used.`;
}

function wordsBasis({ word, asked }: Patterns): string {
  const nothing = asked.has("word") && word === undefined;
  return `The words in the most titles.${nothing ? " No word's videos stand out from chance." : ""}`;
}
