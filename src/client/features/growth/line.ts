import { addDays } from "#shared/rules/days.ts";
import type { Forecast } from "#shared/rules/growth/forecast.ts";
import { type LineDay, subscribersLine, viewsLine } from "#shared/rules/growth/outlook.ts";
import type { Growth } from "./use-growth.ts";

/** The days that are drawn and exported: what is known, then the forecast up to its horizon. */
export function lineOf({ draft, series, standing, today, horizon }: Growth, forecast: Forecast): LineDay[] {
  const until = addDays(today, horizon);
  return draft.metric === "views"
    ? viewsLine(series, forecast, until)
    : subscribersLine(series, forecast, standing, until);
}
