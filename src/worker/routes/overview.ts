import { Hono } from "hono";
import { type Overview, youtubeOverview } from "#shared/contracts/overview.ts";
import type { AppEnv } from "../context.ts";
import { serve } from "../serve.ts";

/** What YouTube says of a channel that isn't connected: nothing. */
const NOT_CONNECTED: Overview = {
  connected: false,
  asOf: null,
  channel: { subscriberCount: null },
  derived: { screenTime365_mins: null, totalComments: null },
  analytics: { totals28: { views: null, likes: null }, daily: [] },
};

export const overview = new Hono<AppEnv>();

serve(overview, youtubeOverview, (c) => c.json(NOT_CONNECTED));
