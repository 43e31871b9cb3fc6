import type { SeoProposals } from "#shared/contracts/seo.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import type { Random } from "../random.ts";
import { proposeDescription } from "./description.ts";
import { proposeHashtags, proposeTags } from "./tags.ts";
import { proposeTitles } from "./titles.ts";

/**
 * Better titles, a description, tags and hashtags for one video, out of the creator's own words.
 * @param suggestions what people type into YouTube's search box after the subject, as far as it is known.
 */
export function proposeSeo(fields: SeoFields, suggestions: readonly string[], random: Random): SeoProposals {
  return {
    titles: proposeTitles(fields, random),
    description: proposeDescription(fields, random),
    tags: proposeTags(fields, suggestions),
    hashtags: proposeHashtags(fields),
  };
}
