import type { CareLevel } from "#shared/contracts/grounding.ts";
import type { SeoProposals } from "#shared/contracts/seo.ts";
import { clipBytes, DESCRIPTION_MAX, descriptionLength } from "#shared/rules/lengths.ts";
import {
  chaptersIn,
  chapterText,
  correctedChapters,
  withChapters,
  withoutChapters,
} from "#shared/rules/seo/chapters.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { titleAllowed } from "#shared/rules/titles.ts";
import { mendTitle, soberOnes, withoutEmpty } from "../../check-output.ts";
import { descriptionSafe } from "./description.ts";
import { asTags, distinct, firstHashtags } from "./tags.ts";

/** How many titles are asked of a model, and shown at most. */
export const SEO_TITLES = { least: 3, most: 5 } as const;
/** A model's title longer than this, in UTF-16 units, is no title that was meant for people. */
const TITLE_LOST = 200;
const LINK = /\bhttps?:\/\/[^\s)\]}"'‹›]+/giu;

/**
 * A model's proposals within YouTube's limits. Links that the creator didn't write are taken out, and the
 * chapters are the creator's own: a model can't know either.
 */
export function mendProposals(proposals: SeoProposals, fields: SeoFields, care?: CareLevel): SeoProposals {
  const titles = distinct(mendTitles(proposals.titles, fields.title)).filter(
    (title) => title.toLowerCase() !== fields.title.toLowerCase(),
  );
  const said = `${fields.title}\n${fields.description}`;
  const fit = withoutEmpty(
    soberOnes(titles, (title) => title, care),
    (title) => title,
    SEO_TITLES.least,
    said,
  );
  return {
    titles: fit.slice(0, SEO_TITLES.most),
    description: mendDescription(proposals.description, fields.description),
    tags: asTags(proposals.tags),
    hashtags: firstHashtags(proposals.hashtags.map((tag) => `#${tag.replace(/^[#＃\s]+/u, "")}`)),
  };
}

/** A model's titles as YouTube takes them; what no title can be made of is left out. @param topic the creator's own. */
export function mendTitles(titles: readonly string[], topic: string): string[] {
  return titles
    .filter((title) => title.length <= TITLE_LOST)
    .map((title) => mendTitle(title, topic))
    .filter(titleAllowed);
}

/** A model's description within YouTube's limit, with the creator's own links and chapters and no others. */
export function mendDescription(text: string, own: string): string {
  const links = new Set(own.match(LINK));
  const linked = text.replace(LINK, (link) => (links.has(link) ? link : ""));
  const safe = descriptionSafe(linked);
  const ownChapters = chaptersIn(descriptionSafe(own));
  const chapters = correctedChapters(ownChapters) ?? ownChapters;
  if (chapters.length === 0) return clipBytes(withoutChapters(safe).trim(), DESCRIPTION_MAX);
  if (chaptersIn(safe).length > 0) {
    const exchanged = withChapters(safe, chapters);
    if (descriptionLength(exchanged).used <= DESCRIPTION_MAX) return exchanged;
  }
  const list = `\n\n${chapterText(chapters)}`;
  const room = Math.max(0, DESCRIPTION_MAX - descriptionLength(list).used);
  return clipBytes(`${clipBytes(withoutChapters(safe).trim(), room)}${list}`.trim(), DESCRIPTION_MAX);
}
