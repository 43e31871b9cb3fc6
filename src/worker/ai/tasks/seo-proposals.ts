import * as z from "zod/mini";
import { SeoProposals, SeoRequest } from "#shared/contracts/seo.ts";
import { tagsIn } from "#shared/rules/lengths.ts";
import { mendProposals, SEO_TITLES } from "../built-in/seo/mend.ts";
import { defineTask } from "../task.ts";
import { aboutVideo, briefOf, SEO_RULES } from "./seo.ts";
import { asData, jsonOnly, VOICE } from "./voice.ts";

const SeoProposalsRequest = z.object({
  video: SeoRequest,
  /** What people type into YouTube's search box after the subject, as far as it is known. */
  suggestions: z.array(z.string()),
});

/** Models write tags as a list or between commas, and may leave the hashtags out. */
const ModelProposals = z.object({
  ...SeoProposals.shape,
  tags: z.pipe(
    z.transform((tags: unknown) => (typeof tags === "string" ? tagsIn(tags) : tags)),
    SeoProposals.shape.tags,
  ),
  hashtags: z._default(SeoProposals.shape.hashtags, []),
});

const FORM = {
  titles: [`${SEO_TITLES.least} to ${SEO_TITLES.most} better titles, best first`],
  description: "the description rewritten",
  tags: ["a tag"],
  hashtags: ["#tag"],
} as const;

/** What the SEO call itself asks an engine for: proposals as JSON. The analysis is the product's own. */
export const seoProposals = defineTask({
  name: "seo",
  input: SeoProposalsRequest,
  output: ModelProposals,
  form: FORM,
  sampling: { temperature: 0.7, top_p: 0.9, frequency_penalty: 0.2, presence_penalty: 0.1 },
  maxTokens: 6000,
  prompt: ({ video, suggestions }) => ({
    system: `${VOICE}
${jsonOnly(FORM)}
${SEO_RULES}`,
    user: `Improve the search text of one YouTube video.\n${asData(
      suggestions.length === 0
        ? briefOf(video)
        : `${briefOf(video)}\nWhat people type on YouTube: ${suggestions.join(", ")}`,
    )}`,
  }),
  spends: { each: "title", unknown: "text" },
  about: ({ video }) => aboutVideo(video),
  builtIn: async ({ video, suggestions }, random, material) =>
    (await import("../built-in/seo/propose.ts")).proposeSeo(video, suggestions, random, material),
  finish: (proposals, { video }, { care }) => mendProposals(proposals, video, care?.level),
});
