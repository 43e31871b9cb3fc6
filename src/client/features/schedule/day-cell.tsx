import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import type { VideoStatus } from "#shared/rules/schedule/video.ts";
import { formatDate, formatDayAndMonth, formatTime } from "#client/lib/schedule/schedule-text.ts";
import { STATUSES } from "#client/lib/schedule/statuses.ts";

interface DayCellProps {
  readonly date: string;
  readonly videos: readonly ScheduledVideo[];
  /** How many videos are named before the rest is counted. */
  readonly most: number;
  readonly isToday: boolean;
  /** True for a day of the month beside the one shown. */
  readonly isBeside: boolean;
  /** True for the one day in the tab order. */
  readonly isActive: boolean;
  /** The video that is on its way to another day, by its id. */
  readonly held: string | undefined;
  readonly canMove: (video: ScheduledVideo) => boolean;
  readonly onChoose: () => void;
  /** Called with the video that the pointer picks up, with nothing where that ends. */
  readonly onDrag: (video: ScheduledVideo | undefined) => void;
  readonly onDrop: () => void;
  /** True while a video is dragged, so that it can be dropped here. */
  readonly canDrop: boolean;
}

const CHIPS: Record<VideoStatus, string> = {
  scheduled: "bg-info-soft text-info",
  due: "bg-sunken text-ink-soft outline -outline-offset-1 outline-line-strong",
  posted: "bg-good-soft text-good",
};

const DOTS: Record<VideoStatus, string> = { scheduled: "bg-info", due: "bg-ink-soft", posted: "bg-good" };

/** One day of the calendar and its videos. On a phone they are dots, and the day opens to show them. */
export function DayCell(props: DayCellProps) {
  const { date, videos, most, isToday, isBeside, isActive, held, canMove } = props;
  const named = videos.slice(0, most);
  return (
    // The grid's own key handler opens days and moves videos.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <td
      data-date={date}
      tabIndex={isActive ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      onClick={props.onChoose}
      onDragOver={(event) => {
        if (props.canDrop) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
      className={`h-16 rounded-lg border p-1 align-top outline-offset-1 focus-visible:outline-2! focus-visible:outline-accent-text! md:h-28 md:rounded-xl md:p-1.5 ${
        isBeside ? "border-line bg-paper" : "border-line bg-surface"
      } ${videos.length > 0 ? "cursor-pointer hover:border-line-strong" : ""}`}
    >
      <span className="sr-only">{formatDate(date)}</span>
      <span
        aria-hidden
        className={`inline-grid h-6 min-w-6 place-items-center rounded-full px-1 text-sm font-semibold tabular max-md:mx-auto max-md:grid max-md:w-6 ${
          isToday ? "bg-accent text-on-accent" : videos.length > 0 ? "" : "text-ink-soft"
        }`}
      >
        {date.endsWith("-01") ? (
          <>
            <span className="max-md:hidden">{formatDayAndMonth(date)}</span>
            <span className="md:hidden">1</span>
          </>
        ) : (
          Number(date.slice(8))
        )}
      </span>
      {videos.length === 0 && <span className="sr-only">, nothing planned</span>}
      <ul className="mt-1 grid gap-1 max-md:sr-only">
        {named.map((video) => (
          // By keyboard, the grid's key handler moves it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={video.id}
            draggable={canMove(video)}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = "move";
              event.dataTransfer.setData("text/plain", video.title);
              props.onDrag(video);
            }}
            onDragEnd={() => props.onDrag(undefined)}
            className={`rounded-md px-1.5 py-1 text-xs leading-snug ${CHIPS[video.status]} ${
              video.id === held ? "cursor-grabbing opacity-60 outline-2! outline-accent! outline-dashed" : ""
            }`}
          >
            <span className="sr-only">{STATUSES[video.status].label}, </span>
            <span className="font-medium tabular">{formatTime(video.scheduledTime)}</span>{" "}
            <span dir="auto" className="line-clamp-2 wrap-anywhere text-ink">
              {video.title}
            </span>
          </li>
        ))}
        {videos.length > named.length && (
          <li className="px-1.5 text-xs font-medium text-ink-soft tabular">
            {videos.length - named.length} more
          </li>
        )}
      </ul>
      {videos.length > 0 && (
        <p aria-hidden className="mt-1 flex flex-wrap justify-center gap-0.5 md:hidden">
          {videos.slice(0, 4).map((video) => (
            <span key={video.id} className={`size-1.5 rounded-full ${DOTS[video.status]}`} />
          ))}
        </p>
      )}
    </td>
  );
}
