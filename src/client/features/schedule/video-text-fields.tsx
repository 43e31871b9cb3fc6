import { SCHEDULE_LIMITS } from "#shared/contracts/schedule.ts";
import { tagsIn, tagsLength, titleLength } from "#shared/rules/lengths.ts";
import { SCHEDULE_DESCRIPTION_MAX } from "#shared/rules/schedule/check.ts";
import { TextArea, TextField } from "#client/components/ui/field.tsx";
import { LengthMeter } from "#client/components/ui/length-meter.tsx";
import type { FaultyField } from "./form-check.ts";
import type { FormDraft } from "#client/lib/schedule/form-values.ts";

interface VideoTextFieldsProps {
  readonly form: FormDraft;
  readonly onChange: (part: Partial<FormDraft>) => void;
  readonly faults: Partial<Record<FaultyField, string>>;
}

/** Title, description and tags, each measured while one types. */
export function VideoTextFields({ form, onChange, faults }: VideoTextFieldsProps) {
  const { title, description, tags } = form;
  const count = tagsIn(tags).length;
  return (
    <>
      <TextField
        label="Title"
        value={title}
        maxLength={SCHEDULE_LIMITS.title}
        placeholder="Sourdough bread in a tiny kitchen: how I do it"
        aside={<LengthMeter length={titleLength(title)} />}
        error={faults.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        label="Description"
        rows={7}
        value={description}
        maxLength={SCHEDULE_DESCRIPTION_MAX}
        placeholder="What the video shows, for whom, and what comes out of it. Links and chapters go here, too."
        aside={
          <LengthMeter
            length={{ used: description.length, max: SCHEDULE_DESCRIPTION_MAX, unit: "characters" }}
          />
        }
        error={faults.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <TextArea
        label="Tags"
        rows={2}
        value={tags}
        placeholder="sourdough bread, baking at home"
        hint={`Separated by commas. ${count === 1 ? "1 tag" : `${count.toLocaleString()} tags`} so far.`}
        aside={<LengthMeter length={tagsLength(tagsIn(tags))} />}
        error={faults.tags}
        onChange={(event) => onChange({ tags: event.target.value })}
      />
    </>
  );
}
