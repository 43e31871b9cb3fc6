import { useState } from "react";
import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { ScheduleForm } from "./schedule-form.tsx";
import { ScheduleQueue } from "./schedule-queue.tsx";
import { useQueue } from "./use-queue.ts";

/** Video Scheduler: a form, and the videos that wait for their moment. */
export function ScheduleSection() {
  const queue = useQueue();
  const [editing, setEditing] = useState<ScheduledVideo | null>(null);
  return (
    <>
      <PageHeading title="Video Scheduler">
        Plan when a video goes out. At its moment you are told; what YouTube publishes stays in your hands.
      </PageHeading>
      <ScheduleForm queue={queue} editing={editing} onDone={() => setEditing(null)} />
      <ScheduleQueue queue={queue} onEdit={setEditing} />
    </>
  );
}
