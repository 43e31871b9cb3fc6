import type { AppContext } from "../context.ts";
import { ofObject } from "../object.ts";
import type { Scheduler } from "./scheduler.ts";

/** Asks the caller's own scheduler. Every call of it may be repeated, so one that a restart broke is. */
export function ofScheduler<Value>(
  c: AppContext,
  ask: (scheduler: DurableObjectStub<Scheduler>) => Promise<Value>,
): Promise<Value> {
  return ofObject(c.env.SCHEDULER, c.get("workspace"), ask);
}
