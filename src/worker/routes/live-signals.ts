import { Hono } from "hono";
import { liveSignals as endpoint } from "#shared/contracts/live-signals.ts";
import { chartCategory } from "../ai/built-in/trends/niche-signals.ts";
import { type AppEnv, readerOf } from "../context.ts";
import { serve } from "../serve.ts";
import { readSignals } from "../upstream/live-signals.ts";

export const liveSignals = new Hono<AppEnv>();

serve(liveSignals, endpoint, async (c, { topic, region }) =>
  c.json(await readSignals(readerOf(c), { topic, region, category: chartCategory(topic) })),
);
