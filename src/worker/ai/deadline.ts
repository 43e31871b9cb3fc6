/** A limit on how long to wait for something outside, joined with the caller's own going away. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** True where time ran out, rather than the caller leaving. */
  expired(): boolean;
  /** Starts the time afresh. */
  renew(): void;
  clear(): void;
}

/** @param milliseconds until the signal aborts, unless renewed. */
export function deadline(caller: AbortSignal, milliseconds: number): Deadline {
  const timer = new AbortController();
  let handle = setTimeout(() => timer.abort(), milliseconds);
  return {
    signal: AbortSignal.any([caller, timer.signal]),
    expired: () => timer.signal.aborted && !caller.aborted,
    renew: () => {
      clearTimeout(handle);
      handle = setTimeout(() => timer.abort(), milliseconds);
    },
    clear: () => clearTimeout(handle),
  };
}
