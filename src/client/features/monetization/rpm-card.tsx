import { OWN_RPM_MAX, RPM_NICHES, rpmIn } from "#shared/rules/rpm.ts";
import { Card } from "#client/components/ui/card.tsx";
import { SelectField, TextField } from "#client/components/ui/field.tsx";
import { LocationField } from "./location-field.tsx";
import { formatMoney } from "./money.ts";
import type { Estimate } from "./use-estimate.ts";

/** RPM by location and niche, and the creator's own in its place. */
export function RpmCard(estimate: Estimate) {
  const { draft, change, where, base, multiplier, estimated, longForm } = estimate;
  return (
    <Card as="section" aria-labelledby="rpm" className="grid grid-cols-1 content-start gap-5 p-5 sm:p-6">
      <h2 id="rpm" className="text-lg font-semibold">
        RPM by location
      </h2>
      <LocationField {...estimate} />
      <SelectField
        label="Niche"
        value={draft.niche}
        onChange={(event) => {
          const niche = RPM_NICHES.find((name) => name === event.target.value);
          if (niche !== undefined) change({ niche });
        }}
      >
        {RPM_NICHES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <OwnRpm
          label="Your own RPM"
          placeholder="4.20"
          hint="From YouTube Studio, once you earn. It replaces the estimate."
          value={draft.ownRpm}
          onChange={(ownRpm) => change({ ownRpm })}
        />
        <OwnRpm
          label="Your own Shorts RPM"
          placeholder="0.06"
          hint="Per 1,000 engaged views."
          value={draft.ownShortsRpm}
          onChange={(ownShortsRpm) => change({ ownShortsRpm })}
        />
      </div>
      <output className="block border-t border-line pt-5">
        <span className="block text-sm text-ink-soft">Your RPM</span>
        <span className="mt-1 block text-4xl font-semibold tracking-tight tabular">
          {formatMoney(longForm.range.likely)}
        </span>
        <span className="mt-1.5 block text-sm text-ink-soft">
          {longForm.basis === "own" ? (
            <>Your own number. The estimate would be {formatMoney(estimated)}.</>
          ) : (
            <>
              Base {formatMoney(base)} (<bdi>{where ?? "default"}</bdi>) × {multiplier} ({draft.niche}), per
              1,000 views
            </>
          )}
        </span>
      </output>
    </Card>
  );
}

interface OwnRpmProps {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OwnRpm({ label, hint, placeholder, value, onChange }: OwnRpmProps) {
  const wrong = value.trim() !== "" && rpmIn(value) === undefined;
  return (
    <TextField
      label={label}
      hint={hint}
      error={wrong ? `Enter dollars from 0 to ${OWN_RPM_MAX.toLocaleString()}, such as 4.20.` : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
