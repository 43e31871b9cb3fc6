import type { Fixture } from "@copilotkit/aimock";
import type { SeoProposals } from "#shared/contracts/seo.ts";

/** What a well-behaved model proposes, over YouTube's limits here and there. */
export const MODEL_PROPOSALS: SeoProposals = {
  titles: [
    "Sourdough bread without an oven door",
    `Sourdough ${"bread ".repeat(30)}`.slice(0, 150),
    "Rye <i>loaf</i>",
  ],
  description:
    "Sourdough bread, one bowl.\n\nhttps://evil.example/win\n\n0:00 Invented\n1:00 Times\n2:00 Here",
  tags: ["sourdough bread", "sourdough bread", "t".repeat(70)],
  hashtags: ["#sourdough", "bread", "#a", "#b"],
};

/** By the name of the model. */
export const seoScenarios: Record<string, Omit<Fixture, "match">> = {
  seo: { response: { content: JSON.stringify(MODEL_PROPOSALS) } },
  "seo-tags-in-a-line": {
    response: { content: JSON.stringify({ titles: [], description: "Bread.", tags: "rye, spelt loaf" }) },
  },
};
