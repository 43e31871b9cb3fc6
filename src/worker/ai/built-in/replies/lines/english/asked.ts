import type { Answers } from "../lines.ts";

/** Answers to questions, wishes and calls for help. */
export const asked = {
  gear: {
    stance: "asked",
    short: [
      "let me look up {x} and write it here",
      "let me look up the exact name and write it here",
      "I'll check and put the exact one here",
      "I'll find the exact name for you",
    ],
    warm: [
      "I'd rather look up {x} than tell you something wrong",
      "I'd rather give you the exact name than a guess",
      "it's worth getting the name right",
      "the right name saves you a wrong one",
    ],
    ask: [
      "what would you use it for?",
      "are you choosing one for yourself?",
      "what are you using at the moment?",
    ],
  },
  price: {
    stance: "asked",
    short: [
      "let me look up what {x} came to",
      "let me look up the real figure",
      "I'd rather check the figure than guess",
      "I'd rather look it up than guess",
    ],
    warm: [
      "I'd rather give you a real figure for {x} than a guess",
      "a true figure is worth a minute of looking",
      "it's good to talk about money openly",
    ],
    ask: ["are you planning something similar yourself?", "which part of the cost matters most to you?"],
  },
  link: {
    stance: "asked",
    short: [
      "let me look up where to get {x}",
      "let me find the right place to point you to",
      "I'll look it up and write it here",
    ],
    warm: [
      "I'd rather point you to the right one than to something similar",
      "I'm glad {x} caught your eye",
      "it's worth finding you the right one",
    ],
    ask: [
      "which country are you in, so that it's one you can get?",
      "do you want {x} exactly or something like it?",
      "what do you need it for?",
    ],
  },
  place: {
    stance: "asked",
    short: [
      "I'll write down here where it is",
      "let me answer that one properly here",
      "I'll note where {x} is right here",
    ],
    warm: [
      "I'm glad {x} caught your eye",
      "I'm glad the place caught your eye",
      "it's a good spot to be curious about",
      "it's worth knowing where you're looking",
    ],
    ask: ["are you thinking of going?", "do you know the area?", "which shot do you mean?"],
  },
  schedule: {
    stance: "asked",
    short: [
      "I don't want to promise a date for {x} that I can't keep",
      "I don't want to promise a date that I can't keep",
      "I can't give you a date yet",
    ],
    warm: [
      "it's good to know that you're waiting for {x}",
      "it's good to know that somebody is waiting for it",
      "I'd rather have it good than early",
    ],
    ask: [
      "what do you hope {x} will show?",
      "what do you hope to see in it?",
      "which question should it answer?",
    ],
  },
  song: {
    stance: "asked",
    short: [
      "let me look up the name of the track",
      "I'll look up the title and write it here",
      "let me check the title rather than guess",
    ],
    warm: [
      "I'm glad the music caught your ear",
      "I'd rather give you the right title than a guess",
      "good ears",
    ],
    ask: [
      "which moment do you mean, so that I name the right one?",
      "is it the one at the start or the end?",
      "what do you like about it?",
    ],
  },
  personal: {
    stance: "asked",
    short: ["I keep that one to myself", "that one stays private", "that one stays off camera"],
    warm: [
      "it's kind of you to be curious, and I like to keep some things private",
      "I'd rather let the videos speak for me",
      "I hope that is all right with you",
    ],
    ask: [
      "what would you like to know about the video instead?",
      "what would you like to know about how these are made?",
    ],
  },
  "how-to": {
    stance: "asked",
    short: [
      "{x} deserves a proper answer, so let me write one",
      "that deserves a proper answer, so let me write one",
      "let me write that up step by step",
      "I'd like to give you more than half a sentence on that",
    ],
    warm: [
      "I'd rather take a minute over {x} than give you half an answer",
      "I'd rather give you a whole answer than a quick one",
      "that's worth answering properly",
    ],
    ask: ["what have you tried so far?", "where does it go wrong for you?", "what do you have to work with?"],
  },
  question: {
    stance: "asked",
    short: [
      "let me look into {x} before I say something wrong",
      "let me check before I say something wrong",
      "I'd rather answer that properly than quickly",
      "let me come back to you on that",
    ],
    warm: [
      "{x} deserves more than a quick guess",
      "that deserves more than a quick guess",
      "it's worth answering properly",
      "others will be wondering the same",
    ],
    ask: [
      "is there anything else you'd like to know while I'm at it?",
      "is there more to it that I should answer, too?",
      "what made you wonder about it?",
      "what would help you most to know?",
    ],
  },
  collab: {
    stance: "calm",
    short: [
      "thank you for asking, I'd like to hear more about it",
      "thank you for thinking of me, let me have a look at your channel first",
      "I'm glad you asked, and I'll get back to you about it",
    ],
    warm: [
      "it's nice to hear from somebody who makes videos too, please send the details to the address on my channel page",
      "please send me your idea at the address on my channel page, so that we can talk it through",
    ],
    ask: [
      "what did you have in mind?",
      "which idea would you start with?",
      "who watches your channel mostly?",
    ],
  },
  request: {
    stance: "idea",
    short: [
      "I've noted {x}",
      "{x} sounds good to me",
      "noted",
      "I've written it down",
      "that could be a good one",
    ],
    warm: [
      "knowing that you'd watch {x} helps me choose",
      "it helps to know what you'd like to see",
      "it's good to know what people are waiting for",
      "I like making what somebody asked for",
    ],
    ask: [
      "what should {x} definitely show?",
      "what would you most want {x} to answer?",
      "what should it definitely show?",
      "what would you want to know first?",
      "what would make it worth your time?",
    ],
  },
  failure: {
    stance: "trouble",
    short: ["{q}", "about {x}, {q}"],
    warm: [
      "I'd like to find out what is going on with {x}, so {q}",
      "a few details would let me help, so {q}",
    ],
    ask: [
      "at which step did {x} start to go differently from the video?",
      "at which step did it go differently from the video?",
      "what exactly do you see when it happens?",
      "what have you changed between the tries?",
    ],
  },
} as const satisfies Record<string, Answers>;
