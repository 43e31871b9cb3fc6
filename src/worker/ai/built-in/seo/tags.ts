import { hashtagsIn, tagsWithin, YOUTUBE_HASHTAGS_SHOWN } from "#shared/rules/lengths.ts";
import { isEnglish } from "#shared/rules/language.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { videoSubject } from "#shared/rules/seo/keywords.ts";
import { words } from "#shared/rules/words.ts";
import { nicheFor, related } from "../find-niche.ts";
import { titleSafe } from "../topic.ts";

/** Tags play a minimal role, so a few that name the video are enough. Source: heuristic. */
const TAGS_MOST = 15;
/** The most of a tag, in UTF-16 units; longer ones name nothing. Source: heuristic. */
const TAG_MAX = 60;

/** A text as a tag: one line, no commas, no < or >, no #; "" where nothing is left. */
export function tagOf(text: string): string {
  return titleSafe(text)
    .replace(/[,‹›#＃"]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Texts as tags: none empty, too long or twice in whatever case, together within YouTube's limit. */
export function asTags(texts: readonly string[]): string[] {
  return tagsWithin(distinct(texts.map(tagOf)).filter((tag) => tag !== "" && tag.length <= TAG_MAX));
}

/** Each text once in whatever case, where it stands first. */
export function distinct(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const known = seen.has(text.toLowerCase());
    seen.add(text.toLowerCase());
    return !known;
  });
}

/** The creator's own tags, then the subject, what people type after it, and the niche's words for it. */
export function proposeTags(fields: SeoFields, suggestions: readonly string[]): string[] {
  const { title, niche, tags, description } = fields;
  const subject = videoSubject(fields);
  const pack = nicheFor(niche, `${title} ${tags.join(" ")}`);
  const own = asTags(tags);
  const known = isEnglish(`${title} ${description}`)
    ? related([...pack.vocabulary, ...pack.topics], subject, pack.name)
    : [];
  const more = [subject, ...suggestions.slice(0, 6), ...known.slice(0, 4), niche];
  return asTags([...own, ...more]).slice(0, Math.max(own.length, TAGS_MOST));
}

/** Words of a phrase run together, with their #; "" where it holds none. */
function hashtagOf(phrase: string): string {
  const joined = words(phrase)
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}_]/gu, ""))
    .join("");
  return joined === "" ? "" : `#${joined}`;
}

/** The first hashtags of the creator's own, else of the subject, the tags and the niche. */
export function proposeHashtags(fields: SeoFields): string[] {
  const own = hashtagsIn(`${fields.title}\n${fields.description}`);
  const made = [videoSubject(fields), ...fields.tags, ...fields.niche.split(" & ")]
    .filter((phrase) => words(phrase).length <= 3)
    .map(hashtagOf);
  return firstHashtags([...own, ...made]);
}

/** As many hashtags as YouTube shows by the title, each once in whatever case. */
export function firstHashtags(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => hashtagsIn(text)[0] ?? []).filter((tag) => tag.length <= TAG_MAX);
  return distinct(found).slice(0, YOUTUBE_HASHTAGS_SHOWN);
}
