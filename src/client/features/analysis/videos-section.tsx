import { ChartColumn, Upload } from "lucide-react";
import { useRef } from "react";
import { UnreadableItems } from "#client/components/unreadable-items.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { formatCalendarDay } from "#client/lib/format.ts";
import { removeTable } from "#client/lib/imported-tables.ts";
import { collections } from "#client/lib/collections.ts";
import { useStore } from "#client/lib/use-store.ts";
import { useYoutubeConnection } from "#client/lib/youtube-connection.ts";
import { useChannelDays, useChannelVideos } from "#client/queries/channel.ts";
import { DaysCard } from "./days-card.tsx";
import { DropArea } from "./drop-area.tsx";
import { ImportResults } from "./import-results.tsx";
import { SourceLine } from "./source-line.tsx";
import { useStudioImport } from "./use-studio-import.ts";
import { VideosCard } from "./videos-card.tsx";
import { VideosEmpty } from "./videos-empty.tsx";
import { YoutubeError } from "./youtube-error.tsx";

/** Video Analytics: each video's numbers and the channel day by day, from Google or from YouTube Studio's files. */
export function VideosSection() {
  const videos = useChannelVideos();
  const days = useChannelDays();
  const { google } = useYoutubeConnection();
  const videosFile = useStore(collections.videosFile);
  const daysFile = useStore(collections.daysFile);
  const { results, take, clear } = useStudioImport();
  const picker = useRef<HTMLInputElement>(null);
  const choose = () => picker.current?.click();
  const empty = videos.source === undefined && days.source === undefined;
  const loading = videos.isLoading || days.isLoading;
  const { period } = videos;
  // A channel that is connected by its link alone has no numbers of videos and days that could fail.
  const error = videos.error ?? (google ? days.error : null);
  const retry = () => {
    videos.retry();
    days.retry();
  };
  return (
    <DropArea invitation="Drop your YouTube Studio files to import them" onDrop={(files) => void take(files)}>
      <PageHeading
        title="Video Analytics"
        actions={
          !empty && (
            <Button size="small" onClick={choose}>
              <Upload aria-hidden />
              Import CSV
            </Button>
          )
        }
      >
        How each of your videos did, and your channel day by day.
      </PageHeading>
      <input
        ref={picker}
        type="file"
        multiple
        accept=".csv,.tsv,.txt,.zip,text/csv"
        aria-label="Files from YouTube Studio"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void take(Array.from(event.target.files ?? []));
          event.target.value = "";
        }}
      />
      <UnreadableItems store={collections.youtubeVideos} what="imported videos" />
      <UnreadableItems store={collections.channelDays} what="imported days" />
      <ImportResults results={results} onClose={clear} />
      {error !== null && <YoutubeError error={error} onRetry={retry} />}
      {empty && loading && (
        <p role="status" className="animate-[appear_0.2s_0.4s_both] py-24 text-center text-ink-soft">
          Reading your numbers from YouTube…
        </p>
      )}
      {empty && !loading && <VideosEmpty onImport={choose} />}
      <div className="grid grid-cols-1 gap-8">
        {days.source !== undefined && (
          <DaysCard
            days={days.items}
            source={
              <SourceLine
                source={days.source}
                file={daysFile?.name}
                asOf={days.asOf}
                stale={days.stale}
                what="days"
                onReplace={choose}
                onRemove={() => removeTable("days")}
              />
            }
          />
        )}
        {videos.source === "file" && days.source === undefined && (
          <p className="-mb-3 text-sm text-ink-soft">
            Import “Totals.csv” of the same export as well to see your channel day by day.
          </p>
        )}
        {videos.source === "google" && videos.items.length === 0 && (
          <EmptyState icon={<ChartColumn />} title="No video has numbers yet">
            YouTube takes two or three days to count. Until then you can import a file with longer ago.
          </EmptyState>
        )}
        {videos.source !== undefined && videos.items.length > 0 && (
          <VideosCard
            videos={videos.items}
            source={
              <SourceLine
                source={videos.source}
                period={period && `${formatCalendarDay(period.from)} to ${formatCalendarDay(period.to)}`}
                file={videosFile?.name}
                asOf={videos.asOf}
                stale={videos.stale}
                what="videos"
                onReplace={choose}
                onRemove={() => removeTable("videos")}
              />
            }
          />
        )}
      </div>
    </DropArea>
  );
}
