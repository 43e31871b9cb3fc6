import { cap } from "../../compose/frames.ts";
import { said } from "./script-words.ts";
import type { TalkWords } from "./talk-words.ts";

/** How French scripts talk. */
export const FRENCH_TALK: TalkWords = {
  mistake: [
    ({ sign, because, instead }) => said(`${cap(sign)} ? ${cap(because)}. ${cap(instead)}.`),
    ({ does, sign, because, instead }) =>
      said(`${cap(does)} ? ${cap(sign)}. ${cap(because)}, alors ${instead}.`),
    ({ sign, because, instead }) => said(`${cap(instead)}. Sinon, ${sign} : ${because}.`),
  ],
  habit: [
    ({ does, sign, because, instead }) =>
      said(`${cap(does)} ? ${cap(sign)}. ${cap(because)}, alors ${instead}.`),
    ({ does, because, instead }) => said(`À éviter : ${does}. ${cap(because)}. ${cap(instead)}.`),
  ],
  belief: [
    ({ said: text, so }) => said(`${cap(text)} ? Non : ${so}.`, `${cap(text)} ? Eh bien non : ${so}.`),
    ({ said: text, so }) => said(`On vous dira ceci : ${text}. En vrai, ${so}.`),
  ],
  choice: [
    ({ a, b, decides }) => said(`${cap(a)} ou ${b} ? Demandez-vous ${decides}.`),
    ({ a, b, decides }) => said(`Entre ${a} et ${b}, une seule question : ${decides}.`),
  ],
  cause: [
    ({ does, because }) => said(`Ça vient de là : ${does}. ${cap(because)}.`),
    ({ does, because }) => said(`La cause : ${does}. ${cap(because)}.`),
  ],
  payoff: [
    ({ instead }) =>
      said(`Reste le problème du début : ${instead}.`, `Et le problème du début ? ${cap(instead)}.`),
    ({ instead }) => said(`Pour revenir au début : ${instead}.`),
  ],
  swap: [({ does, instead }) => said(`Plus question de faire ça : ${does}. ${cap(instead)}.`)],
  challenged: (does) => `${cap(does)} ?`,
  versus: (one, other) => `${cap(one)} ou ${other} ?`,
  filmed: {
    mistake: ({ sign, instead }) => `Montrez le raté : ${sign}. Puis le bon geste : ${instead}.`,
    belief: ({ said: text, so }) => `Écrivez sur une carte : ${text}. Retournez-la sur ceci : ${so}.`,
    question: ({ answer }) => `Faites-le en le disant : ${answer}`,
    term: ({ term }) => `Montrez-le du doigt en disant le mot : ${term}.`,
    moment: ({ when, what }) => `Un calendrier, ${when}, puis ce que ça change : ${what}.`,
  },
};
