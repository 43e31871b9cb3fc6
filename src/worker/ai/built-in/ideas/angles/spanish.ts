import type { AngleWords } from "./words.ts";

/** In Spanish. */
export const spanishAngles: AngleWords = {
  searches: [
    {
      format: "q-and-a",
      title: (head) => `${head}: la respuesta corta`,
      hook: (said) => `Lee la búsqueda en voz alta, «${said}», y respóndela en una frase.`,
      fill: (said) =>
        `En YouTube se busca «${said}». Completa tú: tu respuesta en una frase, la imagen que la demuestra, el caso en que cambia. Graba primero la prueba.`,
      cta: "Pide que comenten qué buscaron antes de llegar aquí.",
    },
    {
      format: "tutorial",
      title: (head) => `${head}, de principio a fin`,
      hook: (said) => `Enseña primero el resultado y di la búsqueda: «${said}».`,
      fill: (said) =>
        `En YouTube se busca «${said}». Completa tú: los pasos en orden, el que más falla, cuánto se tarda. Graba tus manos desde arriba.`,
      cta: "Pide que lo guarden para su primer intento.",
    },
    {
      format: "case-study",
      title: (head) => `${head}: lo que otros vídeos no cuentan`,
      hook: () => "Di lo único que no enseña ninguno de los primeros resultados.",
      fill: (said) =>
        `Busca «${said}» en YouTube y mira los cinco primeros resultados. Completa tú: lo que dicen todos, lo que no enseña ninguno, lo que puedes enseñar tú. Graba eso.`,
      cta: "Pide que comenten qué siguen sin encontrar.",
    },
    {
      format: "list",
      title: (head) => `${head}: lo que conviene saber antes`,
      hook: (said) => `Háblale a una sola persona que acaba de escribir «${said}».`,
      fill: (said) =>
        `En YouTube se busca «${said}». Completa tú: tres cosas que le dirías a un amigo que escribe eso, la que más caro sale no saber, una imagen de cada una.`,
      cta: "Pide que se lo envíen a alguien que va a empezar.",
    },
  ],
  parts: [
    {
      format: "tutorial",
      title: (head) => `${head}, de cerca`,
      hook: (said) => `Enseña «${said}» antes de decir una palabra.`,
      fill: (said) =>
        `El artículo de Wikipedia le dedica un apartado: «${said}». Completa tú: lo que has visto tú, en qué falla quien empieza, una imagen de cerca. Contrasta con el artículo lo que afirmes.`,
      cta: "Pide que comenten qué parte enseñas después.",
    },
    {
      format: "q-and-a",
      title: (head) => `${head} en un minuto`,
      hook: (said) => `Di en una frase de qué va «${said}» y por qué le importa a quien te ve.`,
      fill: (said) =>
        `El artículo de Wikipedia le dedica un apartado: «${said}». Completa tú: una frase que lo explique, un ejemplo tuyo, la pregunta que viene después. Nombra el artículo.`,
      cta: "Pide su próxima pregunta en los comentarios.",
    },
    {
      format: "myth-busting",
      title: (head) => `${head}, ¿verdad o mito?`,
      hook: (said) => `Di la frase sobre «${said}» que oyes una y otra vez.`,
      fill: (said) =>
        `El artículo de Wikipedia le dedica un apartado: «${said}». Completa tú: lo que se dice, lo que dice el artículo, lo que has visto tú. Graba dónde no coinciden.`,
      cta: "Pide que comenten qué les habían contado.",
    },
  ],
};
