import type { HashtagReply, HashtagRequest } from "#shared/contracts/hashtags.ts";
import { HASHTAGS_MOST, normalTags } from "#shared/rules/hashtags.ts";
import { Grounded } from "../../material/grounded.ts";
import { tagsOfAnything } from "../../material/known-tags.ts";
import type { Material } from "../../material/material.ts";
import type { Random } from "../random.ts";
import { fittingTags } from "./fitting-tags.ts";
import { ownTags } from "./own-tags.ts";

/** So many of a subject's own need none of its whole niche beside them. */
const ENOUGH = 7;

/**
 * At most ten tags, the closest first: those that creators of the subject use in that language, then those of its niche
 * that fit it. Where few are known there are few: one that belongs to something else finds nobody.
 */
export async function writeHashtags(
  request: HashtagRequest,
  random: Random,
  material: Material,
): Promise<Grounded<HashtagReply>> {
  const { brief, tags, known } = material;
  return new Grounded(
    { hashtags: await tagsFor(request, random, material) },
    {
      known: known || tags.niche.length > 0,
      restsOn: tags.subject.map((text) => ({ text: `#${text}`, source: "knowledge", label: brief.subject })),
    },
  );
}

/** The same tags, each with its #; never none. */
export async function tagsFor(
  { topic, language }: HashtagRequest,
  random: Random,
  material: Material,
): Promise<string[]> {
  const { brief, tags } = material;
  const shuffled = (list: readonly string[]) => random.sample(list, list.length);
  const { near, broad, english } = await fittingTags(topic, material);
  const own = tags.subject.length > 0 ? [] : await ownTags(topic, language, material);
  // The widest are for subjects of which few are known: they find the fewest.
  const chosen = distinct(
    normalTags([
      ...tags.subject.slice(0, 2),
      ...own,
      ...shuffled([...tags.subject.slice(2), ...near, ...english]),
      ...shuffled(tags.subject.length < ENOUGH ? broad : []),
    ]),
  ).slice(0, HASHTAGS_MOST);
  return chosen.length > 0 ? chosen : normalTags(shuffled(await tagsOfAnything(brief.language)));
}

/** #fotografía, #fotografia and #fotografías are one tag to a reader; the first spelling stays. */
function distinct(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => !seen.has(folded(tag)) && seen.add(folded(tag)));
}

/** A tag's word without its #, the accents of Latin letters and a plural's s. */
function folded(tag: string): string {
  return tag
    .slice(1)
    .normalize("NFKD")
    .replace(/[\u0300-\u036F]/gu, "")
    .replace(/s$/u, "");
}
