import { viewsIn } from "#shared/rules/earnings.ts";
import { OWN_RPM_MAX, rpmIn } from "#shared/rules/rpm.ts";
import type { SignalSource } from "#shared/rules/signals.ts";
import { sponsorshipRange } from "#shared/rules/sponsorship.ts";
import { SourceLine } from "#client/components/signals.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { TextField } from "#client/components/ui/field.tsx";
import { formatNumber } from "#client/lib/format.ts";
import { formatMoney, formatRange } from "./money.ts";
import type { Estimate } from "./use-estimate.ts";
import { ViewsField } from "./views-field.tsx";

const SOURCE: SignalSource = {
  kind: "heuristic",
  label: "a band to begin a talk with, not a market rate; change it to what sponsors offered you",
  checked: "2026-11-21",
};

/** What to ask a sponsor for one video, with the formula it comes from. */
export function SponsorshipCard({ draft, change }: Estimate) {
  const views = viewsIn(draft.averageViews);
  const low = rpmIn(draft.cpmLow);
  const high = rpmIn(draft.cpmHigh);
  const known = views > 0 && low !== undefined && high !== undefined;
  return (
    <Card
      as="section"
      aria-labelledby="sponsorship"
      className="grid grid-cols-1 content-start gap-5 p-5 sm:p-6"
    >
      <h2 id="sponsorship" className="text-lg font-semibold">
        Sponsorship range
      </h2>
      <p className="-mt-4 text-sm text-ink-soft">
        Priced by what you deliver. CPM is what a sponsor pays per 1,000 views, in US dollars.
      </p>
      <ViewsField
        label="Average views a video"
        value={draft.averageViews}
        placeholder="8000"
        onChange={(averageViews) => change({ averageViews })}
      />
      <div className="grid grid-cols-2 gap-5">
        <Cpm label="CPM from" value={draft.cpmLow} onChange={(cpmLow) => change({ cpmLow })} />
        <Cpm label="CPM to" value={draft.cpmHigh} onChange={(cpmHigh) => change({ cpmHigh })} />
      </div>
      <div>
        <output aria-label="Sponsorship range for one video" className="block">
          <span className="block text-sm text-ink-soft">For one video</span>
          <span className="mt-1 block text-2xl font-semibold tracking-tight tabular">
            {known ? formatRange(sponsorshipRange(views, low, high)) : "N/A"}
          </span>
          <span className="mt-1.5 block text-sm text-ink-soft">
            {known
              ? `${formatNumber(views)} ÷ 1,000 × ${formatMoney(Math.min(low, high))} to ${formatMoney(Math.max(low, high))}`
              : "Average views ÷ 1,000 × CPM. Use the average of your last ten videos."}
          </span>
        </output>
        <SourceLine source={SOURCE} />
      </div>
    </Card>
  );
}

interface CpmProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Cpm({ label, value, onChange }: CpmProps) {
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={value}
      error={
        rpmIn(value) === undefined ? `Enter dollars from 0 to ${OWN_RPM_MAX.toLocaleString()}.` : undefined
      }
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
