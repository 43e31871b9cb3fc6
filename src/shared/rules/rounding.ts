/**
 * Whole numbers that add up to `total` and stay nearest to the exact ones: what is left over after rounding
 * down goes to the largest remainders, the earlier of equal ones first.
 * @param exact numbers of 0 or more that add up to about `total`, which is whole.
 */
export function wholeParts(exact: readonly number[], total: number): number[] {
  const whole = exact.map(Math.floor);
  const missing = total - whole.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % 1 }))
    .toSorted((a, b) => b.remainder - a.remainder);
  const up = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return whole.map((part, index) => (up.has(index) ? part + 1 : part));
}

/** Counts as whole percentages that add up to exactly 100; all 0 where there is nothing to count. */
export function percentages(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return counts.map(() => 0);
  return wholeParts(
    counts.map((count) => (count * 100) / all),
    100,
  );
}

/**
 * Rounds half up to two decimals as a person would on paper: 1.005 is 1.01, and so is 2.01 × 0.5, which a
 * binary float holds as a little less.
 * @param value 0 or more, below 10^12.
 */
export function toCents(value: number): number {
  // Fifteen digits are what a double holds for sure; the noise of a product lies beyond them.
  return Math.round(Number((value * 100).toPrecision(15))) / 100;
}
