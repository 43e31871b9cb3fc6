import { addDays } from "../days.ts";
import { type Forecast, MILESTONE_DAYS } from "./forecast.ts";
import { type Standing, subscribersAhead } from "./outlook.ts";

/** When so many subscribers are reached, by the interval of the forecast. */
export type Arrival =
  | { readonly state: "reached" }
  /** Between two days; `likely` and `latest` are undefined where they lie beyond a year. */
  | {
      readonly state: "range";
      readonly earliest: string;
      readonly likely: string | undefined;
      readonly latest: string | undefined;
    }
  /** Not within a year, even at the upper end of the interval. `falling`: the channel is losing subscribers. */
  | { readonly state: "beyond"; readonly falling: boolean };

/** Between two powers of ten, milestones lie at these multiples of the lower. */
const STEPS = [1, 2, 5];
/** What the Partner Program's ads ask for, and what the progress card counts toward. Source: spec §9. */
const FIRST = 1000;
/** How many lie ahead on the screen. */
const AHEAD = 3;

/** When numbers of subscribers are reached, from what is known of today. */
export function arrivals(
  forecast: Forecast,
  standing: Standing,
  targets: readonly number[],
): { readonly target: number; readonly arrival: Arrival }[] {
  const until = addDays(standing.day, MILESTONE_DAYS);
  const year = subscribersAhead(forecast, standing).filter(({ day }) => day <= until);
  const falling = (year.at(-1)?.likely ?? 0) < standing.subscribers;
  return targets.map((target) => {
    if (standing.subscribers >= target) return { target, arrival: { state: "reached" } };
    const first = (edge: "high" | "likely" | "low") => year.find((one) => one[edge] >= target)?.day;
    const earliest = first("high");
    if (earliest === undefined) return { target, arrival: { state: "beyond", falling } };
    return { target, arrival: { state: "range", earliest, likely: first("likely"), latest: first("low") } };
  });
}

/** The milestones to show, ascending: 1,000 always, and the next three of 1, 2 and 5 times a power of ten. */
export function milestonesFrom(subscribers: number): number[] {
  const power = 10 ** Math.max(2, Math.floor(Math.log10(Math.max(1, subscribers))));
  const ladder = [power, power * 10].flatMap((unit) => STEPS.map((step) => step * unit));
  const next = ladder.filter((target) => target > subscribers).slice(0, AHEAD);
  return [...new Set([FIRST, ...next])].toSorted((a, b) => a - b);
}
