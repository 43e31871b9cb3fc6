import { cap } from "../../compose/frames.ts";
import { said } from "./script-words.ts";
import type { TalkWords } from "./talk-words.ts";

/** How Portuguese scripts talk. */
export const PORTUGUESE_TALK: TalkWords = {
  mistake: [
    ({ sign, because, instead }) => said(`${cap(sign)}? ${cap(because)}. ${cap(instead)}.`),
    ({ does, sign, because, instead }) =>
      said(`${cap(does)}? ${cap(sign)}. ${cap(because)}, então ${instead}.`),
    ({ sign, because, instead }) => said(`${cap(instead)}. Senão, ${sign}: ${because}.`),
  ],
  habit: [
    ({ does, sign, because, instead }) =>
      said(`${cap(does)}? ${cap(sign)}. ${cap(because)}, então ${instead}.`),
    ({ does, because, instead }) => said(`Nada de ${does}: ${because}. ${cap(instead)}.`),
  ],
  belief: [
    ({ said: text, so }) => said(`${cap(text)}? Não: ${so}.`, `${cap(text)}? Que nada: ${so}.`),
    ({ said: text, so }) => said(`Vão dizer que ${text}. Na verdade, ${so}.`),
  ],
  choice: [
    ({ a, b, decides }) => said(`${cap(a)} ou ${b}? Pergunte ${decides}.`),
    ({ a, b, decides }) => said(`Entre ${a} e ${b}, pense primeiro ${decides}.`),
  ],
  cause: [
    ({ does, because }) => said(`Isso vem de ${does}: ${because}.`),
    ({ does, because }) => said(`A culpa é de ${does}. ${cap(because)}.`),
  ],
  payoff: [
    ({ instead }) => said(`Falta o problema do começo: ${instead}.`, `E aquilo do começo? ${cap(instead)}.`),
    ({ instead }) => said(`Voltando ao começo: ${instead}.`),
  ],
  swap: [({ does, instead }) => said(`Então, em vez de ${does}: ${instead}.`)],
  challenged: (does) => `${cap(does)}?`,
  versus: (one, other) => `${cap(one)} ou ${other}?`,
  filmed: {
    mistake: ({ sign, instead }) => `Mostre dando errado: ${sign}. Depois, do jeito certo: ${instead}.`,
    belief: ({ said: text, so }) => `Escreva num cartão: ${text}. Vire e mostre isto: ${so}.`,
    question: ({ answer }) => `Faça enquanto fala: ${answer}`,
    term: ({ term }) => `Aponte enquanto diz a palavra: ${term}.`,
    moment: ({ when, what }) => `Um calendário, ${when}, e depois o que muda: ${what}.`,
  },
};
