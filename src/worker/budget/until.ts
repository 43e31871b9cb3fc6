/** A moment as a sentence says it: "00:00 UTC". @param until milliseconds. */
export function timeOf(until: number): string {
  return `${new Date(until).toISOString().slice(11, 16)} UTC`;
}

/** Whole seconds until a moment, at least 1, as Retry-After has them. @param until milliseconds. */
export function secondsUntil(until: number, now = Date.now()): number {
  return Math.max(1, Math.ceil((until - now) / 1000));
}
