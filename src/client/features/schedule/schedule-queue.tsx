import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import type { QueueState } from "./use-queue.ts";

interface ScheduleQueueProps {
  readonly queue: QueueState;
  /** Opens a video in the form. */
  readonly onEdit: (video: ScheduledVideo) => void;
}

/** The scheduled videos: list, week and month. */
export function ScheduleQueue({ queue }: ScheduleQueueProps) {
  return <p>{queue.videos?.length}</p>;
}
