import type { Answers } from "../lines.ts";

/** Answers to what is said beside a video: lines from it, to friends, about others, with a sting. */
export const aside = {
  quote: {
    stance: "company",
    short: [
      "así que esa es la frase que se queda",
      "esa frase encontró su público",
      "de todas las frases, justo esa",
    ],
    warm: [
      "es divertido ver qué palabras se quedan en la cabeza",
      "me gusta que una frase siga viva en los comentarios",
    ],
    ask: ["¿por qué se quedó justo esa?", "¿también [te|le] persigue esa frase?"],
  },
  tagged: {
    stance: "company",
    short: ["un saludo a los dos", "que lo disfruten juntos", "un saludo también para la otra persona"],
    warm: [
      "qué bonito cuando alguien trae a un amigo",
      "compartirlo con alguien es lo mejor que se puede hacer con un vídeo",
    ],
    ask: ["¿y qué dice la otra persona?", "¿de quién fue la idea de verlo?"],
  },
  backhanded: {
    stance: "light",
    short: ["lo tomo como un cumplido", "eso cuenta como victoria", "me lo quedo"],
    warm: ["me gusta cuando un vídeo sale mejor de lo que alguien esperaba", "qué bien haber sorprendido"],
    ask: ["¿qué [esperabas|esperaba]?", "¿qué fue lo que convenció?"],
  },
  earlier: {
    stance: "fair",
    short: [
      "entonces alguien llegó antes",
      "las buenas ideas suelen tener más de un padre",
      "me gustaría ver cómo lo hicieron allí",
    ],
    warm: [
      "saber quién lo hizo antes me ayuda a hacerlo distinto",
      "si me [dices|dice] cuál es, le echo un vistazo",
    ],
    ask: ["¿cuál es, para echarle un vistazo?", "¿qué tenía de distinto?"],
  },
  alike: {
    stance: "company",
    short: ["vaya comparación", "esa comparación no la vi venir", "ahora tendré que fijarme"],
    warm: ["es curioso saber a quién le recuerdo a la gente", "me intriga cada comparación así"],
    ask: ["¿qué [te|le] hizo pensar en eso?", "¿es por cómo hablo o por lo que hago?"],
  },
  doubting: {
    stance: "calm",
    short: ["me gustaría saber qué [estás|está] pensando"],
    warm: ["detrás de esa cara hay una idea, y aquí se puede escribir"],
    ask: ["¿qué [te|le] ronda la cabeza?", "¿qué parte fue?"],
  },
  moved: {
    stance: "calm",
    short: ["ojalá sean lágrimas de las buenas", "así que llegó hondo"],
    warm: ["es bueno saber que llegó", "una cara así dice más que un párrafo"],
    ask: ["¿qué momento fue?", "¿qué fue lo que más llegó?"],
  },
  laughing: {
    stance: "light",
    short: ["me alegra que haga reír", "entonces misión cumplida"],
    warm: ["saber que alguien se rió me alegra el día", "qué bueno que no me río sin compañía"],
    ask: ["¿qué momento fue?", "¿qué fue lo que hizo gracia?"],
  },
  "corrected-twice": {
    stance: "right",
    short: ["compruebo las dos cosas, {x} y {z}", "compruebo las dos cosas"],
    warm: ["si me equivoqué, corrijo las dos", "prefiero comprobar bien las dos antes que dejar algo mal"],
    ask: [
      "¿hay una fuente para alguna de las dos, para poder comprobarlo?",
      "¿son solo esas dos, o hay algo más que deba comprobar?",
    ],
  },
  few: {
    stance: "calm",
    short: ["qué bueno [verte|verle] por aquí", "gracias por pasar"],
    warm: ["qué bien que [dejes|deje] unas palabras"],
    ask: ["¿qué [te|le] trae hoy por aquí?"],
  },
} as const satisfies Record<string, Answers>;
