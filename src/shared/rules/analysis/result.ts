import * as z from "zod/mini";

/** How long an analysis takes, in milliseconds, and where its bar stands meanwhile, in percent. Source: spec §4. */
export const ANALYSIS = { delay: 3000, progress: 66 } as const;

const Count = z.number().check(z.minimum(0));
const Percent = z.number().check(z.minimum(0), z.maximum(100));

/** A part of the audience. */
const Share = z.object({ name: z.string(), percent: Percent });
export type Share = z.infer<typeof Share>;

/** When videos did better than those around them. */
const PostingTime = z.object({ name: z.string(), detail: z.string() });
export type PostingTime = z.infer<typeof PostingTime>;

/** A video that did well, in the creator's own words. */
const TopVideo = z.object({ title: z.string(), views: Count, detail: z.string() });
export type TopVideo = z.infer<typeof TopVideo>;

/** A word that comes back in titles, and how its videos did. */
const Topic = z.object({ word: z.string(), videos: Count, medianViews: Count });
export type Topic = z.infer<typeof Topic>;

/** What to do, the title it is about where it is about one, and the numbers it rests on. */
const Advice = z.object({ text: z.string(), about: z.nullable(z.string()), basis: z.string() });
export type Advice = z.infer<typeof Advice>;

/** Two spans of the same length, the later beside the earlier. Days as in "2026-11-21". */
const Trend = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  viewsADay: Count,
  viewsADayBefore: Count,
  /** Subscribers gained less those lost in the later span; null where the days don't say. */
  subscribers: z.nullable(z.number()),
  direction: z.enum(["up", "down", "unclear"]),
});
export type Trend = z.infer<typeof Trend>;

/** The parts of a result that carry a sentence of their own. */
export const PARTS = [
  "niche",
  "demographics",
  "views",
  "engagement",
  "postingTimes",
  "topContent",
  "converting",
  "topics",
  "trend",
] as const;
export type Part = (typeof PARTS)[number];

/** The AI analysis (spec §3). What the numbers can't tell is null, and `basis` says why. */
export const AnalysisResult = z.object({
  bestNiche: z.nullable(z.string()),
  /** The share of titles that the niche explains. */
  confidence: z.nullable(Percent),
  audienceDemographics: z.object({
    ageGroups: z.nullable(z.array(Share)),
    gender: z.nullable(z.array(Share)),
    topCountries: z.nullable(z.array(Share)),
  }),
  performanceMetrics: z.object({
    avgViews: z.nullable(Count),
    medianViews: z.nullable(Count),
    /** Likes and comments by views, in percent. */
    avgEngagement: z.nullable(Percent),
    bestPostingTimes: z.nullable(z.array(PostingTime)),
    /** Most views first. */
    topPerformingContent: z.nullable(z.array(TopVideo)),
    /** Most subscribers for their views first. */
    bestConvertingContent: z.nullable(z.array(TopVideo)),
  }),
  topics: z.nullable(z.array(Topic)),
  trend: z.nullable(Trend),
  recommendations: z.array(Advice),
  growthOpportunities: z.array(Advice),
  /** What each part rests on, or why it isn't known: a sentence or two. */
  basis: z.record(z.enum(PARTS), z.string()),
});
export type AnalysisResult = z.infer<typeof AnalysisResult>;
