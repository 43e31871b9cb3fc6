import { keysOf } from "../../keys.ts";

/** `scheduled` until its moment, `due` from then on, `posted` once the creator said so (spec §6). */
export const VIDEO_STATUSES = ["scheduled", "due", "posted"] as const;
export type VideoStatus = (typeof VIDEO_STATUSES)[number];

/** Source: spec §6. */
export const PRIVACIES = ["scheduled", "public", "unlisted", "private"] as const;
export type Privacy = (typeof PRIVACIES)[number];

/** YouTube's categories by their ids (spec §9); the first is the default. */
export const CATEGORIES = {
  "22": "People & Blogs",
  "24": "Entertainment",
  "28": "Science & Technology",
  "27": "Education",
  "26": "Howto & Style",
} as const;
export const CATEGORY_IDS = keysOf(CATEGORIES);
export const DEFAULT_CATEGORY = "22";

/** Source: spec §9. */
export const LANGUAGES = {
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
  it: "Italian",
} as const;
export const LANGUAGE_CODES = keysOf(LANGUAGES);

/** Source: spec §3; YouTube asks for one of the two with every upload. */
export const AUDIENCES = ["not_made_for_kids", "made_for_kids"] as const;
