import { useId } from "react";

interface SliderProps {
  readonly label: string;
  /** 0 to 100. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The names of its bands, left to right. */
  readonly bands: readonly string[];
  /** The name of the band that the value lies in. */
  readonly band: string;
}

/** A choice from 0 to 100 in three named bands. */
export function Slider({ label, value, onChange, bands, band }: SliderProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <span aria-hidden className="text-sm text-ink-soft tabular">
          {value} of 100
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${band}, ${value} of 100`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="mt-1.5 h-8 w-full cursor-pointer accent-accent"
      />
      <div aria-hidden className="grid grid-cols-[1fr_auto_1fr] gap-2 text-sm">
        {bands.map((name) => (
          <span
            key={name}
            className={`first:text-start last:text-end not-first:not-last:text-center ${name === band ? "font-semibold text-accent-text" : "text-ink-soft"}`}
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
