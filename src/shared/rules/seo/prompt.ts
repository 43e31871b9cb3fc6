import { tagsIn } from "../lengths.ts";
import type { SeoFields } from "./fields.ts";

/** What the screen asks where the SEO call fails (spec §7: the built-in SEO prompt). */
const REQUEST =
  "Write an SEO report for a YouTube video: what is good, what to change, 3 better titles, a rewritten description and tags.";

const PROMPT = new RegExp(
  String.raw`^${REQUEST}\nTitle: (.*)\nNiche: (.*)\nTags: (.*)\nDescription:\n?([\s\S]*)$`,
  "u",
);

/**
 * The built-in SEO prompt for a video's text.
 * @param max UTF-16 units the prompt may take; the description is cut to fit.
 */
export function seoPrompt({ title, description, tags, niche }: SeoFields, max: number): string {
  const [one, two, three] = [title, niche, tags.join(", ")].map((text) => text.replace(/\s+/gu, " ").trim());
  const prompt = `${REQUEST}\nTitle: ${one}\nNiche: ${two}\nTags: ${three}\nDescription:\n${description}`;
  return prompt.length <= max ? prompt : prompt.slice(0, max).replace(/[\uD800-\uDBFF]$/u, "");
}

/**
 * Reads the fields out of the built-in SEO prompt. Any other text is a title in its first line, and a
 * description after it.
 * @param titleMax UTF-16 units of a first line that can be a title; a longer one is a description.
 */
export function seoPromptFields(text: string, titleMax: number): SeoFields {
  const known = PROMPT.exec(text.trim());
  if (known !== null) {
    const [, title = "", niche = "", tags = "", description = ""] = known;
    return { title, niche, tags: tagsIn(tags), description };
  }
  const [first = "", ...rest] = text.trim().split("\n");
  if (first.length > titleMax) return { title: "", niche: "", tags: [], description: text.trim() };
  return { title: first, niche: "", tags: [], description: rest.join("\n").trim() };
}
