import { type LanguageLines, toned } from "./language.ts";

export const spanish: LanguageLines = {
  praise: toned(
    [
      "significa mucho para mí.",
      "me anima a seguir.",
      "nos vemos en el próximo vídeo.",
      "da gusto leer algo así.",
    ],
    {
      casual: ["Muchas gracias", "Mil gracias", "Qué alegría"],
      motivational: ["Gracias por el empujón", "Palabras así dan fuerza", "Gracias por tanta energía"],
      funny: ["Voy a enmarcar este comentario", "Mi ego da las gracias", "Esto va directo a la nevera"],
      techy: ["Comentario positivo recibido", "Motivación actualizada", "Buen humor guardado con éxito"],
      professional: [
        "Muchas gracias por el comentario",
        "Agradezco mucho estas palabras",
        "Gracias por dedicar un momento a escribir",
      ],
    },
  ),
  question: toned(
    [
      "pronto respondo aquí con calma.",
      "esto merece más que una línea.",
      "vuelvo con una respuesta completa.",
      "¿qué parte interesa más?",
    ],
    {
      casual: ["Buena pregunta", "Me alegra la pregunta", "Gracias por preguntar"],
      motivational: ["Preguntar es el primer paso", "Da gusto ver tanta curiosidad", "Así se aprende"],
      funny: [
        "La pregunta del millón",
        "Esperaba que nadie lo preguntara",
        "Voy a reunir al comité de expertos",
      ],
      techy: ["Consulta recibida", "Pregunta en cola", "Petición registrada"],
      professional: ["Gracias por la pregunta", "Es una buena pregunta", "Agradezco la consulta"],
    },
  ),
  criticism: toned(
    [
      "lo tendré en cuenta para el próximo.",
      "voy a revisarlo.",
      "¿qué habría funcionado mejor?",
      "me ayuda a mejorar.",
    ],
    {
      casual: ["Lo entiendo", "Gracias por la sinceridad", "Tomo nota"],
      motivational: ["De esto se aprende", "Una crítica así hace crecer", "Cada fallo enseña algo"],
      funny: ["Auch, pero lo acepto", "Mi crítico interior asiente", "Anotado con una pequeña lágrima"],
      techy: ["Error registrado", "Informe recibido", "Fallo anotado en la lista"],
      professional: [
        "Gracias por el comentario sincero",
        "Entiendo la observación",
        "Lamento que no haya convencido",
      ],
    },
  ),
  suggestion: {
    beginnings: ["Gracias por la idea", "Me gusta la propuesta", "Buena sugerencia"],
    endings: [
      "va a mi lista.",
      "¿qué debería tratar primero?",
      "voy a pensar cómo hacerlo bien.",
      "lo tendré en cuenta.",
    ],
  },
  other: {
    beginnings: ["Gracias por comentar", "Gracias por pasar por aquí", "Se agradece el comentario"],
    endings: [
      "¿qué tema debería venir después?",
      "nos vemos en el próximo vídeo.",
      "siempre es un gusto.",
      "un saludo.",
    ],
  },
  careful: {
    selfHarm:
      "Gracias por contarlo, nadie debería pasar por esto a solas y hay personas que pueden ayudar ahora mismo.",
    threat: "Me tomo esto en serio y no voy a hablar de ello aquí.",
    medical:
      "Aquí no puedo dar consejos médicos, lo mejor es consultarlo en una consulta médica o una farmacia.",
    personal: "Gracias por escribir, lo leeré con calma y responderé personalmente.",
    hostile: "Acepto las críticas, pero pido que aquí nos tratemos con respeto.",
    spam: "Aquí no se permite la publicidad, gracias por entenderlo.",
  },
};
