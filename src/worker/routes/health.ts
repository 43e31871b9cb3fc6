import { Hono } from "hono";
import { health as endpoint, type Health } from "#shared/contracts/health.ts";
import { version } from "../../../package.json";
import { chooseEngine } from "../ai/choose-engine.ts";
import type { AppEnv } from "../context.ts";
import { serve } from "../serve.ts";

export const health = new Hono<AppEnv>();

serve(health, endpoint, (c) => {
  const config = c.get("config");
  const engine = chooseEngine(config);
  return c.json({
    status: "ok",
    engine: engine.name,
    model: engine.model,
    version,
    contact: config.CONTACT_EMAIL,
  } satisfies Health);
});
