import { useState } from "react";
import type { OpenPlan } from "#shared/contracts/planner.ts";
import { PLAN_DAYS } from "#shared/rules/planner.ts";
import { Button } from "#client/components/ui/button.tsx";
import { SelectField } from "#client/components/ui/field.tsx";
import { shortDayName } from "./plan-text.ts";

const DAYS = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1);

interface MoveFieldProps {
  readonly plan: OpenPlan;
  /** The day whose post is moved. */
  readonly day: number;
  readonly onMove: (to: number) => void;
}

/** Moves a post where nothing can be dragged. A choice alone moves nothing: arrow keys pass many days by. */
export function MoveField({ plan, day, onMove }: MoveFieldProps) {
  const [target, setTarget] = useState(day);
  const { postingDays } = plan.plan;
  return (
    <div className="flex min-w-0 items-end gap-2">
      <SelectField
        label="Move to"
        className="flex-1"
        value={target}
        onChange={(event) => setTarget(Number(event.target.value))}
      >
        {DAYS.map((to) => (
          <option key={to} value={to}>
            {shortDayName(plan.start, to)}
            {to === day ? " (now)" : postingDays.includes(to) ? " (swap)" : ""}
          </option>
        ))}
      </SelectField>
      <Button disabled={target === day} onClick={() => onMove(target)}>
        Move
      </Button>
    </div>
  );
}
