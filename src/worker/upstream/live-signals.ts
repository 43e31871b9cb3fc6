import type { LiveSignal, LiveSignals, SignalSource, SourceState } from "#shared/contracts/live-signals.ts";
import { countriesOf, type Region, REGIONS } from "#shared/rules/trends.ts";
import { UpstreamError } from "./fetch.ts";
import { trendingSearches } from "./google-trends.ts";
import type { Reader, Sourced } from "./read.ts";
import { mostPopular } from "./youtube-chart.ts";
import { suggestions } from "./youtube-suggest.ts";

/** What is asked of the public sources. */
export interface SignalsWanted {
  /** What YouTube's suggestions are asked for; "" to leave them out. */
  readonly topic: string;
  readonly region: Region;
  /** YouTube's number of a category, where its chart should hold that alone. */
  readonly category?: string | undefined;
}

type Signals = Sourced<LiveSignal[]>;

/** What became of a source, with all that could be read of it. */
interface Outcome {
  readonly state: SourceState;
  readonly signals: readonly LiveSignal[];
}

/**
 * Reads all public sources at once, each bounded in time. None can fail the answer: one that is slow,
 * refuses or sends nonsense is "unavailable". A source read for several countries is live where one of them
 * could be read, and its signals name their countries.
 */
export async function readSignals(reader: Reader, wanted: SignalsWanted): Promise<LiveSignals> {
  const { topic, region, category } = wanted;
  const countries = countriesOf(region);
  const key = reader.config.YOUTUBE_API_KEY;
  const outcomes = await Promise.all([
    outcomeOf(
      "google-trends",
      countries.map((country) => searchesIn(reader, country)),
    ),
    key === undefined
      ? { state: { source: "youtube-chart", state: "not-configured" } as const, signals: [] }
      : outcomeOf(
          "youtube-chart",
          countries.map((country) => chartOf(reader, key, country, category)),
        ),
    ...(topic === "" ? [] : [outcomeOf("youtube-suggest", [suggestionsFor(reader, topic, region)])]),
  ]);
  return {
    signals: outcomes.flatMap(({ signals }) => signals),
    sources: outcomes.map(({ state }) => state),
  };
}

/** Best first: the countries' lists are taken by turns. */
async function outcomeOf(source: SignalSource, readings: readonly Promise<Signals>[]): Promise<Outcome> {
  const settled = await Promise.allSettled(readings);
  const faults = settled.flatMap((reading) =>
    reading.status === "rejected" ? [faultOf(reading.reason)] : [],
  );
  if (faults.length > 0) console.error({ source, faults: [...new Set(faults)].join(", ") });
  const read = settled.flatMap((reading) => (reading.status === "fulfilled" ? [reading.value] : []));
  if (read.length === 0) return { state: { source, state: "unavailable" }, signals: [] };
  return {
    state: {
      source,
      state: "live",
      asOf: read
        .map(({ asOf }) => asOf)
        .toSorted()
        .at(-1),
    },
    signals: distinct(read.flatMap(({ value }) => value)).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)),
  };
}

/** For the log: our own words, since what a parser complains of holds the source's. */
function faultOf(reason: unknown): string {
  if (reason instanceof UpstreamError) return reason.message;
  return reason instanceof Error ? reason.name : "unknown";
}

/** A list may name the same thing twice; its better place counts. */
function distinct(signals: readonly LiveSignal[]): LiveSignal[] {
  const keyOf = ({ region, text }: LiveSignal) => `${region} ${text.toLowerCase()}`;
  const first = new Map(signals.toReversed().map((signal) => [keyOf(signal), signal]));
  return signals.filter((signal) => first.get(keyOf(signal)) === signal);
}

async function searchesIn(reader: Reader, region: Exclude<Region, "Global">): Promise<Signals> {
  const { value, asOf } = await trendingSearches(reader, REGIONS[region]);
  const signals = value.map(({ text, traffic, since }, index): LiveSignal => {
    const detail = traffic === undefined ? undefined : `${traffic} searches`;
    return { source: "google-trends", text, detail, rank: index + 1, since, asOf, region };
  });
  return { value: signals, asOf };
}

async function chartOf(
  reader: Reader,
  key: string,
  region: Exclude<Region, "Global">,
  category: string | undefined,
): Promise<Signals> {
  const { value, asOf } = await mostPopular(reader, key, REGIONS[region], category);
  const signals = value.map(({ title, rank, since }): LiveSignal => {
    const detail = `Number ${rank} on the chart`;
    return { source: "youtube-chart", text: title, detail, rank, since, asOf, region };
  });
  return { value: signals, asOf };
}

async function suggestionsFor(reader: Reader, topic: string, region: Region): Promise<Signals> {
  const { value, asOf } = await suggestions(reader, topic, "en", REGIONS[region]);
  const signals = value.map((text, index): LiveSignal => ({
    source: "youtube-suggest",
    text,
    rank: index + 1,
    asOf,
    region,
  }));
  return { value: signals, asOf };
}
