import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { Link } from "react-router-dom";
import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { heldVideos } from "#shared/rules/schedule/known-queue.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { formatMoment, formatNumber } from "#client/lib/format.ts";
import { STATUSES } from "#client/lib/schedule/statuses.ts";
import { sectionPath } from "#client/paths.ts";
import { queueQuery } from "#client/queries/schedule.ts";
import { Countdown } from "./countdown.tsx";
import { receive } from "./held-queue.ts";
import { NEXT_VIDEO_ROOM } from "./next-video-room.ts";
import { type Loss, useLost, useQueueCopy } from "./use-lost.ts";

const query = queueQuery(receive);

/** The video whose moment has come, or the one that comes next, with the way to the scheduler. */
export function NextVideo() {
  const known = useQueueCopy();
  const { data: queue, error, dataUpdatedAt, isFetchedAfterMount } = useQuery(query);
  const { loss } = useLost(known, isFetchedAfterMount ? dataUpdatedAt : 0);
  const ahead = queue === undefined ? 0 : Date.parse(queue.now) - dataUpdatedAt;
  const now = () => Date.now() + ahead;
  const waiting = known === null ? [] : heldVideos(known).filter(({ status }) => status !== "posted");
  const due = waiting.filter(({ status }) => status === "due");
  const next = due[0] ?? waiting[0];
  if (next === undefined) return null;
  return (
    <Card
      as="section"
      aria-label="Next video"
      className={`flex flex-col justify-between gap-x-8 gap-y-3 px-5 py-4 sm:flex-row sm:items-center sm:px-6 ${NEXT_VIDEO_ROOM}`}
    >
      <div className="min-w-0 flex-1">
        <Waiting video={next} now={now} />
        <Remark loss={loss} isUnread={error !== null} video={next} more={due.length - 1} />
      </div>
      <Link
        to={sectionPath("video-scheduler")}
        className={`self-start sm:self-center ${buttonClass(due.length > 0 ? "primary" : "secondary", "small")}`}
      >
        <CalendarClock aria-hidden />
        Open the scheduler
      </Link>
    </Card>
  );
}

interface WaitingProps {
  readonly video: ScheduledVideo;
  /** The server's clock, in epoch milliseconds. */
  readonly now: () => number;
}

function Waiting({ video: { status, title, scheduledAt }, now }: WaitingProps) {
  return (
    <>
      <p className="flex items-center gap-x-3 text-sm whitespace-nowrap text-ink-soft">
        <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge>
        <Countdown at={scheduledAt} now={now} isPast={status === "due"} />
      </p>
      <p dir="auto" className="mt-1 truncate font-medium" title={title}>
        {title}
      </p>
    </>
  );
}

interface RemarkProps {
  readonly loss: Loss | undefined;
  /** True where the server couldn't be asked. */
  readonly isUnread: boolean;
  readonly video: ScheduledVideo;
  /** How many others wait for their creator, too. */
  readonly more: number;
}

/** One line: what is wrong, else when the video goes out and what else waits. */
function Remark({ loss, isUnread, video: { scheduledAt }, more }: RemarkProps) {
  if (loss !== undefined && loss.kind !== "restored")
    return (
      <p className="mt-0.5 text-sm text-warn">
        {loss.count === 1 ? "1 video isn't" : `${formatNumber(loss.count)} videos aren't`} on the server yet.
      </p>
    );
  if (isUnread)
    return (
      <p className="mt-0.5 text-sm text-ink-soft">Your queue can't be read right now. This is how it was.</p>
    );
  return (
    <p className="mt-0.5 truncate text-sm text-ink-soft tabular">
      {formatMoment(scheduledAt)}
      {more > 0 && ` · ${more === 1 ? "1 other waits" : `${formatNumber(more)} others wait`} for you`}
    </p>
  );
}
