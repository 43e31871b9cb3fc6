import * as z from "zod/mini";
import type { TaskName } from "#shared/contracts/assistant.ts";
import type { IdeasReply, VideoIdea } from "#shared/contracts/ideas.ts";
import type { SeoProposals } from "#shared/contracts/seo.ts";
import type { TrendsReply } from "#shared/contracts/trends.ts";
import { THUMBNAIL_ADVICE_MAX, type VideoSuggestions } from "#shared/contracts/video-suggestions.ts";
import { HASHTAG_LANGUAGES, HASHTAGS_MOST } from "#shared/rules/hashtags.ts";
import { LANGUAGES, type Language } from "#shared/rules/language.ts";
import { SURFACES } from "#shared/rules/surfaces.ts";
import { TITLE_MAX } from "#shared/rules/titles.ts";
import { TOP_TRENDS } from "#shared/rules/trends.ts";
import { ideaToImprove } from "../../improve-demand.ts";
import { careOf } from "../../material/care/care-of.ts";
import { isHarm, needsHelp } from "../../material/care/kinds.ts";
import type { Material } from "../../material/material.ts";
import { answerWithCare, furtherHelp } from "../free/with-care.ts";
import type { Random } from "../random.ts";
import { clip, titleSafe } from "../topic.ts";
import { safetyTexts, tenderTexts } from "./notes.ts";
import { safeProse } from "./safe-prose.ts";
import { safeSteps, stepsAsIdeas } from "./safe-steps.ts";
import { soberIdeas } from "./sober-ideas.ts";
import { soberProse } from "./sober-prose.ts";
import { soberScript } from "./sober-script.ts";

/** Tasks that only put a creator's own words or numbers in order: tender ones are theirs to keep. */
export const OWN_WORDS: ReadonlySet<TaskName> = new Set([
  "voice_to_text",
  "tts_script",
  "performance_analysis",
  "crisis_management",
]);
/** Steps of help before another answer: the emergency, a helpline, one person. */
const HELP_FIRST = 3;
/** For a minor in trouble also to write it down, and a doctor. */
const HELP_FOR_MINORS = 5;
const SEO_TITLES = 3;
const SEO_HASHTAGS = 3;

/** All that the forms of answers are filled from. */
interface Content {
  readonly ideas: readonly VideoIdea[];
  readonly tags: readonly string[];
  /** Where tags are wanted in another language than the text's. */
  readonly tagsIn: (language: Language) => Promise<readonly string[]>;
  readonly note: string;
  readonly thumbnail: string;
  readonly prose: string;
}

/** Fields of an input that an answer's form depends on. */
const Asked = z.object({
  count: z._default(z.number(), 5),
  language: z._default(z.string(), ""),
  topic: z._default(z.string(), ""),
  platform: z._default(z.enum(SURFACES), SURFACES[0]),
  seconds: z._default(z.number(), 30),
  title: z._default(z.string(), ""),
  description: z._default(z.string(), ""),
  video: z.optional(z.object({ title: z.string(), description: z.string() })),
});
type Asked = z.output<typeof Asked>;

/**
 * The answer of a task to what needs care, in the task's own form; undefined where the task's own answer may stand.
 * @param material with `care`.
 */
export async function careAnswer(
  task: TaskName,
  input: unknown,
  random: Random,
  material: Material & Required<Pick<Material, "care">>,
): Promise<unknown> {
  const { care, brief } = material;
  if (care.level === "tender" && OWN_WORDS.has(task)) return undefined;
  // A plan for a crisis comes after the help.
  if (task === "crisis_management" && care.level === "danger" && !isHarm(care.kind)) return undefined;
  const parsed = Asked.safeParse(typeof input === "string" ? { topic: input } : input);
  const asked = parsed.success ? parsed.data : Asked.parse({});
  if (task === "script" && care.level === "tender")
    return soberScript(asked, await tenderTexts(brief.language), care.kind, random);
  const content = await contentOf(task, random, material);
  if (task === "general")
    return (
      demanded(asked.topic, content) ??
      (await answerWithCare(asked.topic, care, brief)) ??
      `${content.prose.trimEnd()}${await furtherHelp(care.kind, brief.language)}`
    );
  return inForm(task, asked, content) ?? content.prose;
}

/**
 * What comes before a model's answer, or before a plan for a crisis: help, where somebody may be in danger or a minor is
 * in trouble.
 */
export async function helpFirst({ care, brief }: Material): Promise<string | undefined> {
  if (care === undefined || !needsHelp(care)) return undefined;
  const texts = await safetyTexts(brief.language);
  const { steps, ...answer } = safeSteps(texts, care.kind, care.about);
  const most = care.level === "child" ? HELP_FOR_MINORS : HELP_FIRST;
  return safeProse(care.kind, { ...answer, steps: steps.slice(0, most) }).trim();
}

async function contentOf(
  task: TaskName,
  random: Random,
  { care, brief, subject }: Material & Required<Pick<Material, "care">>,
): Promise<Content> {
  if (care.level === "tender") {
    const texts = await tenderTexts(brief.language);
    // A card found by a word in passing, such as one on training dogs, has no place here.
    const card = subject !== undefined && careOf(subject.englishName).level !== "none" ? subject : undefined;
    const ideas = soberIdeas(texts, care.kind, card, random);
    const { kind } = care;
    return {
      ideas,
      tags: texts.tender[kind].tags,
      tagsIn: async (language) => (await tenderTexts(language)).tender[kind].tags,
      note: texts.notNeeded,
      thumbnail: [...texts.scenes.slice(0, 1), ...texts.before.slice(-1)].join(". "),
      prose: soberProse(task, texts, kind, ideas),
    };
  }
  const texts = await safetyTexts(brief.language);
  const { kind } = care;
  const answer = safeSteps(texts, kind, care.about);
  return {
    ideas: stepsAsIdeas(answer),
    tags: answer.tags,
    tagsIn: async (language) => safeSteps(await safetyTexts(language), kind, care.about).tags,
    note: answer.lead,
    thumbnail: answer.close || answer.lead,
    prose: safeProse(kind, answer),
  };
}

/** The task's JSON; undefined for a task that answers in prose. */
function inForm(task: TaskName, asked: Asked, content: Content): unknown {
  switch (task) {
    case "video_ideas":
      return { ideas: content.ideas.slice(0, asked.count) } satisfies IdeasReply;
    case "hashtags":
      return hashtags(asked.language, content);
    case "trends":
      return trends(content);
    case "video_suggestions":
      return suggestions(asked, content);
    case "seo":
      return asked.video === undefined ? undefined : proposals(asked.video, content);
    default:
      return undefined;
  }
}

async function hashtags(language: string, content: Content) {
  const place = HASHTAG_LANGUAGES.findIndex((name) => name === language);
  const chosen = LANGUAGES[place];
  const tags = chosen === undefined ? content.tags : await content.tagsIn(chosen);
  return { hashtags: tags.slice(0, HASHTAGS_MOST).map((tag) => `#${tag}`) };
}

function trends({ ideas, note }: Content): TrendsReply {
  return {
    topTrends: ideas.slice(0, TOP_TRENDS).map(({ title, hook, description, cta }) => ({
      title,
      why: description,
      platforms: { YouTube: cta, TikTok: cta, Google: cta },
      howToUse: description,
      exampleHook: hook,
      kind: "evergreen",
      evidence: [],
    })),
    prediction: note,
    bonusInsight: note,
  };
}

function proposals(
  video: { title: string; description: string },
  { ideas, tags, note }: Content,
): SeoProposals {
  return {
    titles: ideas.slice(0, SEO_TITLES).map(({ title }) => title),
    description: video.description === "" ? note : video.description,
    tags: [...tags],
    hashtags: tags.slice(0, SEO_HASHTAGS).map((tag) => `#${tag}`),
  };
}

function suggestions(
  { title, description }: Asked,
  { ideas, tags, note, thumbnail }: Content,
): VideoSuggestions {
  return {
    title: clip(titleSafe(title), TITLE_MAX) || (ideas[0]?.title ?? ""),
    description: description === "" ? note : description,
    tags: [...tags],
    thumbnailAdvice: clip(thumbnail, THUMBNAIL_ADVICE_MAX),
  };
}

/** Two screens ask a free question for JSON (spec §7). */
function demanded(question: string, { ideas, tags }: Content): unknown {
  const [first] = ideas;
  if (question.includes("improvedIdea") && first !== undefined) {
    const own = ideaToImprove(question);
    const kept = own === undefined ? {} : { title: own.title, format: own.format };
    return { improvedIdea: { ...first, ...kept } };
  }
  return /["']?hashtags["']?\s*:/u.test(question)
    ? { hashtags: tags.slice(0, HASHTAGS_MOST).map((tag) => `#${tag}`) }
    : undefined;
}
