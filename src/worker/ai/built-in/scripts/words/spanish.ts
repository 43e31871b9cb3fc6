import { cap } from "../../compose/frames.ts";
import { said, type ScriptWords } from "./script-words.ts";
import { SPANISH_TALK } from "./spanish-talk.ts";
import { SPANISH_BLANKS, SPANISH_OWN_BLANKS } from "./spanish-blanks.ts";

/** How scripts are said in Spanish. The forms of the phrases are in knowledge/README.md. */
export const spanish: ScriptWords = {
  beats: {
    mistake: {
      name: ({ instead }) => cap(instead),
      core: [
        ({ sign, because, instead }) => said(`${cap(sign)}. El motivo: ${because}. Así que ${instead}.`),
        ({ does, sign, because, instead }) =>
          said(`Otro fallo: ${does}. Lo que pasa: ${sign}. ${cap(because)}. En su lugar, ${instead}.`),
        ({ does, because, instead }) => said(`Nada de ${does}: ${because}. Mejor: ${instead}.`),
      ],
      screen: ({ instead }) => cap(instead),
      broll: (shot, { instead }) => `${cap(shot)}. Después, desde el mismo ángulo: ${instead}.`,
    },
    step: {
      name: (point) => cap(point.do),
      core: [(point) => said(`${cap(point.do)}.`)],
      screen: (point) => cap(point.do),
      broll: (_, point) => `${cap(point.see)}.`,
    },
    question: {
      name: ({ ask }) => ask,
      core: [({ ask, answer }) => said(`${ask} ${answer}`)],
      screen: ({ ask }) => ask,
      broll: (shot) => `${cap(shot)}, mientras respondes.`,
    },
    choice: {
      name: ({ a, b }) => `${cap(a)} o ${b}`,
      core: [
        ({ a, b, decides }) => said(`¿${cap(a)} o ${b}? Mira primero ${decides}.`),
        ({ a, b, decides }) => said(`${cap(a)} o ${b}: todo depende de ${decides}.`),
      ],
      screen: ({ a, b }) => `${cap(a)} / ${b}`,
      broll: (_, { a, b }) => `${cap(a)} y ${b}, uno al lado del otro, con la misma luz.`,
    },
    belief: {
      name: ({ said: text }) => `¿${cap(text)}?`,
      core: [
        ({ said: text, so }) => said(`Se oye mucho que ${text}. No es así: ${so}.`),
        ({ said: text, so }) => said(`¿${cap(text)}? No: ${so}.`),
      ],
      screen: ({ said: text }) => `¿${cap(text)}?`,
      broll: (shot) => `${cap(shot)}, hasta que digas lo que es cierto.`,
    },
    moment: {
      name: ({ when }) => cap(when),
      core: [({ when, what }) => said(`${cap(when)}: ${what}.`)],
      screen: ({ when, what }) => `${cap(when)}: ${what}`,
      broll: (shot) => `${cap(shot)}.`,
    },
    term: {
      name: ({ term }) => cap(term),
      core: [({ term, is }) => said(`${cap(term)}: ${is}.`)],
      screen: ({ term, is }) => `${cap(term)}: ${is}`,
      broll: (shot) => `${cap(shot)}.`,
    },
    scene: {
      name: ({ picture }) => cap(picture),
      core: [({ picture }) => said(`Fíjate: ${picture}.`)],
      screen: ({ picture }) => cap(picture),
      broll: (_, { picture }) => `${cap(picture)}.`,
    },
  },
  talk: SPANISH_TALK,
  lead: {
    sign: [(sign) => said(`La señal es esta: ${sign}.`), (sign) => said(`${cap(sign)}.`)],
    cause: [(does) => said(`Eso viene de ${does}.`), (does) => said(`La causa: ${does}.`)],
    remedy: [
      ({ because, instead }) => said(`El motivo: ${because}. Así que ${instead}.`),
      ({ because, instead }) => said(`${cap(because)}. Haz esto: ${instead}.`),
    ],
    rest: [
      ({ does, because, instead }) => said(`Viene de ${does}: ${because}. En su lugar, ${instead}.`),
      ({ does, because, instead }) => said(`La causa: ${does}. ${cap(because)}. Así que ${instead}.`),
    ],
    answer: [({ answer }) => said(answer)],
  },
  steps: {
    first: (step) => said(`Primero, ${step}.`),
    next: [
      (step) => said(`Luego ${step}.`),
      (step) => said(`Después, ${step}.`),
      (step) => said(`Ahora ${step}.`),
      (step) => said(`A continuación, ${step}.`),
    ],
    last: (step) => said(`Por último, ${step}.`),
    only: [
      (step) => said(`Un paso que cuenta siempre: ${step}.`),
      (step) => said(`Esto también ayuda: ${step}.`),
      (step) => said(`No te saltes esto: ${step}.`),
    ],
    remedy: [
      ({ instead, because }) => said(`${cap(instead)}: ${because}.`),
      ({ instead, sign }) => said(`${cap(instead)}. Si no, pasa esto: ${sign}.`),
    ],
    see: [
      (see) => said(`Vas bien si ves esto: ${see}.`),
      (see) => said(`La señal: ${see}.`),
      (see) => said(`Fíjate bien: ${see}.`),
      (see) => said(`Así se ve: ${see}.`),
      (see) => said(`No sigas hasta ver esto: ${see}.`),
      (see) => said(`Compruébalo: ${see}.`),
    ],
    done: (see) => said(`Ya está cuando ves esto: ${see}.`),
    name: (count) => `Los ${count} pasos, en orden`,
    between: "; después, ",
  },
  weighed: ({ a, b, decides }) => ({ ask: `¿${cap(a)} o ${b}?`, answer: `Todo depende de ${decides}.` }),
  termsName: (terms) => `Palabras que conviene saber: ${terms.join(", ")}`,
  hooks: [
    (subject) => said(`${cap(subject)}: aquí falla.`),
    (subject) => said(`${cap(subject)}: esto lo decide.`),
    () => said("Mira bien: este salió mal."),
    () => said("¿Ves lo que ha fallado?"),
  ],
  openHooks: [said("¿Ves lo que ha fallado?"), said("Este salió mal. ¿Ves por qué?")],
  longHooks: {
    ask: [(ask) => said(`${ask} Al final sabrás de dónde viene y cómo evitarlo.`)],
    sign: [
      (sign) => said(`${cap(sign)}. Al final sabrás de dónde viene y cómo evitarlo.`),
      (sign) => said(`Lo haces como te dijeron, y aun así ${sign}. Hay un motivo, y se ve.`),
    ],
  },
  openSetups: [said("Esto es lo que sé, y cómo lo sé."), said("Tardé ____ en entender por qué.")],
  loops: [
    {
      promise: said("Queda un fallo que sale más caro que este, y lo dejo para el final."),
      answer: ({ does, sign, because, instead }) =>
        said(
          `Y el fallo que dejé para el final: ${does}. Se nota así: ${sign}. ${cap(because)}. Mejor: ${instead}.`,
        ),
      open: said("Y el fallo que dejé para el final: ____."),
      screen: "Un fallo más, al final",
    },
  ],
  proofs: [(picture) => said(`La prueba: ${picture}.`), (picture) => said(`Míralo tú: ${picture}.`)],
  compared: [
    ({ sign }) => said(`Antes: ${sign}. Ahora, mira la diferencia.`),
    ({ sign }) => said(`¿Te acuerdas de esto: ${sign}? Así está ahora.`),
    ({ instead }) => said(`Una sola regla: ${instead}. Este es el resultado.`),
  ],
  recaps: [(points) => said(`En corto: ${points}.`), (points) => said(`Quédate con esto: ${points}.`)],
  and: (items) =>
    items.length < 2 ? items.join("") : `${items.slice(0, -1).join("; ")}; y ${items.at(-1) ?? ""}`,
  calls: ({ platform, subject, point }) => [
    ...(platform.startsWith("YouTube")
      ? [`Suscríbete si quieres más sobre ${subject}.`]
      : [`Guárdalo para el día en que pase: ${point.sign}.`, `Mándaselo a ${point.people}.`]),
    `Comenta si también te pasa: ${point.sign}.`,
    `Comenta qué te funcionó: ${point.sign}.`,
  ],
  openCalls: () => ["Comenta cómo te queda a ti.", "Guarda este vídeo hasta que lo pruebes."],
  screens: { setup: "Lo que se ve", proof: "Míralo", recap: "En corto", call: "Te toca" },
  brolls: {
    opening: (picture) => `${cap(picture)}, desde el primer fotograma. Sin logo ni saludo.`,
    setup: (picture) => `${cap(picture)}, de muy cerca.`,
    promise: "Un instante del último capítulo, cortado antes de que se explique.",
    compared: ({ sign, instead }) =>
      `Antes y después, desde el mismo ángulo. Antes: ${sign}. Después: ${instead}.`,
    proof: (picture) => `Quédate en ${picture} el tiempo de poder pausarlo.`,
    recap: "Un plano de cada capítulo, un segundo cada uno.",
    back: (picture) => `De vuelta a la primera imagen: ${picture}.`,
    closing: [
      "El primer plano otra vez, ya arreglado.",
      "Tu cara, quieta, un instante tras la última palabra.",
      "El sitio de trabajo tal como queda.",
    ],
    own: (shot) => `${cap(shot)}, mientras lo dices.`,
  },
  shots: [
    "tus manos trabajando, desde arriba",
    "la parte que nombras, llenando el cuadro",
    "lo mismo un minuto después",
    "tu vista por encima del hombro",
    "todo lo que usas, sobre la mesa",
    "el que falló junto al bueno",
    "el momento en que cambia, a cámara lenta",
    "el resultado, girado con la mano",
    "la herramienta sola sobre la mesa vacía",
    "tu cara mirando la pieza, no la lente",
    "la luz de lado sobre la superficie",
    "el primer intento y el último en un mismo plano",
    "un acercamiento lento hasta llenar el cuadro",
  ],
  notes: {
    TikTok: {
      first:
        "La primera frase termina antes del segundo tres. El tema, en pantalla desde el primer fotograma.",
      last: "Termina en la imagen del principio para que cierre el bucle.",
    },
    "YouTube Shorts": {
      first:
        "La primera frase termina antes del segundo tres. El tema, en pantalla desde el primer fotograma.",
      last: "Corta en la última palabra: un Short vuelve a empezar enseguida.",
    },
    "Instagram Reels": {
      first:
        "La primera frase termina antes del segundo tres. El tema, en pantalla desde el primer fotograma.",
      last: "Que el final enlace con el principio para que el reel se repita.",
    },
    "YouTube long-form": {
      first: "El título y la miniatura prometen lo que dice esta frase.",
      last: "Deja la pantalla final sin texto y habla hasta que empiece.",
    },
  },
  worksheet:
    "Note: No conozco este tema, así que esto es una hoja de trabajo. Rellena cada ____ con lo que has visto tú.",
  ownWords: "Tus propias palabras",
  blanks: SPANISH_BLANKS,
  ownBlanks: SPANISH_OWN_BLANKS,
};
