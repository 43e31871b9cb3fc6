import type { Answers } from "../lines.ts";

/** Answers to what is corrected, criticised or doubted. */
export const faulted = {
  sarcasm: {
    stance: "fair",
    short: ["a ironia chegou bem", "eu mereci essa", "recado entendido"],
    warm: ["prefiro ler isso a não ler nada", "um dia eu gostaria de surpreender você"],
    ask: ["o que eu deveria fazer diferente?", "no que eu deveria me aprofundar?"],
  },
  correction: {
    stance: "right",
    short: [
      "vou conferir se o certo é {x}",
      "vou conferir isso",
      "vou voltar ao {t} e conferir",
      "vou dar uma olhada nisso",
    ],
    warm: [
      "vou conferir se é {x} e, se for, fixo seu comentário",
      "vou ver se é {x} e corrigir se eu errei",
      "prefiro conferir direito a deixar algo errado",
      "gente tão atenta vale muito",
    ],
    ask: [
      "onde você viu {x}, para eu conferir?",
      "você tem uma fonte, para eu conferir?",
      "só no {t} ou em outra parte também?",
      "tem mais alguma coisa que eu deveria conferir?",
    ],
  },
  accusation: {
    stance: "calm",
    short: [
      "isso merece uma resposta clara, e ela vem aqui mesmo",
      "levo isso a sério e respondo abertamente",
    ],
    warm: [
      "é importante para mim que dê para confiar no que aparece aqui, então que bom que você falou abertamente",
      "prefiro que isso seja dito aqui abertamente",
    ],
    ask: ["o que exatamente faz você pensar isso?", "qual parte, e o que você viu em outro lugar?"],
  },
  critique: {
    stance: "fair",
    short: [
      "é bom saber que {x} ficou {y}",
      "vou rever {x}",
      "vou levar em conta no próximo",
      "é bom saber disso",
      "vou pensar nisso",
    ],
    warm: [
      "pena que {x} ficou {y}",
      "pena que {x} atrapalhou",
      "pena que este não agradou",
      "isso ajuda mais do que uma curtida",
    ],
    ask: [
      "o que você mudaria, falando sobre {x}?",
      "o que teria funcionado melhor para você?",
      "em que parte você desanimou?",
    ],
  },
  disagreement: {
    stance: "calm",
    short: [
      "a gente vê isso de um jeito diferente, e tudo bem",
      "vou pensar nisso",
      "não precisamos concordar em tudo",
    ],
    warm: ["é bom ter alguém que vê de outro jeito", "um bom argumento vale mais que uma curtida"],
    ask: ["qual foi a sua experiência?", "o que convenceu você?"],
  },
} as const satisfies Record<string, Answers>;
