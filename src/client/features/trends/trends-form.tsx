import { Radar } from "lucide-react";
import { TREND_LIMITS } from "#shared/contracts/trends.ts";
import { REGION_NAMES, TREND_NICHES } from "#shared/rules/trends.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { SelectField, TextField } from "#client/components/ui/field.tsx";
import { nicheOf, type TrendsDraft } from "./use-trends.ts";

interface TrendsFormProps {
  readonly draft: TrendsDraft;
  readonly onChange: (draft: TrendsDraft) => void;
  readonly onSubmit: () => void;
  readonly running: boolean;
}

export function TrendsForm({ draft, onChange, onSubmit, running }: TrendsFormProps) {
  const ready = nicheOf(draft) !== "";
  return (
    <Card
      as="form"
      aria-label="What the trends are about"
      className="grid items-start gap-5 p-5 sm:grid-cols-2 sm:p-6 xl:grid-cols-[1fr_1.4fr_0.8fr_auto]"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (ready && !running) onSubmit();
      }}
    >
      <SelectField
        label="Niche"
        value={draft.niche}
        onChange={(event) => onChange({ ...draft, niche: event.target.value })}
      >
        <option value="">Choose a niche</option>
        {TREND_NICHES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextField
        label="Custom niche"
        value={draft.custom}
        maxLength={TREND_LIMITS.niche}
        onChange={(event) => onChange({ ...draft, custom: event.target.value })}
        placeholder="Vintage synths"
        hint={
          draft.niche !== "" && draft.custom.trim() !== ""
            ? `Used in place of ${draft.niche}.`
            : "Used in place of the list, in any language."
        }
      />
      <SelectField
        label="Region"
        value={draft.region}
        onChange={(event) =>
          onChange({ ...draft, region: REGION_NAMES.find((name) => name === event.target.value) ?? "Global" })
        }
      >
        {REGION_NAMES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <Button
        type="submit"
        look="primary"
        disabled={!ready || running}
        className="self-end xl:mt-6.5 xl:self-start"
      >
        <Radar aria-hidden />
        {running ? "Detecting..." : "Detect Trends"}
      </Button>
    </Card>
  );
}
