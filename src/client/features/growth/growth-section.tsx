import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { Note } from "#client/components/ui/note.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { CallError } from "#client/lib/api.ts";
import { useOnline } from "#client/lib/use-online.ts";
import { isConnected, useYoutubeConnection } from "#client/lib/youtube-connection.ts";
import { useChannelDays } from "#client/queries/channel.ts";
import { GrowthForecast } from "./growth-forecast.tsx";
import { NoHistory } from "./no-history.tsx";

/** Growth Predictor: where the channel's own days point, how sure that is, and when milestones are reached. */
export function GrowthSection() {
  const channel = useChannelDays();
  const { items, isLoading, error, retry } = channel;
  const connected = isConnected(useYoutubeConnection());
  const waits = !useOnline() && connected && error === null;
  return (
    <>
      <PageHeading title="Growth Predictor">
        Where your channel is heading if it goes on as it has, and how far off that has been before.
      </PageHeading>
      <div className="grid grid-cols-1 gap-6">
        {error !== null && (
          <ErrorBox title="Failed to fetch YouTube data" onRetry={retry}>
            {error instanceof CallError ? error.message : "Your channel's days couldn't be read."}
          </ErrorBox>
        )}
        {items.length > 0 ? (
          <GrowthForecast channel={channel} />
        ) : isLoading ? (
          <p role="status" className="animate-[appear_0.2s_0.25s_both] text-ink-soft">
            Loading YouTube data...
          </p>
        ) : waits ? (
          <Note>Your channel's days come as soon as you are online again.</Note>
        ) : (
          <NoHistory />
        )}
      </div>
    </>
  );
}
