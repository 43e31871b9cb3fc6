import { useState } from "react";
import type { VideoDraft } from "#shared/contracts/schedule.ts";
import { CallError } from "#client/lib/api.ts";
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
  /** That of the video the edit began with, 0 for a new one. */
  readonly revision: number;
}

/** Whether a call failed since another tab changed or removed the video meanwhile. */
export function isConflict(error: unknown): boolean {
  return error instanceof CallError && (error.code === "video_changed" || error.code === "video_removed");
}

/**
 * Validates a video on the server (spec §5), then saves it. A failure raises the toast of spec §8; after a conflict
 * with another tab the queue is as the server holds it.
 */
export function useSaving(queue: QueueState) {
  const [step, setStep] = useState<"validating" | "saving">("validating");
  const save = async ({ id, draft, revision }: Saving, signal: AbortSignal) => {
    try {
      await queue.save(id, draft, { revision, signal });
      return "saved";
    } catch (error) {
      if (!isConflict(error)) throw error;
      await queue.refresh();
      return "conflict";
    }
  };
  const saving = useCancellable(async (what: Saving, signal): Promise<Refusal | "saved" | "conflict"> => {
    setStep("validating");
    try {
      const { errors } = await checkRemotely(what.id, what.draft, signal);
      if (errors.length > 0) return { errors };
      setStep("saving");
      return await save(what, signal);
    } catch (error) {
      if (!signal.aborted) notify.failure(FAILED.title, { description: FAILED.message });
      throw error;
    }
  });
  return { ...saving, step };
}
