import { Hono } from "hono";
import {
  deviceFinish,
  devicePrompt,
  type DeviceStep,
  type PromptRequest,
  TOOLS,
} from "#shared/contracts/on-device.ts";
import type { Asking } from "../ai/asking.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { parseInput, serve } from "../serve.ts";
import { askingForPlan } from "./planner.ts";
import { askingForSeo } from "./seo.ts";
import { askingForTrends } from "./trends.ts";

export const onDevice = new Hono<AppEnv>();

serve(onDevice, devicePrompt, async (c, request) => c.json(await nextStep(c, request, [])));
serve(onDevice, deviceFinish, async (c, { wrote, ...request }) => c.json(await nextStep(c, request, wrote)));

/** What the browser's model is to write next, or the answer that can be made of what it wrote. */
async function nextStep(
  c: AppContext,
  request: PromptRequest,
  wrote: readonly string[],
): Promise<DeviceStep> {
  const [{ ask, askOptionsOf }, { devicePromptOf }, { ToWrite }] = await Promise.all([
    import("../ai/ask.ts"),
    import("../ai/on-device.ts"),
    import("../ai/to-write.ts"),
  ]);
  const { question, answerWith } = await askingFor(c, request);
  const options = askOptionsOf(c);
  try {
    const reply = await ask(question, { ...options, wish: { ...options.wish, onDevice: wrote } });
    return { answer: { ...answerWith(reply) } };
  } catch (error) {
    if (!(error instanceof ToWrite)) throw error;
    return { prompt: await devicePromptOf(error.asked) };
  }
}

/** @throws ApiError `bad_request`, naming the field of the input. */
async function askingFor(c: AppContext, { task, input, ...request }: PromptRequest): Promise<Asking<object>> {
  switch (task) {
    case "seo_optimizer":
      return askingForSeo(c, parseInput(TOOLS[task].body, input, ["input"]));
    case "trend_detector":
      return askingForTrends(c, parseInput(TOOLS[task].body, input, ["input"]));
    case "thirty_day_plan":
      return askingForPlan(parseInput(TOOLS[task].body, input, ["input"]));
    default: {
      const { questionOf } = await import("../ai/ask.ts");
      return { question: questionOf({ ...request, task, input }), answerWith: (reply) => reply };
    }
  }
}
