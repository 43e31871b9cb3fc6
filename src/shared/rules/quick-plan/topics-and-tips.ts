import type { NicheContent } from "./content.ts";
import { MAKING } from "./making.ts";
import type { QuickPlanNiche } from "./niches.ts";
import { PEOPLE } from "./people.ts";
import { TEMPLATES } from "./templates.ts";
import { WORK } from "./work.ts";
import { WORLD } from "./world.ts";

/** What quick plans are made of, for each of the 50 niches. */
export const QUICK_PLAN_CONTENT: Readonly<Record<QuickPlanNiche, NicheContent>> = {
  ...TEMPLATES,
  ...WORK,
  ...PEOPLE,
  ...MAKING,
  ...WORLD,
};
