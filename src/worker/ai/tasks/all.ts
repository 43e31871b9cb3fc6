import type { TaskName } from "#shared/contracts/assistant.ts";
import type { Task } from "../task.ts";
import { abTest } from "./ab-test.ts";
import { audienceAnalysis } from "./audience-analysis.ts";
import { caption } from "./caption.ts";
import { competitorInsights } from "./competitor-insights.ts";
import { contentCalendar } from "./content-calendar.ts";
import { crisisManagement } from "./crisis-management.ts";
import { dailyBriefing } from "./daily-briefing.ts";
import { general } from "./general.ts";
import { growthPrediction } from "./growth-prediction.ts";
import { hashtags } from "./hashtags.ts";
import { monetize } from "./monetize.ts";
import { optimizeVideo } from "./optimize-video.ts";
import { performanceAnalysis } from "./performance-analysis.ts";
import { postPlan } from "./post-plan.ts";
import { replyAssistant } from "./reply-assistant.ts";
import { script } from "./script.ts";
import { seo } from "./seo.ts";
import { thumbnailAdvice } from "./thumbnail-advice.ts";
import { trends } from "./trends.ts";
import { ttsScript } from "./tts-script.ts";
import { videoIdea } from "./video-idea.ts";
import { videoIdeas } from "./video-ideas.ts";
import { videoSuggestions } from "./video-suggestions.ts";
import { voiceToText } from "./voice-to-text.ts";

const TASKS: Record<TaskName, Task> = {
  general,
  video_ideas: videoIdeas,
  video_idea: videoIdea,
  monetize,
  optimize_video: optimizeVideo,
  reply_assistant: replyAssistant,
  growth_prediction: growthPrediction,
  daily_briefing: dailyBriefing,
  hashtags,
  script,
  thumbnail_advice: thumbnailAdvice,
  competitor_insights: competitorInsights,
  audience_analysis: audienceAnalysis,
  trends,
  seo,
  voice_to_text: voiceToText,
  tts_script: ttsScript,
  content_calendar: contentCalendar,
  performance_analysis: performanceAnalysis,
  caption,
  ab_test: abTest,
  crisis_management: crisisManagement,
  post_plan: postPlan,
  video_suggestions: videoSuggestions,
};

export function taskNamed(name: TaskName): Task {
  return TASKS[name];
}
