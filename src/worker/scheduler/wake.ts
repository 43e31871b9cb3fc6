const DAY = 24 * 60 * 60 * 1000;

/** How far ahead a queue in memory is held for its next video, in milliseconds (decision 8). */
export const PROMISE = 30 * DAY;
/** Milliseconds between two heartbeats of a queue in memory: the platform drops an object that nothing wakes for two minutes. */
export const HEARTBEAT = 60_000;
/** Milliseconds after its last change in which a queue that waits for nothing is kept: as long as a browser keeps its cookie. */
export const IDLE = 400 * DAY;

/** What decides when an object is woken next; all in epoch milliseconds, undefined where there is none. */
export interface Waking {
  /** Whether the queue lives in memory only. */
  readonly inMemory: boolean;
  /** The earliest moment that is to come. */
  readonly next: number | undefined;
  /** The heartbeat that was set last. */
  readonly beat: number | undefined;
  /** When the queue was last changed; undefined where nothing was ever kept. */
  readonly touched: number | undefined;
}

/** Whether a queue in memory must stay there: something is still to come within {@link PROMISE}. */
export function isHeld({ inMemory, next }: Waking, now: number): boolean {
  return inMemory && next !== undefined && next <= now + PROMISE;
}

/** When the next heartbeat is; undefined for a queue that needs none. */
export function nextBeat(waking: Waking, now: number): number | undefined {
  if (!isHeld(waking, now)) return undefined;
  return waking.beat !== undefined && waking.beat > now ? waking.beat : now + HEARTBEAT;
}

/**
 * When an object has to be woken: at the next moment or heartbeat, else when the queue has been idle for
 * {@link IDLE}; null for never.
 */
export function nextAlarm(waking: Waking, now: number): number | null {
  const { inMemory, next, touched } = waking;
  const beat = nextBeat(waking, now);
  // Nothing is there any more at a moment that memory wasn't held for.
  const moment = inMemory && beat === undefined ? undefined : next;
  const wake = Math.min(moment ?? Infinity, beat ?? Infinity);
  if (wake !== Infinity) return wake;
  return touched === undefined ? null : touched + IDLE;
}

/** Whether nobody can want a queue any more: it waits for nothing, and was last changed {@link IDLE} ago. */
export function isAbandoned({ next, touched }: Waking, now: number): boolean {
  return next === undefined && touched !== undefined && now >= touched + IDLE;
}
