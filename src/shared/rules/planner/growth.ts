import { postsInPlan } from "./days.ts";

/** Percent of growth that one post stands for in a planning estimate. Source: heuristic, Crescendo's own; nobody measured it. */
const PER_POST = { low: 0.5, high: 1 } as const;

/** The most of a model's own figure that is shown, in UTF-16 units. */
const FIGURE_MAX = 24;

/** A figure and what it rests on. */
export interface GrowthFigure {
  readonly growthPercentage: string;
  readonly growthBasis: string;
}

/**
 * A planning estimate, not a forecast: 0.5 to 1 percent for each post of the plan, "+7–13%" for 13. It knows
 * nothing of a channel and says so. @param perWeek 1 to 7.
 */
export function planningEstimate(perWeek: number): GrowthFigure {
  const posts = postsInPlan(perWeek);
  const [low, high] = [posts * PER_POST.low, posts * PER_POST.high].map(Math.round);
  return {
    growthPercentage: `+${low}–${high}%`,
    growthBasis: `A planning estimate, not a forecast: ${posts} posts in 30 days, each counted as ${PER_POST.low} to ${PER_POST.high}%. Both numbers are Crescendo's own rule of thumb. Nobody measured them, and they know nothing of your channel.`,
  };
}

/** What YouTube itself says of posting more often, beside any figure. */
export const GROWTH_CAVEAT =
  "YouTube says that growth is not correlated with the time between uploads, so more posts alone don't bring it.";
export const GROWTH_CAVEAT_SOURCE = {
  kind: "official",
  label: "YouTube Help, answer 141805",
  url: "https://support.google.com/youtube/answer/141805",
  checked: "2026-11-21",
} as const;

const FIGURE =
  /(?<!\d)[+±~≈<>-]?\s?\d{1,4}(?:[.,]\d+)?\s?%?(?:\s?(?:[–—-]|to)\s?[+-]?\d{1,4}(?:[.,]\d+)?)?\s?(?:%|percent\b)/u;

/** The percentage that a text names, as it is displayed; undefined where it names none. */
export function figureIn(text: string): string | undefined {
  const figure = FIGURE.exec(text.replace(/\s+/gu, " "))?.[0].trim();
  return figure === undefined || figure.length > FIGURE_MAX ? undefined : figure;
}
