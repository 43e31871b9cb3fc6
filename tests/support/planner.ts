import type { PlannedPost } from "#shared/contracts/planner.ts";

/** A post of a plan. */
export function plannedPost(part: Partial<PlannedPost> = {}): PlannedPost {
  return {
    day: 1,
    title: "Bread from one bowl",
    hook: "Your oven isn't the problem.",
    format: "Step-by-step tutorial",
    time: "20:00",
    why: "It answers what people ask first.",
    ...part,
  };
}
