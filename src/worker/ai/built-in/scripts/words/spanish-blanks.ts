import { cap } from "../../compose/frames.ts";
import { type BlankBeat, type OwnBlanks, said } from "./script-words.ts";

/** Beats for the creator to fill in, in Spanish. */
export const SPANISH_BLANKS: readonly BlankBeat[] = [
  {
    name: "Lo que sale mal",
    said: said("Lo que falla más a menudo es ____. Se nota en ____."),
    more: [said("Tardé ____ en darme cuenta.")],
    screen: "La señal: ____",
    broll: "El que falló, de cerca, con la misma luz que el bueno.",
  },
  {
    name: "Por qué pasa",
    said: said("El motivo es ____. Cuando cambia ____, cambia también ____."),
    more: [said("Lo comprobé con ____.")],
    screen: "Porque ____",
    broll: "El momento en que pasa, de lado y a cámara lenta.",
  },
  {
    name: "Qué hacer en su lugar",
    said: said("En su lugar hago esto: ____. Lleva unos ____ y cuesta ____."),
    more: [said("Hay que tener cuidado con ____.")],
    screen: "En su lugar: ____",
    broll: "Tus manos, desde arriba, en una sola toma.",
  },
  {
    name: "El paso que se salta",
    said: said("Un paso se salta siempre: ____. Sin él pasa ____ en cuestión de ____."),
    more: [said("Está hecho cuando ____.")],
    screen: "No te saltes ____",
    broll: "El paso, y luego lo mismo sin él.",
  },
  {
    name: "Lo que uso",
    said: said("Para esto uso ____, porque ____. También sirve ____."),
    more: [said("No volvería a comprar ____.")],
    screen: "____ o ____",
    broll: "Cada cosa en uso, nunca en su caja.",
  },
  {
    name: "La pregunta que me hacen",
    said: said("La pregunta que más me hacen: ¿____? La respuesta corta: ____."),
    more: [said("La larga depende de ____.")],
    screen: "¿____?",
    broll: "Lo que prueba la respuesta, antes de decirla.",
  },
  {
    name: "Lo que se cuenta",
    said: said("Se cuenta que ____. Lo que yo he visto es ____."),
    more: [said("Viene de cuando ____.")],
    screen: "Se dice ____. He visto ____",
    broll: "Las dos versiones en un mismo plano.",
  },
  {
    name: "El primer intento",
    said: said("Mi primer intento quedó así: ____. Lo guardo porque ____."),
    more: [said("Hoy empezaría por ____.")],
    screen: "Primer intento: ____",
    broll: "Un objeto o una foto de entonces.",
  },
  {
    name: "Cómo saber que salió",
    said: said("Sabes que salió bien cuando ____. Si ves ____, vuelve a ____."),
    more: [said("No lo juzgues antes de ____.")],
    screen: "Listo cuando ____",
    broll: "El resultado, girado despacio y sin música.",
  },
  {
    name: "Cuándo no hacerlo",
    said: said("A veces no es buena idea: ____. Entonces prefiero ____."),
    more: [said("Pregunta a quien sabe si ____.")],
    screen: "No cuando ____",
    broll: "El límite: dónde acaba, qué se rompe.",
  },
  {
    name: "Lo que cuesta",
    said: said("Cuesta ____ en dinero y ____ en tiempo. Lo caro es ____."),
    more: [said("Se ahorra en ____, nunca en ____.")],
    screen: "____ de dinero, ____ de tiempo",
    broll: "Lo que pagaste, sobre una mesa.",
  },
  {
    name: "La próxima vez",
    said: said("La próxima vez cambiaré una cosa: ____. Espero que ____."),
    more: [said("Lo que dejaré igual es ____.")],
    screen: "Próxima vez: ____",
    broll: "El sitio de trabajo, listo para el siguiente intento.",
  },
  {
    name: "Para quién es",
    said: said("Esto es para quien ____. Si empiezas ahora, empieza por ____."),
    more: [said("Si llevas años, fíjate en ____.")],
    screen: "Para quien ____",
    broll: "Las manos de alguien que lo hace por primera vez.",
  },
];

/** The same of a subject's own words, pictures, choices and troubles. */
export const SPANISH_OWN_BLANKS: OwnBlanks = {
  terms: {
    said: [
      (term) => [
        `Una palabra que conviene saber: ${term}. Para mí es ____. Se nota cuando ____.`,
        "Me hizo falta el día que ____.",
      ],
      (term) => [
        `¿Qué es ${term} para quien hace esto? Lo digo cuando ____. No es lo mismo que ____.`,
        "Lo aprendí de ____.",
      ],
      (term) => [
        `Otra palabra: ${term}. Lo compruebo con ____. Si se me olvida, ____.`,
        "Tardé ____ en verlo a la primera.",
      ],
    ],
    name: (term) => `Con tus palabras: ${term}`,
    screen: (term) => `${cap(term)}: ____`,
    broll: (term) => `Señálalo con el dedo: ${term}.`,
  },
  scenes: {
    said: [
      (picture) => [
        `Mira este plano: ${picture}. Lo que no se ve aquí es ____. Un momento antes, ____.`,
        "Llegar hasta ahí lleva ____.",
      ],
      (picture) => [
        `Este plano se queda: ${picture}. Enseña ____. Justo después viene ____.`,
        "Lo grabo desde ____.",
      ],
      (picture) => [
        `Para aquí: ${picture}. Quien empieza no ve ____. Yo busco ____.`,
        "Está bien cuando ____.",
      ],
    ],
    name: cap,
    screen: cap,
    broll: (picture) => `${cap(picture)}, en una sola toma.`,
  },
  choices: {
    said: [
      ({ a, b }) => [
        `${cap(a)} o ${b}, mi elección: ____, porque ____. Cambio cuando ____.`,
        "La otra opción me sorprendió cuando ____.",
      ],
    ],
    name: ({ a, b }) => `Lo que elijo yo: ${a} o ${b}`,
    screen: ({ a, b }) => `${cap(a)} / ${b}: ____`,
    broll: () => "La que usas, en tus manos; después la otra, a un lado.",
  },
  troubles: {
    said: [
      ({ sign }) => [
        `Vuelvo un momento a esto: ${sign}. En mi caso fue por ____. Lo que ayudó: ____.`,
        "Tardé ____ en notar la diferencia.",
      ],
      ({ sign }) => [
        `Cómo me fue a mí: ${sign}. Lo noté en ____. Antes había probado ____.`,
        "Hoy lo veo venir cuando ____.",
      ],
    ],
    name: ({ sign }) => `Cuando me pasó: ${sign}`,
    screen: ({ sign }) => `${cap(sign)}: ____`,
    broll: ({ instead }) => `Cómo se veía en tu caso y cómo está ahora: ${instead}.`,
  },
};
