import type { TtsWords } from "./words.ts";

export const WORDS: TtsWords = {
  basis:
    "De tus propias palabras, con reglas fijas. Esto no lo ha escrito ningún modelo de IA y aquí no se hace audio: este es el texto para darle a una voz.",
  heading: "Guion para leer en voz alta",
  pause: "(pausa)",
  length: "Duración",
  lasts: (seconds, words, isOne, pace) =>
    `Unos ${seconds} segundos: ${words} ${isOne ? "palabra" : "palabras"} a ${pace} palabras por minuto y un segundo por pausa. Otra voz tardará más o menos; cronometra las diez primeras líneas y calcula.`,
  stress: "Palabras que acentuar",
  inLine: (quoted) => ` en ${quoted}`,
  marks: "Cómo está marcado",
  breath: (most, long) =>
    `Cada línea es un aliento. Las frases de más de ${most} palabras se parten en sus comas${long > 0 ? `; ${long === 1 ? "una línea larga no tiene ninguna: escríbela más corta" : `${long} líneas largas no tienen ninguna: escríbelas más cortas`}` : ""}.`,
  pauses:
    "(pausa) va entre párrafos. Quítala si tu herramienta la lee en voz alta, y usa su propia marca de pausa.",
  symbols:
    "Los símbolos y las abreviaturas van escritos como se dicen cuando solo hay una manera. Los números siguen en cifras: escucha una vez los años, los precios y las versiones.",
  noSymbols:
    "Los números, los símbolos y las abreviaturas quedan como los escribiste. Escucha cada uno una vez.",
  voice: "La voz",
  noVoice: "No has elegido ninguna.",
  forVoice: (quoted, fit) => `Para la voz que has elegido, ${quoted}: ${fit}`,
  slow: "pon el ritmo un poco por debajo de lo normal y deja las pausas.",
  quick: "sube un poco el ritmo y conserva las pausas: sin ellas, la rapidez cansa.",
  plain: "descríbesela a tu herramienta con esas palabras y deja el ritmo normal.",
  rule: "Genera las tres primeras líneas con dos voces, escúchalas en el altavoz del móvil y elige aquella en la que entiendas cada palabra.",
};
