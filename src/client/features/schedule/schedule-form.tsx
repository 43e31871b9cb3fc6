import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import type { QueueState } from "./use-queue.ts";

interface ScheduleFormProps {
  readonly queue: QueueState;
  /** The video being changed; null for a new one. */
  readonly editing: ScheduledVideo | null;
  /** Called when a change is saved or given up. */
  readonly onDone: () => void;
}

/** The form of the Video Scheduler. */
export function ScheduleForm({ editing }: ScheduleFormProps) {
  return <p>{editing?.title}</p>;
}
