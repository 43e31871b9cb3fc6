import * as z from "zod/mini";
import { FORMAT_IDS } from "../rules/formats.ts";
import { SURFACES } from "../rules/surfaces.ts";
import { line } from "./fields.ts";
import { CARE_LEVELS, Details, Specific } from "./grounding.ts";
import { Channel } from "./own-material.ts";

/** Limits of what a creator types; characters are UTF-16 units. */
export const IDEA_LIMITS = { topic: 500, niche: 80, audience: 120, count: 10 } as const;

const IdeasForm = z
  .object({
    topic: z._default(line(IDEA_LIMITS.topic, "Topic"), ""),
    /** A niche by any name the product lists; unknown names are treated as a topic's surroundings. */
    niche: z._default(line(IDEA_LIMITS.niche, "Niche"), ""),
    platform: z.optional(z.enum(SURFACES, `Platform must be one of ${SURFACES.join(", ")}.`)),
    format: z.optional(z.enum(FORMAT_IDS, `Format must be one of ${FORMAT_IDS.join(", ")}.`)),
    audience: z._default(line(IDEA_LIMITS.audience, "Audience"), ""),
    details: Details,
    channel: Channel,
    /** How many ideas, 1 to 10. */
    count: z._default(
      z
        .int("Number of ideas must be a whole number.")
        .check(
          z.minimum(1, "Ask for at least 1 idea."),
          z.maximum(IDEA_LIMITS.count, `Ask for at most ${IDEA_LIMITS.count} ideas.`),
        ),
      5,
    ),
  })
  .check(
    z.refine((form) => form.topic !== "" || form.niche !== "", {
      error: "Enter a topic or choose a niche.",
      path: ["topic"],
    }),
  );

/** What `video_ideas` and `video_idea` take: the form, or a plain string, which is the topic. */
export const IdeasRequest = z.pipe(
  z.transform((input: unknown) => (typeof input === "string" ? { topic: input } : input)),
  IdeasForm,
);
export type IdeasRequest = z.output<typeof IdeasForm>;
/** The form as the screen sends it: everything optional but a topic or a niche. */
export type IdeasForm = z.input<typeof IdeasForm>;

const prose = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Models write 87, "87" and "87%"; all mean 87. */
const Score = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" ? Number(value.replace("%", "")) : value)),
  z.number().check(z.minimum(0), z.maximum(100)),
);

/** The most of each text of an idea, in UTF-16 units. */
export const IDEA_TEXT_MOST = {
  title: 200,
  hook: 600,
  cta: 600,
  format: 120,
  description: 4000,
  targetAudience: 400,
} as const;

/** One video idea (spec §3). `viralScore` is 0 to 100, shown as "N% viral". */
export const VideoIdea = z.object({
  title: prose(IDEA_TEXT_MOST.title),
  hook: prose(IDEA_TEXT_MOST.hook),
  cta: prose(IDEA_TEXT_MOST.cta),
  format: prose(IDEA_TEXT_MOST.format),
  viralScore: Score,
  description: prose(IDEA_TEXT_MOST.description),
  targetAudience: prose(IDEA_TEXT_MOST.targetAudience),
  /** The specifics it was made of, where the engine says; none for a worksheet. */
  restsOn: z.optional(z.array(Specific)),
});
export type VideoIdea = z.infer<typeof VideoIdea>;

/** The JSON that `video_ideas` replies with. */
export const IdeasReply = z.object({ ideas: z.array(VideoIdea).check(z.minLength(1)) });
export type IdeasReply = z.infer<typeof IdeasReply>;

/** The idea that Improve with AI attaches to its demand, with what it was written for where that is kept. */
export const IdeaToImprove = z.extend(VideoIdea, {
  topic: z.optional(z.string()),
  platform: z.optional(z.enum(SURFACES)),
});
export type IdeaToImprove = z.infer<typeof IdeaToImprove>;

/** The JSON that Improve with AI asks for (spec §7). */
export const ImproveReply = z.object({ improvedIdea: VideoIdea });
export type ImproveReply = z.infer<typeof ImproveReply>;

/**
 * An idea kept in the browser (spec §3): newest first in its list. `savedAt` is an ISO time. A part of it may be
 * empty: the limits of an answer don't bind what a creator keeps.
 */
export const SavedIdea = z.object({
  title: z.string(),
  hook: z.string(),
  cta: z.string(),
  format: z.string(),
  viralScore: Score,
  description: z.string(),
  targetAudience: z.string(),
  id: z.string().check(z.minLength(1)),
  savedAt: z.iso.datetime({ offset: true }),
  topic: z.string(),
  /** Where the video is meant for, where the creator said so. */
  platform: z.optional(z.enum(SURFACES)),
  restsOn: z.optional(z.array(Specific)),
  /** The viewer's comment that the idea answers, as it was written. */
  comment: z.optional(z.string()),
  /** How much care its subject needs; no score is shown then. */
  care: z.optional(z.enum(CARE_LEVELS)),
});
export type SavedIdea = z.infer<typeof SavedIdea>;
