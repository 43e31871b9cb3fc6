import { hashtagsLength, tagsLength, YOUTUBE_HASHTAGS_SHOWN } from "../lengths.ts";
import { chapterFaults, chaptersIn } from "./chapters.ts";
import { check, type SeoCheck, used } from "./check.ts";
import type { SeoFields } from "./fields.ts";
import { SEO_SOURCES } from "./sources.ts";

export function tagsLimit({ tags }: SeoFields): SeoCheck {
  const measure = tagsLength(tags);
  const twice = tags.length - new Set(tags.map((tag) => tag.toLowerCase())).size;
  const over = measure.used > measure.max;
  const none = tags.length === 0;
  return check(
    {
      id: "tags",
      label: "Tags fit, each once",
      finding: none
        ? "No tags. They play a minimal role."
        : `${used(measure)}${twice > 0 ? ` ${twice} ${twice === 1 ? "is" : "are"} repeated.` : ""}`,
      value: over ? 0 : none || twice > 0 ? 0.5 : 1,
      weight: 4,
      measure,
      source: SEO_SOURCES.tags,
      advice: none
        ? "A few are enough: the subject, and how people misspell it."
        : "Keep the ones that name the subject or a common misspelling, and drop the rest.",
    },
    over,
  );
}

export function hashtags({ title, description }: SeoFields): SeoCheck {
  const measure = hashtagsLength(`${title}\n${description}`);
  const over = measure.used > measure.max;
  return check(
    {
      id: "hashtags",
      label: "Hashtags are few enough to count",
      finding:
        measure.used === 0
          ? "No hashtags."
          : `${measure.used} ${measure.used === 1 ? "hashtag" : "hashtags"}; the first ${YOUTUBE_HASHTAGS_SHOWN} can show by the title.`,
      value: over ? 0 : 1,
      weight: 4,
      measure,
      source: SEO_SOURCES.hashtags,
      advice: `Keep ${YOUTUBE_HASHTAGS_SHOWN}. Above ${measure.max} YouTube ignores them all.`,
    },
    over,
  );
}

export function chapters({ description }: SeoFields): SeoCheck {
  const found = chaptersIn(description);
  const faults = found.length === 0 ? [] : chapterFaults(found);
  return check(
    {
      id: "chapters",
      label: "Chapters are as YouTube needs them",
      finding:
        found.length === 0
          ? "No chapters."
          : faults.length === 0
            ? `${found.length} chapters. How long the last one is can't be seen from here.`
            : faults.join(" "),
      value: found.length === 0 ? 0.5 : faults.length === 0 ? 1 : 0,
      weight: 5,
      source: SEO_SOURCES.chapters,
      advice:
        found.length === 0
          ? "A longer video can gain from them: a line each, starting with 0:00. A Short needs none."
          : "Start at 0:00, list at least 3 in ascending order, each at least 10 seconds long.",
    },
    faults.length > 0,
  );
}
