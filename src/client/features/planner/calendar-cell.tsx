import { TriangleAlert } from "lucide-react";
import type { PlannedPost } from "#shared/contracts/planner.ts";
import { dateOfDay } from "#shared/rules/planner/dates.ts";
import { formatShortDate, formatWeekday } from "./plan-text.ts";

interface CalendarCellProps {
  readonly day: number;
  /** Missing on a rest day. */
  readonly post: PlannedPost | undefined;
  readonly start: string;
  readonly isSimilar: boolean;
  /** True for the one day in the tab order. */
  readonly isActive: boolean;
  /** True while its post is on its way to another day. */
  readonly isHeld: boolean;
  /** True while a post is dragged, so that it can be dropped here. */
  readonly canDrop: boolean;
  readonly onChoose: () => void;
  /** Called with the day where its post is picked up by the pointer, with nothing where that ends. */
  readonly onDrag: (day: number | undefined) => void;
  readonly onDrop: () => void;
}

const LOOKS = {
  post: "cursor-pointer border-accent bg-accent-soft hover:border-accent-strong",
  rest: "border-line bg-surface",
  held: "cursor-grabbing border-dashed border-accent bg-accent-soft opacity-60",
};

/** One day: its number, its date where there is one, and what is posted. */
export function CalendarCell(props: CalendarCellProps) {
  const { day, post, start, isSimilar, isActive, isHeld, canDrop, onChoose, onDrag, onDrop } = props;
  const date = dateOfDay(start, day);
  const look = isHeld ? LOOKS.held : post === undefined ? LOOKS.rest : LOOKS.post;
  return (
    // The grid's own key handler opens and moves days.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <td
      data-day={day}
      tabIndex={isActive ? 0 : -1}
      draggable={post !== undefined}
      onClick={onChoose}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", post?.title ?? "");
        onDrag(day);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => {
        if (canDrop) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      className={`h-19 rounded-lg border p-1 align-top outline-offset-1 focus-visible:outline-2! focus-visible:outline-accent-text! md:h-28 md:rounded-xl md:p-2 ${look}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-1 max-md:flex-col max-md:items-center">
        <span className={`font-semibold tabular ${post === undefined ? "text-ink-soft" : ""}`}>
          <span className="sr-only">Day </span>
          {day}
        </span>
        {date && (
          <span className="text-[0.625rem] leading-tight text-ink-soft max-md:text-center md:text-xs">
            {formatWeekday(date)} <span className="whitespace-nowrap">{formatShortDate(date)}</span>
          </span>
        )}
      </div>
      {post === undefined ? (
        <span className="sr-only">Nothing planned</span>
      ) : (
        <>
          <p className="mt-1 flex items-center gap-1 text-[0.6875rem] font-medium text-accent-text max-md:justify-center md:text-xs">
            <span>Post</span>
            <span className="sr-only">at {post.time}</span>
            {isSimilar && (
              <TriangleAlert role="img" aria-label="similar title" className="size-3 text-warn" />
            )}
          </p>
          <p dir="auto" className="mt-0.5 line-clamp-3 text-xs leading-snug wrap-anywhere max-md:sr-only">
            {post.title}
          </p>
        </>
      )}
    </td>
  );
}
