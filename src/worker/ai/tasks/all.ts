import type { TaskName } from "#shared/contracts/assistant.ts";
import type { Task } from "../task.ts";
import { abTest } from "./ab-test.ts";
import { caption } from "./caption.ts";
import { competitorInsights } from "./competitor-insights.ts";
import { contentCalendar } from "./content-calendar.ts";
import { crisisManagement } from "./crisis-management.ts";
import { dailyBriefing } from "./daily-briefing.ts";
import { audienceAnalysis } from "./audience-analysis.ts";
import { general } from "./general.ts";
import { growthPrediction } from "./growth-prediction.ts";
import { monetize } from "./monetize.ts";
import { optimizeVideo } from "./optimize-video.ts";
import { performanceAnalysis } from "./performance-analysis.ts";
import { thumbnailAdvice } from "./thumbnail-advice.ts";
import { ttsScript } from "./tts-script.ts";
import { trends } from "./trends.ts";
import { hashtags } from "./hashtags.ts";
import { script } from "./script.ts";
import { seo } from "./seo.ts";
import { videoIdea } from "./video-idea.ts";
import { videoIdeas } from "./video-ideas.ts";
import { voiceToText } from "./voice-to-text.ts";

const TASKS: Record<TaskName, Task> = {
  general,
  video_ideas: videoIdeas,
  video_idea: videoIdea,
  monetize,
  optimize_video: optimizeVideo,
  reply_assistant: general,
  growth_prediction: growthPrediction,
  daily_briefing: dailyBriefing,
  hashtags: general,
  growth_prediction: general,
  daily_briefing: general,
  hashtags,
  script: general,
  thumbnail_advice: thumbnailAdvice,
  competitor_insights: competitorInsights,
  hashtags: general,
  script,
  thumbnail_advice: general,
  competitor_insights: general,
  audience_analysis: general,
  trends,
  audience_analysis: audienceAnalysis,
  trends: general,
  seo: general,
  voice_to_text: voiceToText,
  tts_script: ttsScript,
  content_calendar: contentCalendar,
  performance_analysis: performanceAnalysis,
  caption,
  ab_test: abTest,
  crisis_management: crisisManagement,
  trends: general,
  seo,
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
