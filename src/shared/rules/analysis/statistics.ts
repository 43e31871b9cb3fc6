/** The middle value; of an even number the mean of the middle two. Undefined for an empty list. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Undefined for an empty list. */
export function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : sum(values) / values.length;
}

/** Each value's place from the lowest, 1, to the highest; equal values share the mean of their places. */
export function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).toSorted((a, b) => a.value - b.value);
  const found = values.map(() => 0);
  for (let first = 0; first < order.length;) {
    let last = first;
    while (order[last + 1]?.value === order[first]?.value) last += 1;
    for (const { index } of order.slice(first, last + 1)) found[index] = (first + last) / 2 + 1;
    first = last + 1;
  }
  return found;
}

/**
 * The least that a share is likely to be, given how few it was counted on: the lower end of Wilson's interval
 * at 95%. So 2 of 10 doesn't stand before 150 of 1,000. Source: E. B. Wilson, JASA 22 (1927).
 * @param hits 0 to `of`. @param of above 0. @returns 0 to 1.
 */
export function leastShare(hits: number, of: number): number {
  const z = 1.96;
  const share = hits / of;
  const spread = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * of)) / of);
  return Math.max(0, (share + (z * z) / (2 * of) - spread) / (1 + (z * z) / of));
}
