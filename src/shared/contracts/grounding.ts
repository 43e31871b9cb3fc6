import * as z from "zod/mini";

/** Where a specific comes from. */
export const SPECIFIC_SOURCES = ["knowledge", "creator", "youtube-suggest", "wikipedia"] as const;
export type SpecificSource = (typeof SPECIFIC_SOURCES)[number];

/** A specific an answer was made of: a phrase, and its source in words. */
export const Specific = z.object({
  /** "the first burn sets how far the melt pool ever reaches". */
  text: z.string(),
  source: z.enum(SPECIFIC_SOURCES),
  /** "Candle making", "YouTube searches on 2026-11-22", "Wikipedia: Candle". */
  label: z.string(),
  url: z.optional(z.string()),
});
export type Specific = z.infer<typeof Specific>;

/** How much care a subject needs: grief, illness, identity and the like; somebody in danger; a child. */
export const CARE_LEVELS = ["none", "tender", "danger", "child"] as const;
export type CareLevel = (typeof CARE_LEVELS)[number];

/** Whether a subject needs care, so that no score, rank or promise of growth belongs beside it. */
export function needsCare(care: CareLevel | undefined): boolean {
  return care !== undefined && care !== "none";
}

/** Most questions an answer asks back. */
export const MOST_QUESTIONS = 3;

/** What an answer rests on. All of it may be missing: a model's answer says nothing of the kind. */
export const Grounding = z.object({
  /** False where nothing is known of the subject and the answer is a worksheet. */
  known: z.optional(z.boolean()),
  restsOn: z.optional(z.array(Specific)),
  /** What the creator could answer, in `details`, for an answer written from it. */
  questions: z.optional(z.array(z.string())),
  /** Left out where there is nothing to take care of; scores aren't shown where there is. */
  care: z.optional(z.enum(CARE_LEVELS)),
});
export type Grounding = z.infer<typeof Grounding>;

/** Most of what a creator answers, in UTF-16 units. */
export const DETAILS_LONGEST = 1500;

/** What a creator answers to the questions asked back: sentences of their own. */
export const Details = z.optional(
  z
    .string("Your answers must be text.")
    .check(
      z.trim(),
      z.maxLength(DETAILS_LONGEST, `Your answers can be at most ${DETAILS_LONGEST} characters.`),
    ),
);
