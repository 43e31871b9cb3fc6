import type { TtsWords } from "./words.ts";

export const WORDS: TtsWords = {
  basis:
    "Das suas próprias palavras, com regras fixas. Isto não foi escrito por um modelo de IA e nenhum áudio é feito aqui: este é o texto para dar a uma voz.",
  heading: "Roteiro para falar",
  pause: "(pausa)",
  length: "Duração",
  lasts: (seconds, words, isOne, pace) =>
    `Cerca de ${seconds} segundos: ${words} ${isOne ? "palavra" : "palavras"} a ${pace} palavras por minuto e um segundo por pausa. Outra voz leva mais ou menos tempo; cronometre as dez primeiras linhas e calcule.`,
  stress: "Palavras para acentuar",
  inLine: (quoted) => ` em ${quoted}`,
  marks: "Como está marcado",
  breath: (most, long) =>
    `Cada linha é um fôlego. Frases com mais de ${most} palavras são divididas nas vírgulas${long > 0 ? `; ${long === 1 ? "uma linha longa não tem nenhuma: escreva mais curto" : `${long} linhas longas não têm nenhuma: escreva mais curto`}` : ""}.`,
  pauses:
    "(pausa) fica entre parágrafos. Tire se a sua ferramenta ler em voz alta, e use a marca de pausa dela.",
  symbols:
    "Símbolos e abreviações estão escritos como se fala, quando só há um jeito. Números continuam em algarismos: ouça uma vez os anos, os preços e as versões.",
  noSymbols: "Números, símbolos e abreviações ficam como você escreveu. Ouça cada um uma vez.",
  voice: "A voz",
  noVoice: "Você não escolheu nenhuma.",
  forVoice: (quoted, fit) => `Para a voz que você escolheu, ${quoted}: ${fit}`,
  slow: "deixe o ritmo um pouco abaixo do normal e mantenha as pausas.",
  quick: "aumente um pouco o ritmo e mantenha as pausas: sem elas, a pressa cansa.",
  plain: "descreva a voz à sua ferramenta com essas palavras e mantenha o ritmo normal.",
  rule: "Gere as três primeiras linhas em duas vozes, ouça no alto-falante do celular e escolha aquela em que você entende cada palavra.",
};
