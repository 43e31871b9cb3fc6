import { addRanges, earningsRange, type MoneyRange, perYear, viewsIn } from "#shared/rules/earnings.ts";
import { Card } from "#client/components/ui/card.tsx";
import { formatMoney, formatRange } from "./money.ts";
import type { Estimate } from "./use-estimate.ts";
import { ViewsField } from "./views-field.tsx";

/** Income per month and per year, long videos and Shorts apart. */
export function IncomeCard({ draft, change, longForm, shorts }: Estimate) {
  const long = earningsRange(viewsIn(draft.monthViews), longForm.range);
  const short = earningsRange(viewsIn(draft.monthShorts), shorts.range);
  return (
    <Card as="section" aria-labelledby="income" className="grid grid-cols-1 content-start gap-5 p-5 sm:p-6">
      <h2 id="income" className="text-lg font-semibold">
        Per month and per year
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <ViewsField
          label="Long-form views a month"
          value={draft.monthViews}
          placeholder="40000"
          onChange={(monthViews) => change({ monthViews })}
        />
        <ViewsField
          label="Shorts views a month"
          value={draft.monthShorts}
          placeholder="250000"
          onChange={(monthShorts) => change({ monthShorts })}
        />
      </div>
      <table className="w-full border-collapse text-[0.9375rem]">
        <caption className="sr-only">Estimated income in US dollars</caption>
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" className="pb-2 text-start font-normal">
              Videos
            </th>
            <th scope="col" className="pb-2 text-end font-normal">
              Month
            </th>
            <th scope="col" className="ps-3 pb-2 text-end font-normal">
              Year
            </th>
          </tr>
        </thead>
        <tbody>
          <IncomeRow label="Long-form" month={long} />
          <IncomeRow label="Shorts" month={short} />
          <IncomeRow label="Together" month={addRanges(long, short)} total />
        </tbody>
      </table>
    </Card>
  );
}

interface IncomeRowProps {
  readonly label: string;
  readonly month: MoneyRange;
  readonly total?: boolean;
}

function IncomeRow({ label, month, total = false }: IncomeRowProps) {
  return (
    <tr className="border-t border-line">
      <th
        scope="row"
        className={`py-2.5 text-start align-top whitespace-nowrap ${total ? "font-semibold" : "font-normal"}`}
      >
        {label}
      </th>
      <IncomeCell range={month} total={total} />
      <IncomeCell range={perYear(month)} total={total} />
    </tr>
  );
}

function IncomeCell({ range, total }: { readonly range: MoneyRange; readonly total: boolean }) {
  return (
    <td className="py-2.5 ps-3 text-end align-top tabular">
      <span className={total ? "font-semibold" : ""}>{formatMoney(range.likely)}</span>
      {range.high > 0 && <span className="block text-sm text-ink-soft">{formatRange(range)}</span>}
    </td>
  );
}
