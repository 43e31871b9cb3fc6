import { Sparkles } from "lucide-react";
import { useId } from "react";
import { AUDIENCE_LIMITS, type AudienceRequest } from "#shared/contracts/audience.ts";
import { NICHE_NAMES } from "#shared/rules/niches.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { TextField } from "#client/components/ui/field.tsx";
import { DataField } from "./data-field.tsx";

interface AudienceFormProps {
  readonly draft: AudienceRequest;
  readonly onChange: (draft: AudienceRequest) => void;
  readonly onSubmit: () => void;
  readonly running: boolean;
}

export function AudienceForm({ draft, onChange, onSubmit, running }: AudienceFormProps) {
  const niches = useId();
  const ready = draft.niche.trim() !== "" && draft.data.trim().length <= AUDIENCE_LIMITS.data;
  return (
    <Card
      as="form"
      aria-label="What the report is about"
      className="grid gap-5 p-5 sm:p-6"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (ready && !running) onSubmit();
      }}
    >
      <TextField
        label="Niche"
        list={niches}
        value={draft.niche}
        maxLength={AUDIENCE_LIMITS.niche}
        autoComplete="off"
        placeholder="Sourdough baking"
        onChange={(event) => onChange({ ...draft, niche: event.target.value })}
      />
      <datalist id={niches}>
        {NICHE_NAMES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <DataField data={draft.data} onChange={(data) => onChange({ ...draft, data })} />
      <Button
        type="submit"
        look="primary"
        disabled={!ready || running}
        className="max-sm:w-full sm:justify-self-end"
      >
        <Sparkles aria-hidden />
        {running ? "Thinking..." : "Get insights"}
      </Button>
    </Card>
  );
}
