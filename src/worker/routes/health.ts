import { Hono } from "hono";
import type { SiteEngine } from "#shared/contracts/assistant.ts";
import { health as endpoint, type Health } from "#shared/contracts/health.ts";
import { version } from "../../../package.json";
import { engineInUse } from "../ai/engine-in-use.ts";
import type { BudgetName } from "../budget/counts.ts";
import type { AppEnv } from "../context.ts";
import { serve } from "../serve.ts";

export const health = new Hono<AppEnv>();

serve(health, endpoint, async (c) => {
  const config = c.get("config");
  const { name, model } = engineInUse(config);
  return c.json({
    status: "ok",
    engine: name,
    model,
    localServer: name === "openai" ? config.LOCAL_MODEL_SERVER : undefined,
    version,
    spent: spentOf(await config.ledger.spent(), name),
    contact: config.CONTACT_EMAIL,
  } satisfies Health);
});

/** Undefined where nothing is spent. */
function spentOf(names: readonly BudgetName[], engine: SiteEngine): Health["spent"] {
  const any = (...ones: BudgetName[]) => ones.some((name) => names.includes(name));
  const spent = {
    ai: any("aiCalls", engine === "workers-ai" ? "aiNeurons" : "aiTokens"),
    youtube: any("youtubeUnits"),
    newQueues: any("newQueues"),
    cache: any("kvWrites"),
  };
  return Object.values(spent).includes(true) ? spent : undefined;
}
