import { ArrowDownWideNarrow, ArrowUpNarrowWide } from "lucide-react";
import { VIDEO_MEASURES, VIDEO_ORDERS, type VideoOrder } from "#shared/rules/video-analytics.ts";
import { Button } from "#client/components/ui/button.tsx";
import { SelectField, TextField } from "#client/components/ui/field.tsx";
import { MEASURE_NAMES } from "./video-format.ts";
import type { VideoListState } from "./use-video-list.ts";

/** What an order is called. */
export function orderText(order: VideoOrder): string {
  if (order === "title") return "Title";
  if (order === "publishedAt") return "Publish date";
  return MEASURE_NAMES[order];
}

export const isMeasure = (order: VideoOrder) => VIDEO_MEASURES.find((measure) => measure === order);

/** Which videos the list shows, and in which order. */
export function VideoToolbar({ state }: { readonly state: VideoListState }) {
  const { list, search, setOrder, turn } = state;
  return (
    <search className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <TextField
        type="search"
        label="Filter by title"
        placeholder="A word from the title"
        className="flex-1 basis-56"
        value={list.query}
        onChange={(event) => search(event.target.value)}
      />
      <div className="flex min-w-0 items-end gap-1.5 max-sm:w-full">
        <SelectField
          label="Sort by"
          className="min-w-0 max-sm:flex-1 sm:w-56"
          value={list.order}
          onChange={(event) => {
            const order = VIDEO_ORDERS.find((name) => name === event.target.value);
            if (order !== undefined) setOrder(order);
          }}
        >
          {VIDEO_ORDERS.map((order) => (
            <option key={order} value={order}>
              {orderText(order)}
            </option>
          ))}
        </SelectField>
        <Button
          look="quiet"
          size="icon"
          aria-label={
            list.descending ? "Highest first; show lowest first" : "Lowest first; show highest first"
          }
          onClick={turn}
        >
          {list.descending ? <ArrowDownWideNarrow aria-hidden /> : <ArrowUpNarrowWide aria-hidden />}
        </Button>
      </div>
    </search>
  );
}
