import * as z from "zod/mini";
import { neededLine, prose } from "./fields.ts";

/** Limits of what a creator types; characters are UTF-16 units. */
export const AUDIENCE_LIMITS = { niche: 120, data: 6000 } as const;

const AudienceForm = z.object({
  /** What the channel is about, in the creator's words or by a name the product lists. */
  niche: neededLine(AUDIENCE_LIMITS.niche, "Niche", "Enter your niche."),
  /** A table of videos, a list of them, or comments, as pasted; "" where there is none. */
  data: z._default(prose(AUDIENCE_LIMITS.data, "Content data"), ""),
});

/** What `audience_analysis` takes: the form, or a plain string, which is the niche. */
export const AudienceRequest = z.pipe(
  z.transform((input: unknown) => (typeof input === "string" ? { niche: input } : input)),
  AudienceForm,
);
export type AudienceRequest = z.output<typeof AudienceForm>;
