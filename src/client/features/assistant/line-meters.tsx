import { type Length, lengthFault } from "#shared/rules/lengths.ts";
import { LengthMeter } from "#client/components/ui/length-meter.tsx";

/** How many lines are measured; more titles than these are never tested against each other. */
const SHOWN = 20;

interface LineMetersProps {
  readonly text: string;
  readonly measure: (line: string) => Length;
}

/** The length of each line that holds something, beside its words. */
export function LineMeters({ text, measure }: LineMetersProps) {
  const lines = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, place) => ({ line, place }));
  if (lines.length === 0) return null;
  return (
    <ol aria-label="Length of each line" className="grid gap-2 text-sm">
      {lines.slice(0, SHOWN).map(({ line, place }) => {
        const length = measure(line.trim());
        const fault = lengthFault(length);
        return (
          // Lines are told apart by their place: two may say the same.
          <li key={place} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
            <span dir="auto" className="truncate text-ink-soft">
              {line}
            </span>
            <LengthMeter length={length} />
            {fault !== undefined && <span className="col-span-2 text-bad">{fault}</span>}
          </li>
        );
      })}
    </ol>
  );
}
