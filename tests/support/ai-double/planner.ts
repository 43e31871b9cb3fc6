import type { Fixture } from "@copilotkit/aimock";

/** A post as a model writes it. */
export function writtenPost(day: unknown, title: string, more: object = {}) {
  return {
    day,
    title,
    hook: `Listen to this about ${title}.`,
    format: "Case study",
    time: "7 PM",
    why: "Because it follows.",
    ...more,
  };
}

/** A plan for 2 posts a week that breaks every rule: days twice, outside, out of order, too many, too few. */
export const BROKEN_PLAN = {
  plan: {
    postingDays: [5, 3, 3, 0, 31, "Day 2", 9, null, 22, 30, 29],
    growthPercentage: "Expect around +8–15% more, if all goes well",
    growthBasis: "I assumed\nthat nothing else changes.",
    days: [
      writtenPost(3, "Rent <b>or</b> buy"),
      writtenPost("day 9", "The second viewing", { time: "whenever", why: "", format: 7 }),
      writtenPost(31, "Left without a day"),
      writtenPost(3, "Rent <b>or</b> buy"),
      writtenPost(30, "Closing costs", { hook: "" }),
      "not a post",
    ],
  },
};

/** By the name of the model. */
export const plannerScenarios: Record<string, Omit<Fixture, "match">> = {
  "plan-broken": { response: { content: JSON.stringify(BROKEN_PLAN) } },
  "plan-without-days": {
    response: { content: '{"growthPercentage": "+5%", "postingDays": [0, 31], "days": []}' },
  },
  "plan-without-figure": {
    response: { content: '{"growthPercentage": "a lot", "postingDays": [1, 8, 15, 22]}' },
  },
};
