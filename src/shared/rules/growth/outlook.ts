import { addDays, dayNumber } from "../days.ts";
import type { Forecast, ForecastDay } from "./forecast.ts";
import { knownOf, type Series } from "./series.ts";

/** How many subscribers the channel has, and on which day that was so. */
export interface Standing {
  readonly subscribers: number;
  /** As in "2026-11-21". */
  readonly day: string;
}

/** What is known of the subscribers on the last known day or later: days known after the number add to it. */
export function broughtForward({ first, values }: Series, last: string, standing: Standing): Standing {
  if (standing.day >= last) return standing;
  const since = knownOf(values.slice(Math.max(0, dayNumber(standing.day) + 1 - first)));
  return {
    subscribers: Math.max(
      0,
      since.reduce((sum, one) => sum + one, standing.subscribers),
    ),
    day: last,
  };
}

/**
 * What the days after one add up to, day by day. What was uncertain of the days before it is left out of the
 * intervals.
 * @param day the last day that isn't counted; the forecast's own last day where that is later.
 */
export function totalsFrom({ last, totals }: Forecast, day: string): ForecastDay[] {
  const passed = Math.max(0, dayNumber(day) - dayNumber(last));
  const start = totals[passed - 1];
  const done = start?.likely ?? 0;
  const doneWidth = start === undefined ? 0 : start.high - start.likely;
  return totals.slice(passed).map((one) => {
    const likely = one.likely - done;
    const width = Math.sqrt(Math.max(0, (one.high - one.likely) ** 2 - doneWidth ** 2));
    return { day: one.day, likely, low: likely - width, high: likely + width };
  });
}

/** The subscribers of each day after the one whose number is known; never below 0. */
export function subscribersAhead(forecast: Forecast, { subscribers, day }: Standing): ForecastDay[] {
  return totalsFrom(forecast, day).map((one) => ({
    day: one.day,
    likely: Math.max(0, subscribers + one.likely),
    low: Math.max(0, subscribers + one.low),
    high: Math.max(0, subscribers + one.high),
  }));
}

/** The views from the day after one to another, added up; undefined where the forecast doesn't go there. */
export function viewsBetween(forecast: Forecast, after: string, until: string): ForecastDay | undefined {
  const total = totalsFrom(forecast, after).find(({ day }) => day === until);
  return total && { ...total, low: Math.max(0, total.low) };
}

/** A day of a chart: known where `low` and `high` are missing. */
export interface LineDay {
  readonly day: string;
  /** Null where it isn't known. */
  readonly value: number | null;
  readonly range: { readonly low: number; readonly high: number } | null;
}

/** Known days that a chart begins with. */
const SHOWN_DAYS = 90;

/** Views by day: those known, then the forecast. */
export function viewsLine({ first, values }: Series, forecast: Forecast, until: string): LineDay[] {
  const from = Math.max(0, values.length - SHOWN_DAYS);
  const known = values.slice(from).map((value, index) => ({
    day: addDays(forecast.last, from + index + 1 - values.length),
    value: value ?? null,
    range: null,
  }));
  const ahead = forecast.days.slice(0, Math.max(0, dayNumber(until) - (first + values.length - 1)));
  return [...known, ...ahead.map(aheadDay)];
}

function aheadDay({ day, likely, low, high }: ForecastDay): LineDay {
  return { day, value: likely, range: { low, high } };
}

/**
 * Subscribers by day, counted back from the number that is known, or, where none is, from 0 on the last known day;
 * then the forecast. Counting back ends at the first day that isn't known, and where the known days hold more
 * subscribers than there are: what came before can't be told.
 */
export function subscribersLine(
  series: Series,
  forecast: Forecast,
  standing: Standing | undefined,
  until: string,
): LineDay[] {
  const anchor = standing ?? { subscribers: 0, day: forecast.last };
  const between = forecast.totals.slice(0, Math.max(0, dayNumber(anchor.day) - dayNumber(forecast.last)));
  const start = atLeast(standing, anchor.subscribers - (between.at(-1)?.likely ?? 0));
  const known: LineDay[] = [{ day: forecast.last, value: start, range: null }];
  let total = start;
  for (const [index, value] of series.values.slice(-SHOWN_DAYS).toReversed().entries()) {
    if (value === undefined) break;
    total -= value;
    if (total < atLeast(standing, total)) break;
    known.push({ day: addDays(forecast.last, -index - 1), value: total, range: null });
  }
  const passed = between.map(({ day, likely }) => ({
    day,
    value: atLeast(standing, start + likely),
    range: null,
  }));
  const ahead = totalsFrom(forecast, anchor.day)
    .filter(({ day }) => day <= until)
    .map((one) =>
      aheadDay({
        day: one.day,
        likely: atLeast(standing, anchor.subscribers + one.likely),
        low: atLeast(standing, anchor.subscribers + one.low),
        high: atLeast(standing, anchor.subscribers + one.high),
      }),
    );
  return [...known.toReversed(), ...passed, ...ahead];
}

/** Nobody has fewer than no subscribers; a difference may be below 0. */
function atLeast(standing: Standing | undefined, value: number): number {
  return standing === undefined ? value : Math.max(0, value);
}
