import { useIsFetching, useQuery } from "@tanstack/react-query";
import type { VideoAnalytics } from "#shared/contracts/analysis.ts";
import type { ChannelDay } from "#shared/contracts/overview.ts";
import { type ChannelTotals, canAnalyse } from "#shared/rules/analysis/analyse.ts";
import { counted } from "#shared/rules/audience/describe.ts";
import { formatMoment } from "#client/lib/format.ts";
import { collections } from "#client/lib/collections.ts";
import { useStore } from "#client/lib/use-store.ts";
import { isConnected, useYoutubeConnection } from "#client/lib/youtube-connection.ts";
import { useChannelDays, useChannelVideos } from "#client/queries/channel.ts";
import { overviewQuery } from "#client/queries/overview.ts";

/** All that is known of the creator's own channel, and where it comes from. */
export interface OwnChannel {
  readonly videos: readonly VideoAnalytics[];
  readonly days: readonly ChannelDay[];
  readonly totals: ChannelTotals | undefined;
  /** True where YouTube can be asked about the channel. */
  readonly connected: boolean;
  /** True where there are numbers to read. */
  readonly known: boolean;
  /** Where the numbers come from and of when they are, a sentence each. */
  readonly sources: readonly string[];
  /** Why YouTube couldn't be asked, where it couldn't. */
  readonly error: Error | null;
  /** Whether that leaves nothing of the creator's own to go on. */
  readonly failed: boolean;
  readonly isLoading: boolean;
  /** Asks again where something failed or nothing came. */
  readonly retry: () => void;
}

export function useOwnChannel(): OwnChannel {
  const connection = useYoutubeConnection();
  const videos = useChannelVideos();
  const days = useChannelDays();
  const { data: overview } = useQuery(overviewQuery(connection));
  const videosFile = useStore(collections.videosFile);
  const daysFile = useStore(collections.daysFile);
  const { viewCount = null, videoCount = null } = overview?.channel ?? {};
  const totals = viewCount === null ? undefined : { views: viewCount, videos: videoCount };
  const own = { videos: videos.items, days: days.items, totals };
  const known = canAnalyse(own);
  const connected = isConnected(connection);
  // What Google refused once says nothing of a channel that isn't connected any more.
  const refused = [connection.google ? videos : undefined, connected ? days : undefined].filter(
    (asked) => asked !== undefined && asked.error !== null,
  );
  const error = refused[0]?.error ?? null;
  const fromFile = videos.source === "file" || days.source === "file";
  return {
    ...own,
    connected,
    known,
    sources: [
      sourceText(counted(videos.items.length, "video"), videos, "over the last 28 days ", videosFile?.name),
      sourceText(counted(days.items.length, "day"), days, "", daysFile?.name),
      videos.source === undefined && days.source === undefined && known && overview?.asOf
        ? `What your channel's page shows to everybody, as of ${formatMoment(overview.asOf)}.`
        : undefined,
      error === null || !fromFile ? undefined : `YouTube couldn't be asked: ${error.message}`,
    ].filter((sentence) => sentence !== undefined),
    error,
    failed: !fromFile && refused.some((asked) => asked?.source === undefined),
    isLoading: useIsFetching({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith("youtube-") }) > 0,
    retry: () => {
      const again = error !== null || !known;
      if (again && connection.google) videos.retry();
      if (again && connected) days.retry();
    },
  };
}

interface Source {
  readonly source: "google" | "file" | undefined;
  readonly asOf: string | undefined;
  readonly stale: boolean;
}

/** "24 videos from your file table.csv, imported Nov 20, 2026, 4:00 PM." */
function sourceText(
  what: string,
  { source, asOf, stale }: Source,
  span: string,
  file: string | undefined,
): string | undefined {
  const when = asOf === undefined ? "" : formatMoment(asOf);
  if (source === "file")
    return (
      `${what} from your YouTube Studio file ${file ?? ""}`.trimEnd() +
      (when === "" ? "." : `, imported ${when}.`)
    );
  if (source === undefined) return undefined;
  const copy = stale ? " YouTube can't be asked right now, so this is the last copy." : "";
  return `${what} ${span}from YouTube${when === "" ? "" : `, as of ${when}`}.${copy}`;
}
