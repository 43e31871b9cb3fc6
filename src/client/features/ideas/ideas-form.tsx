import { Sparkles } from "lucide-react";
import * as z from "zod/mini";
import { IDEA_LIMITS } from "#shared/contracts/ideas.ts";
import { FORMAT_IDS, FORMATS } from "#shared/rules/formats.ts";
import { NICHE_NAMES } from "#shared/rules/niches.ts";
import { SURFACES } from "#shared/rules/surfaces.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { SelectField, TextArea, TextField } from "#client/components/ui/field.tsx";

/** The form as typed. "" is "any". */
export const IdeasDraft = z.object({
  topic: z.string(),
  niche: z.string(),
  platform: z.union([z.enum(SURFACES), z.literal("")]),
  format: z.union([z.enum(FORMAT_IDS), z.literal("")]),
  audience: z.string(),
  count: z.int().check(z.minimum(1), z.maximum(IDEA_LIMITS.count)),
});
export type IdeasDraft = z.infer<typeof IdeasDraft>;

export const EMPTY_DRAFT: IdeasDraft = {
  topic: "",
  niche: "",
  platform: "",
  format: "",
  audience: "",
  count: 5,
};

const COUNTS = Array.from({ length: IDEA_LIMITS.count }, (_, index) => index + 1);

interface IdeasFormProps {
  readonly draft: IdeasDraft;
  readonly onChange: (draft: IdeasDraft) => void;
  readonly onSubmit: () => void;
  readonly running: boolean;
  /** The switch of what goes along from the creator's channel. */
  readonly own: React.ReactNode;
}

export function IdeasForm({ draft, onChange, onSubmit, running, own }: IdeasFormProps) {
  const ready = draft.topic.trim() !== "" || draft.niche !== "";
  const set = <Key extends keyof IdeasDraft>(key: Key, value: IdeasDraft[Key]) =>
    onChange({ ...draft, [key]: value });
  const nearLimit = draft.topic.length > IDEA_LIMITS.topic * 0.8;
  return (
    <Card
      as="form"
      aria-label="What the ideas are about"
      className="grid gap-5 p-5 sm:p-6"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (ready && !running) onSubmit();
      }}
    >
      <TextArea
        label="Topic"
        rows={2}
        value={draft.topic}
        maxLength={IDEA_LIMITS.topic}
        onChange={(event) => set("topic", event.target.value)}
        placeholder="Repairing old mechanical watches"
        hint="In any language. Leave it empty to roam a niche."
        aside={
          nearLimit && (
            <span className="text-sm text-ink-soft tabular">
              {draft.topic.length} of {IDEA_LIMITS.topic}
            </span>
          )
        }
      />
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        <SelectField label="Niche" value={draft.niche} onChange={(event) => set("niche", event.target.value)}>
          <option value="">From the topic</option>
          {NICHE_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField
          label="Platform"
          value={draft.platform}
          onChange={(event) => set("platform", SURFACES.find((name) => name === event.target.value) ?? "")}
        >
          <option value="">Any platform</option>
          {SURFACES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField
          label="Format"
          value={draft.format}
          onChange={(event) => set("format", FORMAT_IDS.find((id) => id === event.target.value) ?? "")}
        >
          <option value="">Any format</option>
          {FORMAT_IDS.map((id) => (
            <option key={id} value={id}>
              {FORMATS[id]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Number of ideas"
          value={draft.count}
          onChange={(event) => set("count", Number(event.target.value))}
        >
          {COUNTS.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
      </div>
      {own}
      <div className="flex flex-wrap items-end gap-5">
        <TextField
          className="flex-1 basis-64"
          label="Audience"
          value={draft.audience}
          maxLength={IDEA_LIMITS.audience}
          onChange={(event) => set("audience", event.target.value)}
          placeholder="Anyone the niche attracts"
        />
        <Button type="submit" look="primary" disabled={!ready || running} className="max-sm:w-full">
          <Sparkles aria-hidden />
          {running ? "Thinking..." : "Generate Ideas"}
        </Button>
      </div>
    </Card>
  );
}
