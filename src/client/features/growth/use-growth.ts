import { useMemo } from "react";
import * as z from "zod/mini";
import type { ChannelDay } from "#shared/contracts/overview.ts";
import { dayNumber } from "#shared/rules/days.ts";
import { forecastOf, type Horizon, horizonsFor, OLD_DAYS } from "#shared/rules/growth/forecast.ts";
import { broughtForward, type Standing } from "#shared/rules/growth/outlook.ts";
import { METRICS, seriesOf } from "#shared/rules/growth/series.ts";
import { localDay } from "#client/lib/calendar-day.ts";
import { typedNumber } from "#client/lib/typed-number.ts";
import { useDraft } from "#client/lib/use-draft.ts";

const GrowthDraft = z.object({
  metric: z.enum(METRICS),
  horizon: z.union([z.literal(30), z.literal(90)]),
  /** Subscribers today, as typed. */
  subscribers: z.string(),
  /** Another number to reach, as typed. */
  goal: z.string(),
});
export type GrowthDraft = z.infer<typeof GrowthDraft>;

const EMPTY: GrowthDraft = { metric: "subscribers", horizon: 30, subscribers: "", goal: "" };

/** What is known of the channel's subscribers; `asOf` is an ISO time. */
interface Subscribers {
  readonly subscribers: number | null;
  readonly subscribersAsOf: string | undefined;
}

/** The choices, and the forecast that they make of a channel's days. */
export function useGrowth(days: readonly ChannelDay[], { subscribers, subscribersAsOf }: Subscribers) {
  const [draft, setDraft] = useDraft("growth", GrowthDraft, EMPTY);
  const today = localDay();
  const { metric } = draft;
  const series = useMemo(() => seriesOf(days, metric), [days, metric]);
  const forecast = useMemo(() => forecastOf(series, metric), [series, metric]);
  const horizons: readonly Horizon[] = forecast.state === "ready" ? horizonsFor(forecast.known) : [];
  const age = forecast.state === "ready" ? dayNumber(today) - dayNumber(forecast.last) : 0;

  const typed = typedNumber(draft.subscribers);
  const said: Standing | undefined =
    subscribers === null
      ? undefined
      : { subscribers, day: localDay(subscribersAsOf === undefined ? undefined : new Date(subscribersAsOf)) };
  const own: Standing | undefined =
    typeof typed === "number" ? { subscribers: typed, day: today } : undefined;
  const standing = said ?? own;
  const old = age > OLD_DAYS;
  return {
    draft,
    change: (part: Partial<GrowthDraft>) => setDraft((current) => ({ ...current, ...part })),
    today,
    series,
    forecast,
    horizons,
    horizon: horizons.findLast((one) => one <= draft.horizon) ?? draft.horizon,
    /** Days since the last known one. */
    age,
    /** True where they are too many to forecast from. */
    old,
    standing:
      standing && forecast.state === "ready" ? broughtForward(series, forecast.last, standing) : standing,
    /** Whether the number of subscribers has to be typed for more to be said. */
    asks: said === undefined && metric === "subscribers" && forecast.state === "ready" && !old,
    fault: typed === "fault",
  };
}
export type Growth = ReturnType<typeof useGrowth>;
