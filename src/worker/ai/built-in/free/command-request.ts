import type { TaskName } from "#shared/contracts/assistant.ts";
import { HASHTAG_LANGUAGES } from "#shared/rules/hashtags.ts";
import { type Language, LANGUAGES } from "#shared/rules/language.ts";
import { SCRIPT_SECONDS } from "#shared/rules/scripts.ts";
import type { Command } from "./commands.ts";

/** The task that writes it, and what it takes. */
export function requestOf(command: Command, language: Language): { task: TaskName; input: unknown } {
  const { kind, about, surface, seconds, count } = command;
  const topic = about.slice(0, 500);
  const platform = surface === undefined ? {} : { platform: surface };
  if (kind === "script")
    return {
      task: "script",
      input: {
        topic,
        ...platform,
        ...(seconds === undefined
          ? {}
          : { seconds: Math.min(SCRIPT_SECONDS.most, Math.max(SCRIPT_SECONDS.least, seconds)) }),
      },
    };
  if (kind === "hashtags")
    return { task: "hashtags", input: { topic, language: HASHTAG_LANGUAGES[LANGUAGES.indexOf(language)] } };
  if (kind === "caption") return { task: "caption", input: { topic: topic.slice(0, 200), ...platform } };
  if (kind === "thumbnail") return { task: "thumbnail_advice", input: { title: topic.slice(0, 200) } };
  if (kind === "month")
    return { task: "content_calendar", input: { niche: topic.slice(0, 80), ...platform } };
  if (kind === "description")
    return { task: "caption", input: { topic: topic.slice(0, 200), platform: "YouTube long-form" } };
  if (kind === "video") return { task: "optimize_video", input: { title: topic.slice(0, 200) } };
  if (kind === "reply") return { task: "reply_assistant", input: { comments: [about.slice(0, 1000)] } };
  const usual = { ideas: 5, titles: 5, hooks: 5, week: 3 }[kind];
  return { task: "video_ideas", input: { topic, ...platform, count: count ?? usual } };
}
