import type { SignalSource } from "../signals.ts";

const CHECKED = "2026-11-21";

/** What the checks of title, description, tags and chapters rest on. */
export const SEO_SOURCES = {
  title: {
    kind: "official",
    label: "YouTube Help: up to 100 characters, no < or >",
    url: "https://support.google.com/youtube/answer/57404",
    checked: CHECKED,
  },
  playbook: {
    kind: "official",
    label: "YouTube Creator Playbook, an old edition: keywords first, branding last",
    checked: CHECKED,
  },
  description: {
    kind: "official",
    label: "YouTube Data API: 5,000 bytes",
    url: "https://developers.google.com/youtube/v3/docs/videos",
    checked: CHECKED,
  },
  opening: {
    kind: "heuristic",
    label: "About 150 characters show before “more”; YouTube gives no number",
  },
  tags: {
    kind: "official",
    label: "YouTube Data API: 500 characters in all, with commas and quotes; Help: tags play a minimal role",
    url: "https://developers.google.com/youtube/v3/docs/videos",
    checked: CHECKED,
  },
  hashtags: {
    kind: "official",
    label: "YouTube Help: above 60 all are ignored, up to 3 show by the title",
    url: "https://support.google.com/youtube/answer/6390658",
    checked: CHECKED,
  },
  chapters: {
    kind: "reported",
    label: "9to5Google 2020 quoting YouTube, and Vevo support",
    checked: CHECKED,
  },
  reading: { kind: "heuristic", label: "Flesch reading ease for English, sentence length otherwise" },
  craft: { kind: "heuristic", label: "Craft practice" },
} as const satisfies Record<string, SignalSource>;
