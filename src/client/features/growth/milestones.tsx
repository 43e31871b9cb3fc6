import type { Forecast } from "#shared/rules/growth/forecast.ts";
import { arrivals, milestonesFrom } from "#shared/rules/growth/milestones.ts";
import type { Standing } from "#shared/rules/growth/outlook.ts";
import { Card } from "#client/components/ui/card.tsx";
import { TextField } from "#client/components/ui/field.tsx";
import { formatNumber } from "#client/lib/format.ts";
import { NUMBER_FAULT, typedNumber } from "#client/lib/typed-number.ts";
import { arrivalText } from "./growth-text.ts";
import type { Growth } from "./use-growth.ts";

interface MilestonesProps extends Pick<Growth, "draft" | "change"> {
  readonly forecast: Forecast;
  readonly standing: Standing;
}

/** When round numbers of subscribers are reached, and one of the creator's own. */
export function Milestones({ draft, change, forecast, standing }: MilestonesProps) {
  const goal = typedNumber(draft.goal);
  const own = typeof goal === "number" && goal >= 1 ? [Math.round(goal)] : [];
  const targets = [...new Set([...milestonesFrom(standing.subscribers), ...own])].toSorted((a, b) => a - b);
  return (
    <Card as="section" aria-labelledby="milestones" className="p-5 sm:p-6">
      <h2 id="milestones" className="text-lg font-semibold">
        Milestones
      </h2>
      <p className="mt-1 text-ink-soft">
        The first and the last day of a range that is made to hold 8 times out of 10.
      </p>
      <table className="mt-4 w-full text-[0.9375rem]">
        <caption className="sr-only">When each number of subscribers is reached</caption>
        <thead className="text-sm text-ink-soft">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pe-4 text-start font-normal">
              Subscribers
            </th>
            <th scope="col" className="py-2 text-start font-normal">
              When
            </th>
          </tr>
        </thead>
        <tbody>
          {arrivals(forecast, standing, targets).map(({ target, arrival }) => (
            <tr key={target} className="border-b border-line align-top">
              <th scope="row" className="w-1/3 py-2.5 pe-4 text-start font-semibold tabular">
                {formatNumber(target)}
              </th>
              <td className="py-2.5 tabular">{arrivalText(arrival)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TextField
        label="Another number"
        className="mt-5 max-w-60"
        value={draft.goal}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        dir="ltr"
        error={goal === "fault" ? NUMBER_FAULT : undefined}
        onChange={(event) => change({ goal: event.target.value })}
      />
    </Card>
  );
}
