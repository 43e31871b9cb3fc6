import { filmed, risked, showing, type Stories, tried } from "./stories.ts";

/** What happens in an idea's video, in Spanish. */
export const spanishStories: Stories = {
  mistake: [
    filmed(
      "before-after",
      ({ sign, because, instead }) =>
        `Graba primero, sin decir nada: ${sign}. Di luego por qué: ${because}. Después, tus manos: ${instead}. Vuelve al primer plano para comparar.`,
    ),
    filmed(
      "comparison",
      ({ does, sign, because, instead }) =>
        `El mismo plano dos veces. Primero con la costumbre, ${does}: ${sign}. Luego así: ${instead}. Entre los dos, una línea en pantalla: ${because}.`,
    ),
    filmed(
      "case-study",
      ({ does, sign, because, instead }) =>
        `Empieza donde se nota: ${sign}. Retrocede a lo que lo causó, ${does}, y da el motivo mientras se ve en pantalla: ${because}. La segunda mitad es una sola toma: ${instead}.`,
    ),
    filmed("tutorial", ({ shown, does, because, instead }) =>
      showing(
        shown,
        (picture) =>
          `Aguanta dos segundos este plano: ${picture}. Di qué llevó ahí, ${does}, y por qué: ${because}. El resto es una toma sin cortes: ${instead}.`,
      ),
    ),
    filmed("before-after", ({ remedied, sign, because, instead }) =>
      showing(
        remedied,
        (picture) =>
          `Dos planos lo cuentan. Antes: ${sign}. Después: ${picture}. En medio lo haces: ${instead}. Y dices por qué funciona: ${because}.`,
      ),
    ),
    filmed(
      "tutorial",
      ({ because, sign, instead }) =>
        `Di la frase que casi nadie conoce: ${because}. Muestra cómo queda si no: ${sign}. Luego, a media velocidad, para que se pueda copiar: ${instead}.`,
    ),
    filmed(
      "tutorial",
      ({ instead, because, sign }) =>
        `Hazlo ante la cámara antes de explicar nada: ${instead}. El motivo viene después: ${because}. Encima, un plano de cómo acaba si no: ${sign}.`,
    ),
  ],
  choice: [
    filmed(
      "comparison",
      ({ a, b, decides }) =>
        `Cada opción en su mejor momento y en el que no basta: ${a}, luego ${b}. La pregunta que decide se queda en pantalla: ${decides}.`,
    ),
    filmed(
      "q-and-a",
      ({ a, b, decides }) =>
        `No compares, reparte según la respuesta: ${decides}. Unos se llevan ${a}; otros, ${b}. Graba las dos opciones en uso, diez segundos cada una.`,
    ),
    filmed(
      "comparison",
      ({ a, b, decides }) =>
        `La misma tarea, la misma luz, una toma de cada: ${a}, luego ${b}. Di solo lo que ves. La última línea en pantalla: depende de ${decides}.`,
    ),
    filmed(
      "review",
      ({ a, b, decides }) =>
        `Empieza por la opción que elegirías tú y muestra cuándo deja de ser la buena: ¿${a} o ${b}? Lo que inclina la balanza es ${decides}.`,
    ),
    filmed(
      "comparison",
      ({ a, b, decides }) =>
        `Muestra dos resultados y deja que adivinen cuál viene de dónde: ¿${a} o ${b}? Luego dilo y explica cómo elegir: depende de ${decides}.`,
    ),
    filmed(
      "case-study",
      ({ a, b, decides }) =>
        `Decide un caso real ante la cámara: ¿${a} o ${b}? Piensa en voz alta y pon en pantalla lo que te preguntas: ${decides}.`,
    ),
  ],
  step: [
    filmed(
      "tutorial",
      (point) =>
        `Una sola toma, tus manos llenando el plano: ${point.do}. No cortes hasta que se vea esto: ${point.see}.`,
    ),
    filmed(
      "behind-the-scenes",
      (point) =>
        `Abre con este plano y no digas nada: ${point.see}. Luego, a media velocidad, cómo se llega ahí: ${point.do}.`,
    ),
    filmed("comparison", (point) =>
      risked(
        point,
        () =>
          `Grábalo dos veces, primero con prisa y luego así: ${point.do}. Para la imagen en el mismo punto; solo la segunda vez se ve ${point.see}.`,
      ),
    ),
    filmed(
      "tutorial",
      (point) =>
        `Que lo haga alguien por primera vez mientras tú le guías: ${point.do}. El plano que necesitas: ${point.see}.`,
    ),
    filmed(
      "tutorial",
      (point) =>
        `La cámara a la altura de tus ojos y la frase en pantalla mientras lo haces: ${point.do}. Corta cuando esté bien: ${point.see}.`,
    ),
    filmed(
      "q-and-a",
      (point) =>
        `Enseña este plano, pregunta qué es y espera dos segundos: ${point.see}. Luego responden tus manos: ${point.do}.`,
    ),
  ],
  question: [
    filmed(
      "q-and-a",
      ({ ask, answer }) =>
        `Pregunta a cámara como te lo preguntan a ti: ${ask} Responde antes de que nadie deslice: ${answer} Luego muéstralo de cerca en un caso real.`,
    ),
    filmed("q-and-a", ({ shown, ask, answer }) =>
      showing(
        shown,
        (picture) =>
          `Primer plano: ${picture}, y encima la pregunta: ${ask} Respondes con la voz sobre la misma imagen: ${answer}`,
      ),
    ),
    filmed(
      "behind-the-scenes",
      ({ ask, answer }) =>
        `Alguien pregunta fuera de cámara: ${ask} Respondes sin levantar la vista de lo que haces: ${answer}`,
    ),
    filmed(
      "case-study",
      ({ ask, answer }) =>
        `Primero la respuesta, sin saludo: ${answer} Después graba el caso que la demuestra, y deja la pregunta en pantalla al final: ${ask}`,
    ),
    filmed(
      "q-and-a",
      ({ ask, answer }) =>
        `Pon la pregunta en pantalla y cuenta hasta tres: ${ask} Luego, de un tirón: ${answer} Mientras tanto la cámara enseña la cosa y no tu cara.`,
    ),
  ],
  belief: [
    filmed(
      "reaction",
      ({ said, so }) =>
        `Que alguien lo diga ante la cámara: ${said}. Sin discutir, pon el plano que muestra lo que es: ${so}.`,
    ),
    filmed(
      "myth-busting",
      ({ said, so }) =>
        `Escríbelo en pantalla como si fuera verdad: ${said}. Táchalo mientras dices lo que pasa: ${so}.`,
    ),
    filmed("myth-busting", ({ shown, said, so }) =>
      showing(
        shown,
        (picture) =>
          `Primer plano: ${picture}. Pregunta si es verdad que ${said}. Cuenta hasta tres y dilo sobre la misma imagen: ${so}.`,
      ),
    ),
    filmed(
      "myth-busting",
      ({ said, so }) =>
        `Tómate la frase en serio y di por qué convence: ${said}. Luego muestra lo que pasa de verdad: ${so}.`,
    ),
    filmed("case-study", (point) =>
      risked(
        point,
        () =>
          `Repasa ante la cámara tus tres últimas veces y pregúntate en cada una si es verdad que ${point.said}. Luego di lo que es: ${point.so}.`,
      ),
    ),
    filmed("reaction", (point) =>
      tried(
        point,
        () =>
          `Pregunta a tres personas si es verdad que ${point.said}. Luego enséñales esto: ${point.so}. Graba sus caras.`,
      ),
    ),
  ],
  scene: [
    filmed(
      "behind-the-scenes",
      ({ picture, close }) =>
        `Cinco segundos de este plano con su sonido: ${picture}. Luego, ${close}. En medio, una sola frase tuya.`,
    ),
    filmed(
      "before-after",
      ({ picture, close }) =>
        `Empieza por este plano: ${picture}. Retrocede diez minutos y muestra cómo se llegó ahí. La última imagen: ${close}.`,
    ),
    filmed(
      "reaction",
      ({ picture, close }) =>
        `Congela la imagen: ${picture}. Señala tres cosas que no ve quien empieza. Luego déjala seguir hasta aquí: ${close}.`,
    ),
    filmed(
      "day-in-the-life",
      ({ picture, close }) =>
        `Un minuto tranquilo y sin música, solo planos: ${picture}, luego ${close}. Al final, una frase dice lo que se ha visto.`,
    ),
  ],
};
