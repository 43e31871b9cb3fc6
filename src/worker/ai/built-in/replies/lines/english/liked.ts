import type { Answers } from "../lines.ts";

/** Answers to thanks, praise and good news. */
export const liked = {
  thanks: {
    stance: "thanks",
    short: [
      "I'm glad it helped",
      "it's good to know it was useful",
      "I'm happy it came at the right time",
      "I'm glad {x} helped",
      "I'm glad it helped you {y}",
      "it's good to hear that it helped you {y}",
    ],
    warm: [
      "comments like yours are why these are worth making",
      "it's lovely to know it reached the right person",
      "I love hearing that it was worth your time",
      "hearing that {x} helped makes my day",
      "I love that it helped you {y}",
      "hearing that it helped you {y} makes it all worth it",
    ],
    ask: [
      "which part helped you most?",
      "what are you working on right now?",
      "what would you like to see next?",
      "how did {x} work out for you?",
    ],
  },
  congrats: {
    stance: "thanks",
    short: ["that's so kind of you", "that means a lot to me", "I'm still taking it in"],
    warm: [
      "it's people like you who make it worth celebrating",
      "I wouldn't be here without everybody who watches",
      "it's lovely that you came by to say so",
    ],
    ask: [
      "what would you like to see next?",
      "which video do you remember best?",
      "what should I make to celebrate?",
    ],
  },
  praise: {
    stance: "thanks",
    short: [
      "I'm so glad you like {x}",
      "I'm happy to hear that about {x}",
      "that's lovely to hear",
      "I'm so glad you liked it",
      "this is great to read",
      "it's good to know it landed",
    ],
    warm: [
      "it's good to know that {x} made an impression",
      "hearing that about {x} is the best kind of motivation",
      "comments like this are the best part of making these",
      "it's a joy to share these with people who enjoy them",
      "it means a lot that you took the time to say it",
      "that's exactly what I hoped somebody would feel",
    ],
    ask: [
      "what do you like most about {x}?",
      "which part did you like best?",
      "what would you like to see more of?",
      "was there a moment that stood out?",
      "what made you stop and write?",
    ],
  },
  subscribed: {
    stance: "company",
    short: ["welcome aboard", "welcome, make yourself at home", "I'm glad you found your way here"],
    warm: [
      "it's great to have you with us from here on",
      "I'm happy this one brought you here",
      "it makes me happy that you're staying",
    ],
    ask: [
      "which video brought you here?",
      "what would you like to see more of?",
      "what made you decide to stay?",
    ],
  },
  returning: {
    stance: "company",
    short: [
      "thank you for being here {x}",
      "thank you for sticking around {x}",
      "thank you for coming back",
      "it means a lot that you keep coming back",
      "you're part of the furniture by now",
    ],
    warm: [
      "people who have been here {x} are what keeps this going",
      "people who come back are the heart of this place",
      "that kind of loyalty means more than any number",
      "coming back is the nicest compliment there is",
    ],
    ask: [
      "which video has stayed with you most {x}?",
      "which one do you come back to most?",
      "what should I never change?",
      "what keeps you coming back?",
    ],
  },
  milestone: {
    stance: "cheer",
    short: [
      "{x} is something to be proud of",
      "that's something to be proud of",
      "enjoy every bit of it",
      "you did it",
    ],
    warm: [
      "thank you for letting us celebrate {x} with you",
      "you did the work, and I'm so happy for you",
      "I'm so happy for you, and {x} is all your own doing",
      "thank you for telling us about it",
      "news like that makes my day",
    ],
    ask: [
      "what comes after {x}?",
      "what was the hardest part of {x}?",
      "how does it feel?",
      "what was the hardest part?",
      "what is next for you?",
    ],
  },
  emoji: {
    stance: "thanks",
    short: ["right back at you", "that says it all", "message received"],
    warm: ["sometimes no words are needed", "I'll happily take that", "that needs no translation"],
    ask: ["which moment was that for?", "what did you like most?", "which part got you?"],
  },
} as const satisfies Record<string, Answers>;
