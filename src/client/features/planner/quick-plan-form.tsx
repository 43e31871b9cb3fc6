import { CalendarDays } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import {
  checkQuickPlan,
  QUICK_PLAN_LIMITS,
  type QuickPlanDraft,
  type QuickPlanField,
  type QuickPlanRequest,
} from "#shared/rules/quick-plan.ts";
import { QUICK_PLAN_NICHES } from "#shared/rules/quick-plan/niches.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { SelectField, TextField } from "#client/components/ui/field.tsx";

interface QuickPlanFormProps {
  readonly draft: QuickPlanDraft;
  readonly onChange: (draft: QuickPlanDraft) => void;
  readonly onSubmit: (request: QuickPlanRequest) => void;
  readonly running: boolean;
}

/**
 * The three inputs of a plan. The alert of spec §5, 'Please fill in all fields.', stands in the form rather than
 * in a window of the browser: it says the same, and doesn't stop the page.
 */
export function QuickPlanForm({ draft, onChange, onSubmit, running }: QuickPlanFormProps) {
  const form = useRef<HTMLFormElement>(null);
  /** How often a form that wasn't right was sent; from the first time on, what is wrong is shown as it is typed. */
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusals]);

  const check = checkQuickPlan(draft);
  const { missing, errors } = refusals > 0 ? check : { missing: [], errors: undefined };
  const field = (name: QuickPlanField) => ({
    value: draft[name],
    error: errors?.[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...draft, [name]: event.target.value }),
    ...(missing.some((one) => one === name) && { "aria-invalid": true }),
  });
  const submit = () => {
    if (check.request === undefined) setRefusals(refusals + 1);
    else {
      setRefusals(0);
      onSubmit(check.request);
    }
  };
  const { postsPerWeek, seconds } = QUICK_PLAN_LIMITS;
  return (
    <form
      ref={form}
      noValidate
      aria-label="What you post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!running) submit();
      }}
    >
      <Card className="grid gap-6 p-5 sm:p-6">
        <TextField
          label="Posts per week"
          type="number"
          inputMode="numeric"
          min={postsPerWeek.least}
          max={postsPerWeek.most}
          required
          aside={<Range {...postsPerWeek} />}
          {...field("postsPerWeek")}
        />
        <TextField
          label="Average video length in seconds"
          type="number"
          inputMode="numeric"
          min={seconds.least}
          max={seconds.most}
          required
          placeholder="60"
          aside={<Range {...seconds} />}
          {...field("seconds")}
        />
        <SelectField label="Niche" required {...field("niche")}>
          <option value="">Choose a niche</option>
          {QUICK_PLAN_NICHES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        {missing.length > 0 && <ErrorBox key={refusals} title="Please fill in all fields." />}
        <Button type="submit" look="primary" disabled={running}>
          <CalendarDays aria-hidden />
          {running ? "Generating Plan..." : "Generate Plan"}
        </Button>
      </Card>
    </form>
  );
}

function Range({ least, most }: { readonly least: number; readonly most: number }) {
  return (
    <span className="shrink-0 text-sm text-ink-soft tabular">
      {least} to {most}
    </span>
  );
}
