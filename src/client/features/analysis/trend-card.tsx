import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import type { Trend } from "#shared/rules/analysis/result.ts";
import { formatNumber, formatShort } from "#client/lib/format.ts";
import { ResultCard, Unknown } from "./result-card.tsx";

const DIRECTIONS = {
  up: { Icon: TrendingUp, text: "Rising" },
  down: { Icon: TrendingDown, text: "Falling" },
  unclear: { Icon: Minus, text: "No clear direction" },
} as const;

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });

interface TrendCardProps {
  /** Null where there aren't enough days. */
  readonly trend: Trend | null;
  readonly basis: string | undefined;
}

/** The last five weeks beside the five before. */
export function TrendCard({ trend, basis }: TrendCardProps) {
  return (
    <ResultCard title="Trend" basis={basis}>
      {trend === null ? <Unknown /> : <Weeks trend={trend} />}
    </ResultCard>
  );
}

function Weeks({ trend }: { readonly trend: Trend }) {
  const { from, to, viewsADay, viewsADayBefore, subscribers, direction } = trend;
  const { Icon, text } = DIRECTIONS[direction];
  const numbers = [
    ["Views a day", formatShort(Math.round(viewsADay))],
    ["In the five weeks before", formatShort(Math.round(viewsADayBefore))],
    ["Subscribers, gained less lost", subscribers === null ? "N/A" : formatNumber(subscribers)],
  ] as const;
  return (
    <>
      <p className="flex items-center gap-2 text-xl font-semibold">
        <Icon aria-hidden className="size-5 shrink-0 text-accent-text" />
        {text}
      </p>
      <p className="mt-0.5 text-sm text-ink-soft">
        {day.format(new Date(from))} to {day.format(new Date(to))}
      </p>
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {numbers.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-lg font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
