import type { TaskName } from "#shared/contracts/assistant.ts";
import type { Language } from "#shared/rules/language.ts";
import { careOf, languageOfCare } from "./care-of.ts";
import { type Care, NO_CARE } from "./kinds.ts";

/** Fields of an input that say what it is about. What viewers wrote and numbers that were pasted aren't among them. */
const FIELDS: Record<TaskName, readonly string[]> = {
  general: [],
  video_ideas: ["topic", "niche", "audience"],
  video_idea: ["topic", "niche", "audience"],
  monetize: ["niche", "question"],
  optimize_video: ["title", "description", "niche"],
  // Each comment is read by itself where it is answered.
  reply_assistant: [],
  growth_prediction: ["niche"],
  daily_briefing: ["niche", "goal"],
  hashtags: ["topic"],
  script: ["topic"],
  thumbnail_advice: ["title", "niche", "description"],
  competitor_insights: ["niche", "notes"],
  audience_analysis: ["niche"],
  trends: ["niche"],
  seo: ["title", "description", "tags"],
  voice_to_text: ["transcript"],
  tts_script: ["text"],
  content_calendar: ["niche"],
  performance_analysis: ["niche"],
  caption: ["topic"],
  ab_test: ["titles", "niche"],
  crisis_management: ["situation"],
  post_plan: [],
  video_suggestions: ["title", "description", "tags", "fileName"],
};

/** The most of one field that is read, in UTF-16 units. */
const MOST = 8000;

/** How much care what is asked of a task needs, and in which language it was said. */
export function careAsked(task: TaskName, input: unknown): { care: Care; language: Language } {
  const text = typeof input === "string" ? input : textsAt(input, [...FIELDS[task], "details"]).join(" \n ");
  const care = text.trim() === "" ? NO_CARE : careOf(text);
  return { care, language: care.level === "none" ? "en" : languageOfCare(text, care.kind) };
}

/** The texts under these names, also where the fields stand within one of the input's own. */
function textsAt(input: unknown, names: readonly string[]): string[] {
  if (typeof input !== "object" || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) => {
    if (names.includes(name))
      return [value]
        .flat()
        .filter((item) => typeof item === "string")
        .map((item) => item.slice(0, MOST));
    return Array.isArray(value) ? [] : textsAt(value, names);
  });
}
