import { cap, type Frames } from "../compose/frames.ts";
import { shortAnswer } from "../compose/short-answer.ts";
import { doing, noun, stopping, toYou } from "./spanish-links.ts";
import { purpose } from "./purpose.ts";
import { spanishStories } from "./stories/spanish.ts";

/** How ideas are said in Spanish: `does` is an infinitive, `instead` and `do` speak to tú. */
export const spanish: Frames = {
  mistake: {
    titles: [
      ({ subject, instead }) => `${cap(subject)}: ${instead}`,
      ({ does }) => stopping(does, (it) => `Deja de ${it}`),
      ({ subject, sign }) => `${cap(subject)}: por qué ${sign}`,
      ({ sign }) => `¿${cap(sign)}? Mira esto antes`,
      ({ subject, does }) => `${cap(subject)}: el error de ${does}`,
      (point) => purpose(point, () => doing(point.does, (it) => `${cap(point.subject)} sin ${it}`)),
      ({ subject, sign }) => noun(subject, () => `¿Te suena con ${subject}? ${cap(sign)}`),
      ({ does, instead }) => `En vez de ${toYou(does)}: ${instead}`,
      ({ does, because }) => `¿${cap(does)}? ${cap(because)}`,
      ({ subject, does }) => `${cap(subject)}: lo que pasa por ${does}`,
      ({ subject, sign }) => `${cap(subject)}: qué hacer si ${sign}`,
      ({ does, sign }) => `¿${cap(does)}? Por eso ${sign}`,
      ({ subject, sign }) => `${cap(subject)}: ${sign}, y tiene arreglo`,
      ({ subject, instead }) => `Una regla para ${subject}: ${instead}`,
      ({ sign, instead }) => `¿${cap(sign)}? ${cap(instead)}`,
    ],
    hooks: [
      ({ sign }) => `${cap(sign)}.`,
      ({ does, sign }) => `¿${cap(does)}? ${cap(sign)}.`,
      ({ sign }) => `${cap(sign)}. No es mala suerte.`,
      ({ does }) => stopping(does, (it) => `Deja de ${it}.`),
      ({ because }) => `${cap(because)}.`,
      ({ sign }) => `¿Te suena? ${cap(sign)}.`,
      ({ instead }) => `${cap(instead)} y mira la diferencia.`,
      ({ instead, because }) => `${cap(instead)}: ${because}.`,
      ({ sign }) => `${cap(sign)}. Empezó mucho antes.`,
      ({ shown }) => (shown === undefined ? undefined : `${cap(shown)}. ¿Ves lo que ha pasado?`),
      ({ because }) => `Quédate con esto: ${because}.`,
    ],
    stories: spanishStories.mistake,
    formats: ["before-after", "tutorial", "experiment", "myth-busting", "list", "case-study"],
  },
  choice: {
    titles: [
      ({ a, b }) => `¿${cap(a)} o ${b}?`,
      ({ subject, a, b }) => `${cap(subject)}: ¿${a} o ${b}?`,
      (point) => purpose(point, () => `¿${cap(point.a)} o ${point.b} para ${point.subject}?`),
      ({ subject, a, b }) => `${cap(subject)}: ${a} vs. ${b}`,
      ({ a, b }) => `Antes de elegir ${a}, mira ${b}`,
      ({ a, b }) => `¿${cap(a)} o ${b}? Cómo decidir`,
      ({ subject, a, b }) => `${cap(subject)}: para quién ${a}, para quién ${b}`,
      ({ a, b, decides }) => `¿${cap(a)} o ${b}? Depende de ${decides}`,
      ({ subject, a, b }) => `${cap(subject)}, cara a cara: ${a} y ${b}`,
    ],
    hooks: [
      ({ a, b }) => `¿${cap(a)} o ${b}?`,
      ({ a, b }) => `¿${cap(a)} o ${b}? Una pregunta lo decide.`,
      ({ decides }) => `No elijas todavía. Pregúntate ${decides}.`,
      ({ a, b }) => `A un lado, ${a}. Al otro, ${b}.`,
      ({ decides }) => `Depende de una cosa: ${decides}.`,
      ({ a }) => `¿Cuándo no conviene ${a}?`,
      ({ a, b }) => `¿De qué lado estás: ${a} o ${b}?`,
    ],
    stories: spanishStories.choice,
    formats: ["comparison", "review", "experiment", "q-and-a", "list"],
  },
  step: {
    titles: [
      (point) => `${cap(point.subject)}: ${point.do}`,
      (point) => `No te saltes este paso: ${point.do}`,
      (point) => `${cap(point.do)} | ${cap(point.subject)}`,
      (point) => `${cap(point.subject)}, un paso de cerca: ${point.do}`,
      (point) => `${cap(point.do)}: así se ve cuando sale bien`,
      (point) => `${cap(point.subject)}: antes de seguir, ${point.do}`,
      (point) => noun(point.subject, () => `Con ${point.subject}, no te saltes esto: ${point.do}`),
      (point) => `${cap(point.subject)}, paso clave: ${point.do}`,
    ],
    hooks: [
      (point) => `${cap(point.do)}.`,
      ({ see }) => `${cap(see)}.`,
      (point) => `${cap(point.do)}. Fíjate en esto.`,
      ({ see }) => `Esto es lo que quieres ver: ${see}.`,
      ({ see }) => `${cap(see)}. ¿Cómo se llega hasta aquí?`,
      ({ see }) => `¿Sabes qué es esto? ${cap(see)}.`,
      ({ see }) => `Así se ve cuando sale bien: ${see}.`,
      (point) => `No sigas sin esto: ${point.do}.`,
      (point) => `${cap(point.do)}: ${point.see}.`,
    ],
    stories: spanishStories.step,
    formats: ["tutorial", "behind-the-scenes", "before-after", "day-in-the-life", "list"],
  },
  question: {
    titles: [
      ({ ask }) => ask,
      ({ subject, ask }) => `${cap(subject)}: ${ask}`,
      ({ ask, subject }) => `${ask} | ${cap(subject)}`,
      ({ ask }) => `${ask} Respuesta corta`,
      ({ ask }) => `${ask} Vamos a verlo`,
      ({ ask, answer }) => {
        const short = shortAnswer(answer);
        return short && `${ask} ${short}`;
      },
    ],
    hooks: [
      ({ ask }) => ask,
      ({ ask, answer }) => `${ask} ${answer}`,
      ({ answer }) => answer,
      ({ answer }) => {
        const short = shortAnswer(answer);
        return short && `${short}.`;
      },
      ({ ask }) => `${ask} Te lo enseño.`,
      ({ ask }) => `${ask} Así se sabe.`,
      ({ ask }) => `Pregunta rápida: ${ask}`,
      ({ ask }) => `${ask} Vamos a verlo.`,
      ({ ask }) => `Antes de nada: ${ask}`,
      ({ ask }) => `Buena pregunta: ${ask}`,
      ({ ask }) => `Respondo sin rodeos: ${ask}`,
      ({ ask }) => `Seguro que lo has pensado: ${ask}`,
      ({ shown, ask }) => (shown === undefined ? undefined : `${cap(shown)}. ${ask}`),
    ],
    stories: spanishStories.question,
    formats: ["q-and-a", "experiment", "tutorial", "case-study", "myth-busting"],
  },
  belief: {
    titles: [
      ({ said }) => `¿Es verdad que ${said}?`,
      ({ subject, said }) => `${cap(subject)}: ¿es verdad que ${said}?`,
      ({ said }) => `¿${cap(said)}? No tan rápido`,
      ({ subject, so }) => `${cap(subject)}: ${so}`,
      ({ subject, said }) => `${cap(subject)}, un mito: ${said}`,
      ({ said }) => `${cap(said)}: ¿verdadero o falso?`,
      ({ said, so }) => `¿${cap(said)}? No: ${so}`,
      ({ subject, said }) => `${cap(subject)}: dicen que ${said}`,
      ({ said, subject }) => `¿${cap(said)}? | ${cap(subject)}`,
    ],
    hooks: [
      ({ said, so }) => `¿${cap(said)}? ${cap(so)}.`,
      ({ said }) => `¿${cap(said)}? Mira esto.`,
      ({ said }) => `Se dice que ${said}. Comprobémoslo.`,
      ({ so }) => `${cap(so)}.`,
      ({ said }) => `¿Verdad o mito? ${cap(said)}.`,
      ({ said }) => `Suena lógico: ${said}. ¿Seguro?`,
    ],
    stories: spanishStories.belief,
    formats: ["myth-busting", "experiment", "reaction", "q-and-a", "comparison"],
  },
  scene: {
    titles: [
      ({ subject, picture }) => `${cap(subject)} en una imagen: ${picture}`,
      ({ subject, picture }) => `${cap(subject)}: ${picture}`,
      ({ subject, picture, close }) => `${cap(subject)}, dos planos: ${close} y ${picture}`,
      ({ subject, picture }) => `${cap(subject)}, muy de cerca: ${picture}`,
    ],
    hooks: [
      ({ picture }) => `${cap(picture)}. Sigue mirando.`,
      ({ picture }) => `¿Qué ves? ${cap(picture)}.`,
      ({ close, picture }) => `Primero ${close}, después ${picture}.`,
      ({ picture }) => `Con sonido: ${picture}.`,
      ({ picture }) => `Fíjate en esto: ${picture}.`,
      ({ picture }) => `Un momento sin palabras: ${picture}.`,
    ],
    stories: spanishStories.scene,
    formats: ["behind-the-scenes", "before-after", "day-in-the-life", "reaction", "case-study"],
  },
};
