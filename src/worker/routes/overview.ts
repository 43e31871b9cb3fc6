import { Hono } from "hono";
import { youtubeOverview } from "#shared/contracts/overview.ts";
import type { AppEnv } from "../context.ts";
import { ownOverview } from "../google/own-overview.ts";
import { ofGoogle } from "../google/stub.ts";
import { valueOf } from "../outcome.ts";
import { serve } from "../serve.ts";

export const overview = new Hono<AppEnv>();

serve(overview, youtubeOverview, async (c) => {
  const channelId = valueOf(await ofGoogle(c, (account) => account.channel()));
  return c.json(await ownOverview(c, channelId));
});
