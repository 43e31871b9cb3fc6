import type { CalendarWords } from "./words.ts";

const times = (pace: number) => (pace === 1 ? "una vez por semana" : `${pace} veces por semana`);

export const WORDS: CalendarWords = {
  basis: (from) => {
    const after =
      "Esto no lo ha escrito ningún modelo de IA: los títulos son borradores para elegir y no se promete ningún resultado.";
    if (from.kind === "subject")
      return `A partir de lo que Crescendo sabe de este tema: ${from.name}. ${after}`;
    if (from.kind === "niche")
      return `A partir de lo que Crescendo sabe de ${from.subjects} temas de este nicho. ${after}`;
    return `Crescendo todavía no sabe nada de este tema. ${after}`;
  },
  heading: (niche) => `30 días: ${niche}`,
  youPost: (pace) => `Publicas ${times(pace)}:`,
  noPace: (usual) => `No has dicho a qué ritmo, así que va ${times(usual)}:`,
  unreadPace: (cited, usual) =>
    `No leo de 1 a 7 publicaciones por semana en ${cited}, así que va ${times(usual)}:`,
  rest: (posts) => `${posts} publicaciones. Los demás días son para grabar, responder y dormir.`,
  slower:
    "Un ritmo más lento también vale: según YouTube, el crecimiento no depende del tiempo entre vídeos.",
  unreadStart: (cited) =>
    `No leo una fecha sin duda en ${cited}, así que los días van numerados. Escríbela así: 2026-12-01.`,
  columns: ["Día", "Título", "Formato", "Primera frase"],
  day: (number) => `Día ${number}`,
  formats: {
    tutorial: "Tutorial paso a paso",
    list: "Lista con cuenta atrás",
    story: "Historia personal",
    challenge: "Reto contrarreloj",
    "before-after": "Antes y después",
    "myth-busting": "Mitos a prueba",
    comparison: "Comparación lado a lado",
    review: "Prueba en mano",
    reaction: "Reacción y análisis",
    "day-in-the-life": "Un día en la vida",
    "behind-the-scenes": "Entre bastidores",
    "case-study": "Caso real",
    experiment: "Experimento",
    "q-and-a": "Preguntas del público",
  },
  questions: "Tres preguntas para empezar",
  fillIn: (open) =>
    `Las filas de arriba tienen huecos para ti.${open > 0 ? ` ${open === 1 ? "Queda 1 día abierto" : `Quedan ${open} días abiertos`}, antes que un título que no dice nada.` : ""} Cada respuesta es un título: escríbela en la fila siguiente.`,
  weeks: "Semana a semana",
  firstWeek: (pace) =>
    `Días 1 a 7: graba ${pace === 1 ? "las dos primeras publicaciones" : "la primera semana de una vez"} antes del día 1, para empezar con reserva. Publica y responde a los comentarios del primer día.`,
  nextWeeks: [
    "Días 8 a 14: mira dónde se va la gente en los vídeos de la primera semana. Cambia una cosa en las aperturas, y solo una.",
    "Días 15 a 21: repite desde otro lado el tema que mejor ha ido, en lugar del título que menos te gusta.",
    "Días 22 a 30: quita el formato más flojo, graba lo que falta y apunta tres títulos para el mes que viene, sacados de los comentarios.",
  ],
  before: "Antes de cada publicación",
  checks: [
    "Di la primera frase en voz alta. Si te falta el aire, córtala.",
    "Comprueba que el vídeo cumple lo que dice el título; si no, cambia el título.",
    "Mueve una publicación antes que sacar una que no defiendes.",
  ],
};
