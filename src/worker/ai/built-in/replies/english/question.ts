import type { TonedLines, TonedSubjects } from "../lines.ts";

export const question: TonedLines = {
  casual: {
    beginnings: [
      "Good question",
      "Ooh, good one",
      "Glad you asked",
      "Love that you asked",
      "Fair question",
      "Thanks for asking",
    ],
    endings: [
      "let me get back to you with a proper answer.",
      "I'll answer this one properly right here.",
      "what made you wonder?",
      "give me a moment and I'll write you a real answer.",
      "what have you tried so far?",
      "this one deserves more than a quick line, so I'll come back to it.",
      "can you tell me a bit more about what you need?",
    ],
  },
  motivational: {
    beginnings: [
      "Asking is how it starts",
      "I love that you want to know",
      "Curiosity like yours goes far",
      "You're asking the right thing",
      "That's the kind of question that moves people forward",
      "Keep those questions coming",
    ],
    endings: [
      "I'll come back with an answer you can use.",
      "what's the first step you'd like to take?",
      "let me give this the answer it deserves.",
      "where are you on your way right now?",
      "I'll answer properly so that you can get going.",
      "what would getting this right change for you?",
      "stay on it, a real answer is coming.",
    ],
  },
  funny: {
    beginnings: [
      "Excellent question",
      "Asking the real questions here",
      "Let me consult the council of snacks",
      "My people will call your people",
      "You've activated my thinking face",
      "I was hoping nobody would ask",
    ],
    endings: [
      "a proper answer is on its way.",
      "please hold while I pretend I knew all along.",
      "the answer is loading to imaginary hold music.",
      "I'll be back with something better than a shrug.",
      "do you want the short answer or the one with diagrams?",
      "on a scale from curious to desperate, how soon do you need this?",
      "I'll answer it before my tea gets cold.",
    ],
  },
  techy: {
    beginnings: [
      "Query received",
      "Good ticket",
      "Valid request",
      "Question queued",
      "Input accepted",
      "Nice edge case",
    ],
    endings: [
      "I'll return a full answer in this thread.",
      "can you share your setup so that I can be specific?",
      "what have you ruled out so far?",
      "let me check before I give you wrong output.",
      "I'd rather answer this with details than with a guess.",
      "which version or model are you on?",
      "expect a proper response rather than a cached one.",
    ],
  },
  professional: {
    beginnings: [
      "Thank you for your question",
      "That is a good question",
      "Thank you for asking",
      "I appreciate the question",
      "That is worth asking",
      "Thank you for raising this",
    ],
    endings: [
      "I will reply here with a complete answer.",
      "could you tell me a little more about your situation?",
      "I would like to check the details before I answer.",
      "and I will come back to you with an answer shortly.",
      "may I ask what you would like to achieve?",
      "and I would rather answer it carefully than quickly.",
      "which part would be the most helpful for you to know?",
    ],
  },
};

export const questionAbout: TonedSubjects = {
  casual: [
    (subject) => `Good question about ${subject}, I'll come back to you with a proper answer.`,
    (subject) => `Happy to talk about ${subject}, what would you like to know first?`,
  ],
  motivational: [
    (subject) => `I love that you're digging into ${subject}, a useful answer is coming.`,
    (subject) => `Getting ${subject} right starts with asking, so what have you tried already?`,
  ],
  funny: [
    (subject) => `The world has waited long enough for the truth about ${subject}, so I'll be back.`,
    (subject) => `Ask me about ${subject} and I may never stop, but a real answer is coming.`,
  ],
  techy: [
    (subject) => `Ticket opened for ${subject}, full details to follow in this thread.`,
    (subject) => `On ${subject}: tell me your setup and I'll give you a specific answer.`,
  ],
  professional: [
    (subject) => `Thank you for asking about ${subject}, I will reply here with the details.`,
    (subject) => `I would be glad to say more about ${subject}, what would help you the most?`,
  ],
};
