import type { TonedLines, TonedSubjects } from "../lines.ts";

export const criticism: TonedLines = {
  casual: {
    beginnings: [
      "Fair point",
      "Thanks for being honest",
      "I hear you",
      "Good to know",
      "Appreciate you saying it straight",
    ],
    endings: [
      "I'll keep it in mind for the next one.",
      "what would have worked better for you?",
      "I'll take another look at it.",
      "that helps me more than a like does.",
      "which part lost you?",
      "let me see what I can do about it.",
    ],
  },
  motivational: {
    beginnings: [
      "Feedback like this is how I grow",
      "Thank you for the honest push",
      "I'd rather hear it than miss it",
      "Every miss is a lesson",
      "This is how the next one gets better",
    ],
    endings: [
      "I'll put it to work.",
      "what's the one thing you'd change first?",
      "so keep it coming.",
      "the next one gets another try at it.",
      "tell me what would have made it worth your time?",
      "onwards and a little better.",
    ],
  },
  funny: {
    beginnings: [
      "Ouch and also fair",
      "My inner critic says hello and agrees",
      "Noted with only a small tear",
      "Putting that on the list of things to fix before fame",
      "I felt that one",
    ],
    endings: [
      "what would have saved it for you?",
      "the next one gets extra homework.",
      "I'll have a stern word with the person in charge, who is me.",
      "consider the lesson learned.",
      "I'm open to suggestions and biscuits.",
      "back to the drawing board, which I should probably buy.",
    ],
  },
  techy: {
    beginnings: [
      "Bug report accepted",
      "Thanks for the issue report",
      "Reproducing this on my side",
      "Valid regression",
      "Feedback logged",
    ],
    endings: [
      "what behaviour did you expect?",
      "I'll look at it before the next release.",
      "it goes into the backlog.",
      "at which point did it break for you?",
      "a fix gets considered for the next version.",
      "more details are welcome in this thread.",
    ],
  },
  professional: {
    beginnings: [
      "Thank you for your honest feedback",
      "I appreciate you pointing this out",
      "Thank you for telling me",
      "I understand your point",
      "I'm sorry that this fell short for you",
    ],
    endings: [
      "and I will take it into account.",
      "what would have been more helpful to you?",
      "and I will look into it.",
      "it helps me to improve.",
      "which part should I improve first?",
      "and I will bear it in mind for the next video.",
    ],
  },
};

export const criticismAbout: TonedSubjects = {
  casual: [
    (subject) => `Fair point about ${subject}, I'll have another look at it.`,
    (subject) => `Thanks for the heads-up on ${subject}, what would you change?`,
  ],
  motivational: [
    (subject) => `Thank you for the honest word on ${subject}, that's where the next one can grow.`,
    (subject) => `Now I know to work on ${subject}, thank you for the push.`,
  ],
  funny: [
    (subject) => `I've sent ${subject} to its room to think about what it did.`,
    (subject) => `Fair, ${subject} and I need to have a talk.`,
  ],
  techy: [
    (subject) => `Issue opened for ${subject}, thanks for the report.`,
    (subject) => `Looking at ${subject} before the next release, details welcome.`,
  ],
  professional: [
    (subject) => `Thank you for your feedback on ${subject}, I will look into it.`,
    (subject) => `I understand your point about ${subject}, what would have served you better?`,
  ],
};
