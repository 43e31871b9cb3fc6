import * as z from "zod/mini";
import { endpoint } from "../contract.ts";
import { PLAN_DAYS, PLAN_NICHES, POSTS_PER_WEEK, VIDEO_LENGTH_NAMES } from "../rules/planner.ts";
import { figureIn } from "../rules/planner/growth.ts";
import { AssistReply, ENGINE_NAMES } from "./assistant.ts";
import { Channel } from "./own-material.ts";

const WHOLE = `Posts per week must be a whole number from ${POSTS_PER_WEEK.least} to ${POSTS_PER_WEEK.most}.`;

/** What a plan is made for (spec §3). */
export const PlanRequest = z.object({
  postsPerWeek: z
    .int(WHOLE)
    .check(z.minimum(POSTS_PER_WEEK.least, WHOLE), z.maximum(POSTS_PER_WEEK.most, WHOLE)),
  videoLength: z.enum(VIDEO_LENGTH_NAMES, `Video length must be one of ${VIDEO_LENGTH_NAMES.join(", ")}.`),
  niche: z.enum(PLAN_NICHES, `Niche must be one of ${PLAN_NICHES.join(", ")}.`),
});
export type PlanRequest = z.infer<typeof PlanRequest>;

/** The same as it is asked: what goes along from the creator's channel isn't kept with the plan. */
export const PlanQuestion = z.extend(PlanRequest, { channel: Channel });
export type PlanQuestion = z.infer<typeof PlanQuestion>;

/** The most of each text of a plan, in UTF-16 units. */
export const PLAN_LIMITS = {
  title: 200,
  hook: 600,
  format: 120,
  why: 600,
  description: 1000,
  cta: 300,
  targetAudience: 200,
  growthPercentage: 24,
  growthBasis: 800,
} as const;

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const Day = z.int().check(z.minimum(1), z.maximum(PLAN_DAYS));

/** What to post on one day. */
export const PlannedPost = z.object({
  day: Day,
  title: text(PLAN_LIMITS.title),
  hook: text(PLAN_LIMITS.hook),
  format: text(PLAN_LIMITS.format),
  /** When to post in the creator's own time, "HH:MM" on the 24-hour clock. */
  time: z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u)),
  /** Why this video on this day. */
  why: text(PLAN_LIMITS.why),
  description: z.optional(text(PLAN_LIMITS.description)),
  cta: z.optional(text(PLAN_LIMITS.cta)),
  targetAudience: z.optional(text(PLAN_LIMITS.targetAudience)),
  /** Who wrote this day, where it isn't who wrote the plan. */
  engine: z.optional(z.enum(ENGINE_NAMES)),
});
export type PlannedPost = z.infer<typeof PlannedPost>;

/**
 * A plan of 30 days (spec §3). From the server it holds as many posting days in each seven as asked
 * (rules/planner/days.ts); a creator may move them afterwards.
 */
export const PostPlan = z
  .object({
    /** Ascending, each once. */
    postingDays: z.array(Day).check(z.minLength(1), z.maxLength(PLAN_DAYS)),
    /** Display text: "+7–13%". */
    growthPercentage: text(PLAN_LIMITS.growthPercentage).check(
      z.refine((figure) => figureIn(figure) !== undefined, "The growth figure must be a percentage."),
    ),
    /** What the figure rests on, in words; "" where a model gave none. */
    growthBasis: z.string().check(z.maxLength(PLAN_LIMITS.growthBasis)),
    /** One post for each posting day, in their order. */
    days: z.array(PlannedPost),
  })
  .check(
    z.refine(
      ({ postingDays, days }) =>
        postingDays.every((day, index) => index === 0 || day > (postingDays[index - 1] ?? day)) &&
        postingDays.length === days.length &&
        days.every(({ day }, index) => day === postingDays[index]),
      "Each posting day needs one post, in order.",
    ),
  );
export type PostPlan = z.infer<typeof PostPlan>;

export const PlanAnswer = z.extend(
  z.pick(AssistReply, { engine: true, model: true, cached: true, notice: true }),
  {
    plan: PostPlan,
  },
);
export type PlanAnswer = z.infer<typeof PlanAnswer>;

/** Makes a plan. `Cache-Control: no-cache` asks a paid engine anew. */
export const postPlan = endpoint({
  method: "POST",
  path: "/api/post-plan",
  cost: "ai",
  body: PlanQuestion,
  response: PlanAnswer,
});

/** A plan on the screen: what was asked, what came, and the date of day 1, "" while none is chosen. */
export const OpenPlan = z.extend(PlanAnswer, {
  id: z.string().check(z.minLength(1)),
  request: PlanRequest,
  start: z.union([z.literal(""), z.iso.date()]),
});
export type OpenPlan = z.infer<typeof OpenPlan>;

/** A plan kept in the browser, newest first in its list. `savedAt` is an ISO time. */
export const SavedPlan = z.extend(OpenPlan, {
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  savedAt: z.iso.datetime({ offset: true }),
});
export type SavedPlan = z.infer<typeof SavedPlan>;
