import type { Answers } from "../lines.ts";

/** Answers to what is corrected, criticised or doubted. */
export const faulted = {
  sarcasm: {
    stance: "fair",
    short: ["la ironía ha llegado", "me lo merezco", "mensaje captado"],
    warm: ["prefiero leer eso que nada", "algún día me gustaría [sorprenderte|sorprenderle]"],
    ask: ["¿qué debería hacer distinto?", "¿en qué debería profundizar?"],
  },
  correction: {
    stance: "right",
    short: [
      "voy a comprobar si es {x}",
      "voy a comprobar lo de {x}",
      "voy a comprobarlo",
      "vuelvo al minuto {t} y lo compruebo",
      "lo voy a revisar",
    ],
    warm: [
      "voy a comprobar lo de {x} y, si me equivoqué, fijo [tu|su] comentario",
      "voy a mirar lo de {x} y corregirlo si me equivoqué",
      "prefiero comprobarlo bien antes de dejar algo mal",
      "gente tan atenta vale mucho",
    ],
    ask: [
      "¿dónde [viste|vio] lo de {x}, para poder comprobarlo?",
      "¿[tienes|tiene] una fuente, para poder comprobarlo?",
      "¿solo en el {t} o también en otra parte?",
      "¿hay algo más que debería revisar?",
    ],
  },
  accusation: {
    stance: "calm",
    short: [
      "eso merece una respuesta clara, y la voy a dar aquí",
      "me lo tomo en serio y lo respondo abiertamente",
    ],
    warm: [
      "me importa que [puedas|pueda] confiar en lo que [ves|ve] aquí, gracias por decirlo abiertamente",
      "prefiero que se diga aquí abiertamente a que se quede en el aire",
    ],
    ask: [
      "¿qué es exactamente lo que [te|le] hace pensarlo?",
      "¿a qué parte [te refieres|se refiere] y qué [viste|vio] en otro sitio?",
    ],
  },
  critique: {
    stance: "fair",
    short: [
      "que {x} quedara {y} es bueno saberlo",
      "voy a revisar {x}",
      "lo tendré en cuenta para el próximo",
      "lo pensaré",
      "vuelvo a mirar el {t} con eso en mente",
      "es útil saberlo",
    ],
    warm: [
      "siento que {x} quedara {y}",
      "siento lo de {x}",
      "siento que este no [te|le] convenciera",
      "eso me ayuda más que un me gusta",
    ],
    ask: [
      "¿qué [cambiarías|cambiaría] de {x}?",
      "¿qué [te|le] habría funcionado mejor?",
      "¿en qué parte [te|le] perdí?",
    ],
  },
  disagreement: {
    stance: "calm",
    short: ["lo vemos distinto, y está bien", "déjame pensarlo", "no hace falta estar de acuerdo"],
    warm: ["me gusta que alguien lo vea de otra forma", "un buen argumento vale más que un me gusta"],
    ask: ["¿cuál ha sido [tu|su] experiencia?", "¿qué [te|le] convenció a [ti|usted]?"],
  },
} as const satisfies Record<string, Answers>;
