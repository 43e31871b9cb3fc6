import { useId } from "react";
import { Note } from "#client/components/ui/note.tsx";
import { ownTimeZone } from "#client/lib/local-time.ts";
import { type FormDraft, momentIn } from "#client/lib/schedule/form-values.ts";
import { clockText, momentText, offsetText, timeText } from "#client/lib/schedule/moment-text.ts";

interface MomentNoteProps {
  readonly form: FormDraft;
  /** The instant that is meant, in epoch milliseconds; undefined where date or time is missing. */
  readonly at: number | undefined;
  readonly onChange: (part: Partial<FormDraft>) => void;
}

/** What the chosen date and time are as a moment, also where clocks change. */
export function MomentNote({ form, at, onChange }: MomentNoteProps) {
  const name = useId();
  const moment = momentIn(form);
  if (moment === undefined || at === undefined) return null;
  const { timeZone, turn, time } = form;
  const own = ownTimeZone();
  return (
    <>
      {moment.kind === "skipped" && (
        <Note tone="warn">
          {clockText(time)} doesn't exist on this day in {timeZone}: clocks go forward. The video is scheduled
          for {timeText(at, timeZone)}.
        </Note>
      )}
      {moment.kind === "twice" && (
        <fieldset className="grid gap-1 rounded-xl border border-warn/35 bg-warn-soft px-4 py-3 text-sm text-warn">
          <legend className="sr-only">Which {clockText(time)}</legend>
          <p>
            {clockText(time)} comes twice on this day in {timeZone}: clocks go back. Which one do you mean?
          </p>
          {(["earlier", "later"] as const).map((choice) => (
            <label key={choice} className="flex min-h-9 items-center gap-2 text-ink">
              <input
                type="radio"
                name={name}
                checked={turn === choice}
                onChange={() => onChange({ turn: choice })}
                className="size-4.5 accent-accent"
              />
              The {choice === "earlier" ? "first" : "second"} ({offsetText(moment[choice], timeZone)})
            </label>
          ))}
        </fieldset>
      )}
      <p className="text-sm">
        <span className="font-medium">
          {momentText(at, timeZone)} ({offsetText(at, timeZone)})
        </span>
        {timeZone !== own && <span className="block text-ink-soft">For you: {momentText(at, own)}</span>}
        <span className="block text-ink-soft">In UTC: {momentText(at, "UTC")}</span>
      </p>
    </>
  );
}
