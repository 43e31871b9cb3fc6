import { CalendarDays, CalendarRange, List } from "lucide-react";
import { VIDEO_STATUSES, type VideoStatus } from "#shared/rules/schedule/video.ts";
import { SelectField, TextField } from "#client/components/ui/field.tsx";
import { STATUSES } from "#client/lib/schedule/statuses.ts";

export const VIEWS = ["list", "week", "month"] as const;
export type View = (typeof VIEWS)[number];

const LOOKS = {
  list: { label: "List", Icon: List },
  week: { label: "Week", Icon: CalendarRange },
  month: { label: "Month", Icon: CalendarDays },
};

/** What of the queue is shown. */
export interface Filter {
  readonly query: string;
  /** "" for every status. */
  readonly status: VideoStatus | "";
}

interface QueueToolbarProps {
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** How the queue is shown, and which part of it. */
export function QueueToolbar({ view, onView, filter, onFilter }: QueueToolbarProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div
        role="group"
        aria-label="View"
        className="flex rounded-xl border border-line bg-sunken p-1 max-sm:w-full"
      >
        {VIEWS.map((name) => {
          const { label, Icon } = LOOKS[name];
          return (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => onView(name)}
              className={`flex h-9 items-center justify-center gap-1.5 rounded-lg px-3.5 text-sm font-medium transition-colors max-sm:flex-1 [&_svg]:size-4 ${
                view === name ? "bg-surface text-ink shadow-card" : "text-ink-soft hover:text-ink"
              }`}
            >
              <Icon aria-hidden />
              {label}
            </button>
          );
        })}
      </div>
      <search className="flex min-w-0 flex-1 basis-72 flex-wrap gap-3">
        <TextField
          type="search"
          label="Search the queue"
          placeholder="A word from the title, tags or file name"
          className="flex-1 basis-48"
          value={filter.query}
          onChange={(event) => onFilter({ ...filter, query: event.target.value })}
        />
        <SelectField
          label="Status"
          className="w-full sm:w-44"
          value={filter.status}
          onChange={(event) =>
            onFilter({ ...filter, status: VIDEO_STATUSES.find((name) => name === event.target.value) ?? "" })
          }
        >
          <option value="">All</option>
          {VIDEO_STATUSES.map((name) => (
            <option key={name} value={name}>
              {STATUSES[name].label}
            </option>
          ))}
        </SelectField>
      </search>
    </div>
  );
}
