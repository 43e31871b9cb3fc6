/** The range that a chart's height stands for, and where its lines are drawn. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  /** From low to high, evenly apart. */
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10];
/** A smaller span is a float's dust, and has no round steps. */
const DUST = 1e-9;

/**
 * A scale with round numbers that holds every value and zero, for a height without zero makes small changes
 * look large. @param values finite; where there are none the scale is 0 to 1.
 */
export function scaleOf(values: readonly number[]): Scale {
  const lowest = values.reduce((least, value) => Math.min(least, value), 0);
  const highest = values.reduce((most, value) => Math.max(most, value), 0);
  if (highest - lowest < DUST) return { low: 0, high: 1, ticks: [0, 1] };
  const rough = (highest - lowest) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((factor) => factor * power >= rough) ?? 10) * power;
  const [first, last] = [Math.floor(lowest / step), Math.ceil(highest / step)];
  // A product of whole numbers and a round step; what a float adds lies beyond twelve digits.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks };
}
