import { Hono } from "hono";
import { youtubeOverview } from "#shared/contracts/overview.ts";
import { ApiError } from "#shared/errors.ts";
import type { AppEnv } from "../context.ts";
import { serve } from "../serve.ts";

export const overview = new Hono<AppEnv>();

serve(overview, youtubeOverview, () => {
  throw new ApiError("not_connected", "Connect your YouTube channel first.");
});
