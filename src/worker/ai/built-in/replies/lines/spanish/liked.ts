import type { Answers } from "../lines.ts";

/** Answers to thanks, praise and good news. */
export const liked = {
  thanks: {
    stance: "thanks",
    short: [
      "me alegra que sirviera",
      "me alegra que fuera útil",
      "me alegra que sirviera {x}",
      "me alegra que [te|le] sirviera para {y}",
    ],
    warm: [
      "saber que ayudó vale mucho para mí",
      "da gusto saber que llegó a quien lo necesitaba",
      "saber que [te|le] sirvió para {y} me alegra el día",
      "saber que sirvió {x} me alegra el día",
    ],
    ask: [
      "¿qué parte [te|le] ayudó más?",
      "¿en qué [estás|está] trabajando ahora?",
      "¿qué [te|le] gustaría ver después?",
    ],
  },
  congrats: {
    stance: "thanks",
    short: ["qué detalle tan bonito", "significa mucho para mí", "todavía no me lo creo"],
    warm: [
      "con gente como [tú|usted] da gusto celebrarlo",
      "sin quienes miran no sería posible",
      "me alegra que [pasaras|pasara] a decirlo",
    ],
    ask: [
      "¿qué [te|le] gustaría ver después?",
      "¿qué vídeo [recuerdas|recuerda] mejor?",
      "¿qué debería hacer para celebrarlo?",
    ],
  },
  praise: {
    stance: "thanks",
    short: [
      "me alegra leer eso sobre {x}",
      "me alegra mucho que [te|le] guste",
      "significa mucho para mí",
      "qué gusto leer algo así",
    ],
    warm: [
      "da gusto que se note {x}",
      "leer algo bueno sobre {x} anima mucho",
      "comentarios así son la mejor parte de todo esto",
      "me anima mucho a seguir con esto",
    ],
    ask: [
      "¿qué es lo que más [te|le] gusta de todo?",
      "¿qué parte [te|le] gustó más?",
      "¿de qué [te|le] gustaría ver más?",
    ],
  },
  subscribed: {
    stance: "company",
    short: [
      "[te|le] doy la bienvenida",
      "[estás en tu|está en su] casa",
      "me alegra que [te quedes|se quede]",
    ],
    warm: [
      "es una alegría que [te sumes|se sume]",
      "me alegra que este vídeo [te|le] haya traído hasta aquí",
    ],
    ask: ["¿qué vídeo [te|le] trajo hasta aquí?", "¿de qué [te|le] gustaría ver más?"],
  },
  returning: {
    stance: "company",
    short: ["gracias por estar aquí {x}", "gracias por volver", "significa mucho que [sigas|siga] aquí"],
    warm: [
      "gente que está {x} es lo que sostiene esto",
      "esa fidelidad vale más que cualquier número",
      "quien vuelve es el corazón de este canal",
    ],
    ask: ["¿qué vídeo se [te|le] ha quedado más grabado?", "¿qué es lo que no debería cambiar nunca?"],
  },
  milestone: {
    stance: "cheer",
    short: ["{x} es para celebrarlo", "es para celebrarlo", "[disfrútalo|disfrútelo] mucho"],
    warm: [
      "gracias por contarlo aquí, el mérito es todo [tuyo|suyo]",
      "me alegra muchísimo por [ti|usted]",
      "{x} tiene mucho mérito y es todo [tuyo|suyo]",
    ],
    ask: ["¿qué fue lo más difícil de {x}?", "¿cómo [te sientes|se siente]?", "¿y ahora qué viene?"],
  },
  emoji: {
    stance: "thanks",
    short: ["eso lo dice todo", "mensaje recibido", "igualmente"],
    warm: ["a veces no hacen falta palabras", "me lo quedo con mucho gusto"],
    ask: ["¿por qué momento fue?", "¿qué [te|le] gustó más?"],
  },
} as const satisfies Record<string, Answers>;
