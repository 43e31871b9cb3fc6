import type { OutlineWords } from "./outline-words.ts";

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** In Portuguese. */
export const portugueseOutline: OutlineWords = {
  titles: "Opções de título",
  hook: "Gancho",
  beats: "Cena a cena",
  overlays: "Texto na tela",
  call: "Chamada para ação",
  cover: "Imagem de capa",
  test: "Uma coisa para testar",
  interest: "Interesse pelo tema",
  says: {
    open: (picture) => `O gancho, sobre esta imagem: ${picture}. Sem saudação, sem logo.`,
    wrong: (sign) => `${sign}. Segure a imagem até ninguém precisar acreditar em você.`,
    why: (because) => `${because}. Uma frase, dita sobre a imagem que ela explica.`,
    fix: (instead, step, see) => `${instead}. Depois: ${lower(step)}, de perto: ${see}.`,
    proof: (close) => `A prova: ${close}. Peça uma coisa só enquanto está na tela.`,
  },
  blanks: [
    "O gancho, sobre a imagem mais forte que você tem. Sem saudação, sem logo.",
    "O que dá errado, como você viu, em um close.",
    "Por que acontece, em uma frase que você diria a um amigo.",
    "O que você faz no lugar: as suas mãos, de cima.",
    "O resultado ao lado do que falhou. Peça uma coisa só enquanto está na tela.",
  ],
  blankCover: "O que falhou ao lado do que deu certo, com no máximo quatro palavras.",
  tests: [
    "Publique uma vez com o resultado como primeira imagem e outra com o problema, com uma semana de intervalo, e compare quantos ficam depois de três segundos.",
    "Teste dois títulos, um com o sinal e outro com a solução, e fique com o mais escolhido.",
    "Corte tudo antes da primeira imagem do problema e compare onde as pessoas saem.",
  ],
};
