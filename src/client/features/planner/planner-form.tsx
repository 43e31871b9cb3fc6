import { CalendarDays, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { PLAN_NICHES, POSTS_PER_WEEK, VIDEO_LENGTH_NAMES } from "#shared/rules/planner.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { SelectField, TextField } from "#client/components/ui/field.tsx";
import type { PlannerDraft } from "./use-planner.ts";

interface PlannerFormProps {
  readonly draft: PlannerDraft;
  readonly onChange: (draft: PlannerDraft) => void;
  readonly onSubmit: () => void;
  readonly running: boolean;
  /** The switch of what goes along from the creator's channel. */
  readonly own: ReactNode;
}

export function PlannerForm({ draft, onChange, onSubmit, running, own }: PlannerFormProps) {
  const field = (name: keyof PlannerDraft) => ({
    value: draft[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...draft, [name]: event.target.value }),
  });
  return (
    <Card
      as="form"
      aria-labelledby="planner-form"
      className="grid gap-4 p-5 sm:p-6"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (!running) onSubmit();
      }}
    >
      <h2 id="planner-form" className="font-semibold">
        Get your optimized 30-day posting schedule
      </h2>
      <div className="grid items-end gap-5 sm:grid-cols-2 xl:grid-cols-[9rem_1fr_1.5fr_auto]">
        <TextField
          label="Posts Per Week"
          type="number"
          inputMode="numeric"
          min={POSTS_PER_WEEK.least}
          max={POSTS_PER_WEEK.most}
          {...field("postsPerWeek")}
        />
        <SelectField label="Video Length" {...field("videoLength")}>
          <option value="">Select video length</option>
          {VIDEO_LENGTH_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField label="Content Niche" {...field("niche")}>
          <option value="">Select your niche</option>
          {PLAN_NICHES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <Button type="submit" look="primary" disabled={running}>
          {running ? (
            // Fades in late, so that a quick answer shows no flash of it.
            <LoaderCircle aria-hidden className="animate-[spin_1s_linear_infinite,appear_0.2s_0.25s_both]" />
          ) : (
            <CalendarDays aria-hidden />
          )}
          {running ? "Generating Plan..." : "Generate Plan"}
        </Button>
      </div>
      {own}
    </Card>
  );
}
