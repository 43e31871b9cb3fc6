import * as z from "zod/mini";
import { endpoint } from "../contract.ts";
import { MOMENTA, REGION_NAMES, TOP_TRENDS, TREND_KINDS } from "../rules/trends.ts";
import { AssistReply } from "./assistant.ts";
import { Specific } from "./grounding.ts";
import { LiveSignal, LIVE_SIGNALS_LIMITS, SourceState } from "./live-signals.ts";

/** Limits of a request. Characters are UTF-16 units; a niche is also what YouTube's suggestions are asked for. */
export const TREND_LIMITS = { niche: LIVE_SIGNALS_LIMITS.topic, signals: 60 } as const;

const Niche = z.pipe(
  z.pipe(
    z.string("Niche must be text."),
    z.transform((text: string) => text.replace(/\s+/gu, " ").trim()),
  ),
  z
    .string()
    .check(
      z.minLength(1, "Choose a niche or write your own."),
      z.maxLength(TREND_LIMITS.niche, `A niche can be at most ${TREND_LIMITS.niche} characters.`),
    ),
);
const RegionName = z._default(
  z.enum(REGION_NAMES, `Region must be one of ${REGION_NAMES.join(", ")}.`),
  "Global",
);

/** What the trend detector takes (spec §7): a niche of the list or the creator's own, and a region. */
export const TrendsRequest = z.object({ niche: Niche, region: RegionName });
export type TrendsRequest = z.output<typeof TrendsRequest>;

/** What the task `trends` takes: the same, with the signals that belong to the niche and the day it is. */
const TrendsForm = z.object({
  niche: Niche,
  region: RegionName,
  /** Only these may stand as evidence; none where no source could be read. */
  signals: z._default(
    z
      .array(LiveSignal)
      .check(z.maxLength(TREND_LIMITS.signals, `Send at most ${TREND_LIMITS.signals} signals.`)),
    [],
  ),
  /** A day as in "2026-11-21", in UTC; today where left out. */
  today: z._default(z.iso.date("Today must be a day such as 2026-11-21."), () =>
    new Date().toISOString().slice(0, 10),
  ),
});
/** Or a plain string, which is the niche. */
export const TrendsInput = z.pipe(
  z.transform((input: unknown) => (typeof input === "string" ? { niche: input } : input)),
  TrendsForm,
);
export type TrendsInput = z.output<typeof TrendsForm>;

const prose = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** A signal by its words alone, as a model names it. */
const NamedSignal = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" ? { text: value } : value)),
  z.object({ text: z.string() }),
);

/** Where a model writes another word than ours, it counts as left out. */
const WrittenKind = z.pipe(
  z.transform((value: unknown) => TREND_KINDS.find((kind) => kind === value)),
  z.optional(z.enum(TREND_KINDS)),
);
const WrittenMomentum = z.pipe(
  z.transform((value: unknown) => MOMENTA.find((momentum) => momentum === value)),
  z.optional(z.enum(MOMENTA)),
);

/** The most of each text of a trend and around it, in UTF-16 units. */
export const TREND_TEXT_MOST = {
  title: 200,
  why: 1000,
  platforms: 600,
  howToUse: 1500,
  exampleHook: 600,
  prediction: 1500,
  bonusInsight: 1500,
} as const;

const platform = prose(TREND_TEXT_MOST.platforms);
const card = {
  title: prose(TREND_TEXT_MOST.title),
  why: prose(TREND_TEXT_MOST.why),
  /**
   * One line a platform: what was seen there, where a source of it was read, else what to do there.
   * No public source of TikTok is read, so its line always says what to do.
   */
  platforms: z.object({ YouTube: platform, TikTok: platform, Google: platform }),
  howToUse: prose(TREND_TEXT_MOST.howToUse),
  exampleHook: prose(TREND_TEXT_MOST.exampleHook),
};

/** A trend as a model writes it. Kind, momentum and evidence are what the product makes of it. */
const WrittenTrend = z.object({
  ...card,
  kind: z.optional(WrittenKind),
  momentum: z.optional(WrittenMomentum),
  evidence: z._default(z.array(z.union([LiveSignal, NamedSignal])), []),
  restsOn: z.optional(z.array(Specific)),
});
export type WrittenTrend = z.infer<typeof WrittenTrend>;

/** The JSON that `trends` replies with. */
export const TrendsReply = z.object({
  topTrends: z.array(WrittenTrend).check(z.minLength(1)),
  prediction: prose(TREND_TEXT_MOST.prediction),
  bonusInsight: prose(TREND_TEXT_MOST.bonusInsight),
});
export type TrendsReply = z.infer<typeof TrendsReply>;

/** One trend card (spec §3). `momentum` is there only where live evidence gives one (rules/trends.ts). */
export const Trend = z.object({
  ...card,
  kind: z.enum(TREND_KINDS),
  momentum: z.optional(z.enum(MOMENTA)),
  /** What was read in public, at least one for a live card and none for others. */
  evidence: z.array(LiveSignal),
  /** What is known that the card was made of; left out where it was made of nothing known, and by models. */
  restsOn: z.optional(z.array(Specific)),
});
export type Trend = z.infer<typeof Trend>;

/** The trends of a reply, as a screen shows them. */
export const Trends = z.object({
  topTrends: z.array(Trend).check(z.minLength(1), z.maxLength(TOP_TRENDS)),
  prediction: z.string(),
  bonusInsight: z.string(),
});
export type Trends = z.infer<typeof Trends>;

/** The whole result (spec §3). Where the engine wrote something else, there are no cards and `raw` is to be read. */
export const TrendResult = z.object({
  topTrends: z.array(Trend).check(z.maxLength(TOP_TRENDS)),
  prediction: z.string(),
  bonusInsight: z.string(),
  /** When the newest signal was read; without any, when the answer was written. An ISO time. */
  lastUpdatedIso: z.iso.datetime(),
  /** The engine's reply as it came. */
  raw: z.string(),
});
export type TrendResult = z.infer<typeof TrendResult>;

export const TrendsAnswer = z.extend(
  z.pick(AssistReply, {
    engine: true,
    model: true,
    cached: true,
    notice: true,
    care: true,
    known: true,
    questions: true,
  }),
  {
    success: z.literal(true),
    result: TrendResult,
    /** What became of each public source. */
    sources: z.array(SourceState),
    /** What people search for in the region right now, whatever the niche. */
    trendingNow: z.array(LiveSignal),
  },
);
export type TrendsAnswer = z.infer<typeof TrendsAnswer>;

/** Trends of a niche, grounded in live public signals. `Cache-Control: no-cache` asks a paid engine anew. */
export const trendDetector = endpoint({
  method: "POST",
  path: "/api/ai-trend-detector",
  cost: "ai",
  body: TrendsRequest,
  response: TrendsAnswer,
});
