import { Hono } from "hono";
import { forgetWorkspace } from "#shared/contracts/workspace.ts";
import type { AppEnv } from "../context.ts";
import { forget } from "../middleware/workspace.ts";
import { ofScheduler } from "../scheduler/stub.ts";
import { serve } from "../serve.ts";

export const workspaceRoutes = new Hono<AppEnv>();

serve(workspaceRoutes, forgetWorkspace, async (c) => {
  await ofScheduler(c, (scheduler) => scheduler.forget());
  forget(c);
  return c.json({ success: true });
});
