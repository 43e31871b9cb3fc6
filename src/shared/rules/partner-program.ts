import { addDays } from "./days.ts";
import type { SignalSource } from "./signals.ts";

const CHECKED = "2026-11-21";

function official(label: string, page: string): SignalSource {
  return { kind: "official", label, url: `https://support.google.com/youtube/${page}`, checked: CHECKED };
}

const SOURCES = {
  fanFunding: official("YouTube Help: fan funding tier of the Partner Program", "answer/13429240"),
  thresholds: official("YouTube Help: Partner Program thresholds", "answer/72851"),
  changes: official("YouTube Help: Partner Program changes from 2027-02-01", "answer/12843009"),
  shares: official("YouTube Help: revenue shares", "answer/72902"),
  engagedViews: official("YouTube Help Community: engaged views of Shorts", "thread/333869549"),
};

/** So many hours or views, gathered within the days before. */
export interface Amount {
  readonly needed: number;
  /** As the source words it: "12 months". */
  readonly within: "12 months" | "365 days" | "90 days";
  /** True where only what YouTube calls qualified counts. */
  readonly qualified: boolean;
}

/** How a gate is passed beside its subscribers: one of the two is enough. */
export const ROUTES = ["hours", "shortsViews"] as const;
export type Route = (typeof ROUTES)[number];

/** The steps of the YouTube Partner Program, the lower first. */
export const TIERS = ["fan-funding", "ads"] as const;
export type Tier = (typeof TIERS)[number];
export const TIER_NAMES: Record<Tier, string> = { "fan-funding": "Fan funding", ads: "Ads" };

interface Dated {
  readonly id: string;
  /** First day it holds, as in "2027-02-01"; left out where it held before it was checked. */
  readonly from?: string;
  /** Last day it holds; left out where no end is announced. */
  readonly to?: string;
  readonly source: SignalSource;
}

/** What a channel needs to apply for a tier. */
export interface Gate extends Dated {
  readonly kind: "gate";
  readonly tier: Tier;
  readonly subscribers: number;
  /** Valid public uploads in the last 90 days. */
  readonly uploads?: number;
  readonly hours: Amount;
  readonly shortsViews: Amount;
  readonly note?: string;
}

/** What else holds: what counts, what partners must do, who gets which share. */
export interface Term extends Dated {
  readonly kind: "count" | "duty" | "share";
  readonly text: string;
}

export type PartnerRule = Gate | Term;

/**
 * The YouTube Partner Program with the dates of each rule: today's to 2027-01-31, and what YouTube announced
 * on 2026-08-10 for 2027-02-01. Every rule has its source and the day on which that was read.
 */
export const PARTNER_RULES: readonly PartnerRule[] = [
  {
    id: "fan-funding",
    kind: "gate",
    tier: "fan-funding",
    subscribers: 500,
    uploads: 3,
    hours: { needed: 3000, within: "12 months", qualified: false },
    shortsViews: { needed: 3_000_000, within: "90 days", qualified: false },
    note: "No change of this tier is announced for 2027-02-01, as far as the sources say.",
    source: SOURCES.fanFunding,
  },
  {
    id: "ads-today",
    kind: "gate",
    tier: "ads",
    subscribers: 1000,
    hours: { needed: 4000, within: "12 months", qualified: false },
    shortsViews: { needed: 10_000_000, within: "90 days", qualified: false },
    to: "2027-01-31",
    source: SOURCES.thresholds,
  },
  {
    id: "ads-2027",
    kind: "gate",
    tier: "ads",
    subscribers: 1000,
    hours: { needed: 8000, within: "365 days", qualified: true },
    shortsViews: { needed: 20_000_000, within: "90 days", qualified: true },
    note: "For new applicants.",
    from: "2027-02-01",
    source: SOURCES.changes,
  },
  {
    id: "shorts-feed-hours",
    kind: "count",
    text: "Hours watched in the Shorts feed don't count toward the watch hours.",
    source: SOURCES.thresholds,
  },
  {
    id: "engaged-views",
    kind: "count",
    text: "Views of Shorts count as engaged views.",
    source: SOURCES.engagedViews,
  },
  {
    id: "new-module",
    kind: "duty",
    text: "Partners must accept the new module by 2027-01-31.",
    from: "2026-08-10",
    to: "2027-01-31",
    source: SOURCES.changes,
  },
  {
    id: "keep-status",
    kind: "duty",
    text: "Those who are partners already keep their status.",
    from: "2027-02-01",
    source: SOURCES.changes,
  },
  {
    id: "stay-active",
    kind: "duty",
    text: "Partners stay active with one of these: 1,000 hours in 365 days, 1M Shorts views in 90 days, or 2 long videos or 5 Shorts in 90 days.",
    from: "2027-02-01",
    source: SOURCES.changes,
  },
  {
    id: "shorts-pool",
    kind: "duty",
    text: "The Shorts pool pays only with 10M Shorts views in 90 days. Below that it pauses; nobody is removed.",
    from: "2027-02-01",
    source: SOURCES.changes,
  },
  {
    id: "shares",
    kind: "share",
    text: "Your share: 55% on the watch page, 45% of the amount allocated for Shorts, 70% of fan funding.",
    source: SOURCES.shares,
  },
];

/** The rules that hold on a calendar day such as "2026-11-21"; a rule holds on its first and its last day. */
export function rulesOn(day: string): PartnerRule[] {
  return PARTNER_RULES.filter(({ from = day, to = day }) => from <= day && day <= to);
}

/** What a tier asks for on a calendar day. */
export function gateOn(tier: Tier, day: string): Gate | undefined {
  return rulesOn(day).find((rule): rule is Gate => rule.kind === "gate" && rule.tier === tier);
}

/** The first day after `day` on which a rule begins, or one has ended; undefined where none is announced. */
export function nextChange(day: string): string | undefined {
  return PARTNER_RULES.flatMap(({ from, to }) => [from, to === undefined ? undefined : addDays(to, 1)])
    .filter((change) => change !== undefined && change > day)
    .toSorted()
    .at(0);
}
