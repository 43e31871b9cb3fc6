import { cap } from "../../compose/frames.ts";
import { type BlankBeat, type OwnBlanks, said } from "./script-words.ts";

/** Beats for the creator to fill in, in Portuguese. */
export const PORTUGUESE_BLANKS: readonly BlankBeat[] = [
  {
    name: "O que dá errado",
    said: said("O que mais dá errado é ____. Dá para notar por ____."),
    more: [said("Levei ____ para perceber.")],
    screen: "O sinal: ____",
    broll: "O que falhou, de perto, na mesma luz do bom.",
  },
  {
    name: "Por que acontece",
    said: said("O motivo é ____. Quando ____ muda, ____ muda junto."),
    more: [said("Conferi isso com ____.")],
    screen: "Porque ____",
    broll: "O momento em que acontece, de lado, em câmera lenta.",
  },
  {
    name: "O que fazer em vez disso",
    said: said("Em vez disso eu faço assim: ____. Leva uns ____ e custa ____."),
    more: [said("O cuidado é com ____.")],
    screen: "Em vez disso: ____",
    broll: "Suas mãos, de cima, sem cortes.",
  },
  {
    name: "O passo que se pula",
    said: said("Um passo vive sendo pulado: ____. Sem ele, ____ acontece em ____."),
    more: [said("Está pronto quando ____.")],
    screen: "Não pule ____",
    broll: "O passo, e depois o mesmo sem ele.",
  },
  {
    name: "O que eu uso",
    said: said("Para isso uso ____, porque ____. Também serve ____."),
    more: [said("Não compraria de novo ____.")],
    screen: "____ ou ____",
    broll: "Cada coisa em uso, nunca na caixa.",
  },
  {
    name: "A pergunta que recebo",
    said: said("A pergunta que mais recebo: ____? A resposta curta: ____."),
    more: [said("A longa depende de ____.")],
    screen: "____?",
    broll: "O que prova a resposta, antes de dizê-la.",
  },
  {
    name: "O que contam",
    said: said("Contam que ____. O que eu vi foi ____."),
    more: [said("Isso vem do tempo em que ____.")],
    screen: "Dizem ____. Vi ____",
    broll: "As duas versões no mesmo quadro.",
  },
  {
    name: "A primeira tentativa",
    said: said("Minha primeira tentativa ficou assim: ____. Guardo porque ____."),
    more: [said("Hoje eu começaria por ____.")],
    screen: "Primeira tentativa: ____",
    broll: "Um objeto ou foto daquele tempo.",
  },
  {
    name: "Como saber que deu certo",
    said: said("Deu certo quando ____. Se aparecer ____, volte para ____."),
    more: [said("Não julgue antes de ____.")],
    screen: "Pronto quando ____",
    broll: "O resultado, girado devagar, sem música.",
  },
  {
    name: "Quando não fazer",
    said: said("Às vezes não é a escolha certa: ____. Aí prefiro ____."),
    more: [said("Pergunte a quem sabe se ____.")],
    screen: "Não quando ____",
    broll: "O limite: onde acaba, o que quebra.",
  },
  {
    name: "Quanto custa",
    said: said("Custa ____ em dinheiro e ____ em tempo. O caro é ____."),
    more: [said("Dá para economizar em ____, nunca em ____.")],
    screen: "____ de dinheiro, ____ de tempo",
    broll: "O que você pagou, sobre a mesa.",
  },
  {
    name: "Da próxima vez",
    said: said("Da próxima vez mudo uma coisa: ____. Espero ____."),
    more: [said("O que fica igual é ____.")],
    screen: "Próxima vez: ____",
    broll: "A bancada, pronta para a próxima tentativa.",
  },
  {
    name: "Para quem é",
    said: said("Isto é para quem ____. Se está começando, comece por ____."),
    more: [said("Se já faz há anos, repare em ____.")],
    screen: "Para quem ____",
    broll: "As mãos de alguém fazendo pela primeira vez.",
  },
];

/** The same of a subject's own words, pictures, choices and troubles. */
export const PORTUGUESE_OWN_BLANKS: OwnBlanks = {
  terms: {
    said: [
      (term) => [
        `Uma palavra que vale conhecer: ${term}. Para mim é ____. Dá para ver quando ____.`,
        "Precisei dela no dia em que ____.",
      ],
      (term) => [
        `O que é ${term} para quem faz isso? Eu digo quando ____. Não é a mesma coisa que ____.`,
        "Aprendi com ____.",
      ],
      (term) => [
        `Mais uma palavra: ${term}. Eu confiro com ____. Se eu esqueço, ____.`,
        "Levei ____ para enxergar de primeira.",
      ],
    ],
    name: (term) => `Com as suas palavras: ${term}`,
    screen: (term) => `${cap(term)}: ____`,
    broll: (term) => `Aponte com o dedo: ${term}.`,
  },
  scenes: {
    said: [
      (picture) => [
        `Veja esta imagem: ${picture}. O que não aparece aqui é ____. Um instante antes, ____.`,
        "Para chegar aí leva ____.",
      ],
      (picture) => [
        `Esta imagem fica: ${picture}. Ela mostra ____. Logo depois vem ____.`,
        "Eu gravo de ____.",
      ],
      (picture) => [
        `Pare aqui: ${picture}. Quem começa não vê ____. Eu procuro ____.`,
        "Está certo quando ____.",
      ],
    ],
    name: cap,
    screen: cap,
    broll: (picture) => `${cap(picture)}, numa tomada só.`,
  },
  choices: {
    said: [
      ({ a, b }) => [
        `${cap(a)} ou ${b}, a minha escolha: ____, porque ____. Mudo quando ____.`,
        "A outra opção me surpreendeu quando ____.",
      ],
    ],
    name: ({ a, b }) => `O que eu escolho: ${a} ou ${b}`,
    screen: ({ a, b }) => `${cap(a)} / ${b}: ____`,
    broll: () => "A que você usa, nas suas mãos; depois a outra, ao lado.",
  },
  troubles: {
    said: [
      ({ sign }) => [
        `Volto um instante a isto: ${sign}. Comigo foi por causa de ____. O que ajudou: ____.`,
        "A diferença apareceu depois de ____.",
      ],
      ({ sign }) => [
        `Como foi comigo: ${sign}. Percebi por ____. Antes eu tinha tentado ____.`,
        "Hoje eu vejo chegando quando ____.",
      ],
    ],
    name: ({ sign }) => `Quando foi comigo: ${sign}`,
    screen: ({ sign }) => `${cap(sign)}: ____`,
    broll: ({ instead }) => `Como ficou com você e como está agora: ${instead}.`,
  },
};
