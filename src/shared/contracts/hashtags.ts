import * as z from "zod/mini";
import { COMPETITIONS, HASHTAG_LANGUAGES, normalTags } from "../rules/hashtags.ts";

/** Limits of what a creator types; characters are UTF-16 units. */
export const HASHTAG_LIMITS = { topic: 500 } as const;

export const HashtagLanguage = z.enum(
  HASHTAG_LANGUAGES,
  `Language must be one of ${HASHTAG_LANGUAGES.join(", ")}.`,
);

const HashtagForm = z.object({
  topic: z
    .string("Topic must be text.")
    .check(
      z.trim(),
      z.minLength(1, "Enter a topic."),
      z.maxLength(HASHTAG_LIMITS.topic, `Topic can be at most ${HASHTAG_LIMITS.topic} characters.`),
    ),
  language: z._default(HashtagLanguage, "English"),
});

/** What `hashtags` takes: a topic and a language, or a plain string, which is the topic. */
export const HashtagRequest = z.pipe(
  z.transform((input: unknown) => (typeof input === "string" ? { topic: input } : input)),
  HashtagForm,
);
export type HashtagRequest = z.output<typeof HashtagForm>;

/** The JSON that `hashtags` replies with, and that a general request is told to reply with (spec §7). */
export const HashtagReply = z.object({
  hashtags: z.array(z.string()).check(
    z.refine((tags) => normalTags(tags).length > 0, {
      error: "Give hashtags made of letters and digits, such as #slowcooking.",
    }),
  ),
});
export type HashtagReply = z.infer<typeof HashtagReply>;

/** One hashtag with its numbers (spec §3), which follow from its place in the list alone. */
export const HashtagResult = z.object({
  /** With its #. */
  tag: z.string(),
  /** Percent. */
  strength: z.number(),
  /** People. */
  reach: z.number(),
  competition: z.enum(COMPETITIONS),
  trending: z.boolean(),
});
export type HashtagResult = z.infer<typeof HashtagResult>;
