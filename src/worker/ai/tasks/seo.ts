import { SeoQuestion, type SeoRequest } from "#shared/contracts/seo.ts";
import { DESCRIPTION_MAX, TAGS_MAX, YOUTUBE_HASHTAGS_SHOWN } from "#shared/rules/lengths.ts";
import { OPENING } from "#shared/rules/seo/keywords.ts";
import { Grounded } from "../material/grounded.ts";
import type { About } from "../material/material.ts";
import { defineTask } from "../task.ts";
import { asData, TITLES, VOICE } from "./voice.ts";

/** A video's text, a line each field; what the creator left open isn't mentioned. */
export function briefOf({ title, niche, tags, description, details }: SeoRequest): string {
  const lines = [
    ["Title", title],
    ["Niche", niche],
    ["Tags", tags.join(", ")],
    ["Description", description === "" ? "" : `\n${description}`],
    ["The creator's answers", details],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join("\n");
}

/** The most of a description that tells what a video without a title is about, in UTF-16 units. */
const TELLING = 200;

/** What a video is about, as far as its text tells. */
export function aboutVideo({ title, description, tags, niche, details }: SeoRequest): About {
  const text = [title === "" ? description.slice(0, TELLING) : title, ...tags.slice(0, 3)].join(" ");
  return { text, niche, details };
}

/** What a model has to keep to, whether it answers in JSON or in prose (src/shared/rules/lengths.ts). */
export const SEO_RULES = `${TITLES} What people search for comes first in them; the specifics of the creator's own title stay. Description: at most ${DESCRIPTION_MAX} bytes, no < or >; the first ${OPENING} characters name the subject and the promise. Tags: at most ${TAGS_MAX} characters together. At most ${YOUTUBE_HASHTAGS_SHOWN} hashtags.
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
    user: `Write an SEO report for this YouTube video.\n${asData(briefOf(request))}`,
  }),
  spends: { each: "title", unknown: "text" },
  about: aboutVideo,
  builtIn: async (request, random, material) => {
    const [{ proposeSeo }, { analyse }] = await Promise.all([
      import("../built-in/seo/propose.ts"),
      import("../built-in/seo/report.ts"),
    ]);
    const { answer, grounding } = proposeSeo(request, [], random, material);
    return new Grounded(analyse(request, answer).report, grounding);
  },
});
