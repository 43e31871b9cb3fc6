import { CalendarClock, SearchX } from "lucide-react";
import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import * as z from "zod/mini";
import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { Note } from "#client/components/ui/note.tsx";
import { formatNumber } from "#client/lib/format.ts";
import { holds } from "#client/lib/matching.ts";
import { fullQueue } from "#client/lib/schedule/queue-room.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { ConnectionBanner, LossNote } from "./connection-banner.tsx";
import { NotificationLine } from "./notification-line.tsx";
import { QueueCalendar } from "./queue-calendar.tsx";
import { QueueFiles } from "./queue-files.tsx";
import { QueueList } from "./queue-list.tsx";
import { type Filter, QueueToolbar, VIEWS } from "./queue-toolbar.tsx";
import type { QueueState } from "./use-queue.ts";
import { videoActions } from "./video-actions.ts";

interface ScheduleQueueProps {
  readonly queue: QueueState;
  /** Takes focus where what had it is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Opens a video in the form. */
  readonly onEdit: (video: ScheduledVideo) => void;
}

const NONE: readonly ScheduledVideo[] = [];

function matching(videos: readonly ScheduledVideo[], { query, status }: Filter): readonly ScheduledVideo[] {
  if (query.trim() === "" && status === "") return videos;
  return videos.filter(
    (video) =>
      (status === "" || video.status === status) &&
      holds([video.title, video.file.name, ...video.tags].join(" "), query),
  );
}

/** The scheduled videos: list, week and month. */
export function ScheduleQueue({ queue, heading, onEdit }: ScheduleQueueProps) {
  const [view, setView] = useDraft("schedule-view", z.enum(VIEWS), "list");
  const [filter, setFilter] = useState<Filter>({ query: "", status: "" });
  const videos = queue.videos ?? NONE;
  const full = useMemo(() => fullQueue(videos), [videos]);
  const shown = matching(videos, useDeferredValue(filter));

  const changes = videoActions(queue, onEdit);
  /** A video on its way out, whose button has focus. */
  const leaving = useRef<string>(undefined);
  useEffect(() => {
    if (leaving.current === undefined || videos.some(({ id }) => id === leaving.current)) return;
    leaving.current = undefined;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  const actions = {
    ...changes,
    remove: async (video: ScheduledVideo) => {
      leaving.current = video.id;
      await changes.remove(video);
    },
  };

  return (
    <section aria-label="Scheduled videos" className="mt-12 grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold">
          Scheduled videos
        </h2>
        <NotificationLine />
      </div>
      <ConnectionBanner queue={queue} />
      <LossNote lost={queue.lost} />
      {full !== undefined && <Note tone="warn">{full}</Note>}
      {queue.videos === undefined ? (
        <Loading queue={queue} />
      ) : videos.length === 0 ? (
        <EmptyState icon={<CalendarClock />} title="Nothing is scheduled yet">
          Fill in the form above, or import a CSV with a row for each video.
        </EmptyState>
      ) : (
        <>
          <QueueToolbar view={view} onView={setView} filter={filter} onFilter={setFilter} />
          <p role="status" className="text-sm text-ink-soft tabular">
            {shown.length === videos.length
              ? countOf(videos.length)
              : `${formatNumber(shown.length)} of ${countOf(videos.length)}`}
          </p>
          {view !== "list" ? (
            <QueueCalendar
              key={view}
              span={view}
              videos={shown}
              lostIds={queue.lostIds}
              now={queue.now}
              actions={actions}
            />
          ) : shown.length > 0 ? (
            <QueueList videos={shown} lostIds={queue.lostIds} now={queue.now} actions={actions} />
          ) : (
            <EmptyState icon={<SearchX />} title="Nothing matches">
              No video of the queue holds these words and has this status.
            </EmptyState>
          )}
        </>
      )}
      <QueueFiles queue={queue} />
    </section>
  );
}

/** Before the first answer: what is awaited, once that takes a while, or why it doesn't come. */
function Loading({ queue }: { readonly queue: QueueState }) {
  if (queue.connection === "forgotten") return null;
  if (queue.failure !== undefined)
    return (
      <ErrorBox title="Your queue can't be read right now" onRetry={queue.reconnect}>
        {queue.failure.message}
      </ErrorBox>
    );
  return (
    <p role="status" className="animate-[appear_0.2s_0.4s_both] py-10 text-center text-ink-soft">
      Reading your queue…
    </p>
  );
}

const countOf = (count: number) => (count === 1 ? "1 video" : `${formatNumber(count)} videos`);
