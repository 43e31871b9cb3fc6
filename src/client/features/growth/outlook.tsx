import { addDays } from "#shared/rules/days.ts";
import type { Forecast } from "#shared/rules/growth/forecast.ts";
import { type LineDay, subscribersAhead, totalsFrom, viewsBetween } from "#shared/rules/growth/outlook.ts";
import { LineChart } from "#client/components/charts/line-chart.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { formatCalendarDay, formatNumber } from "#client/lib/format.ts";
import { formatChange, formatWhole, rangeText } from "./growth-text.ts";
import type { Growth } from "./use-growth.ts";

interface OutlookProps {
  readonly growth: Growth;
  readonly forecast: Forecast;
  readonly line: readonly LineDay[];
}

/** Where the channel is heading: the range in words, and the line it comes from. */
export function Outlook({ growth, forecast, line }: OutlookProps) {
  const { range, likely, note } = wordsOf(growth, forecast);
  const until = formatCalendarDay(addDays(growth.today, growth.horizon));
  return (
    <Card as="section" aria-labelledby="outlook" className="grid grid-cols-1 gap-6 p-5 sm:p-6">
      <div>
        <h2 id="outlook" className="text-sm text-ink-soft">
          In {growth.horizon} days, {growth.draft.metric === "views" ? "up to" : "on"} {until}
        </h2>
        <p className="mt-1 text-3xl leading-tight font-semibold tracking-tight tabular sm:text-4xl">
          {range}
        </p>
        <p className="mt-2 text-ink-soft">
          Most likely {likely}. The range is made to hold 8 times out of 10. {note}
        </p>
      </div>
      <LineChart
        caption={captionOf(growth, forecast)}
        points={line.map(({ day, value }) => ({
          label: formatCalendarDay(day),
          value: value === null ? null : Math.round(value),
        }))}
        band={line.map(
          ({ range: ends }) => ends && { low: Math.floor(ends.low), high: Math.ceil(ends.high) },
        )}
        format={formatNumber}
      />
    </Card>
  );
}

function wordsOf({ draft, standing, today, horizon, asks }: Growth, forecast: Forecast) {
  const until = addDays(today, horizon);
  if (draft.metric === "views") {
    const { low = 0, high = 0, likely = 0 } = viewsBetween(forecast, today, until) ?? {};
    return {
      range: `${rangeText(low, high, formatNumber)} views`,
      likely: formatWhole(likely),
      note: `Counted from ${formatCalendarDay(addDays(today, 1))} on.`,
    };
  }
  if (standing === undefined) {
    const {
      low = 0,
      high = 0,
      likely = 0,
    } = totalsFrom(forecast, today).find(({ day }) => day === until) ?? {};
    return {
      range: `${rangeText(low, high, formatChange)} subscribers`,
      likely: formatChange(likely),
      note: "Type your subscribers today to see totals and milestones.",
    };
  }
  const {
    low = 0,
    high = 0,
    likely = 0,
  } = subscribersAhead(forecast, standing).find(({ day }) => day === until) ?? {};
  const rounded = !asks && standing.subscribers >= 1000 ? " YouTube gives three digits of it." : "";
  return {
    range: `${rangeText(low, high, formatNumber)} subscribers`,
    likely: formatWhole(likely),
    note: `It starts from ${formatWhole(standing.subscribers)} on ${formatCalendarDay(standing.day)}.${rounded}`,
  };
}

function captionOf({ draft, standing }: Growth, forecast: Forecast): string {
  const last = formatCalendarDay(forecast.last);
  const what =
    draft.metric === "views"
      ? `Views by day, known to ${last}`
      : standing === undefined
        ? `Subscribers beside those of ${last}`
        : `Subscribers, known to ${last}`;
  return `${what}, then the forecast and its range`;
}
