import * as z from "zod/mini";
import { SuggestionsRequest, VideoSuggestions } from "#shared/contracts/video-suggestions.ts";
import { titleFromFile } from "#shared/rules/schedule/file-title.ts";
import { tagsIn } from "#shared/rules/lengths.ts";
import { mendSuggestions } from "../built-in/schedule/mend.ts";
import { defineTask } from "../task.ts";
import { briefLines } from "./helper.ts";
import { aboutVideo, SEO_RULES } from "./seo.ts";
import { asData, jsonOnly, VOICE } from "./voice.ts";

/** Models write tags as a list or between commas, and may leave the advice out. */
const ModelSuggestions = z.object({
  ...VideoSuggestions.shape,
  tags: z.pipe(
    z.transform((tags: unknown) => (typeof tags === "string" ? tagsIn(tags) : tags)),
    VideoSuggestions.shape.tags,
  ),
  thumbnailAdvice: z._default(VideoSuggestions.shape.thumbnailAdvice, ""),
});

const FORM = {
  title: "one better title",
  description: "the description, rewritten or written",
  tags: ["a tag"],
  thumbnailAdvice:
    "2 to 4 sentences: the one thing to show, where it stands, what it looks like, at most 4 words for the picture",
} as const;

/** The scheduler's suggestions for one video as JSON (spec §3, aiSuggestions; §9: AI defaults). */
export const videoSuggestions = defineTask({
  name: "video_suggestions",
  input: SuggestionsRequest,
  output: ModelSuggestions,
  form: FORM,
  sampling: { temperature: 0.7, top_p: 0.9, frequency_penalty: 0.2, presence_penalty: 0.1 },
  maxTokens: 6000,
  prompt: ({ title, description, tags, fileName, details }) => ({
    system: `${VOICE}
${jsonOnly(FORM)}
${SEO_RULES}
You have seen neither the video nor its thumbnail, so claim nothing of what they show.`,
    user: `Suggest a title, a description, tags and a thumbnail for a video that is about to be scheduled.\n${asData(
      briefLines([
        ["Title", title],
        ["Tags", tags.join(", ")],
        ["File", fileName],
        ["The creator's answers", details],
        ["Description", description === "" ? "" : `\n${description}`],
      ]),
    )}`,
  }),
  spends: { each: "title and picture", unknown: "text" },
  about: ({ title, description, tags, fileName, details }) =>
    aboutVideo({
      title: title === "" ? titleFromFile(fileName) : title,
      description,
      tags,
      niche: "",
      details,
    }),
  builtIn: async (request, random, material) =>
    (await import("../built-in/schedule/suggest.ts")).suggest(request, random, material),
  finish: mendSuggestions,
});
