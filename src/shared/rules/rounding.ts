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
