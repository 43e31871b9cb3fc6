import type { ReactNode } from "react";
import * as z from "zod/mini";
import type { ChannelDay } from "#shared/contracts/overview.ts";
import { DAY_MEASURES, type DayMeasure, daySeries, dayValue } from "#shared/rules/day-series.ts";
import { LineChart } from "#client/components/charts/line-chart.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { SelectField } from "#client/components/ui/field.tsx";
import { formatCalendarDay, formatNumber, formatShort } from "#client/lib/format.ts";
import { useDraft } from "#client/lib/use-draft.ts";

const NAMES: Record<DayMeasure, string> = {
  views: "Views",
  minutesWatched: "Watch time (minutes)",
  likes: "Likes",
  comments: "Comments",
  subscribers: "Subscribers gained less lost",
};

/** How far back the chart goes, in days. */
const RANGES = ["28", "90", "365", "all"] as const;

const DaysDraft = z.object({ measure: z.enum(DAY_MEASURES), range: z.enum(RANGES) });
type DaysDraft = z.infer<typeof DaysDraft>;

interface DaysCardProps {
  /** Oldest first, at least one. */
  readonly days: readonly ChannelDay[];
  readonly source: ReactNode;
}

/** The channel day by day as a line. */
export function DaysCard({ days, source }: DaysCardProps) {
  const [draft, setDraft] = useDraft<DaysDraft>("days-chart", DaysDraft, { measure: "views", range: "90" });
  const known = DAY_MEASURES.filter((measure) => days.some((day) => dayValue(day, measure) !== null));
  const measure = known.find((name) => name === draft.measure) ?? known[0] ?? "views";
  const series = daySeries(days, measure, draft.range === "all" ? undefined : Number(draft.range));
  const values = series.flatMap(({ value }) => value ?? []);
  const total = values.reduce((all, value) => all + value, 0);
  return (
    <Card as="section" aria-labelledby="days-chart" className="grid grid-cols-1 gap-5 p-5 sm:p-6">
      <div className="grid gap-1.5">
        <h2 id="days-chart" className="text-lg font-semibold">
          Day by day
        </h2>
        {source}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <p className="text-sm text-ink-soft">
            {NAMES[measure]}, {formatNumber(series.length)} {series.length === 1 ? "day" : "days"}
          </p>
          <p className="mt-0.5 text-2xl font-semibold tracking-tight tabular">
            {values.length === 0 ? "N/A" : formatShort(Math.round(total))}
          </p>
          {values.length > 0 && values.length < series.length && (
            <p className="text-xs text-ink-soft">known of {formatNumber(values.length)} days</p>
          )}
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <SelectField
            label="Show"
            className="max-sm:flex-1 max-sm:basis-40 sm:w-56"
            value={measure}
            onChange={(event) => {
              const chosen = known.find((name) => name === event.target.value);
              if (chosen !== undefined) setDraft({ ...draft, measure: chosen });
            }}
          >
            {known.map((name) => (
              <option key={name} value={name}>
                {NAMES[name]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Days"
            className="max-sm:flex-1 max-sm:basis-32 sm:w-36"
            value={draft.range}
            onChange={(event) => {
              const chosen = RANGES.find((name) => name === event.target.value);
              if (chosen !== undefined) setDraft({ ...draft, range: chosen });
            }}
          >
            {RANGES.map((range) => (
              <option key={range} value={range}>
                {range === "all" ? "All" : `Last ${range}`}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <LineChart
        caption={`${NAMES[measure]} by day`}
        points={series.map(({ day, value }) => ({ label: formatCalendarDay(day), value }))}
        format={formatShort}
      />
    </Card>
  );
}
