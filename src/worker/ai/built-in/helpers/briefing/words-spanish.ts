import { cap } from "../../compose/frames.ts";
import type { BriefingWords } from "./briefing-words.ts";

export const spanish: BriefingWords = {
  basis: {
    subject: (name) => `Del manual de Crescendo y de lo que sabe sobre «${name}».`,
    niche: (count, name) =>
      `Del manual de Crescendo y de ${count} temas de este nicho; el de hoy es «${name}».`,
    none: "Sólo del manual de Crescendo: de este tema no sabe nada.",
    meaning:
      "Esto no lo ha escrito ningún modelo de IA, así que no ha visto ni tu canal ni las noticias y tendencias de hoy.",
  },
  headings: {
    film: "Graba esto",
    learn: "Aprende esto",
    ahead: "Mira hacia delante",
    today: "Lista para hoy",
    questions: "Tres preguntas para ti",
  },
  title: (day, niche) => `${cap(day)}: ${niche}`,
  ask: (call) => `Pide una sola cosa: ${call}`,
  sheet: "Un marco para lo que sabes tú, porque yo no sé nada de ello:",
  lesson: "Úsalo hoy: como frase de tu vídeo o como comentario fijado.",
  moment: (when, dated, what, subject) =>
    `Una época que cuenta para «${subject}»: ${dated}. Mis notas la tienen sólo en inglés: “${when}: ${what}”.`,
  publicDay: (name, dated) => `${cap(name)} (${dated}), una fecha que está en el calendario de todos.`,
  now: "Publica esta semana lo que ayude con eso.",
  before: "Graba antes un vídeo que ayude, para que esté ahí cuando la gente empiece a buscar.",
  far: "Hay tiempo: apúntalo en tu calendario, esta semana no hay que grabar nada para eso.",
  maybe: "Si tiene que ver con tu tema, di cómo en un corto; si no, déjalo.",
  calendar: "Sale de un calendario que se repite cada año, no de una tendencia.",
  check: {
    picture: (picture) => `Graba primero la imagen más fuerte, con buena luz y la cabeza fresca: ${picture}.`,
    anyPicture: "Graba primero la imagen más fuerte, con buena luz y la cabeza fresca.",
    gear: (gear) => `Deja a mano lo que hace falta: ${gear}.`,
    sentence: "Di la primera frase en voz alta antes de montar la cámara. Si te falta el aire, córtala.",
    comments: (ask) => `Responde a cinco comentarios. El que suene a «${ask}» es el vídeo de mañana.`,
    anyComments: "Responde a cinco comentarios, uno de ellos con una pregunta que dé para un vídeo.",
    thumbnail: "Esboza la miniatura antes de editar y mírala al tamaño de un sello.",
    silent: "Mira los dos primeros segundos sin sonido: ¿se entiende qué es?",
    platform: "Elige una plataforma para él y edita primero para esa.",
    goal: (goal) =>
      `Para tu objetivo, ${goal}: haz hoy una cosa de menos de veinte minutos y apunta la fecha.`,
    noGoal: "Escribe un objetivo para el mes, para que el plan de mañana le sirva.",
  },
};
