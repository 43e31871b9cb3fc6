import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { useFormDraft } from "./form-draft.ts";
import type { QueueState } from "./use-queue.ts";
import { VideoForm } from "./video-form.tsx";

interface ScheduleFormProps {
  readonly queue: QueueState;
  /** The video being changed; null for a new one. */
  readonly editing: ScheduledVideo | null;
  /** Called when a change is saved or given up. */
  readonly onDone: () => void;
}

/** The form of the Video Scheduler. What was typed for a new video waits while another is edited. */
export function ScheduleForm(props: ScheduleFormProps) {
  const draft = useFormDraft(props.editing);
  return <VideoForm key={props.editing?.id} {...props} draft={draft} />;
}
