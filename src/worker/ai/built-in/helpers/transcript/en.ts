import type { TranscriptWords } from "./words.ts";

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? "" : "s"}`;

export const WORDS: TranscriptWords = {
  basis:
    "From your own words, by fixed rules. No AI model wrote this, so it can't hear the recording and changes nothing it isn't sure of.",
  heading: "Clean transcript",
  nothing: "(Nothing but fillers was left.)",
  changed: "What changed",
  kept: "Fillers and repeated words stayed, as you asked.",
  unknownLanguage:
    "No words were taken out: I know the fillers of English, Spanish, French, German and Portuguese, and couldn't tell that this is one of them.",
  taken: (fillers, stumbles) =>
    `${counted(fillers, "filler")} and ${counted(stumbles, "stumble")} taken out.`,
  noStamps: "There were no time stamps.",
  stampsKept: (count) => `${counted(count, "time stamp")} kept, each at its line.`,
  stampsDropped: (count) =>
    `${counted(count, "time stamp")} dropped. Write “timestamps” under what to keep if you need them.`,
  paragraphs: (words) => `Paragraphs end with a sentence, after about ${words} words.`,
  noStops:
    "The text has no stops, so I couldn't tell where sentences end. Read it aloud once and set them where you breathe.",
  notUnderstood: (quoted) =>
    `I couldn't act on ${quoted}: I understand “timestamps”, “fillers” and “verbatim”.`,
  check: "Check by ear",
  checks: [
    "Names, brands and numbers: recognition gets these wrong most often.",
    "Words that sound alike, such as its and it's, and every not that could have been lost.",
    "Whether a pause you meant is still there as a paragraph.",
  ],
  use: "What it is good for now",
  uses: [
    "Subtitles: paste it beside the video and let the platform set the times.",
    "The description: its two plainest sentences make the opening lines.",
    "The next script: underline what you would say again, and throw the rest away.",
  ],
};
