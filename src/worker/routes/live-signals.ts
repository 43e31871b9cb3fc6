import { Hono } from "hono";
import { liveSignals as endpoint } from "#shared/contracts/live-signals.ts";
import { type AppEnv, readerOf } from "../context.ts";
import { serve } from "../serve.ts";

export const liveSignals = new Hono<AppEnv>();

serve(liveSignals, endpoint, async (c, { topic, region }) => {
  const [{ publicTopic }, { chartCategory }, { readSignals }] = await Promise.all([
    import("../ai/material/public-topic.ts"),
    import("../ai/built-in/trends/niche-signals.ts"),
    import("../upstream/live-signals.ts"),
  ]);
  const asked = { ...(await publicTopic(topic)), region, category: chartCategory(topic) };
  return c.json(await readSignals(readerOf(c), asked));
});
