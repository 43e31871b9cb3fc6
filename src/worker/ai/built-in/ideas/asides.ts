import type { Language } from "#shared/rules/language.ts";
import type { Aside } from "../compose/asides.ts";
import { cap } from "../compose/frames.ts";
import { pointsBack } from "../compose/pointing.ts";

type Of<Kind extends Aside["kind"]> = Extract<Aside, { readonly kind: Kind }>;

/** How an aside is told at the end of what happens in a video. */
type AsideWords = { readonly [Kind in Aside["kind"]]: readonly ((aside: Of<Kind>) => string)[] };

const WORDS: Readonly<Record<Language, AsideWords>> = {
  en: {
    question: [
      ({ ask, answer }) => `The comments will ask: ${ask} ${answer}`,
      ({ ask, answer }) => `Pin the follow-up under it: ${ask} ${answer}`,
      ({ ask, answer }) => `Answer this one while you are there: ${ask} ${answer}`,
      ({ ask, answer }) => `End on what viewers want to know next. ${ask} ${answer}`,
      ({ ask, answer }) => `Leave ten seconds for this: ${ask} ${answer}`,
    ],
    belief: [
      ({ said, so }) => `Somebody will write that ${said}; your reply: ${so}.`,
      ({ said, so }) => `Clear one thing up in passing: ${said}? In fact, ${so}.`,
    ],
    mistake: [
      ({ sign, instead }) => `Show how it goes wrong, too: ${sign}. What helps: ${instead}.`,
      ({ does, instead }) => `Name the usual slip, ${does}, and the way round it: ${instead}.`,
    ],
    step: [
      (aside) => `The step that belongs to it: ${aside.do}. You want to see ${aside.see}.`,
      (aside) => `Add the step that goes with it: ${aside.do}.`,
    ],
    next: [
      (aside) => `Go straight on to the next step: ${aside.do}.`,
      (aside) => `Then, without a cut: ${aside.do}.`,
    ],
  },
  es: {
    question: [
      ({ ask, answer }) => `En los comentarios preguntarán: ${ask} ${answer}`,
      ({ ask, answer }) => `Responde de paso: ${ask} ${answer}`,
      ({ ask, answer }) => `Cierra con la duda que queda. ${ask} ${answer}`,
      ({ ask, answer }) => `Deja diez segundos para esto: ${ask} ${answer}`,
    ],
    belief: [({ said, so }) => `Alguien escribirá que ${said}; tu respuesta: ${so}.`],
    mistake: [({ sign, instead }) => `Muestra también cómo sale mal: ${sign}. Lo que ayuda: ${instead}.`],
    step: [(aside) => `El paso que va con esto: ${aside.do}. Se tiene que ver ${aside.see}.`],
    next: [(aside) => `Y sigue sin cortar con lo siguiente: ${aside.do}.`],
  },
  fr: {
    question: [
      ({ ask, answer }) => `On vous demandera : ${ask} ${answer}`,
      ({ ask, answer }) => `Répondez au passage : ${ask} ${answer}`,
      ({ ask, answer }) => `Finissez sur la question qui reste. ${ask} ${answer}`,
      ({ ask, answer }) => `Gardez dix secondes pour ceci : ${ask} ${answer}`,
    ],
    belief: [({ said, so }) => `Quelqu'un écrira ceci : ${said}. Votre réponse : ${so}.`],
    mistake: [({ sign, instead }) => `Montrez aussi comment ça rate : ${sign}. Ce qui aide : ${instead}.`],
    step: [(aside) => `Le geste qui va avec : ${aside.do}. On doit voir ${aside.see}.`],
    next: [(aside) => `Enchaînez sans couper : ${aside.do}.`],
  },
  de: {
    question: [
      ({ ask, answer }) => `In den Kommentaren kommt: ${ask} ${answer}`,
      ({ ask, answer }) => `Beantworte gleich mit: ${ask} ${answer}`,
      ({ ask, answer }) => `Schließ mit der Frage, die bleibt. ${ask} ${answer}`,
      ({ ask, answer }) => `Lass zehn Sekunden dafür: ${ask} ${answer}`,
    ],
    belief: [({ said, so }) => `Jemand wird schreiben: ${cap(said)}. Deine Antwort: ${cap(so)}.`],
    mistake: [
      ({ sign, instead }) => `Zeig auch, wie es schiefgeht: ${cap(sign)}. Was hilft: ${cap(instead)}.`,
    ],
    step: [(aside) => `Der Handgriff dazu: ${cap(aside.do)}. Das soll man sehen: ${aside.see}.`],
    next: [(aside) => `Und ohne Schnitt weiter: ${cap(aside.do)}.`],
  },
  pt: {
    question: [
      ({ ask, answer }) => `Nos comentários vão perguntar: ${ask} ${answer}`,
      ({ ask, answer }) => `Aproveite e responda: ${ask} ${answer}`,
      ({ ask, answer }) => `Feche com a dúvida que fica. ${ask} ${answer}`,
      ({ ask, answer }) => `Deixe dez segundos para isto: ${ask} ${answer}`,
    ],
    belief: [({ said, so }) => `Alguém vai escrever que ${said}; sua resposta: ${so}.`],
    mistake: [({ sign, instead }) => `Mostre também como dá errado: ${sign}. O que ajuda: ${instead}.`],
    step: [(aside) => `O passo que acompanha: ${aside.do}. Tem que aparecer ${aside.see}.`],
    next: [(aside) => `E siga sem cortar para o próximo: ${aside.do}.`],
  },
};

/** A sentence that tells an aside, and the phrase it spends. */
export interface ToldAside {
  readonly text: string;
  readonly spent: string;
}

/** @param turn chooses among the ways to tell it. */
export function toldAside(aside: Aside, language: Language, turn: number): ToldAside {
  const words = WORDS[language];
  const one = <Item>(ways: readonly [Item, ...Item[]] | readonly Item[]): Item | undefined =>
    ways[turn % ways.length];
  switch (aside.kind) {
    case "question":
      return { text: one(words.question)?.(aside) ?? "", spent: aside.answer };
    case "belief":
      return { text: one(words.belief)?.(aside) ?? "", spent: aside.so };
    case "mistake":
      return { text: one(words.mistake)?.(aside) ?? "", spent: aside.instead };
    case "step":
      return { text: one(words.step)?.(aside) ?? "", spent: aside.do };
    case "next":
      return { text: one(words.next)?.(aside) ?? "", spent: aside.do };
  }
}

/** Whether an aside is understood by itself. */
export function standsAlone(aside: Aside): boolean {
  return aside.kind !== "mistake" || !pointsBack(aside.sign);
}
