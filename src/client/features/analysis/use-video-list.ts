import { useDeferredValue, useMemo } from "react";
import * as z from "zod/mini";
import type { VideoAnalytics } from "#shared/contracts/analysis.ts";
import { sortVideos, VIDEO_ORDERS, type VideoOrder } from "#shared/rules/video-analytics.ts";
import { holds } from "#client/lib/matching.ts";
import { useDraft } from "#client/lib/use-draft.ts";

const ListDraft = z.object({
  query: z.string(),
  order: z.enum(VIDEO_ORDERS),
  descending: z.boolean(),
  /** The id of the video whose details are shown; "" for none. */
  chosen: z.string(),
});
type ListDraft = z.infer<typeof ListDraft>;

/** Which videos are shown, in which order, and which one in detail. It survives a reload. */
export function useVideoList(videos: readonly VideoAnalytics[]) {
  const [list, setList] = useDraft<ListDraft>("videos-list", ListDraft, {
    query: "",
    order: "views",
    descending: true,
    chosen: "",
  });
  const { order, descending } = list;
  const query = useDeferredValue(list.query);
  const sorted = useMemo(() => sortVideos(videos, order, descending), [videos, order, descending]);
  const shown = useMemo(
    () => (query.trim() === "" ? sorted : sorted.filter(({ title }) => holds(title, query))),
    [sorted, query],
  );
  return {
    list,
    shown,
    search: (text: string) => setList({ ...list, query: text }),
    choose: (id: string) => setList({ ...list, chosen: id }),
    /** Sorts by something; by the same again, the other way round. Numbers and days begin with the highest. */
    sortBy: (next: VideoOrder) =>
      setList({ ...list, order: next, descending: next === order ? !descending : next !== "title" }),
    setOrder: (next: VideoOrder) => setList({ ...list, order: next, descending: next !== "title" }),
    turn: () => setList({ ...list, descending: !descending }),
  };
}
export type VideoListState = ReturnType<typeof useVideoList>;
