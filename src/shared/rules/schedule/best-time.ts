import { addDays } from "../days.ts";
import { COMMON_TIME, EARLIER_TIME, TIME_WEIGHT, type TimeAdvice, timeAdvice } from "../planner/times.ts";
import type { SignalSource } from "../signals.ts";

/** A time of day worth trying, as "HH:MM" in the viewers' own time. */
export interface BestTime extends TimeAdvice {
  readonly time: string;
}

/** Times worth trying, the better known first. Sources: see {@link timeAdvice}. */
export const BEST_TIMES: readonly BestTime[] = [COMMON_TIME, EARLIER_TIME].flatMap((time) => {
  const advice = timeAdvice(time);
  return advice === undefined ? [] : [{ time, ...advice }];
});

/** How much a time matters at all, before anybody moves a video for it. */
export const BEST_TIME_WEIGHT = TIME_WEIGHT;

/** That a later day costs nothing. Source: support.google.com/youtube/answer/141805 (official, checked 2026-11-21). */
export const GAPS_DONT_MATTER =
  "YouTube says that growth isn't correlated with the time between uploads, so nothing is lost by waiting for a day that suits you.";

/** How sure a kind of source makes a rule. */
export const HOW_SURE: Readonly<Record<SignalSource["kind"], string>> = {
  official: "Official",
  study: "From one study",
  reported: "Reported, studies disagree",
  heuristic: "Rule of thumb",
};

/**
 * The first day on which a time of day is still ahead.
 * @param time "20:00". @param now the clocks now, in the zone that counts: "2026-12-01" and "18:00".
 */
export function nextDayWith(time: string, now: { readonly date: string; readonly time: string }): string {
  return time > now.time ? now.date : addDays(now.date, 1);
}
