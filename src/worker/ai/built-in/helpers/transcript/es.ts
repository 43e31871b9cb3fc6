import type { TranscriptWords } from "./words.ts";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const WORDS: TranscriptWords = {
  basis:
    "De tus propias palabras, con reglas fijas. Esto no lo ha escrito ningún modelo de IA: no oye la grabación y no cambia nada de lo que no esté seguro.",
  heading: "Transcripción limpia",
  nothing: "(Solo quedaban muletillas.)",
  changed: "Qué ha cambiado",
  kept: "Las muletillas y las repeticiones se han quedado, como pediste.",
  unknownLanguage: "No se ha quitado ninguna palabra: no reconozco el idioma.",
  taken: (fillers, stumbles) =>
    `Fuera: ${counted(fillers, "muletilla", "muletillas")} y ${counted(stumbles, "tropiezo", "tropiezos")}.`,
  noStamps: "No había marcas de tiempo.",
  stampsKept: (count) =>
    `Se conservan ${counted(count, "marca de tiempo", "marcas de tiempo")}, cada una en su línea.`,
  stampsDropped: (count) =>
    `Fuera: ${counted(count, "marca de tiempo", "marcas de tiempo")}. Escribe “tiempos” en lo que hay que conservar si las necesitas.`,
  paragraphs: (words) => `Los párrafos acaban con una frase, tras unas ${words} palabras.`,
  noStops:
    "El texto no tiene puntos, así que no sé dónde acaban las frases. Léelo una vez en voz alta y ponlos donde respires.",
  notUnderstood: (quoted) =>
    `No he sabido qué hacer con ${quoted}: entiendo “tiempos”, “muletillas” y “literal”.`,
  check: "Comprueba de oído",
  checks: [
    "Nombres, marcas y números: es lo que peor se reconoce.",
    "Palabras que suenan igual, como haber y a ver, y cada no que haya podido perderse.",
    "Si una pausa que querías sigue ahí como párrafo.",
  ],
  use: "Para qué sirve ahora",
  uses: [
    "Subtítulos: pégala junto al vídeo y deja que la plataforma ponga los tiempos.",
    "La descripción: sus dos frases más sencillas son las primeras líneas.",
    "El próximo guion: subraya lo que volverías a decir y tira el resto.",
  ],
};
