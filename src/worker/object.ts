/** Whether the platform says that the same call may go through now, as after a new version was deployed. */
function isRetryable(error: unknown): boolean {
  return (
    error instanceof Error && "retryable" in error && error.retryable === true && !("overloaded" in error)
  );
}

/**
 * Asks the object of that name. A call that a restart broke is made again, so only what may be repeated can be asked.
 */
export async function ofObject<T extends Rpc.DurableObjectBranded | undefined, Value>(
  namespace: DurableObjectNamespace<T>,
  name: string,
  ask: (object: DurableObjectStub<T>) => Promise<Value>,
): Promise<Value> {
  try {
    return await ask(namespace.getByName(name));
  } catch (error) {
    if (!isRetryable(error)) throw error;
    return ask(namespace.getByName(name));
  }
}
