import { Hono } from "hono";
import { channelNiche } from "#shared/contracts/channel-niche.ts";
import type { AppEnv } from "../context.ts";
import { serve } from "../serve.ts";

export const analysis = new Hono<AppEnv>();

serve(analysis, channelNiche, async (c, { titles }) => {
  const { nichesOfTitles } = await import("../ai/built-in/channel-niche.ts");
  return c.json(nichesOfTitles(titles));
});
