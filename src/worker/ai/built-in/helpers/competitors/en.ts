import type { CompetitorWords } from "./words.ts";

export const WORDS: CompetitorWords = {
  known: (subject) => `From what Crescendo knows of ${subject}.`,
  knownNiche: (subjects) => `From what Crescendo knows of ${subjects} subjects of this niche.`,
  unknown: "Crescendo knows nothing of this subject yet, so this is craft alone.",
  unseen: "No AI model wrote this, so it can't see these channels and says nothing about them.",
  heading: (niche) => `Learning from others in ${niche}`,
  look: "What to look at",
  nobody:
    "You named nobody. Choose five channels your viewer also watches, two of them outside your niche, and do one of these for each:",
  craft: [
    "Sort by most popular. Write down the promise of the first five titles, one verb each.",
    "Read 50 comments under the three newest videos, and copy each question nobody answered.",
    "Write down the first sentence of five videos. What is shown while it is said?",
    "Find what they made a year ago and stopped making. Would your viewers miss it?",
    "Watch one video as a newcomer: note each word you would have to know already.",
    "Look at the last twelve thumbnails at the size of a stamp. Which two would you mistake for each other?",
  ],
  inChannel: {
    mistake: ({ sign, because }) =>
      `Look for a video on this: ${sign}. Do they name the reason, ${because}, or only the remedy?`,
    question: ({ ask }) => `Is this answered anywhere, and how late in the video: ${ask}`,
    choice: ({ a, b, decides }) =>
      `Where they choose between ${a} and ${b}: do they say what decides it, ${decides}?`,
    belief: ({ said }) => `Do they repeat this, or show what is so: ${said}?`,
  },
  table: "A table to fill in",
  columns: ["Channel", "Video above its usual level", "Promise", "What commenters miss"],
  channel: (number) => `Channel ${number}`,
  gaps: "Gaps to look for",
  gap: {
    mistake: ({ sign, instead }) =>
      `Does anybody show, from start to end, what to do about this: ${sign}? Your video would end on: ${instead}.`,
    question: ({ ask, answer }) =>
      `Who answers this in the first minute: ${ask} If nobody does, the answer is a video: ${answer}`,
    choice: ({ a, b }) => `Who has tried both on camera: ${a} and ${b}?`,
    belief: ({ said, so }) => `Who still repeats this: ${said}? If you can show that ${so}, that is a video.`,
  },
  who: (people) => `Who speaks to ${people}, and who only to people like themselves?`,
  shows: (picture) => `Who lets you see this, close enough: ${picture}?`,
  ownGaps: [
    "Which question do their viewers ask that you could answer from your own work?",
    "Which step do they all skip because they no longer notice it?",
    "Which sentence do they all repeat that you have seen go wrong?",
  ],
  notes: "Your notes",
  marked:
    "Mark each line as seen, counted or guessed. Keep what you saw twice, in two channels; make the rest into a question and look again.",
  hidden: "What you can't see from outside",
  hiddenWhy:
    "Click-through rate, retention and income of others. A view count is a result, not a reason, so compare a video only with others of the same channel.",
  making: "From looking to making",
  rules: [
    "Take the question a video answers, never its answer.",
    "Change at least two of these: viewer, format, proof, point of view.",
    "Write your script with their video closed.",
  ],
};
