import type { TonedLines, TonedSubjects } from "../lines.ts";

export const praise: TonedLines = {
  casual: {
    beginnings: [
      "Thanks so much",
      "Ah, this made my day",
      "You're too kind",
      "So glad you liked it",
      "Aw, thank you",
      "Thanks for saying that",
    ],
    endings: [
      "it means a lot.",
      "comments like this keep me going.",
      "see you in the next one.",
      "I'm smiling over here.",
      "what stood out the most for you?",
      "it's great to have you here.",
      "you've given me a boost for the next one.",
    ],
  },
  motivational: {
    beginnings: [
      "Words like these are fuel",
      "Thank you for the push",
      "This is why I keep going",
      "Your support lifts the whole thing",
      "You just raised the bar for me",
      "That energy is everything",
    ],
    endings: [
      "let's keep moving forward together.",
      "now take that same energy into your own next step.",
      "what are you working towards this week?",
      "keep showing up and so will I.",
      "here's to the next step for both of us.",
      "we get there one step at a time.",
      "I'm rooting for you too.",
    ],
  },
  funny: {
    beginnings: [
      "Printing this out for the fridge",
      "My ego thanks you",
      "I read this aloud to my houseplant",
      "I might get used to this",
      "Framing this comment as we speak",
      "My camera is blushing",
    ],
    endings: [
      "it finally has something to live up to.",
      "please send the next one by carrier pigeon.",
      "your cheque for nice comments is in the post.",
      "I'll try not to let it go to my head.",
      "next time I'll bring snacks.",
      "no notes, ten out of ten, would read again.",
      "I'm told I should act natural now.",
    ],
  },
  techy: {
    beginnings: [
      "Positive feedback received",
      "Comment parsed without errors",
      "Motivation patched to the latest version",
      "Signal strength: excellent",
      "That's a clean merge to my mood",
      "Kind words cached for a rainy day",
    ],
    endings: [
      "thanks for the uptime boost.",
      "deploying the good mood now.",
      "no bug reports on that one.",
      "which part should get the next upgrade?",
      "logging this under wins.",
      "rendering the next one with this in memory.",
      "your support is my favourite dependency.",
    ],
  },
  professional: {
    beginnings: [
      "Thank you for the kind words",
      "I appreciate you taking the time to write",
      "Thank you very much for this feedback",
      "It's good to hear that this was worth your time",
      "Your feedback is much appreciated",
      "Thank you for watching and for commenting",
    ],
    endings: [
      "it is a real encouragement.",
      "and I hope the next video serves you just as well.",
      "and please let me know what you would like to see next.",
      "which part was the most useful to you?",
      "it helps me decide what to make next.",
      "and I look forward to hearing from you again.",
      "and I'm glad to have you here.",
    ],
  },
};

export const praiseAbout: TonedSubjects = {
  casual: [
    (subject) => `So happy you noticed ${subject}, thank you.`,
    (subject) => `Thanks for mentioning ${subject}, that's lovely to hear.`,
  ],
  motivational: [
    (subject) => `Hearing that about ${subject} makes me want to go one better, thank you.`,
    (subject) => `Thank you for what you said about ${subject}, that's fuel for the next one.`,
  ],
  funny: [
    (subject) => `I've told ${subject}, and now there's no living with it.`,
    (subject) => `A compliment on ${subject} goes straight into the scrapbook.`,
  ],
  techy: [
    (subject) => `Feedback on ${subject} logged as a feature to keep, thank you.`,
    (subject) => `Marking ${subject} as stable, thanks for the report.`,
  ],
  professional: [
    (subject) => `Thank you for your kind words about ${subject}, they are much appreciated.`,
    (subject) => `I'm glad that ${subject} stood out for you, thank you for saying so.`,
  ],
};
