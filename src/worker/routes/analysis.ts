import { Hono } from "hono";
import { channelNiche } from "#shared/contracts/channel-niche.ts";
import { nichesOfTitles } from "../ai/built-in/channel-niche.ts";
import type { AppEnv } from "../context.ts";
import { serve } from "../serve.ts";

export const analysis = new Hono<AppEnv>();

serve(analysis, channelNiche, (c, { titles }) => c.json(nichesOfTitles(titles)));
