import { ArrowDown } from "lucide-react";
import { useRef, useState } from "react";
import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { Button } from "#client/components/ui/button.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { formatNumber } from "#client/lib/format.ts";
import { ScheduleForm } from "./schedule-form.tsx";
import { ScheduleQueue } from "./schedule-queue.tsx";
import { useQueue } from "./use-queue.ts";

/** Video Scheduler: a form, and the videos that wait for their moment. */
export function ScheduleSection() {
  const queue = useQueue();
  const [editing, setEditing] = useState<ScheduledVideo | null>(null);
  const queueHeading = useRef<HTMLHeadingElement>(null);
  const toQueue = () => {
    queueHeading.current?.focus({ preventScroll: true });
    queueHeading.current?.scrollIntoView({ block: "start" });
  };
  return (
    <>
      <PageHeading
        title="Video Scheduler"
        actions={<ToQueue videos={queue.videos ?? []} onClick={toQueue} />}
      >
        Plan when a video goes out. At its moment you are told; what YouTube publishes stays in your hands.
      </PageHeading>
      <ScheduleForm queue={queue} editing={editing} onDone={() => setEditing(null)} />
      <ScheduleQueue queue={queue} heading={queueHeading} onEdit={setEditing} />
    </>
  );
}

interface ToQueueProps {
  readonly videos: readonly ScheduledVideo[];
  readonly onClick: () => void;
}

/** The way past the form for who came to see the queue; it says first what waits for its creator. */
function ToQueue({ videos, onClick }: ToQueueProps) {
  const due = videos.filter(({ status }) => status === "due").length;
  return (
    <Button look={due > 0 ? "primary" : "secondary"} onClick={onClick}>
      <ArrowDown aria-hidden />
      {due > 0
        ? `${formatNumber(due)} to publish now`
        : `Queue${videos.length > 0 ? `: ${formatNumber(videos.length)}` : ""}`}
    </Button>
  );
}
