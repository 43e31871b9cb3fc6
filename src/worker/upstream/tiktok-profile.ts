import { ApiError } from "#shared/errors.ts";
import { tiktokAddress, type TiktokTarget } from "#shared/rules/platform-links.ts";
import { cacheKey } from "../cache.ts";
import type { Config } from "../env.ts";
import { UpstreamRefusal } from "./fetch.ts";
import { type LastGood, lastGood } from "./last-good.ts";
import { PAGE_HEADERS, PAGE_LIMITS } from "./page.ts";
import { isTimeout, logFault, notFound, platformFailure } from "./platform-failure.ts";
import { keptProfile } from "./kept-profile.ts";
import { type Asking, askUpstream, type Reader, type Sourced } from "./read.ts";
import { readEmbedPage, readOembed, readProfilePage, TiktokAccount } from "./tiktok.ts";

/**
 * What is public of a TikTok profile: from its page, else from the page that other sites embed, else as it was the
 * last time it could be read, else from oEmbed, which knows no numbers.
 * @throws ApiError `profile_not_found`, `profile_private`, or a `platform_…` code.
 */
export async function tiktokProfile(reader: Reader, target: TiktokTarget): Promise<LastGood<TiktokAccount>> {
  const { config, asker } = reader;
  const { username } = target;
  const key = await cacheKey("tiktok-profile", username);
  const load = async (signal: AbortSignal) => {
    try {
      return await byPages(config, username, signal);
    } catch (error) {
      throw platformFailure("TikTok", error);
    }
  };
  try {
    return await keptProfile(reader, key, TiktokAccount, (signal) =>
      lastGood(reader, "tiktok-profile", username, TiktokAccount, () => load(signal)),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "platform_unavailable") throw error;
    const known = await byOembed(config, target, asker.signal).catch((second: unknown) => {
      logFault("tiktok-oembed", second);
      throw error;
    });
    return { ...known, stale: false };
  }
}

/** The page's numbers are exact, the embed's rounded, but often it alone names the newest video. */
async function byPages(
  config: Config,
  username: string,
  signal: AbortSignal,
): Promise<Sourced<TiktokAccount>> {
  const embed = () =>
    askUpstream(
      config,
      asking(`embed/@${username}`, (html) => readEmbedPage(html, username)),
      signal,
    );
  try {
    const { value, asOf } = await askUpstream(config, asking(`@${username}`, readProfilePage), signal);
    if (value.mostRecentPost !== null || value.videoCount === 0) return { value, asOf };
    const mostRecentPost = await embed().then(
      (embedded) => embedded.value.mostRecentPost,
      (error: unknown) => logged("tiktok-embed", error),
    );
    return { value: { ...value, mostRecentPost }, asOf };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof UpstreamRefusal && error.status === 404) throw notFound("TikTok");
    logFault("tiktok-page", error);
    // The same host would keep the creator waiting for as long again.
    if (isTimeout(error)) throw error;
    return embed();
  }
}

function logged(source: string, error: unknown): null {
  logFault(source, error);
  return null;
}

function byOembed(config: Config, target: TiktokTarget, signal: AbortSignal) {
  const { url, ...rest } = asking("oembed", readOembed);
  url.searchParams.set("url", tiktokAddress(target));
  return askUpstream(config, { url, ...rest }, signal);
}

function asking<Value>(path: string, parse: (body: string) => Value): Asking<Value> {
  const url = new URL(`https://www.tiktok.com/${path}`);
  return { url, headers: PAGE_HEADERS, ...PAGE_LIMITS, parse };
}
