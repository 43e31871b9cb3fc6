import { Hono } from "hono";
import { forgetWorkspace } from "#shared/contracts/workspace.ts";
import type { AppEnv } from "../context.ts";
import { disconnect } from "../google/disconnect.ts";
import { forget } from "../middleware/workspace.ts";
import { ofScheduler } from "../scheduler/stub.ts";
import { serve } from "../serve.ts";

export const workspaceRoutes = new Hono<AppEnv>();

serve(workspaceRoutes, forgetWorkspace, async (c) => {
  const [stillListed] = await Promise.all([disconnect(c), ofScheduler(c, (scheduler) => scheduler.forget())]);
  forget(c);
  return c.json({ success: true, ...(stillListed && { stillListed }) });
});
