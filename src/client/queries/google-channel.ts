import type { QueryClient } from "@tanstack/react-query";
import type { Overview } from "#shared/contracts/overview.ts";
import type { FetchedProfile } from "#shared/contracts/platforms.ts";
import { CallError } from "#client/lib/api.ts";
import { overviewQuery } from "./overview.ts";
import { fetchProfile } from "./platforms.ts";

/**
 * The profile of the channel whose owner signed in with Google: its public page, or where that can't be read
 * now, what the overview says of it.
 * @throws CallError where the overview can't be had; an AbortError where `signal` fired.
 */
export async function fetchGoogleChannel(
  queryClient: QueryClient,
  signal: AbortSignal,
): Promise<FetchedProfile> {
  const overview = await queryClient.fetchQuery(overviewQuery({ google: true, channelId: undefined }));
  const { id } = overview.channel;
  if (id === null) throw new CallError("Failed to fetch YouTube profile data.");
  const link = `https://www.youtube.com/channel/${id}`;
  return fetchProfile("youtube", link, signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return profileOf(overview, id, link);
  });
}

function profileOf({ channel, asOf, stale }: Overview, channelId: string, link: string): FetchedProfile {
  return {
    username: channel.title ?? channelId,
    profilePicture: null,
    followerCount: channel.subscriberCount,
    bio: null,
    totalPosts: channel.videoCount,
    mostRecentPostThumbnail: null,
    mostRecentPostLink: null,
    link,
    channelId,
    source: "api",
    asOf: asOf ?? new Date().toISOString(),
    stale,
    approximate: false,
  };
}
