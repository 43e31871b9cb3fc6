import type { Amount, Gate, Route } from "#shared/rules/partner-program.ts";
import { formatNumber, formatShort } from "#client/lib/format.ts";

const weekday = new Intl.DateTimeFormat(undefined, {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** A calendar day such as "2027-02-01" with its weekday and without its year; the same day in every zone. */
export const formatWeekday = (iso: string): string => weekday.format(new Date(iso));

/** "1,000 subscribers". */
export const subscribersText = ({ subscribers }: Gate): string => `${formatNumber(subscribers)} subscribers`;

/** "3 valid public uploads in 90 days"; undefined where a gate asks for none. */
export function uploadsText({ uploads }: Gate): string | undefined {
  return uploads === undefined ? undefined : `${uploads} valid public uploads in 90 days`;
}

/** "4,000 watch hours in 12 months", "20M qualified Shorts views in 90 days". */
export function amountText(gate: Gate, route: Route): string {
  const { needed, within, qualified }: Amount = gate[route];
  const what = route === "hours" ? "watch hours" : "Shorts views";
  const count = route === "hours" ? formatNumber(needed) : formatShort(needed);
  return `${count} ${qualified ? `qualified ${what}` : what} in ${within}`;
}

export const ROUTE_NAMES: Record<Route, string> = {
  hours: "by watch hours",
  shortsViews: "by Shorts views",
};
