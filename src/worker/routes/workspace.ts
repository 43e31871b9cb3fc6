import { Hono } from "hono";
import { forgetWorkspace } from "#shared/contracts/workspace.ts";
import type { AppEnv } from "../context.ts";
import { forget } from "../middleware/workspace.ts";
import { serve } from "../serve.ts";

export const workspaceRoutes = new Hono<AppEnv>();

serve(workspaceRoutes, forgetWorkspace, (c) => {
  forget(c);
  return c.json({ success: true });
});
