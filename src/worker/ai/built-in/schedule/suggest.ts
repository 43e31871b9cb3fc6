import type { SuggestionsRequest, VideoSuggestions } from "#shared/contracts/video-suggestions.ts";
import { titleFromFile } from "#shared/rules/schedule/file-title.ts";
import { videoSubject } from "#shared/rules/seo/keywords.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { TITLE_MAX } from "#shared/rules/titles.ts";
import { overlays } from "../helpers/overlays.ts";
import { cited, piecesFor } from "../helpers/subject.ts";
import { pictureFor } from "../helpers/thumbnail-advice.ts";
import { topicOf } from "../helpers/title-options.ts";
import type { Random } from "../random.ts";
import { proposeDescription } from "../seo/description.ts";
import { proposeTags } from "../seo/tags.ts";
import { proposeTitles } from "../seo/titles.ts";
import { clip, titleSafe } from "../topic.ts";

/** Of the best titles, so many are good enough to be drawn. */
const DRAWN = 3;

/** A video's text as the engine reads it: a title that is missing is read off the file's name. */
export function fieldsOf({ title, description, tags, fileName }: SuggestionsRequest): SeoFields {
  return { title: title === "" ? titleFromFile(fileName) : title, description, tags, niche: "" };
}

/** A better title, description and tags for one video, and what its thumbnail could show. */
export function suggest(request: SuggestionsRequest, random: Random): VideoSuggestions {
  const fields = fieldsOf(request);
  const [title = clip(titleSafe(fields.title || videoSubject(fields)), TITLE_MAX)] = random.sample(
    proposeTitles(fields, random).slice(0, DRAWN),
    1,
  );
  return {
    title,
    description: proposeDescription(fields, random),
    tags: proposeTags(fields, []),
    thumbnailAdvice: thumbnailAdvice(fields.title || title, random),
  };
}

function thumbnailAdvice(title: string, random: Random): string {
  const words = overlays(title).map((text) => cited(text));
  const picture = pictureFor(title, piecesFor(topicOf(title), "", random), random);
  const written =
    words.length === 0
      ? "Four words in the picture at most; none at all beat weak ones."
      : `For words in the picture, try ${alternatives(words)}, or none at all.`;
  return `${picture} ${written} Keep the lower right corner free for the duration. Nobody has looked at your video or your picture for this.`;
}

/** "a", "a or b", "a, b or c". */
function alternatives(texts: readonly string[]): string {
  const last = texts.at(-1) ?? "";
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(", ")} or ${last}`;
}
