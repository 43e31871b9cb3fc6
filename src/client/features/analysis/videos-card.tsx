import { Download, SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { VideoAnalytics } from "#shared/contracts/analysis.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { dateStamp, download } from "#client/lib/download.ts";
import { formatNumber } from "#client/lib/format.ts";
import { useMedia } from "#client/lib/use-media.ts";
import { useVideoList } from "./use-video-list.ts";
import { VideoDetail } from "./video-detail.tsx";
import { VideoTable } from "./video-table.tsx";
import { VideoToolbar } from "./video-toolbar.tsx";
import { VideoTotals } from "./video-totals.tsx";

interface VideosCardProps {
  readonly videos: readonly VideoAnalytics[];
  /** Says where the numbers come from. */
  readonly source: ReactNode;
}

const countOf = (count: number) => (count === 1 ? "1 video" : `${formatNumber(count)} videos`);

/** The videos as a list with a detail panel: beside it where there is room, else in a dialog. */
export function VideosCard({ videos, source }: VideosCardProps) {
  const state = useVideoList(videos);
  const { list, shown, choose } = state;
  const wide = useMedia("(min-width: 80rem)");
  const [open, setOpen] = useState(false);
  const chosen = videos.find(({ videoId }) => videoId === list.chosen) ?? (wide ? shown[0] : undefined);
  const at = shown.findIndex(({ videoId }) => videoId === chosen?.videoId);
  const step = (by: number) => {
    const next = at === -1 ? undefined : shown[at + by];
    return next && (() => choose(next.videoId));
  };
  const exportCsv = async () => {
    // What writes the file loads when one is first asked for.
    const { videosAsCsv } = await import("#client/lib/videos-as-csv.ts");
    download(`crescendo-videos-${dateStamp()}.csv`, "text/csv", videosAsCsv(shown));
  };
  const detail = chosen && (
    <VideoDetail
      video={chosen}
      videos={videos}
      place={at === -1 ? "" : `${formatNumber(at + 1)} of ${formatNumber(shown.length)}`}
      onPrevious={step(-1)}
      onNext={step(1)}
    />
  );
  return (
    <section aria-labelledby="videos-list" className="grid grid-cols-1 gap-5">
      <Card className="p-5 sm:p-6">
        <VideoTotals videos={videos} />
      </Card>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <Card className="grid grid-cols-1 gap-5 p-5 sm:p-6">
          <div className="grid gap-1.5">
            <h2 id="videos-list" className="text-lg font-semibold">
              Videos
            </h2>
            {source}
          </div>
          <VideoToolbar state={state} />
          <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p role="status" className="text-sm text-ink-soft tabular">
              {shown.length === videos.length
                ? countOf(videos.length)
                : `${formatNumber(shown.length)} of ${countOf(videos.length)}`}
            </p>
            <Button look="quiet" size="small" disabled={shown.length === 0} onClick={() => void exportCsv()}>
              <Download aria-hidden />
              Export CSV
            </Button>
          </div>
          {shown.length === 0 ? (
            <EmptyState icon={<SearchX />} title="Nothing matches">
              No title holds these words. Try fewer of them.
            </EmptyState>
          ) : (
            <VideoTable
              state={state}
              chosen={wide ? chosen?.videoId : undefined}
              onChoose={({ videoId }) => {
                choose(videoId);
                setOpen(true);
              }}
            />
          )}
        </Card>
        {wide && chosen && (
          <Card
            as="section"
            aria-label="Video details"
            className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto p-5"
          >
            {detail}
          </Card>
        )}
      </div>
      <Dialog
        title="Video details"
        open={!wide && open && chosen !== undefined}
        onClose={() => setOpen(false)}
      >
        {detail}
      </Dialog>
    </section>
  );
}
