import type { TonedLines, TonedSubjects } from "../lines.ts";

export const suggestion: TonedLines = {
  casual: {
    beginnings: [
      "Love that idea",
      "Ooh, I like it",
      "Great shout",
      "Thanks for the idea",
      "That could be fun",
    ],
    endings: [
      "it's going on my list.",
      "what would you want to see first?",
      "let me think about how to do it well.",
      "who else would watch that?",
      "what's the one thing it should answer?",
      "keep ideas like this coming.",
    ],
  },
  motivational: {
    beginnings: [
      "Ideas like this move things forward",
      "I love how you're thinking",
      "Thank you for dreaming along",
      "That's a spark worth keeping",
      "You're helping to shape what comes next",
    ],
    endings: [
      "it goes on the list.",
      "what would it help you to do?",
      "let's see where it can go.",
      "what's the first thing you'd want to learn from it?",
      "keep thinking big.",
      "I'll give it real thought.",
    ],
  },
  funny: {
    beginnings: [
      "My to-do list just sat up straight",
      "Hired",
      "Suspiciously good idea",
      "I'll pretend I thought of that first",
      "The suggestion box is thrilled",
    ],
    endings: [
      "payment is one imaginary high five.",
      "what could possibly go wrong?",
      "it's on the list, right above sleep.",
      "do I need a helmet for it?",
      "my calendar is already negotiating.",
      "you'll get credit and none of the paperwork.",
    ],
  },
  techy: {
    beginnings: [
      "Feature request logged",
      "Added to the backlog",
      "Good spec",
      "Request received",
      "That's a sensible roadmap item",
    ],
    endings: [
      "what's the must-have for version one?",
      "votes in this thread raise its priority.",
      "what problem should it solve for you?",
      "scoping comes next.",
      "which use case matters most to you?",
      "I'll weigh it against the rest of the queue.",
    ],
  },
  professional: {
    beginnings: [
      "Thank you for the suggestion",
      "That is a worthwhile idea",
      "I appreciate the suggestion",
      "Thank you for sharing this idea",
      "I have made a note of this",
    ],
    endings: [
      "and I will consider it for a future video.",
      "what should it cover first?",
      "and I will see how it could fit.",
      "which question should it answer for you?",
      "and I would be glad to hear more detail.",
      "it helps me to plan what comes next.",
    ],
  },
};

export const suggestionAbout: TonedSubjects = {
  casual: [
    (subject) => `A video about ${subject} could be fun, what should it start with?`,
    (subject) => `Adding ${subject} to my list of ideas, thank you.`,
  ],
  motivational: [
    (subject) => `I love the idea of ${subject}, what would it help you do?`,
    (subject) => `Noting ${subject} for what comes next, thank you for thinking ahead.`,
  ],
  funny: [
    (subject) => `My calendar heard ${subject} and started sweating, so it's on the list.`,
    (subject) => `If ${subject} goes wrong I'm quoting this comment, but I like it.`,
  ],
  techy: [
    (subject) => `Feature request for ${subject} logged, what's the must-have?`,
    (subject) => `Backlog updated with ${subject}, votes welcome in this thread.`,
  ],
  professional: [
    (subject) => `Thank you for suggesting ${subject}, I will consider it for a future video.`,
    (subject) => `I have noted ${subject} as an idea, what should it cover first?`,
  ],
};
