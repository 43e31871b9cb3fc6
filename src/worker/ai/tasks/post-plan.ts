import { PLAN_LIMITS, PlanQuestion } from "#shared/contracts/planner.ts";
import { PLAN_DAYS } from "#shared/rules/planner.ts";
import { evenDays } from "#shared/rules/planner/days.ts";
import { Grounded } from "../material/grounded.ts";
import { defineTask } from "../task.ts";
import { aboutNiche } from "./about-niche.ts";
import { mendPlan, PlanDraft } from "./mend-plan.ts";
import { jsonOnly, limits, TITLES, VOICE } from "./voice.ts";

const FORM = {
  postingDays: [1],
  growthPercentage: "+8–15%",
  growthBasis: "what the figure rests on, and that it is an estimate",
  days: [
    {
      day: 1,
      title: "",
      hook: "the first words spoken",
      format: "the kind of video",
      time: "20:00",
      why: "one sentence: why this video on this day",
    },
  ],
} as const;

const { hook, format, why, growthBasis } = PLAN_LIMITS;

/** A plan of 30 days as JSON (spec §9: AI defaults). The form holds nothing but choices from lists. */
export const postPlan = defineTask({
  name: "post_plan",
  input: PlanQuestion,
  output: PlanDraft,
  form: FORM,
  sampling: { temperature: 0.7, top_p: 0.9, frequency_penalty: 0.2, presence_penalty: 0.1 },
  maxTokens: 16_000,
  prompt: ({ postsPerWeek, videoLength, niche, channel }) => ({
    system: `${VOICE}
${jsonOnly(FORM)}
${TITLES} ${limits({ hook, format, why, growthBasis })}
postingDays are whole numbers from 1 to ${PLAN_DAYS}, ascending, each once: ${postsPerWeek} in each of the days 1 to 7, 8 to 14, 15 to 21 and 22 to 28, and their share in 29 and 30. Spread evenly that is ${evenDays(postsPerWeek).join(", ")}. Write one entry of days for each. Day 1 is no particular weekday.
No two titles alike or built alike: YouTube pays nothing for repetitive content. growthPercentage is your cautious estimate for ${PLAN_DAYS} days; growthBasis says what you assumed. ${channel === undefined ? "You know nothing of this channel" : "Of this channel you know what is given for reference, and no more"}, so claim no measurement.`,
    user: `Plan ${PLAN_DAYS} days of ${niche}: ${postsPerWeek} ${postsPerWeek === 1 ? "post" : "posts"} a week, each ${videoLength} long.`,
  }),
  spends: { each: "post", unknown: "places" },
  about: ({ niche, channel }) => ({ ...aboutNiche(niche), channel }),
  builtIn: async (request, random, material) => {
    const { writePlan } = await import("../built-in/planner/write-plan.ts");
    return new Grounded(writePlan(request, random, material), { known: material.known });
  },
  finish: mendPlan,
});
