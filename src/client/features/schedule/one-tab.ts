/** Milliseconds after which a tab no longer waits for another, which may be asleep. */
const FOR_ANOTHER_TAB = 3000;

/**
 * Does something in one tab after the other. Where the browser has no locks, or another tab takes long, nobody waits.
 * @param work never rejects.
 */
export async function oneTabAtATime(name: string, work: () => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(FOR_ANOTHER_TAB);
  try {
    await navigator.locks.request(name, { signal }, work);
  } catch {
    await work();
  }
}
