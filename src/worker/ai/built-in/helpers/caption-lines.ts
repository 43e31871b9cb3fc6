import type { TopicPhrase } from "../topic.ts";

/** The five tones of the product (spec §9). */
export const TONES = ["casual", "motivational", "funny", "techy", "professional"] as const;
export type Tone = (typeof TONES)[number];

type Sentence = (topic: TopicPhrase) => string;

/** What a caption says in one tone. Nothing claims a result, a number or a habit the creator didn't name. */
export interface CaptionLines {
  /** The words that show before a feed cuts the rest. */
  readonly openings: readonly Sentence[];
  /** What makes somebody stay. */
  readonly middles: readonly Sentence[];
  /** What the longer caption adds. */
  readonly closings: readonly Sentence[];
}

export const CAPTION_LINES: Record<Tone, CaptionLines> = {
  casual: {
    openings: [
      (topic) => `Okay, let's talk about ${topic.end(".")}`,
      (topic) => `The part of ${topic.inside} I usually leave out.`,
      (topic) => `Quick one about ${topic.end(".")}`,
      (topic) => `Here's where I stand on ${topic.end(".")}`,
    ],
    middles: [
      () => "No big setup, just what I'd tell a friend who asked.",
      () => "Watch for the bit in the middle, that's the one I'd want to know first.",
      () => "It looks small. It's the thing I'd start with.",
      () => "I kept the part that went wrong, because that's the useful one.",
    ],
    closings: [
      () =>
        "If you do it another way, I'd like to hear it. Half of what I do came from somebody who disagreed.",
      () => "Not the only way, just mine. Take what fits and leave the rest.",
      () => "Try it once before you decide. If it doesn't work for you, tell me where it broke.",
    ],
  },
  motivational: {
    openings: [
      (topic) => `You don't have to be ready for ${topic.end(".")}`,
      (topic) => `Start badly with ${topic.inside}, but start.`,
      (topic) => `One more try at ${topic.inside} counts.`,
      (topic) => `Your next step with ${topic.inside} can be a small one.`,
    ],
    middles: [
      () => "The first version is allowed to be rough. It only has to exist.",
      () => "Nobody sees the attempts before this one. You should know that they were there.",
      () => "Do the smallest part today, and let tomorrow be easier.",
      () => "It gets lighter once you've done the part you keep putting off.",
    ],
    closings: [
      () => "Write down what you did today, even if it was little. In a month you'll want to read it.",
      () => "You can be slow and still arrive. Rest, then come back to the same place.",
      () => "Pick the one thing you've been avoiding and give it ten minutes. You may stop after that.",
    ],
  },
  funny: {
    openings: [
      (topic) => `Me, an expert in ${topic.inside} since this morning.`,
      (topic) => `Nobody asked for my opinion on ${topic.end(".")} Here it is.`,
      (topic) => `What ${topic.inside} looks like without the good lighting.`,
      (topic) => `Things I said about ${topic.inside} right before it went wrong.`,
    ],
    middles: [
      () => "The plan was good. I was in the way.",
      () => "Please admire the confidence, because the result is another story.",
      () => "I'd do it again, mostly because I've learned nothing.",
      () => "No dignity was harmed. It left before we started.",
    ],
    closings: [
      () => "If you've done this better, keep it to yourself. If you've done it worse, we should be friends.",
      () => "I would explain what happened here, but I was there and I still don't know.",
      () => "Somewhere there's a person who gets this right the first time. They aren't in this video.",
    ],
  },
  techy: {
    openings: [
      (topic) => `How ${topic.inside} works, one layer down.`,
      (topic) => `Debugging ${topic.inside}: what I checked first.`,
      (topic) => `The setting nobody explains about ${topic.end(".")}`,
      (topic) => `My setup for ${topic.inside}, and what I'd change.`,
    ],
    middles: [
      () => "Input, change, result: one variable at a time, so you can repeat it.",
      () => "Defaults are a decision somebody else made. Here's mine, with the reason.",
      () => "I kept the failed run in, because it shows where the limit is.",
      () => "If you only copy one thing, copy the order, not the values.",
    ],
    closings: [
      () => "Your mileage depends on your setup. Tell me yours and what you measured, and I'll compare.",
      () => "Known limits: I tested one configuration. If yours differs, change one thing and test again.",
      () => "Before you buy anything, try it with what you have. Most of the gain is in the order of steps.",
    ],
  },
  professional: {
    openings: [
      (topic) => `A practical note on ${topic.end(".")}`,
      (topic) => `The short version of ${topic.inside}, without the jargon.`,
      (topic) => `What I check first when the subject is ${topic.end(".")}`,
      (topic) => `A common mistake in ${topic.inside}, and how to avoid it.`,
    ],
    middles: [
      () => "Decide what you need before you compare options.",
      () => "It starts with the question people skip: what would a good result look like?",
      () => "The order matters more than the tools, and the video shows why.",
      () => "This is general information. Your case may need a closer look.",
    ],
    closings: [
      () => "If you work in this field, I'd value a correction more than a compliment.",
      () => "Keep the order: understand, decide, act. Most trouble comes from starting at the end.",
      () => "Questions are welcome below. I answer those that help more than one person first.",
    ],
  },
};
