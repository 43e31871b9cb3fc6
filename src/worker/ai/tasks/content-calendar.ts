import { ContentCalendarRequest } from "#shared/contracts/helpers.ts";
import { aboutNiche } from "./about-niche.ts";
import { defineHelper } from "./helper.ts";

export const contentCalendar = defineHelper({
  name: "content_calendar",
  input: ContentCalendarRequest,
  instructions: `Plan 30 days of posts as one Markdown table with the columns Day, Title, Format, Hook: only posting days, spread evenly (three a week where nothing is said), dates where a start is given, no title twice. After it, one line a week on what to prepare. Promise no result.`,
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
