import {
  earningsRange,
  ESTIMATE_SOURCE,
  RANGE_FACTORS,
  type RpmBasis,
  SHORTS_SOURCES,
  viewsIn,
} from "#shared/rules/earnings.ts";
import { SourceLine } from "#client/components/signals.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { formatNumber } from "#client/lib/format.ts";
import { formatMoney, formatRange } from "./money.ts";
import type { Estimate, RpmEstimate } from "./use-estimate.ts";
import { ViewsField } from "./views-field.tsx";

/** How far each basis may be off, in words. */
const BASES: Record<RpmBasis, string> = {
  estimate: `The range is ${RANGE_FACTORS.estimate.low} to ${RANGE_FACTORS.estimate.high} times the estimate. Averages are reported to lie far above what most channels earn, so plan with the lower end.`,
  own: `The range is ${RANGE_FACTORS.own.low} to ${RANGE_FACTORS.own.high} times your own RPM, since months differ.`,
};

/** What a number of views may earn, as a long video and as Shorts. */
export function EarningsCard({ draft, change, longForm, shorts }: Estimate) {
  const views = viewsIn(draft.views);
  return (
    <Card as="section" aria-labelledby="earnings" className="grid grid-cols-1 content-start gap-5 p-5 sm:p-6">
      <h2 id="earnings" className="text-lg font-semibold">
        Earnings estimator
      </h2>
      <ViewsField label="Views" value={draft.views} onChange={(digits) => change({ views: digits })} />
      <Earned label="Estimated earnings" views={views} rpm={longForm} main />
      <Earned label="The same views as Shorts" views={views} rpm={shorts} />
      <details className="text-sm">
        <summary className="font-medium">What the ranges rest on</summary>
        <p className="mt-3">{BASES[longForm.basis]}</p>
        <SourceLine source={ESTIMATE_SOURCE} />
        {shorts.basis === "own" ? (
          <p className="mt-3">Shorts: {BASES.own}</p>
        ) : (
          <>
            <p className="mt-3">
              Shorts earn a fraction. The amount is the average of one study, for every country and niche
              alike, since no study we know of says more. The range also holds what another found.
            </p>
            {SHORTS_SOURCES.map((source) => (
              <SourceLine key={source.label} source={source} />
            ))}
          </>
        )}
        <p className="mt-3">All amounts are US dollars, before tax.</p>
      </details>
    </Card>
  );
}

interface EarnedProps {
  readonly label: string;
  readonly views: number;
  readonly rpm: RpmEstimate;
  /** True for the number the card is about. */
  readonly main?: boolean;
}

function Earned({ label, views, rpm: { range }, main = false }: EarnedProps) {
  const earned = earningsRange(views, range);
  return (
    <output aria-label={label} className={`block ${main ? "" : "border-t border-line pt-5"}`}>
      <span className="block text-sm text-ink-soft">{label}</span>
      <span className={`mt-1 block font-semibold tracking-tight tabular ${main ? "text-4xl" : "text-2xl"}`}>
        {formatMoney(earned.likely)}
      </span>
      <span className="mt-1.5 block font-medium tabular">{formatRange(earned)}</span>
      <span className="block text-sm text-ink-soft">
        {formatNumber(views)} ÷ 1,000 × {formatMoney(range.likely)}
      </span>
    </output>
  );
}
