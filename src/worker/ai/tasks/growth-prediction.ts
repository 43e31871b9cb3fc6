import { GrowthPredictionRequest } from "#shared/contracts/helpers.ts";
import { aboutNiche } from "./about-niche.ts";
import { defineHelper } from "./helper.ts";

export const growthPrediction = defineHelper({
  name: "growth_prediction",
  input: GrowthPredictionRequest,
  instructions: `Say what the creator's history shows. Give a number only if it follows from the numbers they gave, with the calculation and its limits; without numbers say that no forecast is possible. Then say what moves growth in this niche and what to measure from now on. At most 400 words.`,
  ask: "Where is my channel heading?",
  brief: (request) => [
    ["Niche", request.niche],
    ["Platform", request.platform],
    ["Followers", request.followers],
    ["History", request.history],
  ],
  // What the built-in engine says of numbers is in English, so what it knows has to be, too.
  about: ({ niche }) => ({ ...aboutNiche(niche), language: "en" }),
  builtIn: async (request, random, material) =>
    (await import("../built-in/helpers/growth-prediction.ts")).readGrowth(request, random, material),
});
