import { stores } from "./stores.ts";
import { useStore } from "./use-store.ts";

/** How the creator's YouTube channel is connected. */
export interface YoutubeConnection {
  /** True where they signed in with Google. */
  readonly google: boolean;
  /** Of the channel whose link they gave; undefined where they gave none, or its id isn't known. */
  readonly channelId: string | undefined;
}

export function useYoutubeConnection(): YoutubeConnection {
  const google = useStore(stores.youtubeTokens) !== null;
  const channelId = useStore(stores.connectedPlatforms).youtube?.channelId;
  return { google, channelId };
}

/** Whether YouTube can be asked about the creator's channel. */
export function isConnected({ google, channelId }: YoutubeConnection): boolean {
  return google || channelId !== undefined;
}
