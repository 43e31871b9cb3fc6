/** What a measurement prints: a title, and a row a thing measured. */
export interface Report {
  readonly title: string;
  readonly rows: readonly Record<string, string | number>[];
}

/** The value below which `share` (0 to 1) of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
