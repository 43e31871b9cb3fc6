import {
  type SuggestionsRequest,
  THUMBNAIL_ADVICE_MAX,
  type VideoSuggestions,
} from "#shared/contracts/video-suggestions.ts";
import { TITLE_MAX } from "#shared/rules/titles.ts";
import type { Material } from "../../material/material.ts";
import { soberOnes } from "../../check-output.ts";
import { mendDescription, mendTitles } from "../seo/mend.ts";
import { asTags } from "../seo/tags.ts";
import { clip, oneLine, titleSafe } from "../topic.ts";
import { fieldsOf } from "./suggest.ts";

/**
 * A model's suggestions within YouTube's limits. Links and chapters are the creator's own, and a title or a
 * description that no use can be made of gives way to theirs.
 */
export function mendSuggestions(
  made: VideoSuggestions,
  request: SuggestionsRequest,
  { care }: Pick<Material, "care">,
): VideoSuggestions {
  const own = fieldsOf(request);
  const [title = clip(titleSafe(own.title), TITLE_MAX)] = soberOnes(
    mendTitles([made.title], own.title),
    (text) => text,
    care?.level,
  );
  return {
    title,
    description: mendDescription(made.description || own.description, own.description),
    tags: asTags(made.tags.length === 0 ? own.tags : made.tags),
    thumbnailAdvice: clip(oneLine(made.thumbnailAdvice), THUMBNAIL_ADVICE_MAX),
  };
}
