import type { Language } from "#shared/rules/language.ts";
import { cap } from "../compose/frames.ts";
import type { Points } from "../compose/points.ts";

/** What proposals say in one language beside the creator's words and the card's. */
export interface SeoWords {
  /** Between a subject and what is said of it. */
  readonly colon: string;
  /** Above questions that people ask about the subject. */
  readonly asked: string;
  /** A sign as a question, and what to do about it. */
  remedy(sign: string, instead: string): string;
  /** One request to the viewer. */
  happened(point: Points["mistake"]): string;
  chosen(point: Points["choice"]): string;
  heard(point: Points["belief"]): string;
  /** The request where nothing on the card belongs to the video. */
  readonly otherwise: string;
  /** What could be asked of the creator where nothing is known of the subject. */
  readonly questions: readonly [string, string, string];
}

const en: SeoWords = {
  colon: ": ",
  asked: "Asked often:",
  remedy: (sign, instead) => `${cap(sign)}? ${cap(instead)}.`,
  happened: ({ sign }) => `Has this happened to you: ${sign}? Tell me in the comments.`,
  chosen: ({ a, b }) => `${cap(a)} or ${b}? Tell me in the comments which you use.`,
  heard: ({ said }) => `Have you been told this: ${said}? Tell me in the comments.`,
  otherwise: "What would you do differently? Tell me in the comments.",
  questions: [
    "What can be seen in the video that no other video shows?",
    "What was the result: a number, a date, a before and after?",
    "What would somebody type who needs exactly this?",
  ],
};

const es: SeoWords = {
  colon: ": ",
  asked: "Preguntas frecuentes:",
  remedy: (sign, instead) => `¿${cap(sign)}? ${cap(instead)}.`,
  happened: ({ sign }) => `¿Te ha pasado que ${sign}? Cuéntalo en los comentarios.`,
  chosen: ({ a, b }) => `¿${cap(a)} o ${b}? Deja un comentario con lo que usas tú.`,
  heard: ({ said }) => `¿También te han dicho que ${said}? Cuéntalo en los comentarios.`,
  otherwise: "¿Qué harías de otra manera? Cuéntalo en los comentarios.",
  questions: [
    "¿Qué se ve en el vídeo que no se ve en ningún otro?",
    "¿Cuál fue el resultado: un número, una fecha, un antes y un después?",
    "¿Qué escribiría en el buscador alguien que necesita justo esto?",
  ],
};

const fr: SeoWords = {
  colon: " : ",
  asked: "Questions fréquentes :",
  remedy: (sign, instead) => `${cap(sign)} ? ${cap(instead)}.`,
  happened: ({ sign }) => `Ça vous est arrivé : ${sign} ? Racontez-le en commentaire.`,
  chosen: ({ a, b }) => `${cap(a)} ou ${b} ? Dites-le en commentaire.`,
  heard: ({ said }) => `On vous l'a dit aussi : ${said} ? Racontez-le en commentaire.`,
  otherwise: "Que feriez-vous autrement ? Dites-le en commentaire.",
  questions: [
    "Que voit-on dans la vidéo qu'on ne voit dans aucune autre ?",
    "Quel a été le résultat : un chiffre, une date, un avant et un après ?",
    "Que taperait quelqu'un qui a besoin exactement de ça ?",
  ],
};

const de: SeoWords = {
  colon: ": ",
  asked: "Oft gefragt:",
  remedy: (sign, instead) => `${cap(sign)}? ${cap(instead)}.`,
  happened: ({ sign }) => `Kennst du das: ${cap(sign)}? Kommentiere, was dir geholfen hat.`,
  chosen: ({ a, b }) => `${cap(a)} oder ${b}? Kommentiere, was du nimmst.`,
  heard: ({ said }) => `Schon mal gehört: ${cap(said)}? Kommentiere, was du erlebt hast.`,
  otherwise: "Was würdest du anders machen? Kommentiere es.",
  questions: [
    "Was sieht man in diesem Video, das kein anderes zeigt?",
    "Was kam heraus: eine Zahl, ein Datum, ein Vorher und Nachher?",
    "Was würde jemand eintippen, der genau das braucht?",
  ],
};

const pt: SeoWords = {
  colon: ": ",
  asked: "Perguntas frequentes:",
  remedy: (sign, instead) => `${cap(sign)}? ${cap(instead)}.`,
  happened: ({ sign }) => `Já aconteceu com você: ${sign}? Conte nos comentários.`,
  chosen: ({ a, b }) => `${cap(a)} ou ${b}? Conte nos comentários o que você usa.`,
  heard: ({ said }) => `Também já disseram isto a você: ${said}? Conte nos comentários.`,
  otherwise: "O que você faria de outro jeito? Conte nos comentários.",
  questions: [
    "O que se vê neste vídeo que nenhum outro mostra?",
    "Qual foi o resultado: um número, uma data, um antes e depois?",
    "O que digitaria quem precisa exatamente disso?",
  ],
};

/** The words of each language. */
export const SEO_WORDS: Readonly<Record<Language, SeoWords>> = { en, es, fr, de, pt };
