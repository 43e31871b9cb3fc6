import { Hono } from "hono";
import { youtubeVideos } from "#shared/contracts/analysis.ts";
import type { AppEnv } from "../context.ts";
import { ofGoogle } from "../google/stub.ts";
import { valueOf } from "../outcome.ts";
import { serve } from "../serve.ts";

export const videos = new Hono<AppEnv>();

serve(videos, youtubeVideos, async (c) => {
  const own = valueOf(await ofGoogle(c, (account) => account.channel()));
  const { ownVideos } = await import("../google/own-videos.ts");
  return c.json(await ownVideos(c, own));
});
