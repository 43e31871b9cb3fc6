import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { Link } from "react-router-dom";
import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { formatMoment, formatNumber } from "#client/lib/format.ts";
import { STATUSES } from "#client/lib/schedule/statuses.ts";
import { sectionPath } from "#client/paths.ts";
import { queueQuery } from "#client/queries/schedule.ts";
import { Countdown } from "./countdown.tsx";

/** The video whose moment has come, or the one that comes next, with the way to the scheduler. */
export function NextVideo() {
  const { data: queue, error, dataUpdatedAt } = useQuery(queueQuery);
  const due = queue?.videos.filter(({ status }) => status === "due") ?? [];
  const next = due[0] ?? queue?.videos.find(({ status }) => status === "scheduled");
  if (queue !== undefined && next === undefined) return null;
  const ahead = queue === undefined ? 0 : Date.parse(queue.now) - dataUpdatedAt;
  return (
    <Card
      as="section"
      aria-label="Next video"
      className="mt-5 flex min-h-20 flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-4 sm:px-6"
    >
      {next !== undefined && <Waiting video={next} now={() => Date.now() + ahead} more={due.length - 1} />}
      {next === undefined && error !== null && (
        <p className="text-ink-soft">Your scheduled videos can't be read right now.</p>
      )}
      {(next !== undefined || error !== null) && (
        <Link
          to={sectionPath("video-scheduler")}
          className={buttonClass(due.length > 0 ? "primary" : "secondary", "small")}
        >
          <CalendarClock aria-hidden />
          Open the scheduler
        </Link>
      )}
    </Card>
  );
}

interface WaitingProps {
  readonly video: ScheduledVideo;
  /** The server's clock, in epoch milliseconds. */
  readonly now: () => number;
  /** How many others wait for their creator, too. */
  readonly more: number;
}

function Waiting({ video: { status, title, scheduledAt }, now, more }: WaitingProps) {
  return (
    <div className="min-w-0 flex-1 basis-72">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge>
        <span className="tabular">{formatMoment(scheduledAt)}</span>
        <Countdown at={scheduledAt} now={now} isPast={status === "due"} />
      </p>
      <p dir="auto" className="mt-1 truncate font-medium" title={title}>
        {title}
      </p>
      {more > 0 && (
        <p className="mt-0.5 text-sm text-ink-soft">
          And {more === 1 ? "1 other waits" : `${formatNumber(more)} others wait`} for you.
        </p>
      )}
    </div>
  );
}
