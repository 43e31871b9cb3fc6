import type { TranscriptWords } from "./words.ts";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const WORDS: TranscriptWords = {
  basis:
    "Das suas próprias palavras, com regras fixas. Isto não foi escrito por um modelo de IA: ele não ouve a gravação e só muda o que é certo.",
  heading: "Transcrição limpa",
  nothing: "(Só sobraram muletas de fala.)",
  changed: "O que mudou",
  kept: "As muletas e as repetições ficaram, como você pediu.",
  unknownLanguage: "Nenhuma palavra foi tirada: não reconheço o idioma.",
  taken: (fillers, stumbles) =>
    `Fora: ${counted(fillers, "muleta de fala", "muletas de fala")} e ${counted(stumbles, "tropeço", "tropeços")}.`,
  noStamps: "Não havia marcas de tempo.",
  stampsKept: (count) =>
    `Mantidas: ${counted(count, "marca de tempo", "marcas de tempo")}, cada uma na sua linha.`,
  stampsDropped: (count) =>
    `Fora: ${counted(count, "marca de tempo", "marcas de tempo")}. Escreva “tempos” no que deve ficar se precisar delas.`,
  paragraphs: (words) => `Os parágrafos terminam com uma frase, depois de umas ${words} palavras.`,
  noStops:
    "O texto não tem pontos, então não sei onde as frases terminam. Leia uma vez em voz alta e ponha onde você respira.",
  notUnderstood: (quoted) => `Não soube o que fazer com ${quoted}: entendo “tempos”, “muletas” e “literal”.`,
  check: "Confira de ouvido",
  checks: [
    "Nomes, marcas e números: é onde o reconhecimento mais erra.",
    "Palavras que soam igual, como mas e mais, e cada não que pode ter se perdido.",
    "Se uma pausa que você quis ainda está lá como parágrafo.",
  ],
  use: "Para que serve agora",
  uses: [
    "Legendas: cole ao lado do vídeo e deixe a plataforma marcar os tempos.",
    "A descrição: as duas frases mais simples são as primeiras linhas.",
    "O próximo roteiro: sublinhe o que você diria de novo e jogue o resto fora.",
  ],
};
