import type { OptimizeWords } from "./words.ts";

export const WORDS: OptimizeWords = {
  basis: (subject) =>
    `From the words you pasted${subject === undefined ? "" : ` and Crescendo's notes on ${subject}`}. No AI model wrote this, so it judges those and hasn't seen the video.`,
  heading: (title) => `Review: ${title}`,
  headings: {
    title: "Title",
    description: "Description",
    tags: "Tags",
    chapters: "Chapters",
    opening: "Opening",
    order: "In this order",
  },
  units: { characters: "characters", bytes: "bytes" },
  measured: (name, used, max, unit, over) =>
    `${name}: ${used} of ${max} ${unit}${over === undefined ? "" : `, ${over} too many`}.`,
  length: "Length",
  refused: {
    title: "YouTube refuses < and > in titles.",
    description: "YouTube refuses < and > in descriptions.",
  },
  points: (score) =>
    `As craft goes it earns ${score} of 100 points; that says how it is built, not how often it will be clicked.`,
  nothingOwn: "It names nothing that only this video has.",
  ofItsOwn: (listed) => `What it names of its own: ${listed}.`,
  keep: "Keep it.",
  useOnly: "Use one only if your video keeps what it says:",
  aim: (characters) =>
    `Use the first ${characters} characters for two plain sentences: what is shown, and what came of it.`,
  noDescription: "You pasted none, so there is nothing to judge.",
  begins: (opening) => `It begins: ${opening}`,
  noneThere:
    "None of the title's own words is in there, so somebody who came for it can't tell that they are right.",
  allThere: "That keeps the title's words, which is right.",
  someMissing: (listed) => `The title's ${listed} could follow there.`,
  below: "Below them, answer what viewers ask, where your video does:",
  noTags: "You pasted none.",
  tagCount: (count) => (count === 1 ? "Your one tag" : `Your ${count} tags`),
  tagWeight: "YouTube calls them not important for how a video does.",
  tagUse: "They help where a word is often misspelled.",
  enoughTags: (listed) => `Enough: ${listed}.`,
  misspelled: "the misspellings you see in comments",
  chapterRules:
    "The reported rules: the first is 0:00, there are at least 3 in rising order, and each lasts 10 seconds or more.",
  ownChapters: "From your time stamps, in your own words. Rename each by what people look for:",
  noTranscript: "You pasted no transcript, so no chapter can be placed.",
  fewStamps:
    "The transcript has too few time stamps, so no chapter can be placed. YouTube Studio shows them beside the subtitles.",
  judged:
    "YouTube shows the share still watching at 30 seconds and advises to match the title and thumbnail until then.",
  noOpening: "Without a transcript your first words can't be judged.",
  openOn: (picture) => `You could open on this picture: ${picture}.`,
  longOpening: (count, most) =>
    `Your first sentence takes ${count} words. Say the surprising part first, in ${most} or fewer.`,
  shortOpening: (count) =>
    `Your first sentence takes ${count} ${count === 1 ? "word" : "words"}, which can be said in one breath.`,
  shorter: (text) => `Shorter, in your own words: ${text}`,
  leaveTitle: "Leave the title: it says what only this video has.",
  changeTitle: "Change the title first: it costs a minute, and it can be changed back.",
  writeOpening: "Write the two opening lines of the description.",
  rewriteOpening: "Rewrite the opening lines of the description.",
  nextOpening: "Keep the opening for the next video: this one can't be said again, only cut.",
};
