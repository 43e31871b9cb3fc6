import { ContentCalendarRequest } from "#shared/contracts/helpers.ts";
import { PLAN_DAYS } from "#shared/rules/planner.ts";
import { aboutNiche } from "./about-niche.ts";
import { defineHelper } from "./helper.ts";
import { TITLES } from "./voice.ts";

export const contentCalendar = defineHelper({
  name: "content_calendar",
  input: ContentCalendarRequest,
  instructions: `Plan ${PLAN_DAYS} days of posts as one Markdown table with the columns Day, Title, Format, Hook: only posting days, spread evenly (three a week where nothing is said), dates where a start is given, no title twice, no two built alike. ${TITLES} After it, one line a week on what to prepare. Promise no result.`,
  spends: { each: "post", unknown: "questions" },
  ask: "Plan my next 30 days.",
  brief: (request) => [
    ["Niche", request.niche],
    ["Platform", request.platform],
    ["Posts per week", request.perWeek],
    ["Start", request.start],
  ],
  about: ({ niche, channel }) => ({ ...aboutNiche(niche), channel }),
  publicSources: "either-engine",
  builtIn: async (request, random, material) =>
    (await import("../built-in/helpers/content-calendar.ts")).planMonth(request, random, material),
});
