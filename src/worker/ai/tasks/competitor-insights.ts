import { CompetitorInsightsRequest } from "#shared/contracts/helpers.ts";
import { aboutNiche } from "./about-niche.ts";
import { defineHelper } from "./helper.ts";

export const competitorInsights = defineHelper({
  name: "competitor_insights",
  input: CompetitorInsightsRequest,
  instructions: `You can't see any channel, so claim nothing about those that are named. Say what to look at in each of them, which gaps to look for in this niche, what the creator's own notes show, and two videos to make of it without copying. At most 400 words.`,
  spends: { each: "gap", unknown: "questions" },
  ask: "How do I learn from these channels?",
  brief: (request) => [
    ["Niche", request.niche],
    ["Competitors", request.competitors],
    ["Notes", request.notes],
  ],
  about: ({ niche }) => aboutNiche(niche),
  builtIn: async (request, random, material) =>
    (await import("../built-in/helpers/competitor-insights.ts")).planCompetitorStudy(
      request,
      random,
      material,
    ),
});
