import type { Length } from "#shared/rules/lengths.ts";

interface LengthMeterProps {
  readonly length: Length;
}

/** How much of a platform's limit is used, kept current as the creator types. Sits beside a field's label. */
export function LengthMeter({ length: { used, max, unit } }: LengthMeterProps) {
  const over = used > max;
  return (
    <span className={`text-sm tabular ${over ? "font-medium text-bad" : "text-ink-soft"}`}>
      {used.toLocaleString()} of {max.toLocaleString()} {unit}
    </span>
  );
}
