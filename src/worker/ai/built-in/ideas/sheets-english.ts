import type { Worksheets } from "./worksheets.ts";

/** In English. */
export const englishSheets: Worksheets = {
  questions: [
    "What goes wrong most often?",
    "What does it look like when it does?",
    "What do you do instead?",
  ],
  audience: "The people who asked you about it",
  about: (topic) => `Topic: ${topic}`,
  sheets: [
    {
      format: "before-after",
      title: "what goes wrong first",
      hook: "Say what you saw when it failed.",
      fill: "You fill in: what went wrong, what it looked like, what you changed. Film the failed one beside the good one.",
      cta: "Ask viewers to comment what theirs looks like.",
    },
    {
      format: "tutorial",
      title: "the step people skip",
      hook: "Name the step and show it in the first second.",
      fill: "You fill in: the step, what happens without it, how long it takes. Film your hands from above.",
      cta: "Ask viewers to save it for their first try.",
    },
    {
      format: "comparison",
      title: "two ways, one winner?",
      hook: "Put both in one picture and don't say yet which you'd choose.",
      fill: "You fill in: the two ways, what each costs in time or money, what decides. Film both under the same light.",
      cta: "Ask viewers to comment which one they'd take.",
    },
    {
      format: "q-and-a",
      title: "the question I get most",
      hook: "Read the question aloud, as it was asked.",
      fill: "You fill in: the question in the viewer's words, your answer in one sentence, the thing that proves it. Film the proof first.",
      cta: "Ask viewers for their next question.",
    },
    {
      format: "myth-busting",
      title: "what people get told, and what's so",
      hook: "Say the sentence that you keep hearing.",
      fill: "You fill in: what is said, who says it, what you have seen instead. Film the moment it shows.",
      cta: "Ask viewers to comment what they were told.",
    },
    {
      format: "list",
      title: "what's on my table",
      hook: "Show everything you use in one picture, then take away what isn't needed.",
      fill: "You fill in: the things you use, what each does, which you could do without. Film each in use, never in its box.",
      cta: "Ask viewers to comment what is missing.",
    },
    {
      format: "story",
      title: "how I came to it",
      hook: "Begin at the moment that you decided to go on.",
      fill: "You fill in: the first try, what nearly made you stop, what keeps you at it. Film an object from that time.",
      cta: "Ask viewers to comment how they began.",
    },
    {
      format: "day-in-the-life",
      title: "an hour of it, start to end",
      hook: "Start with the sound it makes.",
      fill: "You fill in: where you are, what comes first, what takes longest. Film five pictures in their order, no music.",
      cta: "Ask viewers to comment which part they'd like longer.",
    },
    {
      format: "experiment",
      title: "one thing changed, everything else the same",
      hook: "Say what you change and what you expect.",
      fill: "You fill in: the one change, how you measure it, what came out. Film both results side by side, also if nothing changed.",
      cta: "Ask viewers to comment what you should change next.",
    },
    {
      format: "behind-the-scenes",
      title: "the part nobody films",
      hook: "Show the mess before the result.",
      fill: "You fill in: what happens before, who helps, what is thrown away. Film it as it is, without tidying.",
      cta: "Ask viewers to comment what surprised them.",
    },
  ],
  condition: {
    format: "experiment",
    title: "what may change, and what may not",
    hook: "Say the one thing that is different here, and show it.",
    fill: "You fill in: what you have to do differently because of it, what went wrong the first time, what you measure it by. Film both results side by side.",
    cta: "Ask viewers to comment what they would try.",
  },
  sides: {
    format: "comparison",
    title: "which one, and when?",
    hook: "Show both in one picture and say what you will judge them by.",
    fill: "You fill in: what each does better, what each costs in time or money, what decides for whom. Film both doing the same task.",
    cta: "Ask viewers to comment which one they'd take.",
  },
  forms: {
    "day-in-the-life": {
      questions: [
        "When does your day start, and with what?",
        "Which part takes longest or goes wrong most?",
        "What would surprise somebody who watches?",
      ],
      hook: "Start with the clock and the first thing your hands do.",
      fill: "You fill in: the time and place of five moments, the part that takes longest, the one that surprises people. Film each moment where it happens, with its own sound.",
      cta: "Ask viewers to comment which hour they'd like to see in full.",
    },
    confession: {
      questions: [
        "What did you believe or do before?",
        "What happened that changed your mind?",
        "What would you do today?",
      ],
      hook: "Say in one sentence what you did, without an excuse.",
      fill: "You fill in: what you did and why it seemed right, the moment you noticed, what it cost, what you do now. Film an object or a place from that time.",
      cta: "Ask viewers to comment what they would have done.",
    },
    review: {
      questions: [
        "How long have you used it, and for what?",
        "What does it do better or worse than you expected?",
        "Who shouldn't get it?",
      ],
      hook: "Say how long you've used it and your verdict, in that order.",
      fill: "You fill in: how long and for what, one strength and one weakness that you can show, who should leave it. Film it in use, and film the weakness too.",
      cta: "Ask viewers to comment what they want tested next.",
    },
    story: {
      questions: ["Where does it begin?", "What nearly stopped it?", "How is it today?"],
      hook: "Begin at the moment when you didn't know how it would end.",
      fill: "You fill in: where it begins, what nearly stopped it, how it is today. Film the places and things that are left of it.",
      cta: "Ask viewers to comment how theirs went.",
    },
  },
  own: {
    label: "Your own words",
    cta: "Comment if you have seen the same.",
    film: "Film the moment it happens.",
    filming: (picture) => `Film ${picture}.`,
    following: (detail) => `Then: ${detail}`,
  },
};
