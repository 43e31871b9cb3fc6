import type { RecentPost } from "#shared/contracts/platforms.ts";
import { CHANNEL_ID, VIDEO_ID, type YoutubeTarget } from "#shared/rules/platform-links.ts";
import type { Config } from "../env.ts";
import { UpstreamError } from "./fetch.ts";
import { googleReason } from "./google-errors.ts";
import { logFault, notFound } from "./platform-failure.ts";
import { askUpstream } from "./read.ts";
import { at, countOf, firstPicture, listOf, textOf } from "./unknown-json.ts";
import {
  channelAddress,
  handleOf,
  isRounded,
  LONGEST,
  newest,
  recentPost,
  type YoutubeChannel,
} from "./youtube-channel.ts";

/** Milliseconds; the public pages are asked after it, so it doesn't wait as long as they do. */
const TIMEOUT = 6000;
/** Uploads looked through for the newest: a playlist is nearly always, but not promised to be, in order. */
const UPLOADS = 5;

/** With what the Data API is asked. */
export interface ApiAccess {
  readonly config: Config;
  /** It travels in a header, so that no address or log holds it. */
  readonly key: string;
  readonly signal: AbortSignal;
}

/** What the Data API can look up by itself. */
type Known = Exclude<YoutubeTarget, { kind: "custom" }>;

/**
 * What is public of the channel that a link points at, at one unit of the owner's daily quota a call.
 * @throws ApiError `profile_not_found` where YouTube knows none; UpstreamError or a parse error otherwise.
 */
export async function channelByApi(api: ApiAccess, target: Known): Promise<YoutubeChannel> {
  const [item] = await list(api, "channels", {
    part: "snippet,statistics,contentDetails",
    ...(await filterFor(api, target)),
  });
  if (item === undefined) throw notFound("YouTube");
  const id = at(item, "id");
  const channelId = typeof id === "string" && CHANNEL_ID.test(id) ? id : null;
  const handle = handleOf(at(item, "snippet", "customUrl"));
  const title = textOf(at(item, "snippet", "title"), LONGEST.title) ?? handle ?? channelId;
  if (title === null) throw new UpstreamError("a channel without name, handle and id");
  const hidden = at(item, "statistics", "hiddenSubscriberCount") === true;
  const subscriberCount = hidden ? null : countOf(at(item, "statistics", "subscriberCount"));
  return {
    source: "api",
    title,
    thumbnail: thumbnailOf(item),
    subscriberCount,
    approximate: isRounded(subscriberCount),
    videoCount: countOf(at(item, "statistics", "videoCount")),
    viewCount: countOf(at(item, "statistics", "viewCount")),
    channelId,
    handle,
    link: channelAddress(handle, channelId),
    description: textOf(at(item, "snippet", "description"), LONGEST.description),
    mostRecentPost: await newestUpload(api, at(item, "contentDetails", "relatedPlaylists", "uploads")),
  };
}

async function filterFor(api: ApiAccess, target: Known): Promise<Record<string, string>> {
  if (target.kind === "channel") return { id: target.id };
  if (target.kind === "handle") return { forHandle: `@${target.name}` };
  if (target.kind === "user") return { forUsername: target.name };
  const [video] = await list(api, "videos", { part: "snippet", id: target.id });
  const id = at(video, "snippet", "channelId");
  if (typeof id !== "string" || !CHANNEL_ID.test(id)) throw notFound("YouTube");
  return { id };
}

/** The newest public upload; null where there is none or it can't be had, which costs nothing else. */
async function newestUpload(api: ApiAccess, playlist: unknown): Promise<RecentPost | null> {
  if (typeof playlist !== "string" || !/^UU[A-Za-z0-9_-]{22}$/u.test(playlist)) return null;
  try {
    const items = await list(api, "playlistItems", {
      part: "snippet,contentDetails",
      playlistId: playlist,
      maxResults: String(UPLOADS),
    });
    return newest(items.flatMap(uploadOf));
  } catch (error) {
    logFault("youtube-data", error);
    return null;
  }
}

/** The items of a list; none where the answer leaves them out. */
async function list(
  { config, key, signal }: ApiAccess,
  resource: string,
  parameters: Record<string, string>,
): Promise<readonly unknown[]> {
  const url = new URL(`https://www.googleapis.com/youtube/v3/${resource}`);
  url.search = new URLSearchParams(parameters).toString();
  const headers = { "X-Goog-Api-Key": key };
  const asking = { url, headers, timeout: TIMEOUT, units: 1, reason: googleReason, parse: itemsIn };
  return (await askUpstream(config, asking, signal)).value;
}

function itemsIn(body: string): readonly unknown[] {
  const answer: unknown = JSON.parse(body);
  const items = at(answer, "items");
  if (typeof at(answer, "kind") !== "string" && !Array.isArray(items))
    throw new UpstreamError("not a list of the Data API");
  return listOf(items);
}

function uploadOf(item: unknown): RecentPost[] {
  const id = at(item, "contentDetails", "videoId") ?? at(item, "snippet", "resourceId", "videoId");
  if (typeof id !== "string" || !VIDEO_ID.test(id)) return [];
  const publishedAt = at(item, "contentDetails", "videoPublishedAt");
  const title = at(item, "snippet", "title");
  return [recentPost({ id, title, publishedAt, thumbnail: thumbnailOf(item) })];
}

/** The largest picture that is still small: 800 px of a channel, 480 px of a video. */
function thumbnailOf(item: unknown): string | null {
  return firstPicture(
    ...["high", "medium", "default"].map((size) => at(item, "snippet", "thumbnails", size, "url")),
  );
}
