import type { Fixture } from "@copilotkit/aimock";

/** Over YouTube's limits here and there, with a link and times that no creator wrote. */
export const UNTIDY_SUGGESTIONS = {
  title: `Rye <i>loaf</i> ${"bread ".repeat(25)}`,
  description: `Rye bread.\n\nhttps://evil.example/win\n\n0:00 Invented\n1:00 Times\n2:00 Here\n\n${"é".repeat(4000)}`,
  tags: ["rye bread", "Rye Bread", "#rye", "t".repeat(70), "a,b"],
  thumbnailAdvice: `Show the crumb.\n\u202E${"Closer. ".repeat(300)}`,
};

/** By the name of the model. */
export const scheduleScenarios: Record<string, Omit<Fixture, "match">> = {
  "schedule-untidy": { response: { content: JSON.stringify(UNTIDY_SUGGESTIONS) } },
  "schedule-tags-in-a-line": {
    response: { content: JSON.stringify({ title: "Rye", description: "Rye.", tags: "rye, spelt loaf" }) },
  },
  "schedule-empty": {
    response: { content: JSON.stringify({ title: "W".repeat(300), description: "", tags: [] }) },
  },
};
