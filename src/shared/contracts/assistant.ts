import * as z from "zod/mini";
import { endpoint } from "../contract.ts";
import { ErrorCode } from "../errors.ts";
import { Grounding } from "./grounding.ts";

/** Task names on the wire: the six of spec §7, one for each other prompt helper it lists, the post plan, and the scheduler's suggestions. */
export const TASK_NAMES = [
  "general",
  "video_ideas",
  "video_idea",
  "monetize",
  "optimize_video",
  "reply_assistant",
  "growth_prediction",
  "daily_briefing",
  "hashtags",
  "script",
  "thumbnail_advice",
  "competitor_insights",
  "audience_analysis",
  "trends",
  "seo",
  "voice_to_text",
  "tts_script",
  "content_calendar",
  "performance_analysis",
  "caption",
  "ab_test",
  "crisis_management",
  "post_plan",
  "video_suggestions",
] as const;
export type TaskName = (typeof TASK_NAMES)[number];

/** Limits of a request, in UTF-16 units. */
export const ASSIST_LIMITS = { input: 8000, memory: 12_000 } as const;

/** Sampling as OpenAI-compatible endpoints take it. `seed` also seeds the built-in engine. */
export const SamplingOptions = z.object({
  temperature: z.optional(z.number().check(z.minimum(0), z.maximum(2))),
  top_p: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  frequency_penalty: z.optional(z.number().check(z.minimum(-2), z.maximum(2))),
  presence_penalty: z.optional(z.number().check(z.minimum(-2), z.maximum(2))),
  seed: z.optional(z.int()),
});
export type SamplingOptions = z.infer<typeof SamplingOptions>;

/** What a site itself may answer with: an OpenAI-compatible endpoint, Cloudflare's own models, or none of them. */
export const SITE_ENGINES = ["built-in", "openai", "workers-ai"] as const;
export type SiteEngine = (typeof SITE_ENGINES)[number];
/** Those, the model in a creator's own browser, and one that they have a key of their own to. */
export const ENGINE_NAMES = [...SITE_ENGINES, "own-key", "on-device"] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** Says "built-in" where a creator lets no model answer, on any call that may ask one. */
export const ENGINE_HEADER = "X-Engine";

export const AssistRequest = z.object({
  task: z.enum(TASK_NAMES, `Task must be one of ${TASK_NAMES.join(", ")}.`),
  /** Text, or the task's own object; each task checks its own. */
  input: z.union([z.string(), z.record(z.string(), z.unknown())], "Input must be text or an object."),
  opts: z.optional(SamplingOptions),
  /** What was said before, where the creator lets it be sent. */
  memory: z.optional(
    z
      .string()
      .check(z.maxLength(ASSIST_LIMITS.memory, `Memory can be at most ${ASSIST_LIMITS.memory} characters.`)),
  ),
});
export type AssistRequest = z.infer<typeof AssistRequest>;

/** Something the reader of a reply should know about it, in the vocabulary of failures. */
export const Notice = z.object({ code: ErrorCode, message: z.string() });
export type Notice = z.infer<typeof Notice>;

export const AssistReply = z.object({
  ...Grounding.shape,
  /** Prose, or the task's JSON as text. */
  reply: z.string(),
  /** Which engine wrote it. */
  engine: z.enum(ENGINE_NAMES),
  /** The model, where the engine has one. */
  model: z.optional(z.string()),
  /** True where the answer was paid for earlier and kept. */
  cached: z.boolean(),
  /** Where the reply isn't all it should be: cut off, or text in place of JSON. */
  notice: z.optional(Notice),
});
export type AssistReply = z.infer<typeof AssistReply>;

/**
 * Asks one task. `Cache-Control: no-cache` bypasses kept answers. With `Accept: text/event-stream` a
 * prose task answers as server-sent events: `delta` ({@link AssistDelta}) any number of times, then
 * `done` ({@link AssistReply}) or `error` (the error body).
 */
export const assist = endpoint({
  method: "POST",
  path: "/api/ai/assist",
  cost: "ai",
  body: AssistRequest,
  response: AssistReply,
});

export const AssistDelta = z.object({ text: z.string() });

/** What a reply reads as where an engine sent none (spec §7). */
export const NO_RESPONSE = "No response generated.";

/** An answer in prose that the creator keeps in the browser: newest first in its list. `savedAt` is an ISO time. */
export const SavedAnswer = z.object({
  id: z.string().check(z.minLength(1)),
  savedAt: z.iso.datetime({ offset: true }),
  /** What was asked, in a line. */
  title: z.string(),
  /** Markdown. */
  text: z.string(),
  /** Who wrote it, as the screens say it. */
  writtenBy: z.string(),
});
export type SavedAnswer = z.infer<typeof SavedAnswer>;

/**
 * A question and its answer as AI memory keeps them, for one user (spec §3): oldest first in its list. `at` is
 * an ISO time. Both texts may be shortened.
 */
export const Exchange = z.object({
  id: z.string().check(z.minLength(1)),
  at: z.iso.datetime({ offset: true }),
  userId: z.string(),
  prompt: z.string(),
  reply: z.string(),
});
export type Exchange = z.infer<typeof Exchange>;
