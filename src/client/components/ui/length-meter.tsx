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

/** What is wrong with a text as long as this one, for a field's `error`; undefined where nothing is. */
export function lengthFault({ used, max, unit, fault }: Length): string | undefined {
  const over = used - max;
  const one = unit.replace(/s$/u, "");
  const tooLong = over > 0 ? `${over.toLocaleString()} ${over === 1 ? one : unit} too many.` : undefined;
  return [tooLong, fault].filter((part) => part !== undefined).join(" ") || undefined;
}
