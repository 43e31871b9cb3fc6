import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import type { VideoAnalytics } from "#shared/contracts/analysis.ts";
import { VIDEO_MEASURES, type VideoOrder } from "#shared/rules/video-analytics.ts";
import { formatNumber } from "#client/lib/format.ts";
import { Button } from "#client/components/ui/button.tsx";
import { MEASURE_NAMES } from "./video-format.ts";
import { columnClass, VideoRow } from "./video-row.tsx";
import { isMeasure, orderText } from "./video-toolbar.tsx";
import type { VideoListState } from "./use-video-list.ts";

/** As many rows are shown at first, and more at a time. */
const ROWS = 50;

interface VideoTableProps {
  readonly state: VideoListState;
  /** The id of the video whose details are shown beside the list. */
  readonly chosen: string | undefined;
  readonly onChoose: (video: VideoAnalytics) => void;
}

/** The videos with a column for each number there is room for; on a phone only the one they are sorted by. */
export function VideoTable({ state: { list, shown, sortBy }, chosen, onChoose }: VideoTableProps) {
  const [rows, setRows] = useState(ROWS);
  const lead = isMeasure(list.order) ?? "views";
  const most = shown.reduce((highest, video) => Math.max(highest, video[lead] ?? 0), 0);

  const head = (order: VideoOrder, text: string, className: string) => {
    const sorted = list.order === order;
    const Arrow = list.descending ? ArrowDown : ArrowUp;
    return (
      <th
        key={order}
        scope="col"
        aria-sort={sorted ? (list.descending ? "descending" : "ascending") : undefined}
        className={`px-1.5 pb-2 align-bottom font-normal ${className}`}
      >
        <button
          type="button"
          aria-label={`Sort by ${orderText(order)}`}
          onClick={() => sortBy(order)}
          className={`inline-flex min-h-7 items-end gap-1 rounded [text-align:inherit] hover:text-ink ${sorted ? "font-semibold text-ink" : ""}`}
        >
          {text}
          {sorted && <Arrow aria-hidden className="mb-0.5 size-3.5 shrink-0" />}
        </button>
      </th>
    );
  };

  return (
    <div className="min-w-0">
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">
          Videos by {orderText(list.order).toLowerCase()}, {list.descending ? "highest" : "lowest"} first
        </caption>
        <thead className="text-ink-soft">
          <tr>
            {head("title", "Title", "text-start")}
            {VIDEO_MEASURES.map((measure) =>
              head(measure, MEASURE_NAMES[measure], `w-23 text-end ${columnClass(measure, lead)}`),
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {shown.slice(0, rows).map((video) => (
            <VideoRow
              key={video.videoId}
              video={video}
              lead={lead}
              part={most === 0 ? 0 : Math.max(video[lead] ?? 0, 0) / most}
              chosen={video.videoId === chosen}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
      {shown.length > rows && (
        <Button className="mt-4 w-full" onClick={() => setRows(rows + ROWS)}>
          Show {formatNumber(Math.min(ROWS, shown.length - rows))} more of {formatNumber(shown.length - rows)}
        </Button>
      )}
    </div>
  );
}
