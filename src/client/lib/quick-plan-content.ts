import topics from "virtual:knowledge/quick-plan";
import type { NicheContent } from "#shared/rules/quick-plan/content.ts";
import type { QuickPlanNiche } from "#shared/rules/quick-plan/niches.ts";
import { TEMPLATES } from "#shared/rules/quick-plan/templates.ts";
import { TIPS } from "#shared/rules/quick-plan/tips.ts";

/** What quick plans of a niche are made of; its topics are a chunk of their own. */
export async function quickPlanContent(niche: QuickPlanNiche): Promise<NicheContent> {
  if (hasTemplates(niche)) return TEMPLATES[niche];
  return { subjects: (await topics[niche]()).default, tips: TIPS[niche] };
}

function hasTemplates(niche: QuickPlanNiche): niche is keyof typeof TEMPLATES {
  return Object.hasOwn(TEMPLATES, niche);
}
