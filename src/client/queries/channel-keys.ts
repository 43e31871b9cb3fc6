import type { QueryClient } from "@tanstack/react-query";

/** What is asked about the creator's channel, by the first part of each query's key. */
const CHANNEL_QUERIES = ["youtube-overview", "youtube-videos"];

/** Forgets what was asked about the creator's channel, also on the screen. */
export async function forgetChannel(queryClient: QueryClient): Promise<void> {
  await Promise.all(CHANNEL_QUERIES.map((name) => queryClient.resetQueries({ queryKey: [name] })));
}

/** Asks anew what the screen shows of the creator's channel. */
export async function renewChannel(queryClient: QueryClient): Promise<void> {
  await Promise.all(CHANNEL_QUERIES.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}

/** Forgets the connection to Google with all that was asked through it. */
export async function forgetGoogle(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ queryKey: ["google"] });
  await forgetChannel(queryClient);
}
