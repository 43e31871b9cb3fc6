import { ScrollText } from "lucide-react";
import * as z from "zod/mini";
import { SCRIPT_LIMITS } from "#shared/contracts/scripts.ts";
import {
  isTooLongFor,
  LENGTH_LABELS,
  lengthLabel,
  secondsOfLength,
  TONE_LABELS,
  toneOf,
} from "#shared/rules/scripts.ts";
import { SURFACES } from "#shared/rules/surfaces.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { SelectField, TextArea } from "#client/components/ui/field.tsx";
import { Note } from "#client/components/ui/note.tsx";
import { Slider } from "./slider.tsx";

const Percent = z.number().check(z.minimum(0), z.maximum(100));

/** The form as typed. */
export const ScriptDraft = z.object({
  topic: z.string(),
  platform: z.enum(SURFACES),
  tone: Percent,
  length: Percent,
});
export type ScriptDraft = z.infer<typeof ScriptDraft>;

export const EMPTY_DRAFT: ScriptDraft = { topic: "", platform: SURFACES[0], tone: 50, length: 50 };

interface ScriptFormProps {
  readonly draft: ScriptDraft;
  readonly onChange: (draft: ScriptDraft) => void;
  readonly onSubmit: () => void;
  readonly running: boolean;
  /** The switch of what goes along from the creator's channel. */
  readonly own: React.ReactNode;
}

export function ScriptForm({ draft, onChange, onSubmit, running, own }: ScriptFormProps) {
  const ready = draft.topic.trim() !== "";
  const set = <Key extends keyof ScriptDraft>(key: Key, value: ScriptDraft[Key]) =>
    onChange({ ...draft, [key]: value });
  return (
    <Card
      as="form"
      aria-label="What the script is about"
      className="grid gap-6 p-5 sm:p-6"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (ready && !running) onSubmit();
      }}
    >
      <TextArea
        label="Topic"
        rows={3}
        value={draft.topic}
        maxLength={SCRIPT_LIMITS.topic}
        onChange={(event) => set("topic", event.target.value)}
        placeholder="Sharpening a kitchen knife at home"
        aside={
          draft.topic.length > SCRIPT_LIMITS.topic * 0.8 && (
            <span className="text-sm text-ink-soft tabular">
              {draft.topic.length} of {SCRIPT_LIMITS.topic}
            </span>
          )
        }
      />
      <SelectField
        label="Platform"
        value={draft.platform}
        onChange={(event) =>
          set("platform", SURFACES.find((name) => name === event.target.value) ?? draft.platform)
        }
      >
        {SURFACES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <Slider
        label="Tone"
        value={draft.tone}
        onChange={(tone) => set("tone", tone)}
        bands={Object.values(TONE_LABELS)}
        band={TONE_LABELS[toneOf(draft.tone)]}
      />
      <Slider
        label="Length"
        value={draft.length}
        onChange={(length) => set("length", length)}
        bands={LENGTH_LABELS}
        band={lengthLabel(draft.length)}
      />
      {isTooLongFor(draft.platform, secondsOfLength(draft.length)) && (
        <Note tone="warn">
          A YouTube Short can be up to 3 minutes long (YouTube Help, checked 21 Nov 2026). This length speaks
          for 4.
        </Note>
      )}
      {own}
      <Button type="submit" look="primary" disabled={!ready || running}>
        <ScrollText aria-hidden />
        {running ? "Writing..." : "Generate Script"}
      </Button>
    </Card>
  );
}
