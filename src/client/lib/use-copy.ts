import { useEffect, useState } from "react";
import { notify } from "./toast.ts";

/** How long the tick stays, in milliseconds (spec §9). */
const TICK = 2000;

/**
 * Copies a text and says so.
 * @param done what the toast says.
 * @returns whether it was copied just now, and how to copy it.
 */
export function useCopy(text: string, done: string): { copied: boolean; copy: () => Promise<void> } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), TICK);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      notify.success(done);
    } catch {
      notify.failure("Couldn't copy", {
        description: "Your browser didn't allow it. Select the text and copy it by hand.",
      });
    }
  };
  return { copied, copy };
}
