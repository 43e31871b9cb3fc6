import type { LiveSignal } from "../contracts/live-signals.ts";
import { keysOf } from "../keys.ts";

/** Niches of the trend detector (spec §9); a custom niche overrides. */
export const TREND_NICHES = [
  "AI & Technology",
  "Gaming",
  "Fitness",
  "Finance",
  "Fashion",
  "Comedy",
  "Motivation",
  "Education",
  "Music",
  "Beauty",
] as const;

/** Regions of the trend detector (spec §9), with the country code that Google and YouTube know each by. */
export const REGIONS = {
  Global: undefined,
  USA: "US",
  UK: "GB",
  Canada: "CA",
  India: "IN",
  Kenya: "KE",
  Australia: "AU",
  Germany: "DE",
  Brazil: "BR",
  Japan: "JP",
} as const satisfies Record<string, string | undefined>;

export type Region = keyof typeof REGIONS;
export const REGION_NAMES = keysOf(REGIONS);

/**
 * The countries read for "Global": Google lists trending searches by country and has no list of the world.
 * Three large ones on three continents, each named beside what was read there. Source: heuristic.
 */
export const GLOBAL_SAMPLE = ["USA", "India", "Brazil"] as const satisfies readonly Region[];

/** A country within a sentence: "in the USA". */
export function placeOf(country: Exclude<Region, "Global">): string {
  return country === "USA" || country === "UK" ? `in the ${country}` : `in ${country}`;
}

/** The countries whose lists are read for a region. */
export function countriesOf(region: Region): readonly Exclude<Region, "Global">[] {
  return region === "Global" ? GLOBAL_SAMPLE : [region];
}

/** At most five cards are shown (spec §9). */
export const TOP_TRENDS = 5;

/** What a card rests on: something read in public just now, a date in the calendar, or neither. */
export const TREND_KINDS = ["live", "seasonal", "evergreen"] as const;
export type TrendKind = (typeof TREND_KINDS)[number];

/** Strongest first (spec §3). */
export const MOMENTA = ["Peaking", "Rising", "Emerging", "Fading"] as const;
export type Momentum = (typeof MOMENTA)[number];

/** How wide the bar of each is, in percent (spec §9). */
export const MOMENTUM_WIDTHS: Record<Momentum, number> = {
  Peaking: 95,
  Rising: 75,
  Emerging: 55,
  Fading: 30,
};

/** What momentum is read from. */
type Evidence = Pick<LiveSignal, "source" | "detail" | "interest" | "rank" | "since" | "asOf">;

const HOUR = 3_600_000;

/** From where on each source's signal counts as Peaking or Rising, and after how many hours as Fading. */
const MOMENTUM_RULES = {
  searches: { peaking: 100_000, rising: 10_000, fading: 24 },
  chart: { peaking: 10, rising: 25, fading: 7 * 24 },
} as const;

/** The same in words, for whoever wants to know. Source: heuristic (2026-11-21). */
export const MOMENTUM_HELP =
  "A rule of thumb. Trending searches: Peaking from 100K+, Rising from 10K+, Emerging below, Fading once listed for more than a day. " +
  "YouTube's chart: Peaking for the first 10 places, Rising up to 25, Emerging below, Fading once the video is older than a week. " +
  "Wikipedia: Rising or Fading where an article is opened at least 15% more or less often than in the four weeks before. " +
  "Search suggestions say what is typed, not whether it rises, so they give no momentum.";

/**
 * How strong live evidence is, by its strongest part; undefined where nothing in it tells.
 * A bucket of what the sources say themselves, never a forecast. Source: heuristic (2026-11-21).
 */
export function momentumOf(evidence: readonly Evidence[]): Momentum | undefined {
  const found = new Set(evidence.map((signal) => momentumOfOne(signal)));
  return MOMENTA.find((momentum) => found.has(momentum));
}

function momentumOfOne({ source, detail, interest, rank, since, asOf }: Evidence): Momentum | undefined {
  const hours = since === undefined ? 0 : (Date.parse(asOf) - Date.parse(since)) / HOUR;
  if (source === "google-trends") {
    const { peaking, rising, fading } = MOMENTUM_RULES.searches;
    const searches = searchesIn(detail ?? "");
    if (hours > fading) return "Fading";
    return searches >= peaking ? "Peaking" : searches >= rising ? "Rising" : "Emerging";
  }
  if (source === "youtube-chart" && rank !== undefined) {
    const { peaking, rising, fading } = MOMENTUM_RULES.chart;
    if (hours > fading) return "Fading";
    return rank <= peaking ? "Peaking" : rank <= rising ? "Rising" : "Emerging";
  }
  if (interest?.direction === "rising") return "Rising";
  return interest?.direction === "falling" ? "Fading" : undefined;
}

/** The least number of searches a rounding stands for: 20000 for "20K+ searches", 0 where it names none. */
export function searchesIn(detail: string): number {
  const [, digits = "0", unit = ""] = /^([\d,.]+)([KM]?)\+/u.exec(detail) ?? [];
  const factor = { K: 1000, M: 1_000_000 }[unit] ?? 1;
  return Math.round(Number(digits.replaceAll(",", "")) * factor);
}
