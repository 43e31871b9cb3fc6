import type { Answers } from "../lines.ts";

/** Answers to what is said beside a video: lines from it, to friends, about others, with a sting. */
export const aside = {
  quote: {
    stance: "company",
    short: [
      "so that's the line that stuck",
      "that line found its audience, then",
      "of all the lines, that one",
    ],
    warm: [
      "it's fun to see which words stay with people",
      "I like it when a line goes on living in the comments",
    ],
    ask: ["what made that one stick?", "does that line follow you around, too?"],
  },
  tagged: {
    stance: "company",
    short: ["hello to both of you", "enjoy it, the two of you", "say hello from me"],
    warm: [
      "it's lovely when one of you brings somebody along",
      "sharing it with a friend is the nicest thing you can do with a video",
    ],
    ask: ["and what do they say to it?", "whose idea was it to watch this?"],
  },
  backhanded: {
    stance: "light",
    short: ["I'll take it", "I'll count that as a win", "then the bar was in a helpful place"],
    warm: [
      "I like it when one of these turns out better than somebody expected",
      "it's nice to have surprised you",
    ],
    ask: ["what did you expect?", "what won you over?"],
  },
  earlier: {
    stance: "fair",
    short: [
      "then somebody got there before me",
      "good ideas tend to have more than one parent",
      "I'd like to see how it was done there",
    ],
    warm: [
      "if you tell me which one you mean, I'll have a look at it",
      "knowing who did it before helps me to do it differently",
    ],
    ask: ["which one do you mean, so that I can have a look?", "what was different there?"],
  },
  alike: {
    stance: "company",
    short: [
      "that's quite a comparison",
      "I didn't see that comparison coming",
      "now I'll have to watch for it",
    ],
    warm: [
      "it's interesting to hear who one reminds people of",
      "I'm curious about every comparison like that",
    ],
    ask: ["what made you think of them?", "is it the way I talk or what I do?"],
  },
  doubting: {
    stance: "calm",
    short: ["I'd like to know what you're thinking"],
    warm: ["that look has a thought behind it, and you're welcome to write it down"],
    ask: ["what's on your mind?", "which part made you look like that?"],
  },
  moved: {
    stance: "calm",
    short: ["I hope that's the good kind of tears", "so it got to you"],
    warm: ["I'm glad you let me know that it reached you", "one of those says more than a paragraph"],
    ask: ["which moment got you?", "what was it that got you?"],
  },
  laughing: {
    stance: "light",
    short: ["I'm glad it made you laugh", "then my work here is done", "one laugh more in the world"],
    warm: [
      "knowing that somebody laughed makes my day",
      "it's good not to be the only one laughing",
      "making somebody laugh is half the fun of it",
    ],
    ask: ["which moment got you?", "what set you off?", "was it one moment or all of it?"],
  },
  "corrected-twice": {
    stance: "right",
    short: ["I'll check both, {x} and {z}", "I'll check both points"],
    warm: [
      "both get put right if I got them wrong",
      "I'd rather check both properly than leave something wrong up",
    ],
    ask: [
      "do you have a source for either of them, so that I can check it?",
      "are those the only two, or is there more that I should check?",
    ],
  },
  few: {
    stance: "calm",
    short: ["it's good to see you here", "thanks for stopping by"],
    warm: ["it's nice that you left a word"],
    ask: ["what brought you here today?"],
  },
} as const satisfies Record<string, Answers>;
