import type { AppContext } from "../context.ts";
import type { Scheduler } from "./scheduler.ts";

type Stub = DurableObjectStub<Scheduler>;

/** Whether the platform says that the same call may go through now, as after a new version was deployed. */
function isRetryable(error: unknown): boolean {
  return (
    error instanceof Error && "retryable" in error && error.retryable === true && !("overloaded" in error)
  );
}

/** Asks the caller's own scheduler. Every call of it may be repeated, so one that a restart broke is. */
export async function ofScheduler<Value>(
  c: AppContext,
  ask: (scheduler: Stub) => Promise<Value>,
): Promise<Value> {
  const stub = () => c.env.SCHEDULER.getByName(c.get("workspace"));
  try {
    return await ask(stub());
  } catch (error) {
    if (!isRetryable(error)) throw error;
    return ask(stub());
  }
}
