import { Hash } from "lucide-react";
import { HASHTAG_LIMITS } from "#shared/contracts/hashtags.ts";
import { HASHTAG_LANGUAGES } from "#shared/rules/hashtags.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { SelectField, TextField } from "#client/components/ui/field.tsx";
import type { HashtagsDraft } from "./use-hashtags.ts";

interface HashtagsFormProps {
  readonly draft: HashtagsDraft;
  readonly onChange: (draft: HashtagsDraft) => void;
  readonly onSubmit: () => void;
  readonly running: boolean;
}

export function HashtagsForm({ draft, onChange, onSubmit, running }: HashtagsFormProps) {
  const ready = draft.topic.trim() !== "";
  const nearLimit = draft.topic.length > HASHTAG_LIMITS.topic * 0.8;
  return (
    <Card
      as="form"
      aria-label="What the hashtags are about"
      className="flex flex-wrap items-end gap-5 p-5 sm:p-6"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (ready && !running) onSubmit();
      }}
    >
      <TextField
        className="flex-1 basis-64"
        label="Topic"
        value={draft.topic}
        maxLength={HASHTAG_LIMITS.topic}
        onChange={(event) => onChange({ ...draft, topic: event.target.value })}
        placeholder="Sourdough in a small kitchen"
        autoComplete="off"
        aside={
          nearLimit && (
            <span className="text-sm text-ink-soft tabular">
              {draft.topic.length} of {HASHTAG_LIMITS.topic}
            </span>
          )
        }
      />
      <SelectField
        className="max-sm:w-full sm:w-44"
        label="Language"
        value={draft.language}
        onChange={(event) => {
          const language = HASHTAG_LANGUAGES.find((name) => name === event.target.value);
          if (language !== undefined) onChange({ ...draft, language });
        }}
      >
        {HASHTAG_LANGUAGES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <Button type="submit" look="primary" disabled={!ready || running} className="max-sm:w-full">
        <Hash aria-hidden />
        {running ? "Generating..." : "Generate"}
      </Button>
    </Card>
  );
}
