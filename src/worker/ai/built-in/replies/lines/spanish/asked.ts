import type { Answers } from "../lines.ts";

/** Answers to questions, wishes and calls for help. */
export const asked = {
  gear: {
    stance: "asked",
    short: [
      "miro exactamente {x} y lo escribo aquí",
      "miro el nombre exacto y lo escribo aquí",
      "busco el nombre exacto para [ti|usted]",
    ],
    warm: [
      "prefiero mirar {x} antes que [decirte|decirle] algo equivocado",
      "prefiero [darte|darle] el nombre exacto antes que una suposición",
      "mejor el nombre exacto que uno parecido",
    ],
    ask: [
      "¿para qué lo [usarías|usaría]?",
      "¿qué [usas tú|usa usted] ahora?",
      "¿[estás|está] buscando uno para [ti|usted]?",
    ],
  },
  price: {
    stance: "asked",
    short: ["miro la cifra real y la escribo aquí", "prefiero mirar la cifra antes que inventarla"],
    warm: ["prefiero [darte|darle] una cifra real que una aproximada", "una cifra honesta merece un minuto"],
    ask: ["¿[tienes|tiene] pensado algo parecido?", "¿qué parte del gasto importa más?"],
  },
  link: {
    stance: "asked",
    short: [
      "miro dónde se consigue {x} y lo escribo aquí",
      "miro dónde se consigue y lo escribo aquí",
      "lo busco y lo escribo aquí",
    ],
    warm: [
      "me alegra que [te|le] haya gustado {x}",
      "prefiero [indicarte|indicarle] el bueno y no uno parecido",
      "me alegra que [te|le] haya gustado",
    ],
    ask: ["¿en qué país [estás|está], para que [te|le] sirva?", "¿para qué lo [necesitas|necesita]?"],
  },
  place: {
    stance: "asked",
    short: ["escribo aquí mismo dónde es", "esto lo respondo bien aquí"],
    warm: ["me alegra que [te|le] haya llamado la atención el sitio", "es un lugar que da curiosidad"],
    ask: ["¿[estás|está] pensando en ir?", "¿[conoces|conoce] la zona?"],
  },
  schedule: {
    stance: "asked",
    short: [
      "no quiero prometer una fecha para {x} que luego no cumpla",
      "no quiero prometer una fecha que luego no cumpla",
      "todavía no puedo dar una fecha",
    ],
    warm: [
      "me alegra que [estés|esté] esperando {x}",
      "me alegra que alguien lo esté esperando",
      "prefiero que salga bien a que salga pronto",
    ],
    ask: [
      "¿qué [te|le] gustaría ver en {x}?",
      "¿qué [te|le] gustaría ver en ese vídeo?",
      "¿qué pregunta debería responder?",
    ],
  },
  song: {
    stance: "asked",
    short: ["miro el título de la canción y lo escribo aquí", "busco el título en vez de adivinarlo"],
    warm: ["me alegra que [te|le] haya gustado la música", "prefiero [darte|darle] el título correcto"],
    ask: ["¿a qué momento [te refieres|se refiere]?", "¿es la del principio o la del final?"],
  },
  personal: {
    stance: "asked",
    short: ["eso prefiero guardármelo", "eso se queda fuera de cámara"],
    warm: [
      "gracias por la curiosidad, aunque hay cosas que prefiero guardarme",
      "prefiero que los vídeos hablen por mí",
    ],
    ask: ["¿qué [te|le] gustaría saber del vídeo?", "¿hay algo del vídeo que [quieras|quiera] saber?"],
  },
  "how-to": {
    stance: "asked",
    short: [
      "{x} merece una respuesta completa, así que la escribo con calma",
      "esto merece una respuesta completa, así que la escribo con calma",
      "quiero [responderte|responderle] con algo más que media frase",
    ],
    warm: [
      "prefiero [explicarte|explicarle] bien cómo {x} que [darte|darle] media respuesta",
      "prefiero [darte|darle] una respuesta entera que una rápida",
      "es algo que merece explicarse bien",
    ],
    ask: [
      "¿qué [has|ha] probado hasta ahora para {x}?",
      "¿qué [has|ha] probado hasta ahora?",
      "¿en qué punto se [te|le] complica?",
    ],
  },
  question: {
    stance: "asked",
    short: [
      "lo de {x} lo miro antes de decir algo equivocado",
      "lo miro antes de decir algo equivocado",
      "lo respondo aquí con calma",
    ],
    warm: [
      "lo de {x} merece más que una suposición",
      "esto merece más que una respuesta rápida",
      "seguro que más gente se lo pregunta",
    ],
    ask: ["¿hay algo más que [quieras|quiera] saber, ya que estoy?", "¿hay algo más que deba responder?"],
  },
  collab: {
    stance: "calm",
    short: [
      "gracias por la propuesta, me gustaría saber más",
      "gracias por pensar en mí, primero voy a ver [tu|su] canal",
      "me alegra que [preguntes|pregunte], [te|le] respondo sobre esto",
    ],
    warm: [
      "qué gusto leer a alguien que también hace vídeos, [escribe|escriba] los detalles al correo de la página de mi canal, por favor",
      "[cuéntame|cuénteme] la idea por correo, la dirección está en la página de mi canal",
    ],
    ask: [
      "¿qué [tenías|tenía] en mente?",
      "¿con qué idea [empezarías|empezaría]?",
      "¿quién ve sobre todo [tu|su] canal?",
    ],
  },
  request: {
    stance: "idea",
    short: ["un vídeo {x} suena bien", "queda anotado", "me lo apunto", "puede salir algo bueno"],
    warm: [
      "saber que [verías|vería] un vídeo {x} me ayuda a elegir",
      "me ayuda saber qué [te|le] gustaría ver",
      "me gusta hacer lo que alguien ha pedido",
    ],
    ask: [
      "¿qué debería tener sí o sí un vídeo {x}?",
      "¿qué no debería faltar?",
      "¿qué [te|le] gustaría saber primero?",
    ],
  },
  failure: {
    stance: "trouble",
    short: ["{q}", "sobre {x}, {q}"],
    warm: [
      "me gustaría saber qué le pasa a {x}, así que [dime|dígame]: {q}",
      "con unos detalles [te|le] puedo ayudar mejor: {q}",
    ],
    ask: [
      "¿en qué paso empezó a ir distinto que en el vídeo?",
      "¿qué es lo que [ves|ve] exactamente cuando pasa?",
    ],
  },
} as const satisfies Record<string, Answers>;
