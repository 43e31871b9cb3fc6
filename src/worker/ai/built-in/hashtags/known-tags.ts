import type { HashtagLanguage } from "#shared/rules/hashtags.ts";
import type { NichePack } from "../niche.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

const TAGS: Record<HashtagLanguage, Readonly<Record<string, string>>> = {
  English: english,
  Spanish: spanish,
  French: french,
  German: german,
  Portuguese: portuguese,
};

/** The tags known for a niche in a language, each with its #; for the general pack, those that fit any video. */
export function knownTags(language: HashtagLanguage, { id }: Pick<NichePack, "id">): string[] {
  return (TAGS[language][id] ?? "").split(" ").flatMap((name) => (name === "" ? [] : [`#${name}`]));
}
