import { DailyBriefingRequest } from "#shared/contracts/helpers.ts";
import { writeBriefing } from "../built-in/helpers/daily-briefing.ts";
import { defineHelper } from "./helper.ts";

export const dailyBriefing = defineHelper({
  name: "daily_briefing",
  input: DailyBriefingRequest,
  instructions: `Write a plan for today: one video idea with its first spoken line, one thing to learn, one time of the year ahead that matters to this audience, and a checklist for the platform and the goal. You don't see today's news or trends: don't claim any. At most 350 words.`,
  ask: "What should I do today?",
  brief: (request) => [
    ["Niche", request.niche],
    ["Platform", request.platform],
    ["Goal", request.goal],
  ],
  builtIn: (request, random) => writeBriefing(request, random, new Date()),
});
