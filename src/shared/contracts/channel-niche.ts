import * as z from "zod/mini";
import { endpoint } from "../contract.ts";

/** Limits of what is looked up at once: titles, and the length of each in UTF-16 units. */
export const TITLE_LIMITS = { titles: 200, length: 150 } as const;

const Titles = z
  .array(
    z
      .string("Each title must be text.")
      .check(z.maxLength(TITLE_LIMITS.length, `A title can be at most ${TITLE_LIMITS.length} characters.`)),
    "Titles must be a list.",
  )
  .check(
    z.minLength(1, "Give at least one title."),
    z.maxLength(TITLE_LIMITS.titles, `At most ${TITLE_LIMITS.titles} titles at once.`),
  );

/** The niches whose words are in the most titles, most first; each title counts for one niche at most. */
export const ChannelNiche = z.object({
  niches: z.array(z.object({ name: z.string(), titles: z.int().check(z.minimum(1)) })),
  /** Titles that were looked at. */
  of: z.int().check(z.minimum(0)),
});
export type ChannelNiche = z.infer<typeof ChannelNiche>;

/** Which niches a channel's titles are about, by the words of the built-in engine's niches. Nothing is kept. */
export const channelNiche = endpoint({
  method: "POST",
  path: "/api/channel-niche",
  cost: "plain",
  body: z.object({ titles: Titles }),
  response: ChannelNiche,
});
