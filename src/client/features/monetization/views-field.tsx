import { VIEWS_MAX, viewsIn, viewsText } from "#shared/rules/earnings.ts";
import { TextField } from "#client/components/ui/field.tsx";
import { formatNumber } from "#client/lib/format.ts";

interface ViewsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly placeholder?: string;
}

/** A number of views: non-digits are stripped as they are typed, empty counts as 0 (spec §5). */
export function ViewsField({ label, value, onChange, placeholder }: ViewsFieldProps) {
  const views = viewsIn(value);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      value={value}
      hint={views === VIEWS_MAX ? "The most that is counted." : `${formatNumber(views)} views`}
      onChange={(event) => onChange(viewsText(event.target.value))}
    />
  );
}
