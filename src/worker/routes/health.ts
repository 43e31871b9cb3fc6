import { Hono } from "hono";
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
    version,
    spent: spentOf(await config.ledger.spent()),
    contact: config.CONTACT_EMAIL,
  } satisfies Health);
});

/** Undefined where nothing is spent. */
function spentOf(names: readonly BudgetName[]): Health["spent"] {
  if (names.length === 0) return undefined;
  const any = (...ones: BudgetName[]) => ones.some((name) => names.includes(name));
  return {
    ai: any("aiCalls", "aiTokens"),
    youtube: any("youtubeUnits"),
    newQueues: any("newQueues"),
    cache: any("kvWrites"),
  };
}
