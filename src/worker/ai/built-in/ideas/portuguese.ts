import { cap, type Frames } from "../compose/frames.ts";
import { shortAnswer } from "../compose/short-answer.ts";
import { doing, noun, stopping } from "./portuguese-links.ts";
import { purpose } from "./purpose.ts";
import { portugueseStories } from "./stories/portuguese.ts";

/** How ideas are said in Brazilian Portuguese: `does` is an infinitive, `instead` and `do` speak to você. */
export const portuguese: Frames = {
  mistake: {
    titles: [
      ({ subject, instead }) => `${cap(subject)}: ${instead}`,
      ({ does }) => stopping(does, (it) => `Pare de ${it}`),
      ({ subject, sign }) => `${cap(subject)}: por que ${sign}`,
      ({ sign }) => `${cap(sign)}? Veja isto primeiro`,
      ({ subject, does }) => `${cap(subject)}: o erro de ${does}`,
      (point) => purpose(point, () => doing(point.does, (it) => `${cap(point.subject)} sem ${it}`)),
      ({ subject, sign }) => noun(subject, () => `Já passou por isso com ${subject}? ${cap(sign)}`),
      ({ does, instead }) => `Em vez de ${does}: ${instead}`,
      ({ subject, sign }) => `${cap(subject)}: ${sign}, e tem jeito`,
      ({ does }) => `Você costuma ${does}? Olha o que acontece`,
      ({ does, because }) => `${cap(does)}? ${cap(because)}`,
      ({ does, sign }) => `${cap(does)}? É por isso que ${sign}`,
      ({ sign, instead }) => `${cap(sign)}? ${cap(instead)}`,
      ({ subject, instead }) => `Uma regra para ${subject}: ${instead}`,
      ({ subject, does }) => `${cap(subject)}: o preço de ${does}`,
    ],
    hooks: [
      ({ sign }) => `${cap(sign)}.`,
      ({ does, sign }) => `${cap(does)}? ${cap(sign)}.`,
      ({ sign }) => `${cap(sign)}. Não é azar.`,
      ({ does }) => stopping(does, (it) => `Pare de ${it}.`),
      ({ because }) => `${cap(because)}.`,
      ({ sign }) => `Já passou por isso? ${cap(sign)}.`,
      ({ instead }) => `${cap(instead)} e veja a diferença.`,
      ({ instead, because }) => `${cap(instead)}: ${because}.`,
      ({ sign }) => `${cap(sign)}. Começou bem antes.`,
      ({ shown }) => (shown === undefined ? undefined : `${cap(shown)}. Viu o que aconteceu?`),
      ({ because }) => `Guarde uma coisa: ${because}.`,
    ],
    stories: portugueseStories.mistake,
    formats: ["before-after", "tutorial", "experiment", "myth-busting", "list", "case-study"],
  },
  choice: {
    titles: [
      ({ a, b }) => `${cap(a)} ou ${b}?`,
      ({ subject, a, b }) => `${cap(subject)}: ${a} ou ${b}?`,
      (point) => purpose(point, () => `${cap(point.a)} ou ${point.b} para ${point.subject}?`),
      ({ subject, a, b }) => `${cap(subject)}: ${a} vs ${b}`,
      ({ a, b }) => `Antes de escolher ${a}, olhe ${b}`,
      ({ a, b }) => `${cap(a)} ou ${b}? Como decidir`,
      ({ subject, a, b }) => `${cap(subject)}: para quem ${a}, para quem ${b}`,
      ({ a, b, decides }) => `${cap(a)} ou ${b}? Veja ${decides}`,
      ({ subject, a, b }) => `${cap(subject)}, lado a lado: ${a} e ${b}`,
    ],
    hooks: [
      ({ a, b }) => `${cap(a)} ou ${b}?`,
      ({ a, b }) => `${cap(a)} ou ${b}? Uma pergunta resolve.`,
      ({ decides }) => `Não escolha ainda. Pergunte ${decides}.`,
      ({ a, b }) => `De um lado, ${a}. Do outro, ${b}.`,
      ({ decides }) => `Depende de uma coisa: ${decides}.`,
      ({ a, b }) => `De que lado você está: ${a} ou ${b}?`,
      ({ a }) => `Quando não vale escolher ${a}?`,
    ],
    stories: portugueseStories.choice,
    formats: ["comparison", "review", "experiment", "q-and-a", "list"],
  },
  step: {
    titles: [
      (point) => `${cap(point.subject)}: ${point.do}`,
      (point) => `Não pule este passo: ${point.do}`,
      (point) => `${cap(point.do)} | ${cap(point.subject)}`,
      (point) => `${cap(point.subject)}, um passo de perto: ${point.do}`,
      (point) => `${cap(point.do)}: é assim quando dá certo`,
      (point) => `${cap(point.subject)}: antes de continuar, ${point.do}`,
      (point) => noun(point.subject, () => `Com ${point.subject}, não pule isto: ${point.do}`),
      (point) => `${cap(point.subject)}, o passo-chave: ${point.do}`,
    ],
    hooks: [
      (point) => `${cap(point.do)}.`,
      ({ see }) => `${cap(see)}.`,
      (point) => `${cap(point.do)}. Repare nisto.`,
      ({ see }) => `É isto que você quer ver: ${see}.`,
      ({ see }) => `${cap(see)}. Como se chega aqui?`,
      ({ see }) => `Sabe o que é isto? ${cap(see)}.`,
      ({ see }) => `É assim quando dá certo: ${see}.`,
      (point) => `Não siga sem isto: ${point.do}.`,
      (point) => `${cap(point.do)}: ${point.see}.`,
    ],
    stories: portugueseStories.step,
    formats: ["tutorial", "behind-the-scenes", "before-after", "day-in-the-life", "list"],
  },
  question: {
    titles: [
      ({ ask }) => ask,
      ({ subject, ask }) => `${cap(subject)}: ${ask}`,
      ({ ask, subject }) => `${ask} | ${cap(subject)}`,
      ({ ask }) => `${ask} A resposta curta`,
      ({ ask }) => `${ask} Vamos ver`,
      ({ ask, answer }) => {
        const short = shortAnswer(answer);
        return short && `${ask} ${short}`;
      },
    ],
    hooks: [
      ({ ask }) => ask,
      ({ ask, answer }) => `${ask} ${answer}`,
      ({ answer }) => answer,
      ({ answer }) => {
        const short = shortAnswer(answer);
        return short && `${short}.`;
      },
      ({ ask }) => `${ask} Eu mostro.`,
      ({ ask }) => `${ask} Veja como saber.`,
      ({ ask }) => `Pergunta rápida: ${ask}`,
      ({ ask }) => `${ask} Vamos descobrir.`,
      ({ ask }) => `Antes de tudo: ${ask}`,
      ({ ask }) => `Boa pergunta: ${ask}`,
      ({ shown, ask }) => (shown === undefined ? undefined : `${cap(shown)}. ${ask}`),
    ],
    stories: portugueseStories.question,
    formats: ["q-and-a", "experiment", "tutorial", "case-study", "myth-busting"],
  },
  belief: {
    titles: [
      ({ said }) => `É verdade que ${said}?`,
      ({ subject, said }) => `${cap(subject)}: é verdade que ${said}?`,
      ({ said }) => `${cap(said)}? Calma lá`,
      ({ subject, so }) => `${cap(subject)}: ${so}`,
      ({ subject, said }) => `${cap(subject)}, um mito: ${said}`,
      ({ said }) => `${cap(said)}: verdadeiro ou falso?`,
      ({ said, so }) => `${cap(said)}? Não: ${so}`,
      ({ subject, said }) => `${cap(subject)}: dizem que ${said}`,
      ({ said, subject }) => `${cap(said)}? | ${cap(subject)}`,
    ],
    hooks: [
      ({ said, so }) => `${cap(said)}? ${cap(so)}.`,
      ({ said }) => `${cap(said)}? Veja isto.`,
      ({ said }) => `Dizem que ${said}. Vamos conferir.`,
      ({ so }) => `${cap(so)}.`,
      ({ said }) => `Verdade ou mito? ${cap(said)}.`,
      ({ said }) => `Parece lógico: ${said}. Será?`,
    ],
    stories: portugueseStories.belief,
    formats: ["myth-busting", "experiment", "reaction", "q-and-a", "comparison"],
  },
  scene: {
    titles: [
      ({ subject, picture }) => `${cap(subject)} em uma imagem: ${picture}`,
      ({ subject, picture }) => `${cap(subject)}: ${picture}`,
      ({ subject, picture, close }) => `${cap(subject)}, duas imagens: ${close} e ${picture}`,
      ({ subject, picture }) => `${cap(subject)}, bem de perto: ${picture}`,
    ],
    hooks: [
      ({ picture }) => `${cap(picture)}. Continue olhando.`,
      ({ picture }) => `O que você vê? ${cap(picture)}.`,
      ({ close, picture }) => `Primeiro ${close}, depois ${picture}.`,
      ({ picture }) => `Com som: ${picture}.`,
      ({ picture }) => `Repare nisto: ${picture}.`,
      ({ picture }) => `Um instante sem palavras: ${picture}.`,
    ],
    stories: portugueseStories.scene,
    formats: ["behind-the-scenes", "before-after", "day-in-the-life", "reaction", "case-study"],
  },
};
