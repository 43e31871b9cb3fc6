import type { Forecast } from "#shared/rules/growth/forecast.ts";
import type { MethodName } from "#shared/rules/growth/methods.ts";
import type { Arrival } from "#shared/rules/growth/milestones.ts";
import type { Metric } from "#shared/rules/growth/series.ts";
import { formatCalendarDay, formatNumber } from "#client/lib/format.ts";

const signed = new Intl.NumberFormat(undefined, { signDisplay: "exceptZero", maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat(undefined, { style: "percent", maximumFractionDigits: 0 });

/** 0.83 as "83%"; a share that would round to nothing as "less than 1%". */
export function formatShare(share: number): string {
  return share > 0 && share < 0.005 ? `less than ${percent.format(0.01)}` : percent.format(share);
}

/** A change with its sign: "+40". */
export const formatChange = (value: number): string => signed.format(Math.round(value));

/** A count that a forecast made: whole. */
export const formatWhole = (value: number): string => formatNumber(Math.round(value));

export const METRIC_NAMES: Readonly<Record<Metric, string>> = { subscribers: "Subscribers", views: "Views" };

/** "1,120 to 1,310", the ends rounded outward; one number where they meet. */
export function rangeText(low: number, high: number, format: (value: number) => string): string {
  const [from, to] = [format(Math.floor(low)), format(Math.ceil(high))];
  return from === to ? from : `${from} to ${to}`;
}

/** When a number of subscribers is reached, in words. */
export function arrivalText(arrival: Arrival): string {
  if (arrival.state === "reached") return "Already reached.";
  if (arrival.state === "beyond")
    return arrival.falling ? "At this pace it won't be reached." : "Not within a year at this pace.";
  const { earliest, likely, latest } = arrival;
  const from = formatCalendarDay(earliest);
  if (latest === undefined) {
    const sure = likely === undefined ? "" : ` Most likely ${formatCalendarDay(likely)}.`;
    return `${from} or later.${sure}`;
  }
  if (latest === earliest) return `About ${from}.`;
  const middle = likely === undefined ? "" : ` Most likely ${formatCalendarDay(likely)}.`;
  return `About ${from} to ${formatCalendarDay(latest)}.${middle}`;
}

const METHODS: Readonly<Record<MethodName, string>> = {
  average: "The average of your last 28 days goes on.",
  smoothed: "Your recent days go on, newer ones counting more than older ones (exponential smoothing).",
  theta: "Your recent days go on, with half of the trend of your whole history (the Theta method).",
  damped: "Your recent trend goes on and slowly levels off (damped trend).",
};

/** How a forecast is made, in plain words. */
export function methodText({ name, weekdays }: Forecast["method"]): string {
  return METHODS[name] + (weekdays ? " Each weekday keeps its own height, since yours differ." : "");
}

/** "1 day", "30 days". */
export function daysText(days: number): string {
  return days === 1 ? "1 day" : `${formatNumber(days)} days`;
}
