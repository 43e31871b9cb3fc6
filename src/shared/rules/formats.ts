import type { Surface } from "./surfaces.ts";
import { keysOf } from "../keys.ts";

/** The shapes a video can take, with the name a creator knows each by. */
export const FORMATS = {
  tutorial: "Step-by-step tutorial",
  list: "Countdown list",
  story: "Personal story",
  challenge: "Timed challenge",
  "before-after": "Before and after",
  "myth-busting": "Myth busting",
  comparison: "Side-by-side comparison",
  review: "Hands-on review",
  reaction: "Reaction and breakdown",
  "day-in-the-life": "Day in the life",
  "behind-the-scenes": "Behind the scenes",
  "case-study": "Case study",
  experiment: "Experiment",
  "q-and-a": "Viewer Q&A",
} as const;

export type FormatId = keyof typeof FORMATS;
export const FORMAT_IDS = keysOf(FORMATS);

/**
 * Formats that fit a surface, best first. Source: heuristic. What fits in under a minute needs one turn
 * (a reveal, a list, a myth); what needs context to land goes to long-form.
 */
export const SURFACE_FORMATS: Record<Surface, readonly FormatId[]> = {
  TikTok: [
    "story",
    "before-after",
    "challenge",
    "myth-busting",
    "reaction",
    "list",
    "tutorial",
    "behind-the-scenes",
    "day-in-the-life",
    "q-and-a",
    "comparison",
    "experiment",
  ],
  "YouTube Shorts": [
    "list",
    "myth-busting",
    "before-after",
    "tutorial",
    "challenge",
    "comparison",
    "experiment",
    "story",
    "reaction",
    "q-and-a",
    "behind-the-scenes",
  ],
  "Instagram Reels": [
    "before-after",
    "tutorial",
    "list",
    "behind-the-scenes",
    "day-in-the-life",
    "story",
    "myth-busting",
    "comparison",
    "q-and-a",
    "challenge",
  ],
  "YouTube long-form": [
    "tutorial",
    "case-study",
    "review",
    "experiment",
    "comparison",
    "story",
    "list",
    "challenge",
    "behind-the-scenes",
    "day-in-the-life",
    "reaction",
    "myth-busting",
    "q-and-a",
  ],
};
