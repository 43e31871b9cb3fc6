import { cap } from "../../compose/frames.ts";
import { said } from "./script-words.ts";
import type { TalkWords } from "./talk-words.ts";

/** How English scripts talk. */
export const ENGLISH_TALK: TalkWords = {
  mistake: [
    ({ sign, because, instead }) =>
      said(
        `${cap(sign)}? ${cap(because)}. ${cap(instead)}.`,
        `${cap(sign)}? ${cap(because)}. ${cap(instead)}.`,
        `${cap(sign)}? Yep: ${because}. ${cap(instead)}.`,
      ),
    ({ does, sign, because, instead }) =>
      said(
        `Say you are ${does}. Soon ${sign}: ${because}. ${cap(instead)}.`,
        `${cap(does)}? ${cap(sign)}. ${cap(because)}, so ${instead}.`,
      ),
    ({ sign, because, instead }) =>
      said(
        `${cap(instead)}. Otherwise ${sign}, because ${because}.`,
        `${cap(instead)}. If you don't, ${sign}: ${because}.`,
      ),
  ],
  habit: [
    ({ does, sign, because, instead }) => said(`${cap(does)}? ${cap(sign)}. ${cap(because)}, so ${instead}.`),
    ({ does, because, instead }) =>
      said(
        `Avoid ${does}: ${because}. ${cap(instead)}.`,
        `The problem with ${does}: ${because}. ${cap(instead)}.`,
      ),
  ],
  belief: [
    ({ said: text, so }) =>
      said(
        `${cap(text)}? No: ${so}.`,
        `${cap(text)}? That's half of it: ${so}.`,
        `${cap(text)}? Nope: ${so}.`,
      ),
    ({ said: text, so }) =>
      said(`Many believe that ${text}. ${cap(so)}.`, `You'll hear that ${text}. ${cap(so)}.`),
    ({ said: text, so }) =>
      said(`It is said that ${text}. In fact, ${so}.`, `And no, it's not true that ${text}: ${so}.`),
  ],
  choice: [
    ({ a, b, decides }) => said(`${cap(a)} or ${b}? Ask yourself ${decides}.`),
    ({ a, b, decides }) =>
      said(`${cap(a)} or ${b}? First decide ${decides}.`, `${cap(a)} or ${b}? It's down to ${decides}.`),
  ],
  cause: [
    ({ does, because }) => said(`It comes from ${does}: ${because}.`, `Blame ${does}: ${because}.`),
    ({ does, because }) => said(`It starts with ${does}. ${cap(because)}.`),
    ({ does, because }) => said(`You get that from ${does}: ${because}.`),
    ({ does, because }) => said(`The culprit: ${does}. ${cap(because)}.`),
  ],
  payoff: [
    ({ instead }) =>
      said(`The remedy for what you saw first: ${instead}.`, `So, what you saw at the start: ${instead}.`),
    ({ instead }) =>
      said(`That leaves the first problem: ${instead}.`, `And the fix I owe you? ${cap(instead)}.`),
  ],
  swap: [({ does, instead }) => said(`So instead of ${does}: ${instead}.`)],
  challenged: (does) => `${cap(does)}?`,
  versus: (one, other) => `${cap(one)} or ${other}?`,
  filmed: {
    mistake: ({ sign, instead }) => `Show it going wrong: ${sign}. Then put right: ${instead}.`,
    belief: ({ said: text, so }) => `Write on a card: ${text}. Turn it over on this: ${so}.`,
    question: ({ answer }) => `Do it while you say it: ${answer}`,
    term: ({ term }) => `Point at it as you say the word: ${term}.`,
    moment: ({ when, what }) => `A calendar open at ${when}, then what it brings: ${what}.`,
  },
};
