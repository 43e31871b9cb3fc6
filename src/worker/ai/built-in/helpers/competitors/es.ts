import { cap } from "../../compose/frames.ts";
import type { CompetitorWords } from "./words.ts";

export const WORDS: CompetitorWords = {
  known: (subject) => `A partir de lo que Crescendo sabe de este tema: ${subject}.`,
  knownNiche: (subjects) => `A partir de lo que Crescendo sabe de ${subjects} temas de este nicho.`,
  unknown: "Crescendo todavía no sabe nada de este tema: esto es solo oficio.",
  unseen: "Esto no lo ha escrito ningún modelo de IA: no ve estos canales y no dice nada de ellos.",
  heading: (niche) => `Aprender de otros: ${niche}`,
  look: "Qué mirar",
  nobody:
    "No has nombrado a nadie. Elige cinco canales que tu público también vea, dos de fuera de tu nicho, y haz una de estas cosas con cada uno:",
  craft: [
    "Ordena por popularidad. Apunta qué prometen los cinco primeros títulos, con un verbo cada uno.",
    "Lee 50 comentarios de los tres vídeos más nuevos y copia cada pregunta que nadie contestó.",
    "Apunta la primera frase de cinco vídeos. ¿Qué se ve mientras se dice?",
    "Busca qué hacían hace un año y dejaron de hacer. ¿Lo echaría de menos tu público?",
    "Mira un vídeo como si empezaras: apunta cada palabra que habría que saber ya.",
    "Mira las doce últimas miniaturas del tamaño de un sello. ¿Qué dos confundirías?",
  ],
  inChannel: {
    mistake: ({ sign, because }) =>
      `Busca un vídeo sobre esto: ${sign}. ¿Dan la razón (${because}) o solo el remedio?`,
    question: ({ ask }) => `¿Se responde en algún vídeo, y en qué minuto? ${ask}`,
    choice: ({ a, b, decides }) =>
      `Cuando eligen entre ${a} y ${b}, ¿dicen qué decide? La clave: ${decides}.`,
    belief: ({ said }) => `¿Repiten esto o enseñan lo que hay? Se dice: ${said}.`,
  },
  table: "Una tabla para rellenar",
  columns: ["Canal", "Vídeo por encima de su nivel", "Promesa", "Lo que echan en falta los comentarios"],
  channel: (number) => `Canal ${number}`,
  gaps: "Huecos que buscar",
  gap: {
    mistake: ({ sign, instead }) =>
      `¿Alguien enseña de principio a fin qué hacer cuando pasa esto? ${cap(sign)}. Tu vídeo terminaría así: ${instead}.`,
    question: ({ ask, answer }) =>
      `¿Quién responde a esto en el primer minuto? ${ask} Si no lo hace nadie, la respuesta es un vídeo: ${answer}`,
    choice: ({ a, b }) => `¿Quién ha probado las dos cosas ante la cámara: ${a} y ${b}?`,
    belief: ({ said, so }) =>
      `¿Quién sigue repitiendo esto: ${said}? Si puedes enseñar lo que hay, es un vídeo: ${so}.`,
  },
  who: (people) => `¿Quién les habla a ellos (${people}) y quién solo a gente como él mismo?`,
  shows: (picture) => `¿Quién deja ver esto de cerca: ${picture}?`,
  ownGaps: [
    "¿Qué pregunta de su público podrías responder con tu propio trabajo?",
    "¿Qué paso se saltan todos porque ya no lo notan?",
    "¿Qué frase repiten todos que tú has visto fallar?",
  ],
  notes: "Tus notas",
  marked:
    "Marca cada línea como vista, contada o supuesta. Quédate con lo que viste dos veces, en dos canales; convierte lo demás en pregunta y vuelve a mirar.",
  hidden: "Lo que no se ve desde fuera",
  hiddenWhy:
    "El porcentaje de clics, la retención y los ingresos de los demás. Las vistas son un resultado, no una razón: compara un vídeo solo con otros del mismo canal.",
  making: "De mirar a hacer",
  rules: [
    "Toma la pregunta que responde un vídeo, nunca su respuesta.",
    "Cambia al menos dos cosas: público, formato, prueba, punto de vista.",
    "Escribe tu guion con su vídeo cerrado.",
  ],
};
