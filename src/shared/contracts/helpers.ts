import * as z from "zod/mini";
import { line, neededLine, neededProse, prose } from "./fields.ts";
import { Details } from "./grounding.ts";
import { Channel } from "./own-material.ts";

/** The most of each field of a helper, by its name on the wire; UTF-16 units. */
export const HELPER_LIMITS = {
  niche: 200,
  platform: 200,
  audienceSize: 200,
  country: 200,
  followers: 200,
  goal: 200,
  voice: 200,
  tone: 200,
  perWeek: 200,
  start: 200,
  keep: 200,
  title: 200,
  topic: 500,
  competitors: 500,
  description: 3000,
  tags: 3000,
  question: 3000,
  notes: 3000,
  history: 3000,
  situation: 3000,
  titles: 3000,
  transcript: 6000,
  text: 6000,
  data: 6000,
} as const;
export type HelperField = keyof typeof HELPER_LIMITS;

/** What each field is called in a sentence. */
const NAMES: Record<HelperField, string> = {
  niche: "Niche",
  platform: "Platform",
  audienceSize: "Audience size",
  country: "Country",
  followers: "Followers",
  goal: "Goal",
  voice: "Voice",
  tone: "Tone",
  perWeek: "Posts per week",
  start: "Start date",
  keep: "What to keep",
  title: "Title",
  topic: "Topic",
  competitors: "Competitors",
  description: "Description",
  tags: "Tags",
  question: "Question",
  notes: "Notes",
  history: "History",
  situation: "Situation",
  titles: "Titles",
  transcript: "Transcript",
  text: "Text",
  data: "Data",
};

const short = (field: HelperField) => z._default(line(HELPER_LIMITS[field], NAMES[field]), "");
const long = (field: HelperField) => z._default(prose(HELPER_LIMITS[field], NAMES[field]), "");
const neededShort = (field: HelperField, missing: string) =>
  neededLine(HELPER_LIMITS[field], NAMES[field], missing);
const neededLong = (field: HelperField, missing: string) =>
  neededProse(HELPER_LIMITS[field], NAMES[field], missing);

const niche = neededShort("niche", "Enter your niche.");

/** A form of text fields; a plain string is its first field. */
function form<Fields extends z.core.$ZodLooseShape>(first: keyof Fields & string, fields: Fields) {
  return z.pipe(
    z.transform((input: unknown) => (typeof input === "string" ? { [first]: input } : input)),
    z.object(fields),
  );
}

/** How to earn with a niche. `audienceSize` is free text: "12k", "1,200 subs". */
export const MonetizeRequest = form("niche", {
  niche,
  platform: short("platform"),
  audienceSize: short("audienceSize"),
  country: short("country"),
  question: long("question"),
});
export type MonetizeRequest = z.output<typeof MonetizeRequest>;

/** One video as it stands. `tags` are comma-separated; `transcript` may carry time stamps. */
export const OptimizeVideoRequest = form("title", {
  title: neededShort("title", "Enter the video's title."),
  description: long("description"),
  tags: long("tags"),
  niche: short("niche"),
  transcript: long("transcript"),
  details: Details,
});
export type OptimizeVideoRequest = z.output<typeof OptimizeVideoRequest>;

/** Where a channel is heading. `history` holds numbers, best with ISO dates, one a line. */
export const GrowthPredictionRequest = form("niche", {
  niche,
  platform: short("platform"),
  followers: short("followers"),
  history: long("history"),
});
export type GrowthPredictionRequest = z.output<typeof GrowthPredictionRequest>;

/** A plan for today. */
export const DailyBriefingRequest = form("niche", {
  niche,
  platform: short("platform"),
  goal: short("goal"),
  channel: Channel,
});
export type DailyBriefingRequest = z.output<typeof DailyBriefingRequest>;

/** The picture for a title. */
export const ThumbnailAdviceRequest = form("title", {
  title: neededShort("title", "Enter the video's title."),
  niche: short("niche"),
  description: long("description"),
  details: Details,
});
export type ThumbnailAdviceRequest = z.output<typeof ThumbnailAdviceRequest>;

/** How to learn from others. `competitors` are names between commas or line breaks. */
export const CompetitorInsightsRequest = form("niche", {
  niche,
  competitors: long("competitors"),
  notes: long("notes"),
});
export type CompetitorInsightsRequest = z.output<typeof CompetitorInsightsRequest>;

/** A dictated text to clean. `keep` names what must stay: "timestamps", "fillers". */
export const VoiceToTextRequest = form("transcript", {
  transcript: neededLong("transcript", "Paste a transcript."),
  keep: short("keep"),
});
export type VoiceToTextRequest = z.output<typeof VoiceToTextRequest>;

/** A text to be spoken. `voice` describes the voice: "calm", "energetic". */
export const TtsScriptRequest = form("text", {
  text: neededLong("text", "Enter the text to be spoken."),
  voice: short("voice"),
});
export type TtsScriptRequest = z.output<typeof TtsScriptRequest>;

/** Thirty days of posts. `perWeek` is 1 to 7, as a digit or a word; `start` an ISO date or empty. */
export const ContentCalendarRequest = form("niche", {
  niche,
  platform: short("platform"),
  perWeek: short("perWeek"),
  start: short("start"),
  channel: Channel,
});
export type ContentCalendarRequest = z.output<typeof ContentCalendarRequest>;

/** Numbers to read: CSV, TSV or plain lines. */
export const PerformanceAnalysisRequest = form("data", {
  data: neededLong("data", "Paste your numbers."),
  niche: short("niche"),
});
export type PerformanceAnalysisRequest = z.output<typeof PerformanceAnalysisRequest>;

/** Captions for a post. */
export const CaptionRequest = form("topic", {
  topic: neededShort("topic", "Enter a topic."),
  platform: short("platform"),
  tone: short("tone"),
  details: Details,
});
export type CaptionRequest = z.output<typeof CaptionRequest>;

/** Titles to test against each other, one a line. */
export const AbTestRequest = form("titles", {
  titles: neededLong("titles", "Enter at least one title."),
  niche: short("niche"),
  goal: short("goal"),
  details: Details,
});
export type AbTestRequest = z.output<typeof AbTestRequest>;

/** Something went wrong in public. */
export const CrisisManagementRequest = form("situation", {
  situation: neededLong("situation", "Describe what happened."),
  platform: short("platform"),
});
export type CrisisManagementRequest = z.output<typeof CrisisManagementRequest>;
