import { earningsOf } from "./earnings.ts";

/**
 * What a sponsor may pay per 1,000 views of one video, in US dollars: where to start a talk, not what the market
 * pays. A creator who knows better changes it. Source: heuristic, checked 2026-11-21.
 */
export const SPONSOR_CPM = { low: 10, high: 30 } as const;

/** A sponsor's price in US dollars. */
export interface SponsorshipRange {
  readonly low: number;
  readonly high: number;
}

/**
 * Price = average views ÷ 1,000 × CPM, at both ends of a band. US dollars.
 * @param views average of the latest videos, 0 or more.
 * @param one an end of the band; which of the two is higher doesn't matter.
 */
export function sponsorshipRange(views: number, one: number, other: number): SponsorshipRange {
  return {
    low: earningsOf(views, Math.min(one, other)),
    high: earningsOf(views, Math.max(one, other)),
  };
}
