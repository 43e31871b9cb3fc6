import * as z from "zod/mini";
import { endpoint } from "../contract.ts";
import { DIRECTIONS } from "../rules/interest.ts";
import { REGION_NAMES } from "../rules/trends.ts";
import { keysOf } from "../keys.ts";

/** Public signals of what people search for and watch, in the order the product trusts them. */
export const SIGNAL_SOURCES = {
  "google-trends": "Google Trends",
  "youtube-chart": "YouTube most popular",
  wikipedia: "Wikipedia page views",
  "youtube-suggest": "YouTube search suggestions",
} as const;
export type SignalSource = keyof typeof SIGNAL_SOURCES;
const SourceId = z.enum(keysOf(SIGNAL_SOURCES));

/** One thing that a public source showed. */
export const LiveSignal = z.object({
  source: SourceId,
  /** A search, a video's title or an article's: somebody else's words, shown as text only. */
  text: z.string(),
  /** What the source itself says of it, in its own rounding: "20K+ searches". Never a number of ours. */
  detail: z.optional(z.string()),
  /** How often an article was opened on the middle day of four weeks, and of the four before (rules/interest.ts). */
  interest: z.optional(
    z.object({
      direction: z.enum(DIRECTIONS),
      perDay: z.int(),
      before: z.int(),
      percent: z.int(),
      from: z.iso.date(),
      to: z.iso.date(),
    }),
  ),
  /** Its place in the source's list, from 1. */
  rank: z.optional(z.int().check(z.minimum(1))),
  /** When it began, as the source says: the trend, or the video's publication. An ISO time. */
  since: z.optional(z.iso.datetime()),
  /** When the source was read, an ISO time. */
  asOf: z.iso.datetime(),
  /** The country it holds for, as the product's regions name it; Global for a Wikipedia, which has a language. */
  region: z.enum(REGION_NAMES),
});
export type LiveSignal = z.infer<typeof LiveSignal>;

/** What became of each source: read, out of reach just now, or not set up by the owner. */
export const SourceState = z.object({
  source: SourceId,
  state: z.enum(["live", "unavailable", "not-configured"]),
  asOf: z.optional(z.iso.datetime()),
  /** What it said, where it says one thing, as Wikipedia does. */
  detail: z.optional(z.string()),
});
export type SourceState = z.infer<typeof SourceState>;

export const LIVE_SIGNALS_LIMITS = { topic: 120 } as const;

export const LiveSignalsRequest = z.object({
  /** What the searches are about, for YouTube's suggestions; empty for none. */
  topic: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(
          LIVE_SIGNALS_LIMITS.topic,
          `Topic can be at most ${LIVE_SIGNALS_LIMITS.topic} characters.`,
        ),
      ),
    "",
  ),
  region: z._default(z.enum(REGION_NAMES, `Region must be one of ${REGION_NAMES.join(", ")}.`), "Global"),
});
export type LiveSignalsRequest = z.output<typeof LiveSignalsRequest>;

export const LiveSignals = z.object({
  /** Best first; empty where no source could be read. */
  signals: z.array(LiveSignal),
  sources: z.array(SourceState),
});
export type LiveSignals = z.infer<typeof LiveSignals>;

/** What public sources show right now. Never fails for a source's sake: that source is then "unavailable". */
export const liveSignals = endpoint({
  method: "POST",
  path: "/api/live-signals",
  cost: "lookup",
  body: LiveSignalsRequest,
  response: LiveSignals,
});
