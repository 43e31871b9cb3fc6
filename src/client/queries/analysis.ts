import type { VideoAnalytics } from "#shared/contracts/analysis.ts";
import { type ChannelNiche, channelNiche, TITLE_LIMITS } from "#shared/contracts/channel-niche.ts";
import { call } from "#client/lib/api.ts";

/**
 * Which niches the titles of the newest videos are about. Undefined where there is no title, or it can't be
 * asked now: that costs the niche, never the analysis.
 * @throws the signal's reason where it was aborted.
 */
export async function findNiche(
  videos: readonly VideoAnalytics[],
  signal: AbortSignal,
): Promise<ChannelNiche | undefined> {
  const titles = videos
    .filter(({ title }) => title.trim() !== "")
    .toSorted((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""))
    .slice(0, TITLE_LIMITS.titles)
    .map(({ title }) => title.slice(0, TITLE_LIMITS.length));
  if (titles.length === 0) return { niches: [], of: 0 };
  try {
    return await call(channelNiche, { body: { titles }, signal });
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
