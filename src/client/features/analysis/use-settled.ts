import { useEffect, useRef } from "react";

/**
 * Waits for a value that is being loaded.
 * @returns how to get the value once it isn't busy any more; at once where it isn't.
 */
export function useSettled<Value>(value: Value, busy: boolean): () => Promise<Value> {
  const latest = useRef({ value, busy });
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    latest.current = { value, busy };
    if (!busy) for (const go of waiting.current.splice(0)) go();
  }, [value, busy]);
  return async () => {
    if (latest.current.busy) await new Promise<void>((resolve) => waiting.current.push(resolve));
    return latest.current.value;
  };
}
