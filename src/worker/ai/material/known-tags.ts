import hashtags from "virtual:knowledge/hashtags";
import cards from "virtual:knowledge/niches";
import type { Language } from "#shared/rules/language.ts";
import { type Niches, nicheOfKeyword } from "./find-niche.ts";
import { plain } from "./stem.ts";

/** Hashtags of a card in a language, also where the card itself isn't written in it. @param id "niche/name". */
export async function tagsOfSubject(id: string, language: Language): Promise<readonly string[]> {
  const [niche = "", name = ""] = id.split("/");
  const card = (await cards[niche]?.en())?.default[name];
  return card?.tags[language] ?? [];
}

/** Hashtags of a niche in a language; of the nearest niche that holds the same subjects where it has none. */
export async function tagsOfNiche(
  id: string,
  language: Language,
  niches: Niches,
): Promise<readonly string[]> {
  const { default: known } = await hashtags[language]();
  const own = known[id];
  if (own !== undefined) return own;
  const around = Object.entries(niches).find(
    ([other, { subjects }]) => known[other] !== undefined && subjects.includes(id),
  );
  return around === undefined ? [] : (known[around[0]] ?? []);
}

/** Hashtags for a topic without a word in it. */
export async function tagsOfAnything(language: Language): Promise<readonly string[]> {
  return (await hashtags[language]()).default.general ?? [];
}

/** Whether creators of any niche use a word by itself: it is a tag, or the name of what a niche is about. */
export async function isTagWord(word: string, language: Language): Promise<boolean> {
  const [{ default: known }, { default: niches }] = await Promise.all([
    hashtags[language](),
    import("virtual:knowledge/niche-names"),
  ]);
  const own = plain(word);
  return (
    Object.values(known).some((tags) => tags.some((tag) => plain(tag) === own)) ||
    nicheOfKeyword(word, niches) !== undefined
  );
}
