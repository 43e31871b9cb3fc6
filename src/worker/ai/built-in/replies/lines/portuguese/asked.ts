import type { Answers } from "../lines.ts";

/** Answers to questions, wishes and calls for help. */
export const asked = {
  gear: {
    stance: "asked",
    short: [
      "vou ver {x} e escrevo aqui",
      "vou ver o nome exato e escrevo aqui",
      "vou procurar o nome exato para você",
    ],
    warm: [
      "prefiro conferir {x} a dizer algo errado",
      "prefiro dar o nome exato a dar um palpite",
      "melhor o nome exato do que um parecido",
    ],
    ask: ["para que você usaria?", "o que você usa hoje?"],
  },
  price: {
    stance: "asked",
    short: ["vou ver o valor certo e escrevo aqui", "prefiro conferir o valor a inventar"],
    warm: ["prefiro passar um valor real a um palpite", "um valor honesto merece um minuto de pesquisa"],
    ask: ["você está planejando algo parecido?", "qual parte do custo pesa mais para você?"],
  },
  link: {
    stance: "asked",
    short: [
      "vou ver onde tem {x} e escrevo aqui",
      "vou ver onde tem e escrevo aqui",
      "vou procurar e escrevo aqui",
    ],
    warm: [
      "que bom que você gostou do que viu",
      "prefiro indicar o certo e não um parecido",
      "que bom que isso chamou sua atenção",
    ],
    ask: ["em que país você está, para servir para você?", "para que você precisa?"],
  },
  place: {
    stance: "asked",
    short: ["vou escrever aqui onde é", "vou responder isso direito aqui"],
    warm: ["que bom que o lugar chamou sua atenção", "é um lugar que dá curiosidade mesmo"],
    ask: ["você está pensando em ir?", "qual parte do vídeo?"],
  },
  schedule: {
    stance: "asked",
    short: [
      "não quero prometer uma data para {x} e não cumprir",
      "não quero prometer uma data e não cumprir",
      "ainda não posso dar uma data",
    ],
    warm: [
      "é bom saber que você está esperando {x}",
      "é bom saber que tem gente esperando",
      "prefiro que saia bem feito a sair logo",
    ],
    ask: ["o que não pode faltar?", "o que você espera ver?"],
  },
  song: {
    stance: "asked",
    short: ["vou ver o nome da música e escrevo aqui", "prefiro conferir o nome da música a chutar"],
    warm: ["que bom que você gostou da música", "prefiro passar o nome certo"],
    ask: ["em que momento do vídeo?", "é a do começo ou a do final?"],
  },
  personal: {
    stance: "asked",
    short: ["essa parte eu guardo para mim", "isso fica fora das câmeras"],
    warm: [
      "é gentil perguntar, mas algumas coisas eu guardo para mim",
      "prefiro que os vídeos falem por mim",
    ],
    ask: ["o que você gostaria de saber sobre o vídeo?", "tem algo sobre o vídeo que eu possa responder?"],
  },
  "how-to": {
    stance: "asked",
    short: [
      "{x} merece uma resposta completa, então vou escrever com calma",
      "isso merece uma resposta completa, então vou escrever com calma",
      "quero responder com mais do que meia frase",
    ],
    warm: [
      "prefiro explicar direito como {x} a responder pela metade",
      "prefiro uma resposta inteira a uma rápida",
      "é algo que merece ser bem explicado",
    ],
    ask: ["o que você já tentou para {x}?", "o que você já tentou?", "em que ponto complica?"],
  },
  question: {
    stance: "asked",
    short: [
      "{x}, vou conferir antes de dizer algo errado",
      "vou conferir antes de dizer algo errado",
      "vou responder aqui com calma",
    ],
    warm: [
      "{x} merece mais do que um palpite",
      "isso merece mais do que um palpite",
      "com certeza mais gente se pergunta isso",
    ],
    ask: [
      "tem mais alguma coisa que você queira saber, já que estou nisso?",
      "tem mais alguma coisa que eu deva responder?",
    ],
  },
  collab: {
    stance: "calm",
    short: [
      "agradeço o convite, gostaria de saber mais",
      "que bom que você pensou em mim, primeiro vou ver o seu canal",
      "que bom que você perguntou, eu respondo sobre isso",
    ],
    warm: [
      "é bom falar com quem também faz vídeos, por favor mande os detalhes para o contato que está na página do meu canal",
      "me conte a sua ideia pelo contato que está na página do meu canal, para a gente conversar",
    ],
    ask: ["o que você tinha em mente?", "com que ideia você começaria?", "quem mais assiste ao seu canal?"],
  },
  request: {
    stance: "idea",
    short: [
      "um vídeo {x} parece uma boa",
      "está anotado",
      "vai para a lista de ideias",
      "dá para sair coisa boa",
    ],
    warm: [
      "saber que você veria um vídeo {x} ajuda a escolher",
      "ajuda saber o que você gostaria de ver",
      "gosto de fazer o que alguém pediu",
    ],
    ask: ["o que não pode faltar em um vídeo {x}?", "o que não pode faltar?", "por onde deveria começar?"],
  },
  failure: {
    stance: "trouble",
    short: ["{q}", "sobre {x}, {q}"],
    warm: [
      "quero entender o que está acontecendo com {x}, então me conta: {q}",
      "com alguns detalhes dá para ajudar melhor: {q}",
    ],
    ask: ["em que passo começou a ficar diferente do vídeo?", "o que você vê exatamente quando acontece?"],
  },
} as const satisfies Record<string, Answers>;
