import * as z from "zod/mini";
import { tagsIn } from "#shared/rules/lengths.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";

/** The form as typed. */
export const SeoDraft = z.object({
  title: z.string(),
  niche: z.string(),
  description: z.string(),
  tags: z.string(),
});
export type SeoDraft = z.infer<typeof SeoDraft>;

export const EMPTY_DRAFT: SeoDraft = { title: "", niche: "", description: "", tags: "" };

/** The form as the rules and the call take it. */
export function fieldsOf({ title, niche, description, tags }: SeoDraft): SeoFields {
  return { title, niche, description, tags: tagsIn(tags) };
}

/** A report needs a title or a description. */
export function isReady({ title, description }: SeoDraft): boolean {
  return title.trim() !== "" || description.trim() !== "";
}
