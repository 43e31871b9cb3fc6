import type { Answers } from "../lines.ts";

/** Answers to what a comment says more exactly than its intent. */
export const exact = {
  practical: {
    stance: "asked",
    short: [
      "vou conferir {x} antes de dizer algo errado",
      "vou ver {x} e escrevo aqui",
      "não quero chutar {x}, então vou conferir",
    ],
    warm: [
      "prefiro dizer com certeza {x} a chutar",
      "com certeza mais gente quer saber {x}, então respondo aqui",
    ],
    ask: [
      "tem mais alguma coisa que você queira saber, já que estou nisso?",
      "tem mais alguma coisa que eu deva responder?",
    ],
  },
  chosen: {
    stance: "asked",
    short: [
      "vou escrever aqui {x}",
      "vou explicar {x} numa resposta completa",
      "tem mais de meia frase para dizer sobre {x}",
    ],
    warm: [
      "não quero explicar em três palavras {x}",
      "mais gente deve ter pensado {x}, então merece explicação",
    ],
    ask: ["como você teria feito?", "você teria feito diferente?"],
  },
  told: {
    stance: "asked",
    short: ["vou escrever aqui {x}", "respondo aqui mesmo {x}"],
    warm: [
      "com certeza mais gente quer saber {x}, então respondo para todo mundo",
      "não quero dizer em três palavras {x}",
    ],
    ask: [
      "tem mais alguma coisa que você queira saber, já que estou nisso?",
      "tem mais alguma coisa que eu deva responder?",
    ],
  },
  fact: {
    stance: "asked",
    short: ["vou procurar {x} e escrevo aqui", "preciso ver {x}, um momento"],
    warm: ["prefiro procurar {x} a inventar", "eu gostaria de saber com certeza {x} antes de responder"],
    ask: [
      "tem mais alguma coisa que você queira saber, já que estou nisso?",
      "tem mais alguma coisa que eu deva responder?",
    ],
  },
  both: {
    stance: "asked",
    short: ["vou conferir as duas coisas e respondo aqui", "uma coisa de cada vez, e respondo as duas aqui"],
    warm: ["prefiro conferir as duas coisas a chutar", "as duas coisas merecem uma resposta completa"],
    ask: ["qual das duas é mais urgente para você?", "por qual das duas eu começo?"],
  },
  "laughed-at": {
    stance: "light",
    short: ["então foi o {x}", "o {x} cumpriu o papel dele", "que bom que o {x} rendeu uma risada"],
    warm: ["saber que o {x} fez alguém rir ganha o meu dia", "ainda bem que não sou só eu rindo no {x}"],
    ask: ["o que teve mais graça no {x}?", "foi só o {x} ou teve outro momento?"],
  },
  compared: {
    stance: "fair",
    short: [
      "tem mais de um jeito bom de fazer",
      "com quem faz melhor eu também aprendo",
      "o que é bom é bom, não importa de quem",
    ],
    warm: [
      "saber o que funciona melhor em outro lugar ajuda mais que o silêncio",
      "eu também quero chegar lá",
    ],
    ask: ["o que funciona melhor lá?", "o que eu deveria aproveitar de lá?"],
  },
  brief: {
    stance: "thanks",
    short: ["que bom que você gostou", "uma palavra já basta"],
    warm: ["vou levar essa palavra para o próximo vídeo", "é bom saber que agradou"],
    ask: ["qual parte foi?", "do que você gostaria de ver mais?"],
  },
  shrugged: {
    stance: "fair",
    short: ["desta vez não convenceu, então", "curto e claro"],
    warm: ["tomara que o próximo convença mais", "prefiro saber a imaginar"],
    ask: ["o que faltou para você?", "em que momento perdeu a graça?"],
  },
  change: {
    stance: "idea",
    short: ["vou ver o que dá para fazer", "está na minha lista para os próximos"],
    warm: [
      "com certeza isso ajuda mais gente também",
      "é bom saber o que deixaria os vídeos mais fáceis de acompanhar",
    ],
    ask: ["tem mais alguma coisa que facilitaria?", "ajudaria também nos vídeos antigos?"],
  },
} as const satisfies Record<string, Answers>;
