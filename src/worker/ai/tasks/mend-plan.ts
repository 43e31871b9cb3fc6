import * as z from "zod/mini";
import { PLAN_LIMITS, type PlannedPost, type PlanRequest, type PostPlan } from "#shared/contracts/planner.ts";
import { PLAN_DAYS } from "#shared/rules/planner.ts";
import { mendDays } from "#shared/rules/planner/days.ts";
import { figureIn } from "#shared/rules/planner/growth.ts";
import { clockTime, COMMON_TIME } from "#shared/rules/planner/times.ts";
import { nearlySame } from "#shared/rules/planner/titles.ts";
import { mendTitle, withoutEmpty } from "../check-output.ts";
import { seededRandom } from "../built-in/random.ts";
import type { Material } from "../material/material.ts";
import { clip, oneLine } from "../built-in/topic.ts";

/** Models write 3, "3" and "Day 3"; all mean 3. Anything else isn't a day. */
const dayIn = (value: unknown): number | undefined => {
  const day = typeof value === "string" ? Number(/^\s*(?:day\s*)?(\d{1,2})\s*$/iu.exec(value)?.[1]) : value;
  return typeof day === "number" && Number.isInteger(day) && day >= 1 && day <= PLAN_DAYS ? day : undefined;
};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** A text on one line; "" for what isn't one. */
const text = z._default(
  z.pipe(
    z.transform((value: unknown) => (typeof value === "string" ? oneLine(value) : "")),
    z.string(),
  ),
  "",
);

const PostDraft = z.object({
  day: z.optional(
    z.pipe(
      z.transform((value: unknown) => dayIn(value)),
      z.optional(z.number()),
    ),
  ),
  title: text,
  hook: text,
  format: text,
  time: text,
  why: text,
  description: z.optional(text),
  cta: z.optional(text),
  targetAudience: z.optional(text),
});
type PostDraft = z.infer<typeof PostDraft>;

const PlanShape = z
  .object({
    postingDays: z._default(
      z.pipe(
        z.transform((value: unknown) => list(value).flatMap((day) => dayIn(day) ?? [])),
        z.array(z.number()),
      ),
      [],
    ),
    growthPercentage: z.pipe(
      z.transform((value: unknown) => figureIn(typeof value === "number" ? `${value}%` : String(value))),
      z.string("growthPercentage must name a percentage, such as +8–15%."),
    ),
    growthBasis: text,
    days: z._default(
      z.pipe(
        z.transform((value: unknown) => list(value).filter((post) => isRecord(post))),
        z.array(PostDraft),
      ),
      [],
    ),
  })
  .check(
    z.refine(
      ({ postingDays, days }) => postingDays.length > 0 || days.some(({ day }) => day !== undefined),
      "The plan needs posting days from 1 to 30.",
    ),
  );

/** What a model may write of {@link PostPlan}: anything that can still be told apart, bare or as {"plan": …}. */
export const PlanDraft = z.pipe(
  z.transform((value: unknown) => (isRecord(value) && "plan" in value ? value.plan : value)),
  PlanShape,
);
export type PlanDraft = z.output<typeof PlanShape>;

/**
 * Makes a plan of what a model wrote. Its posting days are moved as little as the rules allow; a post it wrote
 * for a day that had to go takes the next day without one; days it wrote nothing for are filled by the
 * built-in engine and say so. The same in, the same out.
 */
export async function mendPlan(
  draft: PlanDraft,
  request: PlanRequest,
  material: Material,
): Promise<PostPlan> {
  const usable = usablePosts(draft.days);
  const preferred = new Set(usable.flatMap(({ day }) => day ?? []));
  const given = draft.postingDays.length > 0 ? draft.postingDays : [...preferred];
  const postingDays = mendDays(given, request.postsPerWeek, preferred);
  const written = withoutEmpty(
    usable,
    ({ title, hook }) => `${title}\n${hook}`,
    postingDays.length,
    request.niche,
  );

  const onDay = new Map<number, PostDraft>();
  const spare: PostDraft[] = [];
  for (const post of written) {
    const { day } = post;
    if (day !== undefined && postingDays.includes(day) && !onDay.has(day)) onDay.set(day, post);
    else spare.push(post);
  }
  for (const day of postingDays) {
    const next = onDay.has(day) ? undefined : spare.shift();
    if (next !== undefined) onDay.set(day, next);
  }
  const open = postingDays.filter((day) => !onDay.has(day));
  const filled = await fillersFor(open, request, [...onDay.values()], material);
  return {
    postingDays,
    growthPercentage: draft.growthPercentage,
    growthBasis: clip(draft.growthBasis, PLAN_LIMITS.growthBasis),
    days: postingDays.flatMap((day) => {
      const post = onDay.get(day);
      return post === undefined ? (filled.get(day) ?? []) : mendPost(post, day, request.niche);
    }),
  };
}

/** The posts that say something, none with the same title as one before. */
function usablePosts(days: readonly PostDraft[]): PostDraft[] {
  const titles = new Set<string>();
  return days.filter(({ title, hook }) => {
    if (title === "" || hook === "" || titles.has(title)) return false;
    titles.add(title);
    return true;
  });
}

function mendPost(post: PostDraft, day: number, niche: string): PlannedPost {
  const optional = (name: "description" | "cta" | "targetAudience") => {
    const value = clip(post[name] ?? "", PLAN_LIMITS[name]);
    return value === "" ? {} : { [name]: value };
  };
  return {
    day,
    title: mendTitle(post.title, niche),
    hook: clip(post.hook, PLAN_LIMITS.hook),
    format: clip(post.format, PLAN_LIMITS.format) || "Any format",
    time: clockTime(post.time) ?? COMMON_TIME,
    why: clip(post.why, PLAN_LIMITS.why) || "The model gave no reason.",
    ...optional("description"),
    ...optional("cta"),
    ...optional("targetAudience"),
  };
}

/** Posts of the built-in engine for the days left open, first those unlike the model's own. */
async function fillersFor(
  open: readonly number[],
  request: PlanRequest,
  written: readonly PostDraft[],
  material: Material,
): Promise<ReadonlyMap<number, PlannedPost>> {
  if (open.length === 0) return new Map();
  const { writePlan } = await import("../built-in/planner/write-plan.ts");
  const { days } = writePlan(request, seededRandom(written.length), material);
  const repeats = ({ title }: PlannedPost) => written.some((post) => nearlySame(post.title, title));
  const queue = [...days.filter((post) => !repeats(post)), ...days.filter(repeats)];
  return new Map(
    queue.slice(0, open.length).map((post, index) => {
      const day = open[index] ?? post.day;
      return [day, { ...post, day, engine: "built-in" }];
    }),
  );
}
