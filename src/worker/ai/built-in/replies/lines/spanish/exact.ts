import type { Answers } from "../lines.ts";

/** Answers to what a comment says more exactly than its intent. */
export const exact = {
  practical: {
    stance: "asked",
    short: [
      "miro bien {x} antes de decir algo equivocado",
      "compruebo {x} y lo escribo aquí",
      "no quiero adivinar {x}, así que lo miro",
    ],
    warm: [
      "prefiero decir con seguridad {x} antes que adivinar",
      "seguro que más gente quiere saber {x}, así que lo respondo aquí",
    ],
    ask: ["¿hay algo más que [quieras|quiera] saber, ya que estoy?", "¿hay algo más que deba responder?"],
  },
  chosen: {
    stance: "asked",
    short: [
      "escribo aquí mismo {x}",
      "explico {x} en una respuesta como debe ser",
      "hay más de media frase que decir sobre {x}",
    ],
    warm: [
      "no quiero explicar con tres palabras {x}",
      "más gente se habrá preguntado {x}, así que merece explicación",
    ],
    ask: ["¿cómo lo [habrías|habría] hecho [tú|usted]?", "¿lo [habrías|habría] hecho de otra forma?"],
  },
  told: {
    stance: "asked",
    short: ["escribo aquí mismo {x}", "respondo aquí mismo {x}"],
    warm: [
      "seguro que más gente quiere saber {x}, así que lo respondo para todos",
      "no quiero responder con tres palabras {x}",
    ],
    ask: ["¿hay algo más que [quieras|quiera] saber, ya que estoy?", "¿hay algo más que deba responder?"],
  },
  fact: {
    stance: "asked",
    short: ["miro {x} y lo escribo aquí", "tengo que mirar {x}, un momento"],
    warm: [
      "prefiero mirar {x} antes que inventar algo",
      "me gustaría saber con seguridad {x} antes de responder",
    ],
    ask: ["¿hay algo más que [quieras|quiera] saber, ya que estoy?", "¿hay algo más que deba responder?"],
  },
  both: {
    stance: "asked",
    short: ["miro las dos cosas y las respondo aquí", "vamos por partes, que aquí respondo las dos cosas"],
    warm: ["prefiero mirar las dos cosas antes que adivinar", "las dos cosas merecen una buena respuesta"],
    ask: ["¿cuál de las dos [te|le] urge más?", "¿por cuál de las dos empiezo?"],
  },
  "laughed-at": {
    stance: "light",
    short: ["así que fue el {x}", "el {x} cumplió su función", "me alegra que el {x} hiciera reír a alguien"],
    warm: [
      "saber que alguien se rió con el {x} me alegra el día",
      "menos mal que no soy la única persona que se ríe con el {x}",
    ],
    ask: ["¿qué fue lo que más gracia hizo en el {x}?", "¿solo el {x}, o hubo otro momento?"],
  },
  compared: {
    stance: "fair",
    short: [
      "hay más de una buena forma de hacerlo",
      "de quien lo hace mejor también se aprende",
      "lo bueno es bueno, lo haga quien lo haga",
    ],
    warm: [
      "saber qué funciona mejor en otro sitio me ayuda más que el silencio",
      "me gustaría que lo mío llegara ahí también",
    ],
    ask: ["¿qué es lo que funciona mejor allí?", "¿qué debería aprender de ese otro?"],
  },
  brief: {
    stance: "thanks",
    short: ["me alegra que [te|le] guste", "una palabra basta"],
    warm: ["me llevo esa palabra al próximo vídeo", "es bueno saber que ha gustado"],
    ask: ["¿qué parte fue?", "¿de qué [te|le] gustaría ver más?"],
  },
  shrugged: {
    stance: "fair",
    short: ["esta vez no ha convencido, entonces", "corto y claro"],
    warm: ["ojalá el próximo convenza más", "prefiero saberlo que suponerlo"],
    ask: ["¿qué es lo que faltaba?", "¿en qué momento dejó de interesar?"],
  },
  change: {
    stance: "idea",
    short: ["veo qué puedo hacer", "lo apunto para los próximos"],
    warm: [
      "seguro que a más gente también le viene bien",
      "es bueno saber qué haría más fácil ver los vídeos",
    ],
    ask: ["¿hay algo más que lo haría más fácil?", "¿serviría también en los vídeos anteriores?"],
  },
} as const satisfies Record<string, Answers>;
