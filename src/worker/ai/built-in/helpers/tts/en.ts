import type { TtsWords } from "./words.ts";

export const WORDS: TtsWords = {
  basis:
    "From your own words, by fixed rules. No AI model wrote this, so no audio is made here: this is the text to give to a voice.",
  heading: "Script to be spoken",
  pause: "(pause)",
  length: "Length",
  lasts: (seconds, words, isOne, pace) =>
    `About ${seconds} seconds: ${words} ${isOne ? "word" : "words"} at ${pace} words a minute, and one second for each pause. A voice of another pace takes longer or shorter; time the first ten lines and scale.`,
  stress: "Stress",
  inLine: (quoted) => ` in ${quoted}`,
  marks: "How it is marked",
  breath: (most, long) =>
    `Each line is one breath. Sentences of more than ${most} words are split at their commas${long > 0 ? `; ${long === 1 ? "one long line is" : `${long} long lines are`} without one, so rewrite ${long === 1 ? "it" : "them"} shorter` : ""}.`,
  pauses:
    "(pause) stands between paragraphs. Take it out if your tool reads it aloud, and use its own pause mark.",
  symbols:
    "Symbols and short forms are written out where there is only one way to say them. Numbers stay digits: listen to years, prices and versions once.",
  noSymbols:
    "Numbers, symbols and short forms stay as you wrote them: I know how they are said in English, Spanish, French, German and Portuguese, and couldn't tell that this is one of them. Listen to each of them once.",
  voice: "The voice",
  noVoice: "You named none.",
  forVoice: (quoted, fit) => `For the voice you named, ${quoted}: ${fit}`,
  slow: "set the pace a little under normal and let the pauses stand.",
  quick: "raise the pace a little, and keep the pauses: speed without them tires.",
  plain: "describe it to your tool in the same words, and keep the pace normal.",
  rule: "Generate the first three lines in two voices, listen on a phone speaker, and choose by whether you understand every word.",
};
