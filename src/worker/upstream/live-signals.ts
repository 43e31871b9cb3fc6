import type { LiveSignal, LiveSignals, SignalSource, SourceState } from "#shared/contracts/live-signals.ts";
import { interestOf } from "#shared/rules/interest.ts";
import type { Language } from "#shared/rules/language.ts";
import { countriesOf, type Region, REGIONS } from "#shared/rules/trends.ts";
import { trendingSearches } from "./google-trends.ts";
import { faultOf, type Reader, type Sourced } from "./read.ts";
import { dailyViews } from "./wikipedia-views.ts";
import { articleAbout, articleSummary } from "./wikipedia.ts";
import { mostPopular } from "./youtube-chart.ts";
import { suggestions } from "./youtube-suggest.ts";

/** What is asked of the public sources. */
export interface SignalsWanted {
  /** What YouTube's suggestions and Wikipedia are asked for; "" to leave them out. */
  readonly topic: string;
  /** The language of the Wikipedia that is asked; without it none is. */
  readonly language?: Language | undefined;
  readonly region: Region;
  /** YouTube's number of a category, where its chart should hold that alone. */
  readonly category?: string | undefined;
}

/** @property detail what the source said, where it says one thing. */
type Signals = Sourced<LiveSignal[]> & { readonly detail?: string };

/** What became of a source, with all that could be read of it. */
interface Outcome {
  readonly state: SourceState;
  readonly signals: readonly LiveSignal[];
}

/**
 * Reads all public sources at once, each bounded in time. None can fail the answer: one that is slow,
 * refuses or sends nonsense is "unavailable". A source read for several countries is live where one of them
 * could be read, and its signals name their countries. Those that need no key are "not-configured" where the owner
 * turned them off.
 */
export async function readSignals(reader: Reader, wanted: SignalsWanted): Promise<LiveSignals> {
  const { topic, language, region, category } = wanted;
  const countries = countriesOf(region);
  const { YOUTUBE_API_KEY: key, PUBLIC_SOURCES } = reader.config;
  const keyless = (source: SignalSource, read: () => readonly Promise<Signals>[]) =>
    PUBLIC_SOURCES === "on" ? outcomeOf(source, read()) : notConfigured(source);
  const outcomes = await Promise.all([
    keyless("google-trends", () => countries.map((country) => searchesIn(reader, country))),
    key === undefined
      ? notConfigured("youtube-chart")
      : outcomeOf(
          "youtube-chart",
          countries.map((country) => chartOf(reader, key, country, category)),
        ),
    ...(topic === "" || language === undefined
      ? []
      : [keyless("wikipedia", () => [readersOf(reader, topic, language)])]),
    ...(topic === "" ? [] : [keyless("youtube-suggest", () => [suggestionsFor(reader, topic, region)])]),
  ]);
  return {
    signals: outcomes.flatMap(({ signals }) => signals),
    sources: outcomes.map(({ state }) => state),
  };
}

function notConfigured(source: SignalSource): Outcome {
  return { state: { source, state: "not-configured" }, signals: [] };
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
      detail: read[0]?.detail,
    },
    signals: distinct(read.flatMap(({ value }) => value)).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)),
  };
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

/** How many people read of a topic: nothing where no article is about just that, or too few read it to tell. */
async function readersOf(reader: Reader, topic: string, language: Language): Promise<Signals> {
  const { value: title, asOf: searched } = await articleAbout(reader, language, topic);
  const nothing = { value: [], asOf: searched };
  if (title === null) return { ...nothing, detail: "no article is about just this" };
  const [summary, { value: views, asOf }] = await Promise.all([
    articleSummary(reader, language, title),
    dailyViews(reader, language, title, searched.slice(0, 10)),
  ]);
  if (summary.value === null) return { ...nothing, detail: "no article is about just this" };
  const interest = interestOf(views);
  if (interest === undefined) return { ...nothing, asOf, detail: "too few readers to tell" };
  const { perDay, before, from, to, direction } = interest;
  const detail = `${direction}: ${perDay} views a day, ${before} in the four weeks before (${from} to ${to})`;
  const signal: LiveSignal = {
    source: "wikipedia",
    text: title,
    detail,
    interest,
    asOf,
    region: "Global",
  };
  return { value: [signal], asOf, detail: `“${title}” (${language}) ${detail}` };
}
