import type { TaskName } from "#shared/contracts/assistant.ts";
import type { Task } from "../task.ts";
import { general } from "./general.ts";
import { replyAssistant } from "./reply-assistant.ts";
import { videoIdea } from "./video-idea.ts";
import { videoIdeas } from "./video-ideas.ts";

const TASKS: Record<TaskName, Task> = {
  general,
  video_ideas: videoIdeas,
  video_idea: videoIdea,
  monetize: general,
  optimize_video: general,
  reply_assistant: replyAssistant,
  growth_prediction: general,
  daily_briefing: general,
  hashtags: general,
  script: general,
  thumbnail_advice: general,
  competitor_insights: general,
  audience_analysis: general,
  trends: general,
  seo: general,
  voice_to_text: general,
  tts_script: general,
  content_calendar: general,
  performance_analysis: general,
  caption: general,
  ab_test: general,
  crisis_management: general,
};

export function taskNamed(name: TaskName): Task {
  return TASKS[name];
}
