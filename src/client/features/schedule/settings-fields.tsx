import { useId } from "react";
import * as z from "zod/mini";
import {
  AUDIENCES,
  CATEGORIES,
  CATEGORY_IDS,
  LANGUAGE_CODES,
  LANGUAGES,
  PRIVACIES,
} from "#shared/rules/schedule/video.ts";
import { AUDIENCE_LABELS, PRIVACY_TEXTS } from "#client/lib/schedule/setting-texts.ts";
import { SelectField } from "#client/components/ui/field.tsx";
import type { FormDraft } from "#client/lib/schedule/form-values.ts";

interface SettingsFieldsProps {
  readonly form: FormDraft;
  readonly onChange: (part: Partial<FormDraft>) => void;
}

/** What a platform asks beside the texts, with the defaults of spec §3. */
export function SettingsFields({ form, onChange }: SettingsFieldsProps) {
  const hint = useId();
  return (
    <>
      <SelectField
        label="Privacy"
        value={form.privacyStatus}
        hint={PRIVACY_TEXTS[form.privacyStatus].hint}
        onChange={(event) => onChange({ privacyStatus: z.enum(PRIVACIES).parse(event.target.value) })}
      >
        {PRIVACIES.map((privacy) => (
          <option key={privacy} value={privacy}>
            {PRIVACY_TEXTS[privacy].label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Category"
        value={form.categoryId}
        onChange={(event) => onChange({ categoryId: z.enum(CATEGORY_IDS).parse(event.target.value) })}
      >
        {CATEGORY_IDS.toSorted((a, b) => CATEGORIES[a].localeCompare(CATEGORIES[b])).map((id) => (
          <option key={id} value={id}>
            {CATEGORIES[id]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Language"
        value={form.language}
        onChange={(event) => onChange({ language: z.enum(LANGUAGE_CODES).parse(event.target.value) })}
      >
        {LANGUAGE_CODES.map((code) => (
          <option key={code} value={code}>
            {LANGUAGES[code]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Audience"
        value={form.audience}
        hint="YouTube asks this of every upload."
        onChange={(event) => onChange({ audience: z.enum(AUDIENCES).parse(event.target.value) })}
      >
        {AUDIENCES.map((audience) => (
          <option key={audience} value={audience}>
            {AUDIENCE_LABELS[audience]}
          </option>
        ))}
      </SelectField>
      <div>
        <label className="flex min-h-9 items-center gap-2.5 text-sm font-medium">
          <input
            type="checkbox"
            checked={form.autoTranscribe}
            aria-describedby={hint}
            onChange={(event) => onChange({ autoTranscribe: event.target.checked })}
            className="size-4.5 accent-accent"
          />
          Auto-transcribe
        </label>
        <p id={hint} className="text-sm text-ink-soft">
          Noted for the upload: the captions are made over there.
        </p>
      </div>
    </>
  );
}
