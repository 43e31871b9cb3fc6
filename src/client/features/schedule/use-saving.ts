import { useState } from "react";
import type { VideoDraft } from "#shared/contracts/schedule.ts";
import { notify } from "#client/lib/toast.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { checkRemotely } from "#client/queries/schedule.ts";
import type { QueueState } from "./use-queue.ts";

/** What a failure is called (spec §8); the red box says why. */
const FAILED = {
  title: "Scheduling Failed",
  message: "Failed to validate and schedule video. Please try again.",
} as const;

/** What the server's validation found wrong, a sentence each. */
export interface Refusal {
  readonly errors: readonly string[];
}

export interface Saving {
  readonly id: string;
  readonly draft: VideoDraft;
}

/** Validates a video on the server (spec §5), then saves it. A failure raises the toast of spec §8. */
export function useSaving(queue: QueueState) {
  const [step, setStep] = useState<"validating" | "saving">("validating");
  const saving = useCancellable(async ({ id, draft }: Saving, signal): Promise<Refusal | "saved"> => {
    setStep("validating");
    try {
      const { errors } = await checkRemotely(id, draft, signal);
      if (errors.length > 0) return { errors };
      setStep("saving");
      await queue.save(id, draft, signal);
      return "saved";
    } catch (error) {
      if (!signal.aborted) notify.failure(FAILED.title, { description: FAILED.message });
      throw error;
    }
  });
  return { ...saving, step };
}
