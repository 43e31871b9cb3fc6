import { Hono } from "hono";
import { type PlanAnswer, type PlanQuestion, postPlan, PostPlan } from "#shared/contracts/planner.ts";
import { ApiError } from "#shared/errors.ts";
import { parseReply } from "#shared/json.ts";
import type { Asking } from "../ai/asking.ts";
import type { AppEnv } from "../context.ts";
import { serve } from "../serve.ts";

export const planner = new Hono<AppEnv>();

serve(planner, postPlan, async (c, request) => {
  const { ask, askOptionsOf } = await import("../ai/ask.ts");
  const { question, answerWith } = await askingForPlan(request);
  return c.json(answerWith(await ask(question, askOptionsOf(c))));
});

/** What a plan's request asks an engine. @throws ApiError `ai_not_json` where no plan is in the reply. */
export async function askingForPlan(request: PlanQuestion): Promise<Asking<PlanAnswer>> {
  const { questionOf } = await import("../ai/ask.ts");
  return {
    question: questionOf({ task: "post_plan", input: request }),
    answerWith: ({ reply, engine, model, cached, notice }) => {
      const plan = parseReply(reply, PostPlan);
      if (!plan.ok) throw new ApiError(notice?.code ?? "ai_not_json", notice?.message ?? plan.reason);
      return { plan: plan.value, engine, model, cached, notice };
    },
  };
}
