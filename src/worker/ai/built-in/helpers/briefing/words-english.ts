import { cap } from "../../compose/frames.ts";
import type { BriefingWords } from "./briefing-words.ts";

export const english: BriefingWords = {
  basis: {
    subject: (name) => `From Crescendo's playbook and what it knows of ${name}.`,
    niche: (count, name) =>
      `From Crescendo's playbook and ${count} subjects of this niche; today's is ${name}.`,
    none: "From Crescendo's playbook alone: it knows nothing of this subject.",
    meaning: "No AI model wrote this, so it has seen neither your channel nor today's news and trends.",
  },
  headings: {
    film: "Film this",
    learn: "Learn this",
    ahead: "Look ahead",
    today: "Today's checklist",
    questions: "Three questions for you",
  },
  title: (day, niche) => `${cap(day)}: ${niche}`,
  ask: (call) => `Ask for one thing: ${call}`,
  sheet: "A frame for what you know of it, since I know nothing:",
  lesson: "Use it today: as one sentence of your video, or as the comment you pin.",
  moment: (when, dated, what, subject) => `${cap(subject)}, ${when} (${dated}): ${what}.`,
  publicDay: (name, dated) => `${name} (${dated}), a day that everybody's calendar has.`,
  now: "Publish what helps with it this week.",
  before: "Film one video that helps before it, so that it is there when people start to look.",
  far: "There is time: put it in your calendar, nothing has to be filmed for it this week.",
  maybe: "If your subject has to do with it, say how in one short; if not, leave it out.",
  calendar: "This comes from a calendar that repeats each year, not from a trend.",
  check: {
    picture: (picture) => `Film the strongest picture first, while the light and you are fresh: ${picture}.`,
    anyPicture: "Film the strongest picture first, while the light and you are fresh.",
    gear: (gear) => `Lay out what has to be in reach: ${gear}.`,
    sentence: "Say the first sentence aloud before you set up the camera. If it needs a breath, cut it.",
    comments: (ask) => `Answer five comments. One that sounds like “${ask}” is tomorrow's video.`,
    anyComments: "Answer five comments, one of them with a question that could become a video.",
    thumbnail: "Sketch the thumbnail before the edit, and check it at the size of a stamp.",
    silent: "Watch the first two seconds without sound: is it clear what this is?",
    platform: "Decide on one platform for it, and cut for that one first.",
    goal: (goal) =>
      `For your goal, ${goal}: do one thing today that takes less than twenty minutes, and note its date.`,
    noGoal: "Write down one goal for the month, so that tomorrow's plan can serve it.",
  },
};
