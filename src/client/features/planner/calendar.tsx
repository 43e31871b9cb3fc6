import { useState } from "react";
import type { PostPlan } from "#shared/contracts/planner.ts";
import { PLAN_DAYS } from "#shared/rules/planner.ts";
import { WEEKDAYS } from "#shared/rules/weekdays.ts";
import { CalendarCell } from "./calendar-cell.tsx";
import { useCalendarKeys } from "./use-calendar-keys.ts";

interface CalendarProps {
  readonly plan: PostPlan;
  readonly start: string;
  /** Days whose titles are nearly another's. */
  readonly similar: ReadonlySet<number>;
  readonly onOpen: (day: number) => void;
  readonly onMove: (from: number, to: number) => void;
}

const WEEKS = Array.from({ length: Math.ceil(PLAN_DAYS / 7) }, (_, week) =>
  Array.from({ length: Math.min(7, PLAN_DAYS - week * 7) }, (__, column) => week * 7 + column + 1),
);

/** The 30 days under Monday to Sunday, day 1 in the first column (spec §2). */
export function Calendar({ plan, start, similar, onOpen, onMove }: CalendarProps) {
  const posts = new Map(plan.days.map((post) => [post.day, post]));
  const [dragged, setDragged] = useState<number>();
  const { table, active, setActive, held, said, onKeyDown, letGo } = useCalendarKeys({
    titleOn: (day) => posts.get(day)?.title,
    onOpen,
    onMove,
  });
  return (
    <div>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that can be worked in
        role="grid"
        aria-label="30-day calendar"
        aria-describedby="calendar-keys"
        onKeyDown={onKeyDown}
        onFocus={(event) => setActive(Number(event.target.dataset.day))}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) letGo();
        }}
        className="w-full table-fixed border-separate border-spacing-1 max-sm:-mx-1 max-sm:w-[calc(100%+0.5rem)] md:border-spacing-1.5"
      >
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th
                key={name}
                scope="col"
                aria-label={name}
                className="pb-1 text-start text-xs font-medium text-ink-soft max-md:text-center md:ps-2 md:text-sm"
              >
                <span className="max-md:hidden">{name}</span>
                <span className="md:hidden">{name.slice(0, 3)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKS.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <CalendarCell
                  key={day}
                  day={day}
                  post={posts.get(day)}
                  start={start}
                  isSimilar={similar.has(day)}
                  isActive={day === active}
                  isHeld={day === held || day === dragged}
                  onChoose={() => {
                    setActive(day);
                    if (posts.has(day)) onOpen(day);
                  }}
                  onDrag={setDragged}
                  onDrop={() => {
                    if (dragged !== undefined && dragged !== day) onMove(dragged, day);
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
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-sm text-ink-soft">
        <ul aria-label="Legend" className="flex gap-5">
          <li className="flex items-center gap-2">
            <span aria-hidden className="size-3.5 rounded border border-accent bg-accent-soft" />
            Posting Day
          </li>
          <li className="flex items-center gap-2">
            <span aria-hidden className="size-3.5 rounded border border-line bg-surface" />
            Rest Day
          </li>
        </ul>
        <p id="calendar-keys" className="max-w-2xl print:hidden">
          Open a post to change or move it, or drag it to another day. By keyboard: arrow keys go to a day,
          Enter opens it, Space picks it up and drops it, Escape puts it back.
        </p>
      </div>
    </div>
  );
}
