import { dateOfDay, mondayFrom } from "#shared/rules/planner/dates.ts";
import { WEEKDAYS, weekdayOf } from "#shared/rules/weekdays.ts";
import { Button } from "#client/components/ui/button.tsx";
import { TextField } from "#client/components/ui/field.tsx";
import { formatShortDate } from "./plan-text.ts";

interface StartDateProps {
  /** "2026-12-01", or "" while none is chosen. */
  readonly start: string;
  readonly onChange: (start: string) => void;
}

/** The date of day 1. The columns count from day 1 whatever it is, so a start on another day says so. */
export function StartDate({ start, onChange }: StartDateProps) {
  const date = dateOfDay(start, 1);
  const weekday = date && weekdayOf(date);
  const monday = mondayFrom(start);
  const mondayDate = dateOfDay(monday ?? "", 1);
  return (
    <div className="flex max-w-3xl min-w-0 flex-wrap items-end gap-x-4 gap-y-2">
      <TextField
        label="Start date"
        type="date"
        className="w-44"
        value={start}
        onChange={(event) => onChange(dateOfDay(event.target.value, 1) ? event.target.value : "")}
      />
      <div className="flex min-h-11 min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
        <p className="max-w-80">
          {weekday === undefined && "Choose the date of day 1 to see real dates and export to your calendar."}
          {weekday === 0 && "Day 1 is a Monday, so the columns are the real weekdays."}
          {weekday !== undefined &&
            weekday > 0 &&
            `Day 1 is a ${WEEKDAYS[weekday]}. The columns count days; each day shows its own weekday.`}
        </p>
        {weekday !== undefined && weekday > 0 && monday !== undefined && mondayDate !== undefined && (
          <Button size="small" onClick={() => onChange(monday)}>
            Start on Monday, {formatShortDate(mondayDate)}
          </Button>
        )}
      </div>
    </div>
  );
}
