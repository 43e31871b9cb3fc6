import { type ChannelNumbers, type NumberName, perWeek } from "#shared/rules/partner-pace.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { TextField } from "#client/components/ui/field.tsx";
import { formatNumber } from "#client/lib/format.ts";
import { notify } from "#client/lib/toast.ts";
import { NUMBER_FAULT, typedNumber } from "#client/lib/typed-number.ts";
import { EMPTY_DRAFT, type PartnerDraft } from "./partner-numbers.ts";

interface NumberField {
  readonly name: NumberName;
  readonly label: string;
  readonly hint?: string;
}

const NOW: readonly NumberField[] = [
  { name: "subscribers", label: "Subscribers" },
  {
    name: "hours",
    label: "Watch hours, 12 months",
    hint: "Hours from the Shorts feed don't count.",
  },
  { name: "shortsViews", label: "Shorts views, 90 days", hint: "Engaged views are what counts." },
  { name: "uploads", label: "Valid public uploads, 90 days" },
];

const GAINED: readonly NumberField[] = [
  { name: "subscribersGained", label: "Subscribers gained" },
  { name: "hoursGained", label: "Watch hours gained", hint: "Without the Shorts feed." },
  { name: "shortsViewsGained", label: "Shorts views gained" },
];

interface PartnerFieldsProps {
  readonly draft: PartnerDraft;
  readonly youtube: ChannelNumbers;
  readonly onChange: (draft: PartnerDraft) => void;
}

/** The numbers by hand: what is typed here goes before what YouTube says. */
export function PartnerFields({ draft, youtube, onChange }: PartnerFieldsProps) {
  const field = ({ name, label, hint }: NumberField) => (
    <TextField
      key={name}
      label={label}
      value={draft[name]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      dir="ltr"
      hint={hintOf(name, hint, draft, youtube)}
      error={typedNumber(draft[name]) === "fault" ? NUMBER_FAULT : undefined}
      onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
    />
  );
  const clear = () => {
    onChange(EMPTY_DRAFT);
    notify.message("Your numbers are cleared", { action: { label: "Undo", run: () => onChange(draft) } });
  };
  const untouched = Object.values(draft).every((text) => text === "");
  return (
    <Card
      as="form"
      aria-label="Your numbers"
      className="p-5 sm:p-6"
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="text-lg font-semibold">Your numbers</h3>
          <p className="mt-1 text-ink-soft">
            Copy them from YouTube Studio, or leave blank what you don't know. They stay in this browser.
          </p>
        </div>
        <Button look="quiet" size="small" disabled={untouched} onClick={clear}>
          Clear
        </Button>
      </div>
      <fieldset className="mt-5">
        <legend className="text-sm font-semibold">Now</legend>
        <div className="mt-3 grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">{NOW.map(field)}</div>
      </fieldset>
      <fieldset className="mt-6">
        <legend className="text-sm font-semibold">Gained in the last 28 days</legend>
        <div className="mt-3 grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">{GAINED.map(field)}</div>
      </fieldset>
    </Card>
  );
}

/** What to know beside a field: what counts, what YouTube says, what a pace is in a week. */
function hintOf(
  name: NumberName,
  hint: string | undefined,
  draft: PartnerDraft,
  youtube: ChannelNumbers,
): string | undefined {
  const said = youtube[name];
  const typed = typedNumber(draft[name]);
  const isTyped = typeof typed === "number";
  const parts = [
    hint,
    said !== undefined && isTyped && `YouTube says ${formatNumber(said)}. Clear this field to use it.`,
    said !== undefined && !isTyped && `YouTube says ${formatNumber(said)}.`,
    name.endsWith("Gained") && isTyped && `${formatNumber(perWeek(typed))} a week.`,
  ].filter((part) => part !== undefined && part !== false);
  return parts.length === 0 ? undefined : parts.join(" ");
}
