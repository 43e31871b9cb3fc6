import { Hono } from "hono";
import { postPlan, PostPlan } from "#shared/contracts/planner.ts";
import { ApiError } from "#shared/errors.ts";
import { parseReply } from "#shared/json.ts";
import type { AppEnv } from "../context.ts";
import { serve } from "../serve.ts";

export const planner = new Hono<AppEnv>();

serve(planner, postPlan, async (c, request) => {
  const { ask, askOptionsOf, questionOf } = await import("../ai/ask.ts");
  const question = questionOf({ task: "post_plan", input: request });
  const { reply, engine, model, cached, notice } = await ask(question, askOptionsOf(c));
  const plan = parseReply(reply, PostPlan);
  if (!plan.ok) throw new ApiError(notice?.code ?? "ai_not_json", notice?.message ?? plan.reason);
  return c.json({ plan: plan.value, engine, model, cached, notice });
});
