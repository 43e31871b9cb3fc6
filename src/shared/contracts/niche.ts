import * as z from "zod/mini";
import { FORMAT_IDS } from "../rules/formats.ts";

/** A niche as the product's lists name it, and where its subjects' cards are (knowledge/niches). */
export const Niche = z.strictObject({
  /** Shown to people: "Tech & Gadgets". */
  name: z.string().check(z.minLength(2)),
  /** Every other name the product's lists give it. */
  aliases: z.array(z.string()),
  /** Words and phrases that mark a text as this niche's, in lower case, in five languages. */
  keywords: z.array(z.string()).check(z.minLength(1)),
  /** Folders of knowledge/subjects, the nearest first. */
  subjects: z.array(z.string()).check(z.minLength(1)),
  /** Formats that suit it, best first. */
  formats: z.array(z.enum(FORMAT_IDS)).check(z.minLength(5)),
});
export type Niche = z.infer<typeof Niche>;

/** Hashtags of each niche in one language, by the niche's id, without "#"; `general` for a topic without a word. */
export const NicheHashtags = z.record(
  z.string(),
  z.array(z.string().check(z.regex(/^[\p{Ll}\p{N}_]+$/u, "is a tag without # and spaces, in lower case"))),
);
export type NicheHashtags = z.infer<typeof NicheHashtags>;
