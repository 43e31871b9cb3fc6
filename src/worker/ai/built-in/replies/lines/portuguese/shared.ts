import type { Answers } from "../lines.ts";

/** Answers to what people share: memories, tips, jokes, greetings. */
export const shared = {
  memory: {
    stance: "company",
    short: ["que lembrança bonita", "que bonito que isso lembra {x}", "que bom que você contou isso"],
    warm: [
      "que bom que isso trouxe {x} de volta por um instante",
      "histórias assim fazem os comentários valerem a pena",
      "significa muito você contar isso aqui",
    ],
    ask: [
      "o que você mais lembra de {x}?",
      "o que você mais lembra daquela época?",
      "quem estava com você naquela época?",
    ],
  },
  tip: {
    stance: "company",
    short: ["é bom saber disso", "que truque bom", "{x}, é bom saber disso"],
    warm: ["quem ler isso aqui vai agradecer", "dicas assim fazem os comentários valerem a pena"],
    ask: ["como você descobriu isso?", "você sempre fez assim?", "dá certo todas as vezes?"],
  },
  agreement: {
    stance: "company",
    short: [
      "que bom que não é só comigo",
      "então já somos dois",
      "é bom saber que isso não acontece só aqui",
    ],
    warm: ["consola saber que mais gente sente isso", "é bom estar entre pessoas que entendem"],
    ask: ["quando você percebeu isso pela primeira vez?", "o que você acrescentaria pela sua experiência?"],
  },
  greeting: {
    stance: "company",
    short: ["que bom ter alguém {x} por aqui", "um abraço para você também", "oi para você também"],
    warm: [
      "é muito bom saber que tem gente {x} assistindo",
      "é bom saber quem está do outro lado",
      "um oi sempre faz bem",
    ],
    ask: ["como vai o seu dia?", "o que traz você por aqui?"],
  },
  joke: {
    stance: "light",
    short: [
      "peça desculpas para {x} por mim",
      "minhas desculpas para {x}",
      "não tenho nada a acrescentar",
      "eu ri de verdade",
    ],
    warm: [
      "mande um abraço meu para {x}",
      "os comentários estão melhores que o vídeo",
      "este vídeo acabou de melhorar dez por cento",
    ],
    ask: ["e como está {x} agora?", "você pensou nisso na hora?", "e o que aconteceu depois?"],
  },
  first: {
    stance: "company",
    short: [
      "um abraço para quem está aqui em {x}",
      "que rapidez",
      "primeira fila merecida",
      "que velocidade",
    ],
    warm: [
      "é bom ver quem está aqui em {x}",
      "é bom ver você na primeira fila",
      "aqui sempre tem um lugar para você",
    ],
    ask: ["o que traz você aqui em {x}?", "o que você achou?", "o que traz você aqui hoje?"],
  },
  timestamp: {
    stance: "company",
    short: ["então foi o {x}", "de todos os segundos, o {x}"],
    warm: ["que bom que o {x} ficou na sua cabeça", "é divertido ver qual segundo fica com cada um"],
    ask: ["o que passou pela sua cabeça no {x}?", "o que o {x} teve de especial?"],
  },
  story: {
    stance: "calm",
    short: ["que bom que você contou", "é bom saber disso", "que bom ler a sua história"],
    warm: [
      "é bom saber o que acontece do outro lado da tela",
      "gosto quando cada um conta a sua parte da história",
    ],
    ask: ["você quer contar um pouco mais?", "o que mais ficou na sua memória?"],
  },
  other: {
    stance: "calm",
    short: [
      "eu li e quero responder com calma",
      "não quero responder com uma frase pronta, então um momento",
    ],
    warm: [
      "isso merece mais que uma linha rápida, então respondo com calma",
      "prefiro responder com as minhas palavras a responder com pressa",
    ],
    ask: [
      "você me conta um pouco mais, para eu responder o que importa?",
      "qual parte importa mais para você?",
    ],
  },
} as const satisfies Record<string, Answers>;
