import type { Answers } from "../lines.ts";

/** Answers to what is corrected, criticised or doubted. */
export const faulted = {
  sarcasm: {
    stance: "fair",
    short: ["message received", "I had that coming", "point taken"],
    warm: [
      "I'd still rather read that than nothing",
      "I'd like to surprise you with one of these some day",
      "a bit of irony keeps me honest",
    ],
    ask: [
      "what should I do differently?",
      "what should I dig into instead?",
      "what would have been worth your time?",
    ],
  },
  correction: {
    stance: "right",
    short: [
      "I'll check whether it should be {x}",
      "I'll check whether it should be {x} and not {y}",
      "I'll check {x}",
      "I'll look that up",
      "I'll go back to {t} and check",
      "I'll go back and check",
    ],
    warm: [
      "I'll check whether it's {x}, and if you're right your comment gets pinned",
      "I'll look into {x} and put it right if I got it wrong",
      "I'd rather check it properly than leave something wrong up",
      "people who watch this closely are worth a lot",
    ],
    ask: [
      "where did you read that it's {x}, so that I can check it?",
      "do you have a source for that, so that I can check it?",
      "is it only {t}, or is it off elsewhere too?",
      "is there anything else that I should check?",
    ],
  },
  accusation: {
    stance: "calm",
    short: [
      "that deserves a straight answer, and you'll get one here",
      "I take that seriously, and I'll answer it openly",
      "I'd rather clear that up here than leave it hanging",
    ],
    warm: [
      "it matters to me that you can trust what you see here, so thank you for raising it",
      "thank you for saying it openly, so that I can answer it openly",
    ],
    ask: [
      "what exactly makes you say so, so that I can answer it properly?",
      "which part do you mean, and what did you see elsewhere?",
    ],
  },
  critique: {
    stance: "fair",
    short: [
      "{x} being {y} is good to know about",
      "I'll take another look at {x}",
      "that's useful to know about {x}",
      "that's useful to know",
      "I'll watch {t} again with that in mind",
      "I'll keep it in mind for the next one",
      "I'll think about that",
    ],
    warm: [
      "I'm sorry about {x} being {y}",
      "I'm sorry {x} got in the way",
      "I want {x} to help and not to get in the way",
      "I'm sorry this one fell short for you",
      "that helps me more than a like would",
      "it's better to hear it than to wonder",
    ],
    ask: [
      "what would you change about {x}?",
      "was it {x} all the way through or in one place?",
      "what would have worked better for you?",
      "is there anything else that would have made it better for you?",
    ],
  },
  disagreement: {
    stance: "calm",
    short: [
      "we see that differently, and that's fine",
      "let me think about that",
      "we don't have to agree on this one",
    ],
    warm: [
      "it's good to have somebody here who sees it differently",
      "a good argument is worth more than a like",
      "I like it when somebody argues the other side",
    ],
    ask: ["what has your own experience been?", "what convinced you?", "where would you draw the line?"],
  },
} as const satisfies Record<string, Answers>;
