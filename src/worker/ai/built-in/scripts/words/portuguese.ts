import { cap } from "../../compose/frames.ts";
import { said, type ScriptWords } from "./script-words.ts";
import { PORTUGUESE_TALK } from "./portuguese-talk.ts";
import { PORTUGUESE_BLANKS, PORTUGUESE_OWN_BLANKS } from "./portuguese-blanks.ts";

/** How scripts are said in Portuguese. The forms of the phrases are in knowledge/README.md. */
export const portuguese: ScriptWords = {
  beats: {
    mistake: {
      name: ({ instead }) => cap(instead),
      core: [
        ({ sign, because, instead }) => said(`${cap(sign)}. O motivo: ${because}. Então ${instead}.`),
        ({ does, sign, because, instead }) =>
          said(`Outra falha: ${does}. O que acontece: ${sign}. ${cap(because)}. Em vez disso, ${instead}.`),
        ({ does, because, instead }) => said(`Nada de ${does}: ${because}. Melhor: ${instead}.`),
      ],
      screen: ({ instead }) => cap(instead),
      broll: (shot, { instead }) => `${cap(shot)}. Depois, do mesmo ângulo: ${instead}.`,
    },
    step: {
      name: (point) => cap(point.do),
      core: [(point) => said(`${cap(point.do)}.`)],
      screen: (point) => cap(point.do),
      broll: (_, point) => `${cap(point.see)}.`,
    },
    question: {
      name: ({ ask }) => ask,
      core: [({ ask, answer }) => said(`${ask} ${answer}`)],
      screen: ({ ask }) => ask,
      broll: (shot) => `${cap(shot)}, enquanto você responde.`,
    },
    choice: {
      name: ({ a, b }) => `${cap(a)} ou ${b}`,
      core: [
        ({ a, b, decides }) => said(`${cap(a)} ou ${b}? Veja primeiro ${decides}.`),
        ({ a, b, decides }) => said(`Entre ${a} e ${b}, pergunte ${decides}.`),
      ],
      screen: ({ a, b }) => `${cap(a)} / ${b}`,
      broll: (_, { a, b }) => `${cap(a)} e ${b} lado a lado, na mesma luz.`,
    },
    belief: {
      name: ({ said: text }) => `${cap(text)}?`,
      core: [
        ({ said: text, so }) => said(`Dizem muito que ${text}. Não é bem assim: ${so}.`),
        ({ said: text, so }) => said(`${cap(text)}? Não: ${so}.`),
      ],
      screen: ({ said: text }) => `${cap(text)}?`,
      broll: (shot) => `${cap(shot)}, até você dizer o que é verdade.`,
    },
    moment: {
      name: ({ when }) => cap(when),
      core: [({ when, what }) => said(`${cap(when)}: ${what}.`)],
      screen: ({ when, what }) => `${cap(when)}: ${what}`,
      broll: (shot) => `${cap(shot)}.`,
    },
    term: {
      name: ({ term }) => cap(term),
      core: [({ term, is }) => said(`${cap(term)}: ${is}.`)],
      screen: ({ term, is }) => `${cap(term)}: ${is}`,
      broll: (shot) => `${cap(shot)}.`,
    },
    scene: {
      name: ({ picture }) => cap(picture),
      core: [({ picture }) => said(`Repare: ${picture}.`)],
      screen: ({ picture }) => cap(picture),
      broll: (_, { picture }) => `${cap(picture)}.`,
    },
  },
  talk: PORTUGUESE_TALK,
  lead: {
    sign: [(sign) => said(`O sinal é este: ${sign}.`), (sign) => said(`${cap(sign)}.`)],
    cause: [(does) => said(`Isso vem de ${does}.`), (does) => said(`A causa: ${does}.`)],
    remedy: [
      ({ because, instead }) => said(`O motivo: ${because}. Então ${instead}.`),
      ({ because, instead }) => said(`${cap(because)}. Faça assim: ${instead}.`),
    ],
    rest: [
      ({ does, because, instead }) => said(`Isso vem de ${does}: ${because}. Em vez disso, ${instead}.`),
      ({ does, because, instead }) => said(`A causa: ${does}. ${cap(because)}. Então ${instead}.`),
    ],
    answer: [({ answer }) => said(answer)],
  },
  steps: {
    first: (step) => said(`Primeiro, ${step}.`),
    next: [
      (step) => said(`Depois, ${step}.`),
      (step) => said(`Em seguida, ${step}.`),
      (step) => said(`Agora ${step}.`),
      (step) => said(`Feito isso, ${step}.`),
    ],
    last: (step) => said(`Por último, ${step}.`),
    only: [
      (step) => said(`Um passo que sempre conta: ${step}.`),
      (step) => said(`Isto também ajuda: ${step}.`),
      (step) => said(`Não pule esta parte: ${step}.`),
    ],
    remedy: [
      ({ instead, because }) => said(`${cap(instead)}: ${because}.`),
      ({ instead, sign }) => said(`${cap(instead)}. Senão, acontece isto: ${sign}.`),
    ],
    see: [
      (see) => said(`Está certo quando aparece isto: ${see}.`),
      (see) => said(`O sinal: ${see}.`),
      (see) => said(`Olhe bem: ${see}.`),
      (see) => said(`Fica assim: ${see}.`),
      (see) => said(`Só siga quando vir isto: ${see}.`),
      (see) => said(`Confira: ${see}.`),
    ],
    done: (see) => said(`Está pronto quando aparece isto: ${see}.`),
    name: (count) => `Os ${count} passos, em ordem`,
    between: "; depois, ",
  },
  weighed: ({ a, b, decides }) => ({ ask: `${cap(a)} ou ${b}?`, answer: `Veja primeiro ${decides}.` }),
  termsName: (terms) => `Palavras para conhecer: ${terms.join(", ")}`,
  hooks: [
    (subject) => said(`${cap(subject)}: é aqui que falha.`),
    (subject) => said(`${cap(subject)}: é isto que decide.`),
    () => said("Olhe bem: este deu errado."),
    () => said("Viu o que deu errado aqui?"),
  ],
  openHooks: [said("Viu o que deu errado aqui?"), said("Este deu errado. Viu por quê?")],
  longHooks: {
    ask: [(ask) => said(`${ask} No fim você vai saber de onde vem e como evitar.`)],
    sign: [
      (sign) => said(`${cap(sign)}. No fim você vai saber de onde vem e como evitar.`),
      (sign) => said(`Você faz tudo como ensinaram, e mesmo assim ${sign}. Existe um motivo, e dá para ver.`),
    ],
  },
  openSetups: [said("É isto que eu sei, e é assim que eu sei."), said("Levei ____ para entender o porquê.")],
  loops: [
    {
      promise: said("Tem mais uma falha que custa mais caro que esta, e ela fica para o fim."),
      answer: ({ does, sign, because, instead }) =>
        said(
          `E a falha que ficou para o fim: ${does}. Ela aparece assim: ${sign}. ${cap(because)}. Melhor: ${instead}.`,
        ),
      open: said("E a falha que ficou para o fim: ____."),
      screen: "Mais uma falha, no fim",
    },
  ],
  proofs: [(picture) => said(`A prova: ${picture}.`), (picture) => said(`Veja você: ${picture}.`)],
  compared: [
    ({ sign }) => said(`Antes: ${sign}. Agora compare.`),
    ({ sign }) => said(`Lembra disto: ${sign}? Olhe como está agora.`),
    ({ instead }) => said(`Uma regra só: ${instead}. Este é o resultado.`),
  ],
  recaps: [(points) => said(`Em resumo: ${points}.`), (points) => said(`Leve isto com você: ${points}.`)],
  and: (items) =>
    items.length < 2 ? items.join("") : `${items.slice(0, -1).join("; ")}; e ${items.at(-1) ?? ""}`,
  calls: ({ platform, subject, point }) => [
    ...(platform.startsWith("YouTube")
      ? [`Inscreva-se para ver mais sobre ${subject}.`]
      : [`Salve para o dia em que acontecer: ${point.sign}.`, `Mande para ${point.people}.`]),
    `Comente se já passou por isso: ${point.sign}.`,
    `Comente o que deu certo com você: ${point.sign}.`,
  ],
  openCalls: () => ["Comente como fica o seu.", "Compartilhe com quem vai tentar."],
  screens: { setup: "O que aparece", proof: "Veja você", recap: "Em resumo", call: "Sua vez" },
  brolls: {
    opening: (picture) => `${cap(picture)}, desde o primeiro quadro. Sem logo, sem saudação.`,
    setup: (picture) => `${cap(picture)}, bem de perto.`,
    promise: "Um instante do último capítulo, cortado antes de se explicar.",
    compared: ({ sign, instead }) => `Antes e depois, do mesmo ângulo. Antes: ${sign}. Depois: ${instead}.`,
    proof: (picture) => `Fique em ${picture}, tempo bastante para pausar.`,
    recap: "Uma cena de cada capítulo, um segundo cada.",
    back: (picture) => `De volta à primeira imagem: ${picture}.`,
    closing: [
      "A primeira imagem de novo, agora certa.",
      "Seu rosto, parado, um instante depois da última palavra.",
      "A bancada como você a deixa.",
    ],
    own: (shot) => `${cap(shot)}, enquanto você fala.`,
  },
  shots: [
    "suas mãos trabalhando, vistas de cima",
    "a parte que você nomeia, enchendo o quadro",
    "a mesma coisa um minuto depois",
    "a vista por cima do ombro",
    "tudo o que você usa, sobre a mesa",
    "o que falhou ao lado do bom",
    "o momento em que muda, em câmera lenta",
    "o resultado, girado na mão",
    "a ferramenta sozinha na mesa vazia",
    "seu rosto olhando a peça, não a lente",
    "a luz de lado na superfície",
    "a primeira tentativa e a última no mesmo quadro",
    "uma aproximação lenta até encher o quadro",
  ],
  notes: {
    TikTok: {
      first: "A primeira frase acaba antes do terceiro segundo. O tema fica na tela desde o primeiro quadro.",
      last: "Termine na imagem do começo para o loop fechar.",
    },
    "YouTube Shorts": {
      first: "A primeira frase acaba antes do terceiro segundo. O tema fica na tela desde o primeiro quadro.",
      last: "Corte na última palavra: o Short recomeça na hora.",
    },
    "Instagram Reels": {
      first: "A primeira frase acaba antes do terceiro segundo. O tema fica na tela desde o primeiro quadro.",
      last: "Faça o fim correr para o começo, para o reel repetir.",
    },
    "YouTube long-form": {
      first: "O título e a miniatura prometem o que esta frase diz.",
      last: "Deixe a tela final sem texto e fale até ela começar.",
    },
  },
  worksheet:
    "Note: Não conheço este tema, então isto é uma folha de trabalho. Preencha cada ____ com o que você mesmo viu.",
  ownWords: "Suas próprias palavras",
  blanks: PORTUGUESE_BLANKS,
  ownBlanks: PORTUGUESE_OWN_BLANKS,
};
