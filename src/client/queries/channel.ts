import { queryOptions, useQuery } from "@tanstack/react-query";
import { type VideoAnalytics, youtubeVideos } from "#shared/contracts/analysis.ts";
import type { ChannelDay } from "#shared/contracts/overview.ts";
import { call } from "#client/lib/api.ts";
import { collections } from "#client/lib/collections.ts";
import { stores } from "#client/lib/stores.ts";
import { useStore } from "#client/lib/use-store.ts";
import { useYoutubeConnection } from "#client/lib/youtube-connection.ts";
import { isWorthRetrying, overviewQuery } from "./overview.ts";

/** The creator's videos over the last 28 days; only of those who signed in with Google. */
const videosQuery = queryOptions({
  queryKey: ["youtube-videos"],
  queryFn: ({ signal }) => call(youtubeVideos, { signal }),
  staleTime: 5 * 60_000,
  retry: isWorthRetrying,
});

/** Numbers of the creator's own channel, and where they come from. */
interface Sourced<Item> {
  readonly items: readonly Item[];
  /** `google`: asked now. `file`: from a YouTube Studio file. Undefined where there is neither. */
  readonly source: "google" | "file" | undefined;
  /** When they were read, an ISO time. */
  readonly asOf: string | undefined;
  /** True where they are a copy of an earlier day, since YouTube can't be asked now. */
  readonly stale: boolean;
  readonly isLoading: boolean;
  /** Why YouTube couldn't be asked; what a file gave is shown all the same. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The days that YouTube's numbers of videos are of. */
interface Period {
  /** "2026-10-24". */
  readonly from: string;
  readonly to: string;
}

/** The creator's videos: from Google where that is connected, else from an imported file, which names no days. */
export function useChannelVideos(): Sourced<VideoAnalytics> & { readonly period?: Period } {
  const { google } = useYoutubeConnection();
  const asked = useQuery({ ...videosQuery, enabled: google });
  const imported = useStore(collections.youtubeVideos);
  const file = useStore(collections.videosFile);
  const common = { isLoading: asked.isLoading, error: asked.error, retry: () => void asked.refetch() };
  if (asked.data !== undefined) {
    const { videos, asOf, stale, from, to } = asked.data;
    return { ...common, items: videos, source: "google", asOf, stale, period: { from, to } };
  }
  const source = imported.length > 0 ? "file" : undefined;
  return { ...common, items: imported, source, asOf: file?.importedAt, stale: false };
}

/** The creator's videos as far as they are known already: from Google where they were asked for, else from a file. */
export function useKnownVideos(): readonly VideoAnalytics[] {
  const { data } = useQuery({ ...videosQuery, enabled: false });
  const imported = useStore(collections.youtubeVideos);
  return data?.videos ?? imported;
}

/** How many subscribe to the channel; null where that isn't known. */
interface Subscribers {
  readonly subscribers: number | null;
  /** When they were read, an ISO time; undefined where they aren't known. */
  readonly subscribersAsOf: string | undefined;
}

/** The channel day by day, oldest first: from Google where that is connected, else from an imported file. */
export function useChannelDays(): Sourced<ChannelDay> & Subscribers {
  const connection = useYoutubeConnection();
  const asked = useQuery(overviewQuery(connection));
  const imported = useStore(collections.channelDays);
  const file = useStore(collections.daysFile);
  const profile = useStore(stores.connectedPlatforms).youtube;
  const said = asked.data?.channel.subscriberCount ?? null;
  const common = {
    subscribers: said ?? profile?.followerCount ?? null,
    subscribersAsOf: (said === null ? profile?.asOf : asked.data?.asOf) ?? undefined,
    isLoading: asked.isLoading,
    error: asked.error,
    retry: () => void asked.refetch(),
  };
  if (asked.data !== undefined && asked.data.analytics.daily.length > 0) {
    const { analytics, asOf, stale } = asked.data;
    return { ...common, items: analytics.daily, source: "google", asOf: asOf ?? undefined, stale };
  }
  const source = imported.length > 0 ? "file" : undefined;
  return { ...common, items: imported, source, asOf: file?.importedAt, stale: false };
}
