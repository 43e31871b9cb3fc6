/** Milliseconds before the first attempt to reconnect, and at most. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/**
 * How long to wait before another attempt: doubling from 1 s to 30 s, the latter half of it by chance, so that
 * many tabs don't come back at once. @param attempt from 0. @param chance from 0 to 1.
 */
export function waitBefore(attempt: number, chance: number): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.max(FIRST_WAIT, (whole / 2) * (1 + chance));
}
