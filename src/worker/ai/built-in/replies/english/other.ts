import type { TonedLines } from "../lines.ts";

export const other: TonedLines = {
  casual: {
    beginnings: [
      "Thanks for stopping by",
      "Good to see you here",
      "Thanks for the comment",
      "Glad you're here",
      "Thanks for joining in",
    ],
    endings: [
      "what did you make of it?",
      "tell me more if you like.",
      "what would you like to see next?",
      "I appreciate it.",
      "see you in the next one.",
      "what brought you here?",
    ],
  },
  motivational: {
    beginnings: [
      "Thank you for being part of this",
      "Great to have you along",
      "Every voice here counts",
      "Thanks for showing up",
      "It's good to have you with us",
    ],
    endings: [
      "what are you working on right now?",
      "keep going.",
      "let's make the next one count.",
      "what's your next step?",
      "glad we're on this road together.",
      "here's to a good week.",
    ],
  },
  funny: {
    beginnings: [
      "A wild comment appears",
      "Comment received and hugged",
      "The comment section just got better",
      "You may now tell people you were here",
      "Thank you for choosing this comment section",
    ],
    endings: [
      "please help yourself to an imaginary biscuit.",
      "the management, which is me, is delighted.",
      "do you come here often?",
      "your seat in the front row is reserved.",
      "no refunds on time spent here.",
      "shall I put the kettle on?",
    ],
  },
  techy: {
    beginnings: [
      "Comment received",
      "Ping acknowledged",
      "Connection established",
      "Input registered",
      "New entry in the log",
    ],
    endings: [
      "thanks for checking in.",
      "any feature requests while you're here?",
      "what should the next one cover?",
      "status is green on this side.",
      "feel free to add details.",
      "what are you building at the moment?",
    ],
  },
  professional: {
    beginnings: [
      "Thank you for your comment",
      "Thank you for watching",
      "Thank you for taking part",
      "I appreciate your comment",
      "It is good to have you here",
    ],
    endings: [
      "what would you like to see next?",
      "and please feel free to say more.",
      "and I hope to see you again.",
      "which topics interest you the most?",
      "your view is welcome here.",
      "and I wish you a good day.",
    ],
  },
};
