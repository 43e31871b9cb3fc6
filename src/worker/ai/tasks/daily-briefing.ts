import { DailyBriefingRequest } from "#shared/contracts/helpers.ts";
import { aboutNiche } from "./about-niche.ts";
import { defineHelper } from "./helper.ts";

export const dailyBriefing = defineHelper({
  name: "daily_briefing",
  input: DailyBriefingRequest,
  instructions: `Write a plan for today: one video idea with its first spoken line and what is seen, one thing to learn, one time of the year ahead that matters to this audience, and a checklist for the platform and the goal. Of today you know what the reference names with a date, and no news or trends besides: don't claim any. At most 350 words.`,
  spends: { each: "part of the plan", unknown: "questions" },
  ask: "What should I do today?",
  brief: (request) => [
    ["Niche", request.niche],
    ["Platform", request.platform],
    ["Goal", request.goal],
  ],
  about: ({ niche, channel }) => ({ ...aboutNiche(niche), channel }),
  publicSources: "model",
  builtIn: async (request, random, material) => {
    const { writeBriefing } = await import("../built-in/helpers/briefing/write-briefing.ts");
    return writeBriefing(request, random, material, new Date());
  },
});
