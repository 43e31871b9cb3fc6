import { titleLength } from "#shared/rules/lengths.ts";
import { DESCRIPTION, field, NICHE, NICHE_TOO, PLATFORM, TITLE, TONE } from "./fields.ts";
import type { AssistantTask } from "./tasks.ts";

/** The helpers under "More helpers". */
export const HELPERS: readonly AssistantTask[] = [
  {
    id: "growth_prediction",
    label: "Growth prediction",
    about: "Where your own numbers point, and what would change it.",
    main: NICHE,
    more: [
      PLATFORM,
      field("followers", { label: "Followers now", placeholder: "2,400" }),
      field("history", {
        label: "Earlier numbers",
        rows: 4,
        hint: "One line each, with a date. Without them there is nothing to predict from.",
        placeholder: "2026-09-01, 1,900\n2026-10-01, 2,150",
      }),
    ],
  },
  {
    id: "daily_briefing",
    label: "Daily briefing",
    about: "What to do today, in the order that matters.",
    main: NICHE,
    more: [PLATFORM, field("goal", { label: "Goal", placeholder: "One Short a day for a month" })],
    usesChannel: true,
  },
  {
    id: "thumbnail_advice",
    label: "Thumbnail advice",
    about: "Pictures and words for a thumbnail that fits the title.",
    main: TITLE,
    more: [NICHE_TOO, DESCRIPTION],
  },
  {
    id: "competitor_insights",
    label: "Competitor insights",
    about: "How to study channels like yours and what to take from them.",
    main: NICHE,
    more: [
      field("competitors", {
        label: "Channels you watch",
        rows: 2,
        hint: "Between commas or one a line. Crescendo doesn't look them up.",
      }),
      field("notes", { label: "What you noticed", rows: 3 }),
    ],
  },
  {
    id: "voice_to_text",
    label: "Voice to text",
    about: "A spoken text made readable, with nothing added.",
    main: field("transcript", {
      label: "Raw transcript",
      rows: 7,
      spoken: true,
      placeholder: "so um today I want to show you the the one thing nobody tells you",
    }),
    more: [
      field("keep", { label: "What to keep as it is", placeholder: "Time stamps, filler words, slang" }),
    ],
  },
  {
    id: "tts_script",
    label: "Text-to-speech script",
    about: "A text made to be spoken: short sentences, pauses, numbers written out.",
    main: field("text", { label: "Text to be spoken", rows: 6 }),
    more: [field("voice", { label: "Voice", placeholder: "Calm, close to the microphone" })],
  },
  {
    id: "content_calendar",
    label: "30-day content calendar",
    about: "Thirty days of posts with a topic and a format each.",
    main: NICHE,
    more: [
      PLATFORM,
      field("perWeek", {
        label: "Posts per week",
        options: ["1", "2", "3", "4", "5", "6", "7"],
        open: "As fits",
      }),
      field("start", { label: "First day", type: "date" }),
    ],
    usesChannel: true,
  },
  {
    id: "performance_analysis",
    label: "Performance analysis",
    about: "What your numbers say, and what to try next.",
    main: field("data", {
      label: "Your numbers",
      rows: 7,
      hint: "Paste rows from your analytics: CSV, a table or plain lines.",
      placeholder: "title, views, average view duration\nFirst repair, 1200, 0:31",
    }),
    more: [NICHE_TOO],
  },
  {
    id: "caption",
    label: "Caption",
    about: "Captions for a post, within the platform's limits.",
    main: field("topic", {
      label: "What the post is about",
      rows: 3,
      placeholder: "The first watch I ever repaired",
    }),
    more: [PLATFORM, TONE],
  },
  {
    id: "ab_test",
    label: "A/B test",
    about: "Which titles to test against each other, and how to read the result.",
    main: field("titles", {
      label: "Titles to test",
      rows: 4,
      hint: "One a line.",
      placeholder: "I repaired a 1960s watch with kitchen tools\nThis watch hadn't ticked since 1968",
      measureLines: titleLength,
    }),
    more: [NICHE_TOO, field("goal", { label: "Goal", placeholder: "More views from search" })],
  },
  {
    id: "crisis_management",
    label: "Crisis management",
    about: "What to say and do, in which order, when something went wrong in public.",
    main: field("situation", {
      label: "What happened",
      rows: 5,
      hint: "Facts only: what was said or shown, where, and who is upset.",
    }),
    more: [PLATFORM],
  },
];
