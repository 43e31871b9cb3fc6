import { toCents } from "./rounding.ts";
import type { SignalSource } from "./signals.ts";

/** The views of the earnings example before the creator types their own (spec §2). */
export const EXAMPLE_VIEWS = 100_000;

/** The most views that are counted; beyond it money is no longer exact to the cent. */
export const VIEWS_MAX = 10_000_000_000;

/** The views in what was typed: non-digits are stripped, empty counts as 0 (spec §5). 0 to {@link VIEWS_MAX}. */
export function viewsIn(text: string): number {
  return Math.min(VIEWS_MAX, Number(text.replace(/\D/gu, "")));
}

/** What a views field shows of what was typed: the digits that count, "" where there are none. */
export function viewsText(text: string): string {
  return /\d/u.test(text) ? String(viewsIn(text)) : "";
}

/** Earnings = views / 1000 × RPM (spec §9). US dollars, to the cent. */
export function earningsOf(views: number, rpm: number): number {
  return toCents((views * rpm) / 1000);
}

/** From the least to the most, in US dollars; `likely` lies between. */
export interface MoneyRange {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

/**
 * How far an estimate may be off, as factors of it. Rates vary by month, subject and viewers, and published
 * averages lie far above what most earn, so the product's own tables get a wide range; a creator's own RPM
 * differs mostly by month. Source: heuristic, checked 2026-11-21.
 */
export const RANGE_FACTORS = {
  estimate: { low: 0.5, high: 1.5 },
  own: { low: 0.8, high: 1.2 },
} as const;

export type RpmBasis = keyof typeof RANGE_FACTORS;

/** RPMs around one RPM, in US dollars per 1,000 views. */
export function rpmRange(rpm: number, basis: RpmBasis): MoneyRange {
  const { low, high } = RANGE_FACTORS[basis];
  return { low: toCents(rpm * low), likely: rpm, high: toCents(rpm * high) };
}

/** Where the range of the product's own tables comes from. */
export const ESTIMATE_SOURCE: SignalSource = {
  kind: "heuristic",
  label: "Crescendo's planning values; no verified data set by niche or country is known",
  checked: "2026-11-21",
};

/** US dollars per 1,000 views of a Short, on average: 5,400 Shorts of 33 channels. */
export const SHORTS_RPM = 0.06;

/** The same as a share of long-form RPM: 274 channels. */
export const SHORTS_SHARE = { low: 0.03, high: 0.14 } as const;

export const SHORTS_SOURCES: readonly SignalSource[] = [
  {
    kind: "study",
    label: "Galloway and Gileta 2023, 5,400 Shorts of 33 channels: $0.06 on average",
    url: "https://community.tubebuddy.com/threads/54327",
    checked: "2026-11-21",
  },
  {
    kind: "study",
    label: "AIR, 274 channels, method not available: 3% to 14% of long-form RPM",
    checked: "2026-11-21",
  },
];

/**
 * What 1,000 views of a Short bring: the average of one study, in a range wide enough to hold the shares that
 * another found. US dollars. @param longForm RPM of the creator's long videos.
 */
export function shortsRpmRange(longForm: number): MoneyRange {
  return {
    low: Math.min(SHORTS_RPM, toCents(longForm * SHORTS_SHARE.low)),
    likely: SHORTS_RPM,
    high: Math.max(SHORTS_RPM, toCents(longForm * SHORTS_SHARE.high)),
  };
}

/** What views bring at each RPM of a range, in US dollars. */
export function earningsRange(views: number, rpm: MoneyRange): MoneyRange {
  return {
    low: earningsOf(views, rpm.low),
    likely: earningsOf(views, rpm.likely),
    high: earningsOf(views, rpm.high),
  };
}

/** Ranges that come together. */
export function addRanges(one: MoneyRange, other: MoneyRange): MoneyRange {
  return {
    low: toCents(one.low + other.low),
    likely: toCents(one.likely + other.likely),
    high: toCents(one.high + other.high),
  };
}

/** Twelve times a month's. */
export function perYear(month: MoneyRange): MoneyRange {
  return { low: toCents(month.low * 12), likely: toCents(month.likely * 12), high: toCents(month.high * 12) };
}
