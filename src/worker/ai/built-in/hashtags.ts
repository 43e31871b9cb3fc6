import { nicheFor } from "./find-niche.ts";

/** At most 10 tags are kept (spec §9). */
const MOST = 10;
const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** Hashtags for a topic in its own words, then its niche's: each with its #, no white space, none twice. */
export function tagsFor(topic: string): string[] {
  const own = wordsOf(topic);
  const niche = nicheFor("", topic);
  const candidates = [
    own.slice(0, 3).join(""),
    ...own.filter((word) => [...word].length > 2),
    ...niche.vocabulary.map((word) => wordsOf(word).join("")),
    ...niche.topics.map((name) => wordsOf(name).join("")),
  ];
  return [...new Set(candidates.filter((tag) => tag !== "").map((tag) => `#${tag}`))].slice(0, MOST);
}

function wordsOf(text: string): string[] {
  return [...words.segment(text.toLowerCase())]
    .filter((part) => part.isWordLike)
    .map((part) => part.segment.replace(/[^\p{L}\p{M}\p{N}_]/gu, ""))
    .filter((word) => word !== "");
}
