import type { YoutubeTarget } from "#shared/rules/platform-links.ts";
import { ApiError } from "#shared/errors.ts";
import { cacheKey } from "../cache.ts";
import type { Config } from "../env.ts";
import { type LastGood, lastGood } from "./last-good.ts";
import { logFault, platformFailure } from "./platform-failure.ts";
import { keptProfile } from "./kept-profile.ts";
import type { Reader, Sourced } from "./read.ts";
import { YoutubeChannel } from "./youtube-channel.ts";
import { type ApiAccess, channelByApi } from "./youtube-data.ts";
import { channelByPages, channelPage } from "./youtube-public.ts";

/**
 * What is public of the channel that a link points at: from the Data API where the owner has a key, else or where
 * that fails from public pages, else as it was the last time it could be read.
 * @throws ApiError `profile_not_found`, `profile_private`, or a `platform_…` code.
 */
export async function youtubeChannel(
  reader: Reader,
  target: YoutubeTarget,
): Promise<LastGood<YoutubeChannel>> {
  const { config } = reader;
  const id = JSON.stringify(folded(target));
  const key = await cacheKey("youtube-channel", [id, config.YOUTUBE_API_KEY !== undefined]);
  return keptProfile(reader, key, YoutubeChannel, (signal) =>
    lastGood(reader, "youtube-channel", id, YoutubeChannel, async () => {
      try {
        return await read(config, target, signal);
      } catch (error) {
        throw platformFailure("YouTube", error);
      }
    }),
  );
}

/** The same channel has the same key: a handle's case says nothing. The ids of channels and videos are another's in another case. */
function folded(target: YoutubeTarget): YoutubeTarget {
  return target.kind === "handle" ? { ...target, name: target.name.toLowerCase() } : target;
}

async function read(
  config: Config,
  target: YoutubeTarget,
  signal: AbortSignal,
): Promise<Sourced<YoutubeChannel>> {
  const asOf = new Date().toISOString();
  const key = config.YOUTUBE_API_KEY;
  if (key === undefined) return { value: await byPages(config, target, signal), asOf };
  try {
    return { value: await byApi({ config, key, signal }, target), asOf };
  } catch (error) {
    // What YouTube says of the profile holds; that it can't be asked this way leaves the other.
    if (error instanceof ApiError) throw error;
    logFault("youtube-data", error);
    const failure = platformFailure("YouTube", error);
    const value = await byPages(config, target, signal).catch((second: unknown) => {
      throw second instanceof ApiError || failure.code === "platform_unavailable" ? second : failure;
    });
    return { value, asOf };
  }
}

async function byPages(config: Config, target: YoutubeTarget, signal: AbortSignal) {
  try {
    return await channelByPages(config, target, signal);
  } catch (error) {
    if (!(error instanceof ApiError)) logFault("youtube-page", error);
    throw error;
  }
}

/** The API knows no custom addresses, so their page is asked for the id. */
async function byApi(api: ApiAccess, target: YoutubeTarget): Promise<YoutubeChannel> {
  if (target.kind !== "custom") return channelByApi(api, target);
  const { channelId, ...page } = await channelPage(api.config, target, api.signal);
  if (channelId === null) return { ...page, channelId, mostRecentPost: null };
  return channelByApi(api, { kind: "channel", id: channelId });
}
