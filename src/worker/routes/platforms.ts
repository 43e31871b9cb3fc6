import { Hono } from "hono";
import { resolveTiktok, resolveYoutube, TiktokProfile, YoutubeProfile } from "#shared/contracts/platforms.ts";
import { ApiError } from "#shared/errors.ts";
import { LINK_FAULTS, tiktokTarget, youtubeTarget } from "#shared/rules/platform-links.ts";
import { type AppEnv, readerOf } from "../context.ts";
import { serve } from "../serve.ts";

export const platforms = new Hono<AppEnv>();

serve(platforms, resolveYoutube, async (c, { url }) => {
  const target = youtubeTarget(url);
  if (target === undefined)
    throw new ApiError("bad_request", LINK_FAULTS.youtube, undefined, { field: "url" });
  const { youtubeChannel } = await import("../upstream/youtube-profile.ts");
  const { value, asOf, stale } = await youtubeChannel(readerOf(c), target);
  return c.json(YoutubeProfile.parse({ ...value, asOf, stale }));
});

serve(platforms, resolveTiktok, async (c, { tiktokUrl }) => {
  const target = tiktokTarget(tiktokUrl);
  if (target === undefined)
    throw new ApiError("bad_request", LINK_FAULTS.tiktok, undefined, { field: "tiktokUrl" });
  const { tiktokProfile } = await import("../upstream/tiktok-profile.ts");
  const { value, asOf, stale } = await tiktokProfile(readerOf(c), target);
  return c.json(TiktokProfile.parse({ ...value, asOf, stale }));
});
