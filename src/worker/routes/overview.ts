import { Hono } from "hono";
import { type Overview, youtubeOverview } from "#shared/contracts/overview.ts";
import { ApiError } from "#shared/errors.ts";
import { CHANNEL_ID } from "#shared/rules/platform-links.ts";
import { type AppEnv, readerOf } from "../context.ts";
import { ofGoogle } from "../google/stub.ts";
import { valueOf } from "../outcome.ts";
import { serve } from "../serve.ts";
import type { Reader } from "../upstream/read.ts";

export const overview = new Hono<AppEnv>();

serve(overview, youtubeOverview, async (c) => {
  const named = c.req.query("channel");
  if (named !== undefined && !CHANNEL_ID.test(named))
    throw new ApiError("bad_request", 'A channel is "UC" and 22 letters, digits, "-" or "_".', undefined, {
      field: "channel",
    });
  const own = await ofGoogle(c, (account) => account.channel());
  // Who gave a link isn't kept from it by a sign-in that has ended.
  if (own.value === undefined && named !== undefined) return c.json(await publicOverview(readerOf(c), named));
  const { ownOverview } = await import("../google/own-overview.ts");
  return c.json(await ownOverview(c, valueOf(own)));
});

/** What anybody may see of a channel; the rest is null. @throws ApiError as youtubeChannel. */
async function publicOverview(reader: Reader, id: string): Promise<Overview> {
  const { youtubeChannel } = await import("../upstream/youtube-profile.ts");
  const { value, asOf, stale } = await youtubeChannel(reader, { kind: "channel", id });
  const { title, subscriberCount, videoCount, viewCount } = value;
  return {
    source: "link",
    asOf,
    stale,
    channel: { id, title, subscriberCount, videoCount, viewCount },
    derived: { screenTime365_mins: null, totalComments: null },
    analytics: { totals28: { views: null, likes: null }, daily: [] },
  };
}
