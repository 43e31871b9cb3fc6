import * as z from "zod/mini";
import { VideoAnalytics } from "#shared/contracts/analysis.ts";
import { Exchange, SavedAnswer } from "#shared/contracts/assistant.ts";
import { ChannelDay } from "#shared/contracts/overview.ts";
import { SavedPlan } from "#shared/contracts/planner.ts";
import { jsonStore, listStore } from "./storage.ts";

/** What the imported YouTube Studio file was. */
export const StudioFile = z.object({
  name: z.string(),
  /** ISO time. */
  importedAt: z.iso.datetime(),
});
export type StudioFile = z.infer<typeof StudioFile>;

/**
 * What a creator collects in localStorage, a line each, and only its own screens read: apart from stores.ts, so
 * that no first load brings these schemas.
 */
export const collections = {
  /** Newest first. */
  savedAnswers: listStore("saved-answers", 1, SavedAnswer),
  /** Newest first. */
  plans: listStore("plans", 1, SavedPlan),
  /** Oldest first, each with the user it belongs to. */
  aiMemory: listStore("ai-memory", 1, Exchange),
  /** From a YouTube Studio file; most views first. */
  youtubeVideos: listStore("youtube_videos", 1, VideoAnalytics),
  /** From a YouTube Studio file; oldest first. */
  channelDays: listStore("channel-days", 1, ChannelDay),
  /** The files behind the two lists above. */
  videosFile: jsonStore("videos-file", z.nullable(StudioFile), null),
  daysFile: jsonStore("days-file", z.nullable(StudioFile), null),
} as const;
