import type { CalendarWords } from "./words.ts";

const times = (pace: number) => (pace === 1 ? "uma vez por semana" : `${pace} vezes por semana`);

export const WORDS: CalendarWords = {
  basis: (from) => {
    const after =
      "Isto não foi escrito por um modelo de IA: os títulos são rascunhos para escolher, e nenhum resultado é prometido.";
    if (from.kind === "subject") return `A partir do que o Crescendo sabe deste tema: ${from.name}. ${after}`;
    if (from.kind === "niche")
      return `A partir do que o Crescendo sabe de ${from.subjects} temas deste nicho. ${after}`;
    return `O Crescendo ainda não sabe nada deste tema. ${after}`;
  },
  heading: (niche) => `30 dias: ${niche}`,
  youPost: (pace) => `Você posta ${times(pace)}:`,
  noPace: (usual) => `Você não disse o ritmo, então vai ${times(usual)}:`,
  unreadPace: (cited, usual) => `Não leio de 1 a 7 posts por semana em ${cited}, então vai ${times(usual)}:`,
  rest: (posts) => `${posts} posts. Os outros dias são para gravar, responder e dormir.`,
  slower:
    "Um ritmo mais lento também serve: segundo o YouTube, o crescimento não depende do tempo entre os vídeos.",
  unreadStart: (cited) =>
    `Não leio uma data sem dúvida em ${cited}, então os dias vão numerados. Escreva assim: 2026-12-01.`,
  columns: ["Dia", "Título", "Formato", "Primeira frase"],
  day: (number) => `Dia ${number}`,
  formats: {
    tutorial: "Tutorial passo a passo",
    list: "Lista em contagem regressiva",
    story: "História pessoal",
    challenge: "Desafio contra o relógio",
    "before-after": "Antes e depois",
    "myth-busting": "Mitos à prova",
    comparison: "Comparação lado a lado",
    review: "Teste na mão",
    reaction: "Reação e análise",
    "day-in-the-life": "Um dia na vida",
    "behind-the-scenes": "Bastidores",
    "case-study": "Caso real",
    experiment: "Experimento",
    "q-and-a": "Perguntas do público",
  },
  questions: "Três perguntas para começar",
  fillIn: (open) =>
    `As linhas acima têm espaços para você.${open > 0 ? ` ${open === 1 ? "Fica 1 dia em aberto" : `Ficam ${open} dias em aberto`}, em vez de um título que não diz nada.` : ""} Cada resposta é um título: escreva na linha seguinte.`,
  weeks: "Semana a semana",
  firstWeek: (pace) =>
    `Dias 1 a 7: grave ${pace === 1 ? "os dois primeiros posts" : "a primeira semana de uma vez"} antes do dia 1, para começar com reserva. Poste e responda aos comentários do primeiro dia.`,
  nextWeeks: [
    "Dias 8 a 14: veja onde as pessoas saem nos vídeos da primeira semana. Mude uma coisa nas aberturas, e só uma.",
    "Dias 15 a 21: repita de outro lado o tema que foi melhor, no lugar do título de que você menos gosta.",
    "Dias 22 a 30: corte o formato mais fraco, grave os últimos posts e anote três títulos para o mês seguinte, tirados dos comentários.",
  ],
  before: "Antes de cada post",
  checks: [
    "Diga a primeira frase em voz alta. Se faltar fôlego, corte.",
    "Confira se o vídeo cumpre o que o título diz; se não, mude o título.",
    "Adie um post em vez de publicar um que você não defende.",
  ],
};
