import { cap } from "../../compose/frames.ts";
import { type ScriptWords, said } from "./script-words.ts";

/** What leaves something open in a long video, and closes it in the recap. */
export const ENGLISH_LOOPS: ScriptWords["loops"] = [
  {
    promise: said(
      "One more trap costs more than this one, and I keep it for the end.",
      "One more trap costs more than this one. I'm keeping it for the end.",
      "One more trap costs more than this one, and no, I'm not telling you yet.",
    ),
    answer: ({ does, sign, because, instead }) =>
      said(
        `And the trap I kept for the end is ${does}. What follows: ${sign}, because ${because}. Instead, ${instead}.`,
        `And the trap I've kept for the end: ${does}. What you'll see: ${sign}. ${cap(because)}. Instead, ${instead}.`,
      ),
    open: said("And the trap I kept for the end: ____.", "And the trap I've kept for the end: ____."),
    screen: "One more trap, at the end",
  },
  {
    promise: said(
      "The last thing in this video is the one that surprised people most, so it comes last.",
      "The one nobody suspects comes last, so don't leave before it.",
      "The one nobody suspects comes last. Yes, that's a hint. No skipping.",
    ),
    answer: ({ does, sign, because, instead }) =>
      said(
        `The last one is ${does}. It shows like this: ${sign}, because ${because}. Better: ${instead}.`,
        `So here's the one nobody suspects: ${does}. It shows like this: ${sign}. ${cap(because)}. Better: ${instead}.`,
      ),
    open: said("The last one is ____.", "So here's the one nobody suspects: ____."),
    screen: "The last one is the one to know",
  },
];
