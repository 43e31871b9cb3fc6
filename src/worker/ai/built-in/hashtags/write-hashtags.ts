import type { HashtagReply, HashtagRequest } from "#shared/contracts/hashtags.ts";
import { HASHTAGS_MOST } from "#shared/rules/hashtags.ts";
import { topicTags } from "#shared/rules/topic-tags.ts";
import { nicheFor } from "../find-niche.ts";
import { general } from "../niches/general.ts";
import type { Random } from "../random.ts";
import { knownTags } from "./known-tags.ts";

/** How many tags of the topic's own words lead the list; the language's tags take the rest. */
const OWN = 4;
/** A word of the topic this long, in letters, that stands in a known tag makes that tag the closer one. */
const TELLING = 4;

/**
 * Ten tags, the closest first: the topic's own words, then what creators of its niche write in that language,
 * those that share a word with the topic before the others.
 */
export function writeHashtags({ topic, language }: HashtagRequest, random: Random): HashtagReply {
  const own = topicTags(topic, language);
  const shuffled = (tags: readonly string[]) => random.sample(tags, tags.length);
  const ofNiche = shuffled(knownTags(language, nicheFor("", topic)));
  const telling = own.map(folded).filter((word) => word.length >= TELLING);
  const isClose = (tag: string) => telling.some((word) => folded(tag).includes(word));
  const known = [
    ...ofNiche.filter(isClose),
    ...ofNiche.filter((tag) => !isClose(tag)),
    ...shuffled(knownTags(language, general)),
  ];
  return { hashtags: distinct([...own.slice(0, OWN), ...known]).slice(0, HASHTAGS_MOST) };
}

/** #fotografía and #fotografia are one tag to a reader; the creator's own spelling comes first and stays. */
function distinct(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => !seen.has(folded(tag)) && seen.add(folded(tag)));
}

/** A tag's word without its # and the accents of Latin letters. */
function folded(tag: string): string {
  return tag
    .slice(1)
    .normalize("NFKD")
    .replace(/[\u0300-\u036F]/gu, "");
}
