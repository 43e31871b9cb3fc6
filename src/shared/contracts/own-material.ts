import * as z from "zod/mini";
import { line } from "./fields.ts";

/** Limits of what goes along from a creator's own channel: entries of a list, and UTF-16 units of each text. */
export const OWN_LIMITS = {
  videos: 12,
  savedIdeas: 12,
  comments: 12,
  title: 200,
  comment: 500,
} as const;

/** A line that holds something. @param name of it in a sentence. */
const filled = (max: number, name: string) =>
  z.pipe(line(max, name), z.string().check(z.minLength(1, `${name} can't be empty.`)));

const few = <Item extends z.ZodMiniType>(item: Item, max: number, names: string) =>
  z.optional(
    z
      .array(item, `${names} must be a list.`)
      .check(z.maxLength(max, `At most ${max} ${names.toLowerCase()} at a time.`)),
  );

/** A video of the creator's own. */
const OwnVideo = z.object({
  title: filled(OWN_LIMITS.title, "A video's title"),
  /** Left out where that isn't known. */
  views: z.optional(z.int("Views must be a whole number.").check(z.minimum(0, "Views can't be below 0."))),
  /** ISO day. */
  published: z.optional(z.iso.date("The day of a video must be an ISO date.")),
});
export type OwnVideo = z.infer<typeof OwnVideo>;

/** What a creator made, kept and heard already. */
export const OwnMaterial = z.object({
  videos: few(OwnVideo, OWN_LIMITS.videos, "Videos"),
  /** Titles. */
  savedIdeas: few(filled(OWN_LIMITS.title, "A saved idea"), OWN_LIMITS.savedIdeas, "Saved ideas"),
  /** What viewers wrote, as the creator pasted it. */
  comments: few(filled(OWN_LIMITS.comment, "A comment"), OWN_LIMITS.comments, "Comments"),
});
export type OwnMaterial = z.infer<typeof OwnMaterial>;

/** The creator's own material, on requests that can be answered better with it. */
export const Channel = z.optional(OwnMaterial);
