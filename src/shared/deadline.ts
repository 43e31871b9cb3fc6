/** A limit on how long to wait for something outside, joined with the caller's own going away. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** True where time ran out, rather than the caller leaving. */
  expired(): boolean;
  /** True where that was the time for the whole, which isn't renewed. */
  overall(): boolean;
  /** Starts the time for the next part afresh. */
  renew(): void;
  clear(): void;
}

/**
 * @param milliseconds until the signal aborts, unless renewed.
 * @param whole milliseconds until it aborts however often it is renewed.
 */
export function deadline(caller: AbortSignal, milliseconds: number, whole?: number): Deadline {
  const timer = new AbortController();
  let over = false;
  const end = () => {
    over = true;
    timer.abort();
  };
  const last = whole === undefined ? undefined : setTimeout(end, whole);
  let handle = setTimeout(() => timer.abort(), milliseconds);
  return {
    signal: AbortSignal.any([caller, timer.signal]),
    expired: () => timer.signal.aborted && !caller.aborted,
    overall: () => over && !caller.aborted,
    renew: () => {
      clearTimeout(handle);
      handle = setTimeout(() => timer.abort(), milliseconds);
    },
    clear: () => {
      clearTimeout(handle);
      clearTimeout(last);
    },
  };
}
