import type { Answers } from "../lines.ts";

/** Answers to what a comment says more exactly than its intent. */
export const exact = {
  practical: {
    stance: "asked",
    short: [
      "let me check {x} before I say something wrong",
      "I'll find out {x} and write it here",
      "I don't want to guess {x}, so let me check",
    ],
    warm: [
      "I'd rather tell you for sure {x} than guess",
      "others will be wondering {x} too, so I'll answer it right here",
      "before you rely on a guess, I'll make sure {x}",
    ],
    ask: [
      "is there anything else you'd like to know while I'm at it?",
      "is there more to it that I should answer, too?",
      "is that all of it, or shall I cover something else as well?",
    ],
  },
  chosen: {
    stance: "asked",
    short: [
      "I'll write down {x}, right here",
      "I'll explain {x} in a proper answer",
      "there's more than half a sentence to say on {x}",
    ],
    warm: [
      "I don't want to squeeze {x} into three words",
      "others will have wondered {x}, so it's worth explaining",
    ],
    ask: ["how would you have done it?", "would you have done it differently?"],
  },
  told: {
    stance: "asked",
    short: ["I'll write down {x}, right here", "I'll tell you {x}, in a proper answer"],
    warm: [
      "others will want to know {x} too, so I'll answer it for everybody",
      "{x} deserves more than three words",
    ],
    ask: [
      "is there anything else you'd like to know while I'm at it?",
      "is there more to it that I should answer, too?",
      "is that all of it, or shall I cover something else as well?",
    ],
  },
  fact: {
    stance: "asked",
    short: [
      "let me look up {x} and write it here",
      "I'd have to look up {x}, so give me a moment",
      "I don't want to guess {x}, so I'll look it up",
    ],
    warm: ["I'd rather look up {x} than make something up", "I'd like to know {x} for sure before I answer"],
    ask: [
      "is there anything else you'd like to know while I'm at it?",
      "is there more to it that I should answer, too?",
      "is that all of it, or shall I cover something else as well?",
    ],
  },
  both: {
    stance: "asked",
    short: [
      "let me check both and write the answers here",
      "I'll look into both and answer you here",
      "one at a time, and I'll answer both right here",
    ],
    warm: [
      "I'd rather check both than guess either of them",
      "both deserve a proper answer, so I'll take them in turn",
    ],
    ask: ["which of the two matters more to you right now?", "which one shall I answer first?"],
  },
  "laughed-at": {
    stance: "light",
    short: ["so {x} got you", "{x} did its job, then", "I'm glad {x} made you laugh"],
    warm: [
      "knowing that {x} made somebody laugh makes my day",
      "it's good to know that I'm not laughing alone at {x}",
    ],
    ask: ["what got you about {x}?", "was it only {x}, or was there another moment?"],
  },
  compared: {
    stance: "fair",
    short: [
      "there's more than one good way to do it",
      "I'm happy to learn from whoever does it better",
      "good work is good work, whoever makes it",
    ],
    warm: [
      "knowing what works better elsewhere helps me more than silence",
      "I'd like mine to get there too",
    ],
    ask: [
      "what exactly works better for you there?",
      "what should I take from that one?",
      "what do they do that I don't?",
    ],
  },
  brief: {
    stance: "thanks",
    short: ["glad you like it", "one word will do", "short and sweet"],
    warm: [
      "I'll take that word with me into the next one",
      "it's good to know it landed",
      "a single word can do a lot",
    ],
    ask: ["what did it for you?", "which part was it?", "what would you like more of?"],
  },
  shrugged: {
    stance: "fair",
    short: ["not your thing this time, then", "that's short and clear", "this one didn't land, then"],
    warm: [
      "I'd like the next one to win you over",
      "I'd still rather know than guess",
      "it helps to hear when one doesn't work",
    ],
    ask: ["what was missing for you?", "where did it lose you?", "what would have made it worth your time?"],
  },
  change: {
    stance: "idea",
    short: ["I'll see what I can do about it", "I've put it on my list for the next ones"],
    warm: ["you won't be the only one that helps", "it's good to hear what would make these easier to watch"],
    ask: [
      "is there anything else that would make it easier for you?",
      "would it help in the older videos, too?",
    ],
  },
} as const satisfies Record<string, Answers>;
