import { addYears, dayNumber, dayOf } from "./days.ts";
import { type Gate, gateOn, PARTNER_RULES, type Route, ROUTES, type Tier, TIERS } from "./partner-program.ts";

/** Numbers of a channel, each 0 or more; what is left out is unknown. */
export interface ChannelNumbers {
  readonly subscribers?: number | undefined;
  /** Watch hours of the last 12 months, without the Shorts feed. */
  readonly hours?: number | undefined;
  /** Shorts views of the last 90 days. */
  readonly shortsViews?: number | undefined;
  /** Valid public uploads of the last 90 days. */
  readonly uploads?: number | undefined;
  /** Gained in the last 28 days. */
  readonly subscribersGained?: number | undefined;
  readonly hoursGained?: number | undefined;
  readonly shortsViewsGained?: number | undefined;
}
export type NumberName = keyof ChannelNumbers;

/** Days over which a pace is taken: YouTube Studio's usual span, four whole weeks. */
export const PACE_DAYS = 28;

/** Days that count toward a gate. A year is 365 of them, also where the source says 12 months. */
export const WINDOW_DAYS: Record<Route, number> = { hours: 365, shortsViews: 90 };

/** A date further away says nothing. In years. Source: heuristic. */
export const HORIZON_YEARS = 5;

/**
 * How much faster or slower than now a channel may go on, in tenths of its pace: a range of 30% either way.
 * Source: heuristic (2026-11-21); nobody publishes how steady channels grow.
 */
const TENTHS = { fast: 13, own: 10, slow: 7 } as const;
export const PACE_SPREAD_PERCENT = (TENTHS.fast - TENTHS.own) * 10;

/** The day a gate is reached, and the rule that holds on it. */
export interface Arrival {
  readonly day: string;
  readonly gate: Gate;
}

/** When a gate is reached by one route. */
export type Reach =
  /** These numbers are needed to tell. */
  | { readonly state: "unknown"; readonly missing: readonly NumberName[] }
  | { readonly state: "met"; readonly gate: Gate }
  /** At a faster pace, at the creator's own, and at a slower one; there `latest` is undefined where it isn't reached. */
  | {
      readonly state: "range";
      readonly earliest: Arrival;
      readonly own: Arrival;
      readonly latest: Arrival | undefined;
    }
  /** Not at this pace within five years; `faster` is when it would be at a faster one. */
  | { readonly state: "never"; readonly faster: Arrival | undefined };

export interface RouteReach {
  readonly tier: Tier;
  readonly route: Route;
  readonly reach: Reach;
}

/** What a channel gains in a week, from what it gained in 28 days. */
export function perWeek(gained: number): number {
  return (gained * 7) / PACE_DAYS;
}

/**
 * When each tier is reached by each route, from a day such as "2026-11-21" on. Subscribers add up. Hours and
 * Shorts views are those of a moving window: what is in it now is taken to be spread evenly over it and leaves
 * day by day as the new comes in. The rule of the day itself counts. Uploads are the creator's choice and
 * cost no time here. Source: heuristic.
 */
export function reaches(numbers: ChannelNumbers, today: string): RouteReach[] {
  return TIERS.flatMap((tier) =>
    ROUTES.map((route) => ({ tier, route, reach: reachOf(numbers, tier, route, today) })),
  );
}

/** The gate that is reached first at the creator's own pace, of the tiers that aren't met yet. */
export function firstAhead(all: readonly RouteReach[]): RouteReach | undefined {
  const met = new Set(all.filter(({ reach }) => reach.state === "met").map(({ tier }) => tier));
  const dayOfOwn = ({ reach }: RouteReach) => (reach.state === "range" ? reach.own.day : "");
  return all
    .filter(({ tier, reach }) => reach.state === "range" && !met.has(tier))
    .toSorted((a, b) => dayOfOwn(a).localeCompare(dayOfOwn(b)))
    .at(0);
}

function reachOf(numbers: ChannelNumbers, tier: Tier, route: Route, today: string): Reach {
  const missing = missingFor(numbers, tier, route, today);
  if (missing.length > 0) return { state: "unknown", missing };
  const own = arrival(numbers, tier, route, today, TENTHS.own);
  if (own?.day === today) return { state: "met", gate: own.gate };
  const earliest = arrival(numbers, tier, route, today, TENTHS.fast);
  if (own === undefined || earliest === undefined) return { state: "never", faster: earliest };
  return { state: "range", earliest, own, latest: arrival(numbers, tier, route, today, TENTHS.slow) };
}

/** What has to be known to tell: a pace only where today's numbers don't settle it. */
function missingFor(numbers: ChannelNumbers, tier: Tier, route: Route, today: string): NumberName[] {
  const now: readonly NumberName[] = ["subscribers", route];
  const unknown = now.filter((name) => numbers[name] === undefined);
  const gate = gateOn(tier, today);
  const { subscribers = 0, [route]: amount = 0 } = numbers;
  const enoughSubscribers = gate !== undefined && subscribers >= gate.subscribers;
  if (unknown.length === 0 && enoughSubscribers && amount >= gate[route].needed) return [];
  const needsSubscribers = numbers.subscribers === undefined || !enoughSubscribers;
  const paces: readonly NumberName[] = [
    ...(needsSubscribers ? (["subscribersGained"] as const) : []),
    `${route}Gained`,
  ];
  return [...unknown, ...paces.filter((name) => numbers[name] === undefined)];
}

function arrival(
  numbers: ChannelNumbers,
  tier: Tier,
  route: Route,
  today: string,
  tenths: number,
): Arrival | undefined {
  const first = dayNumber(today);
  const last = dayNumber(addYears(today, HORIZON_YEARS));
  const gates = gatesOf(tier);
  for (let number = first; number <= last; number += 1) {
    const days = number - first;
    const found = gates.find(({ from, to }) => from <= number && number <= to);
    if (
      found !== undefined &&
      subscribersAfter(numbers, days, tenths) >= found.gate.subscribers &&
      windowAfter(numbers, route, days, tenths) >= found.gate[route].needed
    )
      return { day: dayOf(number), gate: found.gate };
  }
  return undefined;
}

/** The gates of a tier with the first and last of their days as numbers. */
function gatesOf(tier: Tier) {
  return PARTNER_RULES.flatMap((rule) =>
    rule.kind === "gate" && rule.tier === tier
      ? {
          gate: rule,
          from: rule.from === undefined ? -Infinity : dayNumber(rule.from),
          to: rule.to === undefined ? Infinity : dayNumber(rule.to),
        }
      : [],
  );
}

// One division at the end keeps whole numbers exact, so that a gate is reached on its day and not on the next.

function subscribersAfter(
  { subscribers = 0, subscribersGained = 0 }: ChannelNumbers,
  days: number,
  tenths: number,
) {
  return subscribers + (subscribersGained * tenths * days) / (10 * PACE_DAYS);
}

function windowAfter(numbers: ChannelNumbers, route: Route, days: number, tenths: number): number {
  const { [route]: now = 0, [`${route}Gained` as const]: gained = 0 } = numbers;
  const window = WINDOW_DAYS[route];
  const passed = Math.min(days, window);
  const scale = 10 * PACE_DAYS;
  return (now * (window - passed) * scale + gained * tenths * passed * window) / (window * scale);
}
