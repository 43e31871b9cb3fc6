import { useId } from "react";
import { lengthFault } from "#shared/rules/lengths.ts";
import { SelectField, TextArea, TextField } from "#client/components/ui/field.tsx";
import { LengthMeter } from "#client/components/ui/length-meter.tsx";
import { formatNumber } from "#client/lib/format.ts";
import { Dictation } from "./dictation.tsx";
import { excess } from "./draft.ts";
import type { Field } from "./fields.ts";
import { LineMeters } from "./line-meters.tsx";

/** From this much of its limit on, a field shows how much is used. */
const NEARLY = 0.8;

interface TaskFieldProps {
  readonly field: Field;
  readonly value: string;
  readonly required?: boolean;
  readonly onChange: (text: string) => void;
  /** Takes words that were spoken. */
  readonly onSpoken: (text: string) => void;
}

/** One thing a task asks for, with its limits kept in sight as it is typed. */
export function TaskField({ field, value, required = false, onChange, onSpoken }: TaskFieldProps) {
  const { label, hint, placeholder, rows, options, open, suggestions, type, measure, measureLines } = field;
  const list = useId();
  const over = excess(value, field.max);
  const own = measure?.(value);
  // A platform's own limit only warns: a title that is too long is what the optimizer is for.
  const fault = own === undefined || value === "" ? undefined : lengthFault(own);
  const error =
    over > 0
      ? `${lengthFault({ used: over + field.max, max: field.max, unit: "characters" })} At most ${formatNumber(field.max)} fit here.`
      : fault;
  const aside = own === undefined ? <Used value={value} max={field.max} /> : <LengthMeter length={own} />;
  const shared = { label, hint, error, aside, placeholder, value };

  if (options !== undefined) {
    return (
      <SelectField label={label} hint={hint} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{open}</option>
        {options.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    );
  }
  if (rows === undefined) {
    return (
      <>
        <TextField
          {...shared}
          type={type}
          list={suggestions === undefined ? undefined : list}
          onChange={(event) => onChange(event.target.value)}
        />
        {suggestions !== undefined && (
          <datalist id={list}>
            {suggestions.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
        )}
      </>
    );
  }
  return (
    <div className="grid min-w-0 gap-3">
      <TextArea
        {...shared}
        rows={rows}
        aria-required={required}
        onChange={(event) => onChange(event.target.value)}
      />
      {measureLines !== undefined && <LineMeters text={value} measure={measureLines} />}
      {field.spoken === true && <Dictation onText={onSpoken} />}
    </div>
  );
}

function Used({ value, max }: { readonly value: string; readonly max: number }) {
  const used = value.trim().length;
  if (used <= max * NEARLY) return null;
  return <LengthMeter length={{ used, max, unit: "characters" }} />;
}
