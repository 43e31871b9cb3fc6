import * as z from "zod/mini";
import type { NicheContent } from "./quick-plan/content.ts";
import { QUICK_PLAN_NICHES } from "./quick-plan/niches.ts";
import { WEEKDAYS, type Weekday } from "./weekdays.ts";

/** What the form takes (spec §5): posts a week, and an average video's length in seconds. */
export const QUICK_PLAN_LIMITS = {
  postsPerWeek: { least: 1, most: 21, standard: 3 },
  seconds: { least: 5, most: 3600 },
} as const;

/** How long the dashboard's planner takes, in milliseconds: a simulated delay (spec §9). */
export const QUICK_PLAN_DELAY = 2000;

/** Topics in a plan; further posts repeat them as parts (spec §9). */
export const QUICK_PLAN_TOPICS = 6;

/** Suggested post times, in the order they cycle (spec §9). A fixed pattern, not a measurement. */
export const POST_TIMES = [
  "9:00 AM",
  "12:00 PM",
  "3:00 PM",
  "6:00 PM",
  "8:00 PM",
  "10:00 AM",
  "5:00 PM",
] as const;
export type PostTime = (typeof POST_TIMES)[number];

const QuickPlanRequest = z.object({
  postsPerWeek: wholeNumber(QUICK_PLAN_LIMITS.postsPerWeek),
  /** The average length of a video. */
  seconds: wholeNumber(QUICK_PLAN_LIMITS.seconds),
  niche: z.enum(QUICK_PLAN_NICHES),
});
export type QuickPlanRequest = z.infer<typeof QuickPlanRequest>;

const PlannedPost = z.object({
  day: z.enum(WEEKDAYS),
  time: z.enum(POST_TIMES),
  topic: z.string(),
  /** Which video of its topic it is, from 1. */
  part: z.int().check(z.minimum(1)),
});
export type PlannedPost = z.infer<typeof PlannedPost>;

/** A week of posts, in the order they were planned. */
export const QuickPlan = z.object({
  request: QuickPlanRequest,
  posts: z.array(PlannedPost),
  /** Topics that a short week leaves over. */
  reserve: z.array(z.string()),
  tips: z.array(z.string()),
});
export type QuickPlan = z.infer<typeof QuickPlan>;

function wholeNumber({ least, most }: { readonly least: number; readonly most: number }) {
  return z.int().check(z.minimum(least), z.maximum(most));
}

/** The form as typed. */
export const QuickPlanDraft = z.object({ postsPerWeek: z.string(), seconds: z.string(), niche: z.string() });
export type QuickPlanDraft = z.infer<typeof QuickPlanDraft>;
export type QuickPlanField = keyof QuickPlanDraft;

const OUT_OF_RANGE = {
  postsPerWeek: "Enter a whole number from 1 to 21.",
  seconds: "Enter a whole number of seconds from 5 to 3600.",
  niche: "Choose a niche from the list.",
} as const satisfies Record<QuickPlanField, string>;

/** What a form comes to: the request it makes, or what stands in its way. */
export interface QuickPlanCheck {
  /** Fields with nothing in them: 'Please fill in all fields.' (spec §5). */
  readonly missing: readonly QuickPlanField[];
  /** What is wrong with fields that hold something. */
  readonly errors: Readonly<Partial<Record<QuickPlanField, string>>>;
  readonly request?: QuickPlanRequest;
}

/** Checks the form by the limits of {@link QUICK_PLAN_LIMITS}; all three fields are required. */
export function checkQuickPlan({ postsPerWeek, seconds, niche }: QuickPlanDraft): QuickPlanCheck {
  const typed = { postsPerWeek: postsPerWeek.trim(), seconds: seconds.trim(), niche };
  const fields = ["postsPerWeek", "seconds", "niche"] as const;
  const missing = fields.filter((field) => typed[field] === "");
  const { success, data, error } = QuickPlanRequest.safeParse({
    postsPerWeek: Number(typed.postsPerWeek),
    seconds: Number(typed.seconds),
    niche,
  });
  if (success && missing.length === 0) return { missing, errors: {}, request: data };
  const wrong = fields.filter(
    (field) => typed[field] !== "" && error?.issues.some(({ path }) => path[0] === field),
  );
  return { missing, errors: Object.fromEntries(wrong.map((field) => [field, OUT_OF_RANGE[field]])) };
}

/**
 * Plans one week. Posts are spread over its seven days as evenly as whole posts allow, times cycle through
 * {@link POST_TIMES}, and topics repeat after the sixth, each time as a part of its own.
 * @param below draws a whole number from 0 to `limit` - 1.
 */
export function makeQuickPlan(
  request: QuickPlanRequest,
  { subjects, tips }: NicheContent,
  below: (limit: number) => number,
): QuickPlan {
  const topics = pickTopics(subjects, below);
  const count = request.postsPerWeek;
  const posts = Array.from({ length: count }, (_, index): PlannedPost => ({
    day: inTurn(WEEKDAYS, Math.floor((index * WEEKDAYS.length) / count)),
    time: inTurn(POST_TIMES, index),
    topic: inTurn(topics, index),
    part: Math.floor(index / topics.length) + 1,
  }));
  return { request, posts, reserve: topics.slice(count), tips: [...tips] };
}

/** Six different subjects in random order, one wording each. */
function pickTopics(subjects: readonly (readonly string[])[], below: (limit: number) => number): string[] {
  const deck = [...subjects];
  return Array.from({ length: QUICK_PLAN_TOPICS }, () => {
    const wordings = deck.splice(below(deck.length), 1).flat();
    return inTurn(wordings, below(wordings.length));
  });
}

function inTurn<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError("there is nothing to take turns with");
  return item;
}

/** A post's title: its topic, with "(Part 2)" and so on where it was planned before. */
export function postTitle({ topic, part }: PlannedPost): string {
  return part === 1 ? topic : `${topic} (Part ${part})`;
}

/** One day of a plan, with its posts from morning to evening. */
export interface PlannedDay {
  readonly day: Weekday;
  readonly posts: readonly PlannedPost[];
}

/** The week from Monday to Sunday; rest days hold no posts. */
export function daysOf({ posts }: QuickPlan): PlannedDay[] {
  return WEEKDAYS.map((day) => ({
    day,
    posts: posts
      .filter((post) => post.day === day)
      .toSorted((one, other) => minutesOf(one.time) - minutesOf(other.time)),
  }));
}

/** Minutes since midnight: 900 for "3:00 PM". */
function minutesOf(time: PostTime): number {
  const [hour = 0, minutes = 0] = time.split(/\D/u).map(Number);
  return ((hour % 12) + (time.endsWith("PM") ? 12 : 0)) * 60 + minutes;
}
