import type { Answers } from "../lines.ts";

/** Answers to what people share: memories, tips, jokes, greetings. */
export const shared = {
  memory: {
    stance: "company",
    short: [
      "qué recuerdo tan bonito",
      "qué bonito que [te|le] haya recordado a {x}",
      "gracias por compartirlo",
    ],
    warm: [
      "me alegra que esto [te|le] haya acercado un momento a {x}",
      "historias así hacen que valga la pena leer los comentarios",
      "significa mucho que lo [cuentes|cuente] aquí",
    ],
    ask: [
      "¿qué es lo que mejor [recuerdas|recuerda] de {x}?",
      "¿qué es lo que mejor [recuerdas|recuerda] de entonces?",
      "¿quién estaba [contigo|con usted] entonces?",
    ],
  },
  tip: {
    stance: "company",
    short: ["es bueno saberlo", "qué buen truco", "lo de {x} es bueno saberlo"],
    warm: [
      "a otros que lean esto les va a venir bien",
      "consejos así hacen que valga la pena leer los comentarios",
    ],
    ask: ["¿cómo se [te|le] ocurrió?", "¿siempre lo [has|ha] hecho así?", "¿sale bien todas las veces?"],
  },
  agreement: {
    stance: "company",
    short: ["me alegra no ser la única persona", "ya somos dos", "es bueno saber que no pasa solo aquí"],
    warm: ["consuela saber que otros lo viven igual", "da gusto estar entre gente que lo entiende"],
    ask: [
      "¿cuándo [te diste|se dio] cuenta por primera vez?",
      "¿qué [añadirías|añadiría] por experiencia propia?",
    ],
  },
  greeting: {
    stance: "company",
    short: ["un saludo hasta {x}", "un saludo para [ti|usted] también", "qué bueno que [saludes|salude]"],
    warm: [
      "me alegra mucho que esto llegue hasta {x}",
      "es bonito saber quién está al otro lado",
      "un saludo siempre alegra el día",
    ],
    ask: ["¿cómo va todo por {x}?", "¿cómo va el día?", "¿qué [te|le] trae por aquí?"],
  },
  joke: {
    stance: "light",
    short: [
      "[dile|dígale] a {x} que lo siento",
      "mis disculpas para {x}",
      "no tengo nada que añadir",
      "me [has|ha] hecho reír de verdad",
    ],
    warm: [
      "[dale|dele] recuerdos de mi parte a {x}",
      "los comentarios están mejor que el vídeo",
      "este vídeo acaba de mejorar un diez por ciento",
    ],
    ask: ["¿cómo lo lleva {x}?", "¿se [te|le] ocurrió sobre la marcha?", "¿y qué pasó después?"],
  },
  first: {
    stance: "company",
    short: [
      "un saludo a quien esté aquí en {x}",
      "qué rapidez",
      "primera fila bien merecida",
      "qué velocidad",
    ],
    warm: [
      "es bonito ver quién está aquí en {x}",
      "es un gusto [verte|verle] en primera fila",
      "aquí siempre hay un sitio para [ti|usted]",
    ],
    ask: [
      "¿qué [te|le] trae por aquí en {x}?",
      "¿qué [te|le] ha parecido?",
      "¿qué [te|le] trae hoy por aquí?",
    ],
  },
  timestamp: {
    stance: "company",
    short: ["así que fue el {x}", "de todos los segundos, el {x}"],
    warm: [
      "me alegra que el {x} se [te|le] haya quedado",
      "es divertido ver qué segundo se le queda a cada uno",
    ],
    ask: ["¿qué [pensaste|pensó] en el {x}?", "¿qué tuvo el {x}?"],
  },
  story: {
    stance: "calm",
    short: ["gracias por contarlo", "gracias por compartirlo", "qué bueno que lo [cuentes|cuente]"],
    warm: [
      "es bueno saber qué pasa al otro lado de la pantalla",
      "me gusta que cada uno cuente su parte de la historia",
    ],
    ask: ["¿[quieres|quiere] contar un poco más?", "¿qué es lo que más [recuerdas|recuerda]?"],
  },
  other: {
    stance: "calm",
    short: [
      "lo he leído y quiero responder como se merece",
      "no quiero responder con una frase hecha, así que un momento",
    ],
    warm: [
      "merece más que una línea rápida, así que respondo con calma",
      "prefiero responder con mis palabras que con prisa",
    ],
    ask: ["¿me [cuentas|cuenta] un poco más, para responder a lo que importa?", "¿qué parte importa más?"],
  },
} as const satisfies Record<string, Answers>;
