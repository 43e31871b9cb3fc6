import * as z from "zod/mini";
import { SCHEDULE_DESCRIPTION_MAX, SCHEDULE_TAGS_MAX } from "../rules/schedule/check.ts";
import { titleFromFile } from "../rules/schedule/file-title.ts";
import { line } from "./fields.ts";
import { Details } from "./grounding.ts";

/** The most of each field of a request, in UTF-16 units; `tags` is of all together, commas included. */
export const SUGGESTION_LIMITS = {
  title: 500,
  description: SCHEDULE_DESCRIPTION_MAX,
  tags: 2000,
  fileName: 255,
} as const;

/** The most of the advice on a thumbnail, in UTF-16 units. */
export const THUMBNAIL_ADVICE_MAX = 800;

/** What is known of a video that waits to be scheduled. */
export const SuggestionsRequest = z
  .object({
    title: z._default(line(SUGGESTION_LIMITS.title, "Title"), ""),
    description: z._default(
      z
        .string("Description must be text.")
        .check(
          z.trim(),
          z.maxLength(
            SUGGESTION_LIMITS.description,
            `Description can be at most ${SUGGESTION_LIMITS.description} characters.`,
          ),
        ),
      "",
    ),
    tags: z._default(
      z.array(z.string("Each tag must be text."), "Tags must be a list of texts.").check(
        z.maxLength(SCHEDULE_TAGS_MAX, `Maximum ${SCHEDULE_TAGS_MAX} tags allowed.`),
        z.refine(
          (tags) => tags.join(",").length <= SUGGESTION_LIMITS.tags,
          `Tags can be at most ${SUGGESTION_LIMITS.tags} characters together.`,
        ),
      ),
      [],
    ),
    fileName: z._default(line(SUGGESTION_LIMITS.fileName, "File name"), ""),
    /** What the creator answered to the questions asked back. */
    details: Details,
  })
  .check(
    z.refine(
      ({ title, description, fileName }) =>
        title !== "" || description !== "" || titleFromFile(fileName) !== "",
      { error: "Enter a title or a description first.", path: ["title"] },
    ),
  );
export type SuggestionsRequest = z.output<typeof SuggestionsRequest>;

/** Better texts for a video (spec §3, aiSuggestions); each keeps YouTube's limits. */
export const VideoSuggestions = z.object({
  /** At most 100 characters; the creator's own where nothing beats it. */
  title: z.string(),
  /** At most 5,000 bytes. */
  description: z.string(),
  /** Together at most 500 characters as YouTube counts them. */
  tags: z.array(z.string()),
  /** Plain text; "" where the engine gave none. */
  thumbnailAdvice: z.string(),
});
export type VideoSuggestions = z.infer<typeof VideoSuggestions>;
