import { SeoQuestion, type SeoRequest } from "#shared/contracts/seo.ts";
import { proposeSeo } from "../built-in/seo/propose.ts";
import { analyse } from "../built-in/seo/report.ts";
import { defineTask } from "../task.ts";
import { material, VOICE } from "./voice.ts";

/** A video's text, a line each field; what the creator left open isn't mentioned. */
export function briefOf({ title, niche, tags, description }: SeoRequest): string {
  const lines = [
    ["Title", title],
    ["Niche", niche],
    ["Tags", tags.join(", ")],
    ["Description", description === "" ? "" : `\n${description}`],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join("\n");
}

/** What a model has to keep to, whether it answers in JSON or in prose (src/shared/rules/lengths.ts). */
export const SEO_RULES = `Titles: at most 100 characters, no < or >, what people search for first. Description: at most 5,000 bytes, no < or >; the first 150 characters name the subject and the promise. Tags: at most 500 characters together. At most 3 hashtags.
Keep the language, every fact, link and chapter of the creator's own, and add none: no invented numbers, links or times.`;

/**
 * The SEO report in prose: what the screen falls back on where its own call fails (spec §7). Asked with the
 * screen's prompt, with a title in plain text, or with the fields.
 */
export const seo = defineTask({
  name: "seo",
  input: SeoQuestion,
  output: undefined,
  sampling: { temperature: 0.7, top_p: 0.9, frequency_penalty: 0.2, presence_penalty: 0.1 },
  maxTokens: 6000,
  prompt: (request) => ({
    system: `${VOICE}
Write an SEO report as Markdown: what is good, what to change and why, 3 better titles, a rewritten description, tags and hashtags. At most 500 words beside the description.
${SEO_RULES}`,
    user: `Write an SEO report for this YouTube video.\n${material(briefOf(request))}`,
  }),
  builtIn: (request, random) => analyse(request, proposeSeo(request, [], random)).report,
});
