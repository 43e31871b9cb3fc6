import { cap } from "../../compose/frames.ts";
import { said } from "./script-words.ts";
import type { TalkWords } from "./talk-words.ts";

/** How German scripts talk. */
export const GERMAN_TALK: TalkWords = {
  mistake: [
    ({ sign, because, instead }) => said(`${cap(sign)}? ${cap(because)}. ${cap(instead)}.`),
    ({ does, sign, because, instead }) =>
      said(`${cap(does)}? ${cap(sign)}. ${cap(because)}, also: ${cap(instead)}.`),
    ({ sign, because, instead }) =>
      said(`${cap(instead)}. Sonst kennst du das: ${cap(sign)}. ${cap(because)}.`),
  ],
  habit: [
    ({ does, sign, because, instead }) =>
      said(`${cap(does)}? ${cap(sign)}. ${cap(because)}, also: ${cap(instead)}.`),
    ({ does, because, instead }) => said(`Bitte nicht: ${does}. ${cap(because)}. ${cap(instead)}.`),
  ],
  belief: [
    ({ said: text, so }) => said(`${cap(text)}? Nein: ${cap(so)}.`),
    ({ said: text, so }) => said(`${cap(text)}, heißt es. In Wahrheit: ${cap(so)}.`),
  ],
  choice: [
    ({ a, b, decides }) => said(`${cap(a)} oder ${b}? Frag dich, ${decides}.`),
    ({ a, b, decides }) => said(`${cap(a)} oder ${b}? Es kommt darauf an, ${decides}.`),
  ],
  cause: [
    ({ does, because }) => said(`Der Auslöser: ${does}. ${cap(because)}.`),
    ({ does, because }) => said(`Woher das kommt? ${cap(does)}. ${cap(because)}.`),
  ],
  payoff: [
    ({ instead }) => said(`Bleibt das vom Anfang: ${cap(instead)}.`, `Und das vom Anfang? ${cap(instead)}.`),
    ({ instead }) => said(`Zurück zum Anfang: ${cap(instead)}.`),
  ],
  swap: [({ does, instead }) => said(`Also nicht ${does}, sondern so: ${cap(instead)}.`)],
  challenged: (does) => `${cap(does)}?`,
  versus: (one, other) => `${cap(one)} oder ${other}?`,
  filmed: {
    mistake: ({ sign, instead }) => `Zeig, wie es schiefgeht: ${cap(sign)}. Dann richtig: ${cap(instead)}.`,
    belief: ({ said: text, so }) => `Schreib auf eine Karte: ${cap(text)}. Dreh sie um: ${cap(so)}.`,
    question: ({ answer }) => `Mach es vor, während du es sagst: ${answer}`,
    term: ({ term }) => `Zeig darauf, während du das Wort sagst: ${term}.`,
    moment: ({ when, what }) => `Ein Kalender, ${when}, dann was das bringt: ${what}.`,
  },
};
