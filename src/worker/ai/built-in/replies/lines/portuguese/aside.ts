import type { Answers } from "../lines.ts";

/** Answers to what is said beside a video: lines from it, to friends, about others, with a sting. */
export const aside = {
  quote: {
    stance: "company",
    short: [
      "então é essa a frase que fica",
      "essa frase achou o público dela",
      "de todas as frases, logo essa",
    ],
    warm: [
      "é divertido ver quais palavras ficam na cabeça",
      "gosto quando uma frase continua viva nos comentários",
    ],
    ask: ["por que ficou logo essa?", "essa frase persegue você também?"],
  },
  tagged: {
    stance: "company",
    short: ["um abraço para vocês dois", "aproveitem juntos", "manda um abraço meu"],
    warm: [
      "é bonito quando alguém traz um amigo",
      "dividir com alguém é o melhor que dá para fazer com um vídeo",
    ],
    ask: ["e o que a outra pessoa achou?", "de quem foi a ideia de assistir?"],
  },
  backhanded: {
    stance: "light",
    short: ["vou aceitar como elogio", "isso conta como vitória", "fico com a metade boa"],
    warm: ["gosto quando um vídeo sai melhor do que alguém esperava", "é bom ter surpreendido"],
    ask: ["o que você esperava?", "o que convenceu você?"],
  },
  earlier: {
    stance: "fair",
    short: [
      "então alguém chegou antes",
      "boas ideias costumam ter mais de um pai",
      "quero ver como fizeram lá",
    ],
    warm: ["saber quem fez antes me ajuda a fazer diferente", "se você disser qual foi, vou dar uma olhada"],
    ask: ["qual foi, para eu dar uma olhada?", "o que era diferente lá?"],
  },
  alike: {
    stance: "company",
    short: ["que comparação", "essa comparação eu não esperava", "agora vou ter que reparar nisso"],
    warm: ["é curioso saber quem a gente lembra", "comparações assim sempre me dão curiosidade"],
    ask: ["o que fez você pensar nisso?", "é pelo jeito de falar ou pelo que eu faço?"],
  },
  doubting: {
    stance: "calm",
    short: ["eu queria saber no que você está pensando"],
    warm: ["atrás dessa cara tem uma ideia, e ela pode vir para cá"],
    ask: ["o que está passando pela sua cabeça?", "qual parte foi?"],
  },
  moved: {
    stance: "calm",
    short: ["tomara que sejam lágrimas das boas", "então tocou de verdade"],
    warm: ["é bom saber que tocou alguém", "uma carinha dessas diz mais que um parágrafo"],
    ask: ["qual momento foi?", "o que foi que tocou mais?"],
  },
  laughing: {
    stance: "light",
    short: ["que bom que rendeu uma risada", "então missão cumprida"],
    warm: ["saber que alguém riu ganha o meu dia", "ainda bem que não estou rindo sem companhia"],
    ask: ["qual momento foi?", "o que teve mais graça?"],
  },
  "corrected-twice": {
    stance: "right",
    short: ["vou conferir as duas coisas, {x} e {z}", "vou conferir as duas coisas"],
    warm: ["se eu errei, corrijo as duas", "prefiro conferir bem as duas a deixar algo errado no ar"],
    ask: [
      "você tem uma fonte para alguma das duas, para eu conferir?",
      "são só essas duas, ou tem mais alguma coisa que eu deveria conferir?",
    ],
  },
  few: {
    stance: "calm",
    short: ["que bom ver você por aqui", "que bom que você passou por aqui"],
    warm: ["que bom que você deixou uma palavra"],
    ask: ["o que traz você aqui hoje?"],
  },
} as const satisfies Record<string, Answers>;
