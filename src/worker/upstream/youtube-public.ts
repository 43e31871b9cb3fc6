import type { RecentPost } from "#shared/contracts/platforms.ts";
import { youtubeAddress, type YoutubeTarget, youtubeTarget } from "#shared/rules/platform-links.ts";
import type { Config } from "../env.ts";
import { UpstreamError, UpstreamRefusal } from "./fetch.ts";
import { PAGE_HEADERS, PAGE_LIMITS } from "./page.ts";
import { isPrivate, logFault, notFound } from "./platform-failure.ts";
import { askUpstream } from "./read.ts";
import { at } from "./unknown-json.ts";
import type { YoutubeChannel } from "./youtube-channel.ts";
import { readFeed } from "./youtube-feed.ts";
import { type ChannelPage, readChannelPage } from "./youtube-page.ts";

/** Says that the question of consent was answered; without it, visitors from Europe are sent to that instead. */
const CONSENT = { Cookie: "SOCS=CAI" };

/**
 * What is public of the channel that a link points at, without any key: oEmbed leads from a video to its
 * channel, the page tells of the channel, the feed of its newest video.
 * @throws ApiError `profile_not_found` or `profile_private`; UpstreamError or a parse error otherwise.
 */
export async function channelByPages(
  config: Config,
  target: YoutubeTarget,
  signal: AbortSignal,
): Promise<YoutubeChannel> {
  const channel = target.kind === "video" ? await channelOfVideo(config, target, signal) : target;
  const page = await channelPage(config, channel, signal);
  return { ...page, mostRecentPost: await newestVideo(config, page.channelId, signal) };
}

/** A channel's own page. @throws as {@link channelByPages}. */
export async function channelPage(
  config: Config,
  target: YoutubeTarget,
  signal: AbortSignal,
): Promise<ChannelPage> {
  const url = new URL(youtubeAddress(target));
  // The words beside the counts are read in English.
  url.searchParams.set("hl", "en");
  url.searchParams.set("gl", "US");
  const headers = { ...PAGE_HEADERS, ...CONSENT };
  try {
    const asking = { url, headers, ...PAGE_LIMITS, parse: readChannelPage };
    return (await askUpstream(config, asking, signal)).value;
  } catch (error) {
    if (error instanceof UpstreamRefusal && [404, 410].includes(error.status)) throw notFound("YouTube");
    throw error;
  }
}

/** Whose a video is. YouTube tells nothing of one that is private or may not be embedded. */
async function channelOfVideo(
  config: Config,
  video: YoutubeTarget,
  signal: AbortSignal,
): Promise<YoutubeTarget> {
  const url = new URL("https://www.youtube.com/oembed");
  url.searchParams.set("url", youtubeAddress(video));
  url.searchParams.set("format", "json");
  const parse = (body: string) => {
    const address = at(JSON.parse(body), "author_url");
    const channel = typeof address === "string" ? youtubeTarget(address) : undefined;
    if (channel === undefined || channel.kind === "video") throw new UpstreamError("no author of the video");
    return channel;
  };
  try {
    return (await askUpstream(config, { url, headers: PAGE_HEADERS, parse }, signal)).value;
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error;
    if ([400, 404].includes(error.status)) throw notFound("YouTube");
    if ([401, 403].includes(error.status))
      throw isPrivate(
        "YouTube",
        "The video is private or can't be embedded. Use a link to the channel instead.",
      );
    throw error;
  }
}

/**
 * The newest video in the channel's feed; null where it can't be had. Feeds answer 404 for hours at times, so that
 * says nothing of the channel; the playlist of all uploads then often has a feed that works.
 */
async function newestVideo(
  config: Config,
  channelId: string | null,
  signal: AbortSignal,
): Promise<RecentPost | null> {
  if (channelId === null) return null;
  const feeds = [
    ["channel_id", channelId],
    ["playlist_id", channelId.replace(/^UC/u, "UU")],
  ] as const;
  for (const [parameter, id] of feeds) {
    const url = new URL("https://www.youtube.com/feeds/videos.xml");
    url.searchParams.set(parameter, id);
    try {
      return (await askUpstream(config, { url, headers: PAGE_HEADERS, parse: readFeed }, signal)).value;
    } catch (error) {
      logFault("youtube-feed", error);
    }
  }
  return null;
}
