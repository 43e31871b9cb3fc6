import type { Overview } from "#shared/contracts/overview.ts";
import { type EngagementBar, engagementWeek } from "#shared/rules/monetization-progress.ts";
import { formatShort } from "#client/lib/format.ts";
import { formatWeekday } from "./partner-format.ts";

/** Tops of the scale, in percent: the lowest that holds the week, so that small shares can be told apart. */
const SCALES = [5, 10, 25, 50, 100];

/** The last 7 days' engagement as a table whose rows are bars, and the totals that YouTube gives. */
export function PartnerEngagement({ overview }: { readonly overview: Overview }) {
  const week = engagementWeek(overview.analytics.daily);
  const { totals28 } = overview.analytics;
  const totals = [
    ["Views, 28 days", totals28.views],
    ["Likes, 28 days", totals28.likes],
    ["Comments in all", overview.derived.totalComments],
  ] as const;
  return (
    <div className="grid gap-x-10 gap-y-6 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <dl className="grid grid-cols-3 content-start gap-4 lg:grid-cols-1">
        {totals.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-lg font-semibold tabular">{value === null ? "N/A" : formatShort(value)}</dd>
          </div>
        ))}
      </dl>
      {week.length === 0 ? (
        <p className="text-ink-soft">YouTube gave no numbers by day, so there is no engagement to show.</p>
      ) : (
        <Week week={week} />
      )}
    </div>
  );
}

function Week({ week }: { readonly week: readonly EngagementBar[] }) {
  const highest = Math.max(0, ...week.map(({ percent = 0 }) => percent));
  const top = SCALES.find((scale) => scale >= highest) ?? 100;
  return (
    <table className="w-full text-sm">
      <caption className="pb-3 text-start">
        <span className="font-semibold">Engagement, 7 days</span>{" "}
        <span className="text-ink-soft">(likes + comments) ÷ views; a full bar is {top}%</span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Engagement</th>
        </tr>
      </thead>
      <tbody>
        {week.map(({ day, percent }) => (
          <tr key={day}>
            <th scope="row" className="py-1 pe-4 text-start font-normal whitespace-nowrap text-ink-soft">
              {formatWeekday(day)}
            </th>
            <td className="w-full py-1 whitespace-nowrap">
              <div aria-hidden className="inline-block h-2 w-[calc(100%-3.5rem)]">
                {percent !== undefined && (
                  <div
                    className="h-full min-w-0.5 rounded-full bg-accent"
                    style={{ width: `${(percent / top) * 100}%` }}
                  />
                )}
              </div>
              <span className="inline-block w-14 text-end font-medium tabular">
                {percent === undefined ? "N/A" : `${percent.toFixed(1)}%`}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
