import { NICHE_NAMES } from "#shared/rules/niches.ts";
import { PLAN_NICHES } from "#shared/rules/planner.ts";
import { TREND_NICHES } from "#shared/rules/trends.ts";
import type { About } from "../material/material.ts";

const LISTED = new Set([...NICHE_NAMES, ...PLAN_NICHES, ...TREND_NICHES].map((name) => name.toLowerCase()));

/** What a form asks about whose one subject is a niche: one the product lists, or a subject in the creator's words. */
export function aboutNiche(niche: string): About {
  return LISTED.has(niche.toLowerCase()) ? { text: "", niche } : { text: niche, niche };
}
