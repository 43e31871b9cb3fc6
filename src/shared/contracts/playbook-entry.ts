import * as z from "zod/mini";

/** Parts of a creator's work: the folders of knowledge/playbook. */
export const PLAYBOOK_TOPICS = [
  "analytics",
  "comments",
  "community",
  "editing",
  "equipment",
  "growth",
  "hashtags",
  "hooks",
  "ideas",
  "instagram",
  "money",
  "planning",
  "policy",
  "retention",
  "scripts",
  "seo",
  "shorts",
  "sponsors",
  "thumbnails",
  "tiktok",
  "timing",
  "titles",
  "wellbeing",
  "youtube",
] as const;

/** An entry in one language. */
const Told = z.strictObject({
  /** A question as a creator would put it, at most 80 characters. */
  title: z.string().check(z.minLength(8), z.maxLength(80)),
  /** How people really ask: whole questions, half sentences, search words, typed in a hurry. */
  asks: z.array(z.string().check(z.minLength(3), z.maxLength(120))).check(z.minLength(12), z.maxLength(40)),
  /** Markdown: the direct answer, then steps as a list. */
  answer: z.string().check(z.minLength(200), z.maxLength(1800)),
});

/** One question of the growth playbook and its answer, in the product's five languages. */
export const PlaybookEntry = z.strictObject({
  /** Names of src/worker/ai/built-in/playbook/sources.ts; each fact about a platform in an answer is backed by one. */
  sources: z.array(z.string()).check(z.minLength(1)),
  en: Told,
  es: Told,
  fr: Told,
  de: Told,
  pt: Told,
});
export type PlaybookEntry = z.infer<typeof PlaybookEntry>;
