import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { addDays } from "#shared/rules/days.ts";
import { WEEKDAYS } from "#shared/rules/weekdays.ts";
import { addMonths, mondayOf, monthOf, weekOf } from "#shared/rules/schedule/calendar.ts";
import { Button } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { clockOf, ownTimeZone } from "#client/lib/local-time.ts";
import { DayCell } from "./day-cell.tsx";
import { DayDialog } from "./day-dialog.tsx";
import { formatDay, formatMonth } from "#client/lib/schedule/schedule-text.ts";
import { useDayKeys } from "./use-day-keys.ts";
import type { VideoActions } from "./video-actions.ts";

interface QueueCalendarProps {
  readonly span: "week" | "month";
  readonly videos: readonly ScheduledVideo[];
  /** Ids of those that the server doesn't hold. */
  readonly lostIds: ReadonlySet<string>;
  readonly now: () => number;
  readonly actions: VideoActions;
}

/** Videos named on a day of each view; the rest is counted. */
const MOST = { week: 8, month: 2 };

const byDate = (videos: readonly ScheduledVideo[]) => {
  const dates = new Map<string, ScheduledVideo[]>();
  for (const video of videos) {
    const there = dates.get(video.scheduledDate);
    if (there === undefined) dates.set(video.scheduledDate, [video]);
    else there.push(video);
  }
  return dates;
};

/** A week or a month of the queue. Each video stands on its day as its own zone has it. */
export function QueueCalendar({ span, videos, lostIds, now, actions }: QueueCalendarProps) {
  const today = clockOf(now(), ownTimeZone()).date;
  const [anchor, setAnchor] = useState(today);
  const [openDay, setOpenDay] = useState<string>();
  const [dragged, setDragged] = useState<ScheduledVideo>();
  const dates = byDate(videos);
  /** What was posted stays where it is, and what the server doesn't hold can't be moved there. */
  const canMove = ({ id, status }: ScheduledVideo) => status !== "posted" && !lostIds.has(id);
  const videosOn = (date: string) => dates.get(date) ?? [];
  const weeks = span === "week" ? [weekOf(anchor)] : monthOf(anchor);
  const { table, active, setActive, held, said, onKeyDown, letGo } = useDayKeys({
    initial: today,
    videosOn,
    canMove,
    onGo: (date) => {
      if (!weeks.flat().includes(date)) setAnchor(date);
    },
    onOpen: setOpenDay,
    onMove: actions.move,
  });
  const turn = (steps: number) => {
    const date = span === "week" ? addDays(anchor, 7 * steps) : `${addMonths(anchor, steps).slice(0, 7)}-01`;
    setAnchor(date);
    setActive(date);
  };
  const inTabOrder = weeks.flat().includes(active) ? active : (weeks[0]?.[0] ?? active);
  const name = span === "week" ? `Week of ${formatDay(mondayOf(anchor))}` : formatMonth(anchor);
  return (
    <div>
      <div className="mb-3 flex items-center gap-1">
        <IconButton label={`Previous ${span}`} icon={<ChevronLeft />} onClick={() => turn(-1)} />
        <IconButton label={`Next ${span}`} icon={<ChevronRight />} onClick={() => turn(1)} />
        <h3 aria-live="polite" className="ms-1 min-w-0 flex-1 font-semibold">
          {name}
        </h3>
        <Button
          size="small"
          onClick={() => {
            setAnchor(today);
            setActive(today);
          }}
        >
          Today
        </Button>
      </div>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that can be worked in
        role="grid"
        aria-label={name}
        aria-describedby="schedule-keys"
        onKeyDown={onKeyDown}
        onFocus={(event) => setActive(event.target.dataset.date ?? active)}
        onBlur={(event) => {
          // A day that is drawn anew loses focus to nothing; another place takes it.
          if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) letGo();
        }}
        className="w-full table-fixed border-separate border-spacing-1 max-sm:-mx-1 max-sm:w-[calc(100%+0.5rem)]"
      >
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                aria-label={weekday}
                className="pb-1 text-start text-xs font-medium text-ink-soft max-md:text-center md:ps-2 md:text-sm"
              >
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((date) => (
                <DayCell
                  key={date}
                  date={date}
                  videos={videosOn(date)}
                  most={MOST[span]}
                  isToday={date === today}
                  isBeside={span === "month" && date.slice(0, 7) !== anchor.slice(0, 7)}
                  isActive={date === inTabOrder}
                  held={held?.id ?? dragged?.id}
                  canMove={canMove}
                  onChoose={() => {
                    setActive(date);
                    if (videosOn(date).length > 0) setOpenDay(date);
                  }}
                  onDrag={setDragged}
                  onDrop={() => {
                    if (dragged !== undefined) void actions.move(dragged, date);
                    setDragged(undefined);
                  }}
                  canDrop={dragged !== undefined}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {said}
      </p>
      <p id="schedule-keys" className="mt-3 max-w-3xl text-sm text-ink-soft">
        Open a day to see its videos, or drag a video to another day: it keeps its time. By keyboard: arrow
        keys go to a day, Enter opens it, Space picks a video up and drops it, Escape puts it back.
      </p>
      {openDay !== undefined && (
        <DayDialog
          date={openDay}
          videos={videosOn(openDay)}
          lostIds={lostIds}
          now={now}
          actions={actions}
          onClose={() => setOpenDay(undefined)}
        />
      )}
    </div>
  );
}
