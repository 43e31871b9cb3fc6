import { PLAN_LIMITS, type PlannedPost, type PlanRequest, type PostPlan } from "#shared/contracts/planner.ts";
import { formatOf } from "#shared/rules/ideas.ts";
import { VIDEO_LENGTHS } from "#shared/rules/planner.ts";
import { evenDays, STRETCHES } from "#shared/rules/planner/days.ts";
import { planningEstimate } from "#shared/rules/planner/growth.ts";
import { COMMON_TIME, EARLIER_TIME } from "#shared/rules/planner/times.ts";
import type { Material } from "../../material/material.ts";
import type { Draft } from "../ideas/write-ideas.ts";
import type { Random } from "../random.ts";
import { clip } from "../topic.ts";
import { planIdeas } from "./plan-ideas.ts";
import { FORMAT_REASONS, STRETCH_AIMS } from "./reasons.ts";

/**
 * A plan of 30 days: posts spread evenly over each week, a different video for each from what is
 * known of the niche, and a time of day that alternates by week, so that a creator can compare the two.
 */
export function writePlan(
  { postsPerWeek, videoLength, niche }: PlanRequest,
  random: Random,
  material: Material,
): PostPlan {
  const postingDays = evenDays(postsPerWeek);
  const ideas = planIdeas(niche, VIDEO_LENGTHS[videoLength], postingDays.length, random, material);
  const used = new Set<string>();
  return {
    postingDays,
    ...planningEstimate(postsPerWeek),
    days: ideas.map((idea, index) => postOn(postingDays[index] ?? 0, idea, used, random)),
  };
}

function postOn(day: number, idea: Draft, used: Set<string>, random: Random): PlannedPost {
  const stretch = STRETCHES.findIndex(([, last]) => day <= last);
  return {
    day,
    title: idea.title,
    hook: clip(idea.hook, PLAN_LIMITS.hook),
    format: idea.format,
    time: stretch % 2 === 0 ? COMMON_TIME : EARLIER_TIME,
    why: reasonFor(idea, stretch, used, random),
    description: clip(idea.description, PLAN_LIMITS.description),
    cta: clip(idea.cta, PLAN_LIMITS.cta),
    targetAudience: clip(idea.targetAudience, PLAN_LIMITS.targetAudience),
  };
}

/** Why this format at this point of the plan, in words that no other day has where that can be. */
function reasonFor({ format }: Draft, stretch: number, used: Set<string>, random: Random): string {
  const reasons = FORMAT_REASONS[formatOf(format) ?? "story"];
  const aims = STRETCH_AIMS[stretch] ?? [];
  const all = reasons.flatMap((reason) => aims.map((aim) => `${reason} ${aim}`));
  const fresh = all.filter((text) => !used.has(text));
  const unheard = fresh.filter((text) => ![...used].some((other) => shareSentence(text, other)));
  const text = random.pick([unheard, fresh, all].find((texts) => texts.length > 0) ?? [format]);
  used.add(text);
  return text;
}

function shareSentence(one: string, other: string): boolean {
  const sentences = new Set(other.split(/(?<=\.) /u));
  return one.split(/(?<=\.) /u).some((sentence) => sentences.has(sentence));
}
