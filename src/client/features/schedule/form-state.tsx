import { Button } from "#client/components/ui/button.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { Note } from "#client/components/ui/note.tsx";
import { Working } from "#client/components/ui/working.tsx";
import { CallError } from "#client/lib/api.ts";
import type { QueueState } from "./use-queue.ts";
import type { useSaving } from "./use-saving.ts";

interface FormStateProps {
  readonly queue: QueueState;
  /** Of the video in the form. */
  readonly id: string;
  /** True while a scheduled video is edited. */
  readonly known: boolean;
  readonly saving: ReturnType<typeof useSaving>;
  readonly onRetry: () => void;
  readonly onStartNew: () => void;
}

/** What became of the form: on its way, failed, or in the queue otherwise than it looks. */
export function FormState({ queue: { videos }, id, known, saving, onRetry, onStartNew }: FormStateProps) {
  const { running, error } = saving;
  if (running)
    return (
      <Working
        label={saving.step === "validating" ? "Validating the video..." : "Scheduling the video..."}
        onCancel={saving.cancel}
      />
    );
  if (error !== null)
    return (
      <ErrorBox title="Scheduling Failed" onRetry={onRetry}>
        {error instanceof CallError
          ? error.message
          : "Failed to validate and schedule video. Please try again."}
      </ErrorBox>
    );
  const inQueue = videos?.some((video) => video.id === id);
  if (!known && inQueue === true)
    return (
      <Note
        action={
          <Button size="small" onClick={onStartNew}>
            Start a new video
          </Button>
        }
      >
        This video is in the queue already. Scheduling it again changes it there.
      </Note>
    );
  return null;
}
