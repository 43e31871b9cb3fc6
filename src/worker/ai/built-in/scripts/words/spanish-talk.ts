import { cap } from "../../compose/frames.ts";
import { said } from "./script-words.ts";
import type { TalkWords } from "./talk-words.ts";

/** How Spanish scripts talk. */
export const SPANISH_TALK: TalkWords = {
  mistake: [
    ({ sign, because, instead }) => said(`¿${cap(sign)}? ${cap(because)}. ${cap(instead)}.`),
    ({ does, sign, because, instead }) =>
      said(`¿${cap(does)}? ${cap(sign)}. ${cap(because)}, así que ${instead}.`),
    ({ sign, because, instead }) => said(`${cap(instead)}. Si no, ${sign}: ${because}.`),
  ],
  habit: [
    ({ does, sign, because, instead }) =>
      said(`¿${cap(does)}? ${cap(sign)}. ${cap(because)}, así que ${instead}.`),
    ({ does, because, instead }) => said(`Nada de ${does}: ${because}. ${cap(instead)}.`),
  ],
  belief: [
    ({ said: text, so }) => said(`¿${cap(text)}? No: ${so}.`, `¿${cap(text)}? Qué va: ${so}.`),
    ({ said: text, so }) => said(`Te dirán que ${text}. ${cap(so)}.`),
  ],
  choice: [
    ({ a, b, decides }) => said(`¿${cap(a)} o ${b}? Depende de ${decides}.`),
    ({ a, b, decides }) => said(`Entre ${a} y ${b}, pregúntate ${decides}.`),
  ],
  cause: [
    ({ does, because }) => said(`Eso viene de ${does}: ${because}.`),
    ({ does, because }) => said(`La culpa es de ${does}. ${cap(because)}.`),
  ],
  payoff: [
    ({ instead }) => said(`Queda lo del principio: ${instead}.`, `¿Y lo del principio? ${cap(instead)}.`),
    ({ instead }) => said(`Volvamos al principio: ${instead}.`, `Y lo que te debía: ${instead}.`),
  ],
  swap: [({ does, instead }) => said(`Así que, en vez de ${does}: ${instead}.`)],
  challenged: (does) => `¿${cap(does)}?`,
  versus: (one, other) => `¿${cap(one)} o ${other}?`,
  filmed: {
    mistake: ({ sign, instead }) => `Enseña cómo sale mal: ${sign}. Después, bien hecho: ${instead}.`,
    belief: ({ said: text, so }) => `Escribe en una tarjeta: ${text}. Dale la vuelta con esto: ${so}.`,
    question: ({ answer }) => `Hazlo mientras lo dices: ${answer}`,
    term: ({ term }) => `Señálalo mientras dices la palabra: ${term}.`,
    moment: ({ when, what }) => `Un calendario abierto, ${when}, y luego lo que trae: ${what}.`,
  },
};
