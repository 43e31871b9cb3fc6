import { MonetizeRequest } from "#shared/contracts/helpers.ts";
import { aboutNiche } from "./about-niche.ts";
import { defineHelper } from "./helper.ts";

export const monetize = defineHelper({
  name: "monetize",
  input: MonetizeRequest,
  instructions: `Say how this creator can earn: routes that fit the niche and the size of the audience, in the order to try them, what to do first, and what not to expect. Name a platform's threshold or share only if you are sure of it, with the date it holds for; never name an RPM or an income for a niche. Answer the creator's own question first where there is one. At most 450 words.`,
  spends: { each: "route", unknown: "questions" },
  ask: "How can I earn with my videos?",
  brief: (request) => [
    ["Niche", request.niche],
    ["Platform", request.platform],
    ["Audience size", request.audienceSize],
    ["Country", request.country],
    ["Question", request.question],
  ],
  about: ({ niche }) => aboutNiche(niche),
  builtIn: async (request, random, material) =>
    (await import("../built-in/helpers/monetize.ts")).adviseOnIncome(request, random, material),
});
