import type { OutlineWords } from "./outline-words.ts";

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** In Spanish. */
export const spanishOutline: OutlineWords = {
  titles: "Opciones de título",
  hook: "Gancho",
  beats: "Plano a plano",
  overlays: "Texto en pantalla",
  call: "Llamada a la acción",
  cover: "Imagen de portada",
  test: "Una cosa que probar",
  interest: "Interés por el tema",
  says: {
    open: (picture) => `El gancho, sobre esta imagen: ${picture}. Sin saludo ni logo.`,
    wrong: (sign) => `${sign}. Mantén el plano hasta que nadie tenga que creerte.`,
    why: (because) => `${because}. Una frase, dicha sobre la imagen que explica.`,
    fix: (instead, step, see) => `${instead}. Después: ${lower(step)}, de cerca: ${see}.`,
    proof: (close) => `La prueba: ${close}. Pide una sola cosa mientras está en pantalla.`,
  },
  blanks: [
    "El gancho, sobre la imagen más fuerte que tengas. Sin saludo ni logo.",
    "Qué sale mal, como tú lo has visto, en un primer plano.",
    "Por qué pasa, en una frase que dirías a un amigo.",
    "Qué haces tú en su lugar: tus manos, desde arriba.",
    "El resultado junto al fallido. Pide una sola cosa mientras está en pantalla.",
  ],
  blankCover: "El fallido junto al bueno, con cuatro palabras como mucho.",
  tests: [
    "Publícalo una vez con el resultado como primera imagen y otra con el problema, con una semana de diferencia, y compara cuántos siguen tras tres segundos.",
    "Prueba dos títulos, uno que nombre el síntoma y otro el remedio, y quédate con el que más elijan.",
    "Quita todo lo que va antes de la primera imagen del problema y compara dónde se van.",
  ],
};
