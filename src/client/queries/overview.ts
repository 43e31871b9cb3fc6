import { queryOptions } from "@tanstack/react-query";
import { Overview, youtubeOverview } from "#shared/contracts/overview.ts";
import { ErrorBody } from "#shared/errors.ts";
import { CallError, send } from "#client/lib/api.ts";
import { readJson } from "#shared/json.ts";
import { sentenceIn } from "#client/lib/failure-text.ts";
import { isConnected, type YoutubeConnection } from "#client/lib/youtube-connection.ts";

/**
 * Asks what YouTube says of the creator's channel. The answer is read as text, then parsed (spec §7).
 * @param channelId of the channel whose public part to read where Google isn't connected.
 * @throws CallError with the sentences of spec §8: the answer's message, or "Failed to fetch YouTube data" where
 * it has none, or "Failed to parse API response" where it should be the overview and can't be read.
 */
async function fetchOverview(channelId: string | undefined, signal: AbortSignal): Promise<Overview> {
  const search: Record<string, string> = channelId === undefined ? {} : { channel: channelId };
  const response = await send(youtubeOverview, { search, signal });
  const text = await response.text();
  const answer = readJson(text);
  if (!response.ok) {
    const sentence = sentenceIn(text) ?? "Failed to fetch YouTube data";
    throw new CallError(sentence, ErrorBody.safeParse(answer).data?.code);
  }
  const parsed = Overview.safeParse(answer);
  if (!parsed.success) throw new CallError("Failed to parse API response");
  return parsed.data;
}

/**
 * The creator's channel as YouTube sees it. Nothing is asked where no channel is connected: `data` stays undefined.
 * @param connection how the channel is connected, from useYoutubeConnection.
 */
export function overviewQuery(connection: YoutubeConnection) {
  const { google, channelId } = connection;
  return queryOptions({
    queryKey: ["youtube-overview", google, channelId],
    queryFn: ({ signal }) => fetchOverview(google ? undefined : channelId, signal),
    enabled: isConnected(connection),
    staleTime: 5 * 60_000,
    retry: isWorthRetrying,
  });
}

/** Whether to ask YouTube again: three times, unless the creator has something to mend first. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 3 && !isFinal(error);
}

function isFinal(error: Error): boolean {
  return (
    error instanceof CallError &&
    error.code !== undefined &&
    ["not_connected", "google_reconnect", "no_channel", "profile_not_found", "misconfigured"].includes(
      error.code,
    )
  );
}
