import type { WriteOutcome } from "./storage.ts";
import { notify } from "./toast.ts";

/** Why something couldn't be kept, for a person; undefined where it was. */
export function outcomeSentence(outcome: WriteOutcome): string | undefined {
  switch (outcome) {
    case "saved":
      return undefined;
    case "full":
      return "This browser has no room left for Crescendo. Export your data in Settings, delete what you no longer need, then try again.";
    case "blocked":
      return "This browser doesn't let Crescendo store anything, so this is gone when you close the tab.";
    case "unreadable":
      return "What is stored here can't be read, and there is no room to put it aside. Export it in Settings before adding more.";
  }
}

/** Tells the creator where a change couldn't be kept. @returns whether it lives on at least in this tab. */
export function reportOutcome(outcome: WriteOutcome): boolean {
  const sentence = outcomeSentence(outcome);
  if (sentence !== undefined) notify.failure("Not saved for good", { description: sentence });
  return outcome === "saved" || outcome === "blocked";
}
