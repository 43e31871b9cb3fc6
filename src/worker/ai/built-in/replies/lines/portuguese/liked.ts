import type { Answers } from "../lines.ts";

/** Answers to thanks, praise and good news. */
export const liked = {
  thanks: {
    stance: "thanks",
    short: [
      "que bom que ajudou",
      "que bom que foi útil",
      "que bom que {x} foi útil para você",
      "que bom que ajudou você a {y}",
    ],
    warm: [
      "saber que ajudou faz valer a pena",
      "é muito bom saber que chegou em quem precisava",
      "saber que ajudou você a {y} faz valer a pena",
      "saber que {x} ajudou faz meu dia",
    ],
    ask: [
      "qual parte ajudou mais?",
      "em que você está trabalhando agora?",
      "o que você gostaria de ver depois?",
    ],
  },
  congrats: {
    stance: "thanks",
    short: ["que carinho o seu", "significa muito para mim", "ainda nem acredito"],
    warm: [
      "com gente como você dá gosto comemorar",
      "sem quem assiste nada disso existiria",
      "que bom que você passou para dizer isso",
    ],
    ask: [
      "o que você gostaria de ver depois?",
      "de qual vídeo você se lembra melhor?",
      "o que eu deveria fazer para comemorar?",
    ],
  },
  praise: {
    stance: "thanks",
    short: [
      "que bom ler isso sobre {x}",
      "que bom que você gostou",
      "significa muito para mim",
      "é muito bom ler isso",
    ],
    warm: [
      "saber que {x} agrada dá muita vontade de continuar",
      "comentários assim são a melhor parte disso tudo",
      "isso dá muita vontade de continuar",
    ],
    ask: [
      "o que mais agrada você, falando sobre {x}?",
      "qual parte você mais gostou?",
      "o que você gostaria de ver mais?",
    ],
  },
  subscribed: {
    stance: "company",
    short: ["que alegria ter você por aqui", "a casa é sua", "que bom que você chegou"],
    warm: ["é uma alegria ter você com a gente", "que bom que este vídeo trouxe você até aqui"],
    ask: ["qual vídeo trouxe você até aqui?", "o que você gostaria de ver mais?"],
  },
  returning: {
    stance: "company",
    short: ["que bom ter você aqui {x}", "que bom que você voltou", "significa muito você continuar aqui"],
    warm: [
      "quem está aqui {x} é o que sustenta isso tudo",
      "essa fidelidade vale mais do que qualquer número",
      "quem volta é o coração deste canal",
    ],
    ask: ["qual vídeo mais marcou você?", "o que eu não deveria mudar nunca?"],
  },
  milestone: {
    stance: "cheer",
    short: ["{x} é para ter muito orgulho", "é para ter muito orgulho", "aproveita cada minuto"],
    warm: [
      "o mérito é todo seu e eu fico muito feliz por você",
      "{x} é mérito todo seu",
      "que bom que você contou isso aqui",
    ],
    ask: ["o que foi mais difícil para {x}?", "qual é a sensação?", "e agora, o que vem depois?"],
  },
  emoji: {
    stance: "thanks",
    short: ["isso diz tudo", "mensagem recebida", "igualmente"],
    warm: ["às vezes não precisa de palavras", "fico com isso com muito gosto"],
    ask: ["foi por qual momento?", "do que você mais gostou?"],
  },
} as const satisfies Record<string, Answers>;
