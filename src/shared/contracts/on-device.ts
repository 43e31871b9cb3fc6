import * as z from "zod/mini";
import { endpoint } from "../contract.ts";
import { AssistRequest, SamplingOptions, TASK_NAMES } from "./assistant.ts";
import { postPlan } from "./planner.ts";
import { seoOptimizer } from "./seo.ts";
import { trendDetector } from "./trends.ts";

/** Calls beside the assistant's that ask a model, under the names that they have as tasks here; their body is the input. */
export const TOOLS = {
  seo_optimizer: seoOptimizer,
  trend_detector: trendDetector,
  thirty_day_plan: postPlan,
} as const;
export type ToolName = keyof typeof TOOLS;
export const TOOL_NAMES = [
  "seo_optimizer",
  "trend_detector",
  "thirty_day_plan",
] as const satisfies ToolName[];

/** A question that the model in the creator's own browser is to answer. */
export const PromptRequest = z.extend(AssistRequest, {
  task: z.enum(
    [...TASK_NAMES, ...TOOL_NAMES],
    `Task must be one of ${[...TASK_NAMES, ...TOOL_NAMES].join(", ")}.`,
  ),
});
export type PromptRequest = z.infer<typeof PromptRequest>;

/** The most that the model may have written at once, in UTF-16 units, and how often: once, and once more to mend it. */
export const WROTE_LIMITS = { characters: 60_000, times: 2 } as const;

export const FinishRequest = z.extend(PromptRequest, {
  /** What the model wrote so far, the last piece last. */
  wrote: z
    .array(z.string().check(z.maxLength(WROTE_LIMITS.characters)))
    .check(z.minLength(1), z.maxLength(WROTE_LIMITS.times)),
});
export type FinishRequest = z.infer<typeof FinishRequest>;

/** What the model is to be asked, whole: instructions, the creator's words and what is known of the subject as data. */
export const DevicePrompt = z.object({
  messages: z
    .array(z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string() }))
    .check(z.minLength(1)),
  /** The JSON Schema that it has to keep to, where the task needs JSON. */
  schema: z.optional(z.record(z.string(), z.unknown())),
  sampling: SamplingOptions,
  /** The language of the question as a BCP 47 tag; undefined for one that can't be told. */
  language: z.optional(z.string()),
  /** True where the subject needs care: what is written is shown only once the server has checked it. */
  checkedFirst: z.optional(z.boolean()),
  /** The product's own words that stand before the answer, where somebody may be in danger. */
  opening: z.optional(z.string()),
});
export type DevicePrompt = z.infer<typeof DevicePrompt>;

/** What comes next: something for the model to write, or what the call itself answers with. */
export const DeviceStep = z.object({
  prompt: z.optional(DevicePrompt),
  answer: z.optional(z.record(z.string(), z.unknown())),
});
export type DeviceStep = z.infer<typeof DeviceStep>;

/** Gives the prompt of a question; or its answer, where the product gives that by itself. */
export const devicePrompt = endpoint({
  method: "POST",
  path: "/api/ai/prompt",
  cost: "ai",
  body: PromptRequest,
  response: DeviceStep,
});

/**
 * Reads and mends what the model wrote, as of any engine. Text in place of JSON is asked for once more; after that, or
 * where there is nothing to read, the next engine answers.
 */
export const deviceFinish = endpoint({
  method: "POST",
  path: "/api/ai/finish",
  cost: "ai",
  body: FinishRequest,
  response: DeviceStep,
});

/** Why the browser's model gave no answer; said of it in {@link DEVICE_FAILED_HEADER} of a call that another engine answers. */
export const DEVICE_FAILURES = ["unavailable", "language", "too-long", "timeout", "failed"] as const;
export type DeviceFailure = (typeof DEVICE_FAILURES)[number];
export const DEVICE_FAILED_HEADER = "X-Device-Failed";
