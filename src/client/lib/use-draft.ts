import { useEffect, useState } from "react";
import type * as z from "zod/mini";

/** Keys in sessionStorage begin with this, so that they can be found and deleted together. */
export const DRAFT_PREFIX = "draft:";

/**
 * State that outlives a reload and a change of screen, until the tab closes.
 * Where the browser stores nothing it is ordinary state.
 */
export function useDraft<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  initial: Value,
): [Value, (next: Value | ((current: Value) => Value)) => void] {
  const [value, setValue] = useState(() => readDraft(name, schema) ?? initial);
  useEffect(() => writeDraft(name, value), [name, value]);
  return [value, setValue];
}

/** What is kept of a screen, also of one that isn't open now; undefined where there is nothing to be read. */
export function readDraft<Value>(name: string, schema: z.ZodMiniType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + name) ?? "")).data;
  } catch {
    return undefined;
  }
}

/** Keeps a draft for a screen that isn't open now. */
export function writeDraft(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(DRAFT_PREFIX + name, JSON.stringify(value));
  } catch {
    // Blocked or full: the draft lives as long as the screen.
  }
}

/** Forgets what was typed in every screen of this tab. */
export function deleteDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing to delete.
  }
}
