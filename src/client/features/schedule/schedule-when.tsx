import { useState } from "react";
import { SCHEDULE_HORIZON } from "#shared/rules/schedule/check.ts";
import { TextField } from "#client/components/ui/field.tsx";
import { clockOf, ownTimeZone } from "#client/lib/local-time.ts";
import { BestTime } from "./best-time.tsx";
import type { FaultyField } from "./form-check.ts";
import type { FormDraft } from "#client/lib/schedule/form-values.ts";
import { MomentNote } from "./moment-note.tsx";

interface ScheduleWhenProps {
  readonly form: FormDraft;
  readonly onChange: (part: Partial<FormDraft>) => void;
  readonly faults: Partial<Record<FaultyField, string>>;
  /** The instant that is meant; undefined where date or time is missing. */
  readonly at: number | undefined;
  /** The server's clock. */
  readonly now: () => number;
}

/** When the video goes out, on the creator's clocks. */
export function ScheduleWhen({ form, onChange, faults, at, now }: ScheduleWhenProps) {
  // Read once: what is past is judged again when the form is sent.
  const [today] = useState(() => clockOf(now(), form.timeZone));
  const [lastDay] = useState(() => clockOf(now() + SCHEDULE_HORIZON, form.timeZone).date);
  return (
    <div className="@container grid gap-4">
      <div className="grid gap-4 @sm:grid-cols-2">
        <TextField
          label="Date"
          type="date"
          min={today.date}
          max={lastDay}
          value={form.date}
          error={faults.date}
          onChange={(event) => onChange({ date: event.target.value })}
        />
        <TextField
          label="Time"
          type="time"
          min={form.date === today.date ? today.time : undefined}
          value={form.time}
          error={faults.time}
          onChange={(event) => onChange({ time: event.target.value })}
        />
      </div>
      <p className="text-sm text-ink-soft">
        {form.timeZone === ownTimeZone()
          ? `Your time zone: ${form.timeZone}.`
          : `On the clocks of ${form.timeZone}, where it was scheduled. This browser is in ${ownTimeZone()}.`}
      </p>
      <MomentNote form={form} at={at} onChange={onChange} />
      <BestTime
        time={form.time}
        onUse={(time, date) => onChange({ time, date: form.date === "" ? date : form.date })}
        clock={() => clockOf(now(), form.timeZone)}
      />
    </div>
  );
}
