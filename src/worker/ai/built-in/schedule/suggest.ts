import type { SuggestionsRequest, VideoSuggestions } from "#shared/contracts/video-suggestions.ts";
import { titleFromFile } from "#shared/rules/schedule/file-title.ts";
import { videoSubject } from "#shared/rules/seo/keywords.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { TITLE_MAX } from "#shared/rules/titles.ts";
import { Grounded } from "../../material/grounded.ts";
import type { Material } from "../../material/material.ts";
import { describePicture, describeWords, PICTURE_WORDS } from "../helpers/picture-words.ts";
import { pictureFor } from "../helpers/picture.ts";
import type { Random } from "../random.ts";
import { proposeDescription } from "../seo/description.ts";
import { proposeTags } from "../seo/tags.ts";
import { proposeTitles } from "../seo/titles.ts";
import { SEO_WORDS } from "../seo/words.ts";
import { clip, titleSafe } from "../topic.ts";

/** Of the best titles, so many are good enough to be drawn. */
const DRAWN = 3;

/** A video's text as the engine reads it: a title that is missing is read off the file's name. */
export function fieldsOf({ title, description, tags, fileName }: SuggestionsRequest): SeoFields {
  return { title: title === "" ? titleFromFile(fileName) : title, description, tags, niche: "" };
}

/** A better title, description and tags for one video, and what its thumbnail could show. */
export function suggest(
  request: SuggestionsRequest,
  random: Random,
  material: Material,
): Grounded<VideoSuggestions> {
  const fields = fieldsOf(request);
  const [drawn] = random.sample(proposeTitles(fields, random, material).slice(0, DRAWN), 1);
  const title = drawn?.text ?? clip(titleSafe(fields.title || videoSubject(fields)), TITLE_MAX);
  const description = proposeDescription(fields, random, material);
  const { known, brief, subject } = material;
  const picture = pictureFor(fields.title || title, material, random);
  const words = PICTURE_WORDS[brief.language];
  const thumbnailAdvice = [
    describePicture(picture?.scenes[0], words, random.pick(words.layouts)),
    describeWords(picture?.overlays ?? [], words),
    words.leaveOut,
    words.corner,
    words.unseen,
  ].join(" ");
  const restsOn = [drawn, description, picture].flatMap((part) => part?.restsOn ?? []);
  return new Grounded(
    {
      title,
      description: description.text,
      tags: proposeTags(fields, [], subject),
      thumbnailAdvice,
    },
    known ? { known, restsOn } : { known, questions: [...SEO_WORDS[brief.language].questions] },
  );
}
