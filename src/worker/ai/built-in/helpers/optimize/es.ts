import type { OptimizeWords } from "./words.ts";

export const WORDS: OptimizeWords = {
  basis: (subject) =>
    `A partir de las palabras que has pegado${subject === undefined ? "" : ` y de lo que Crescendo sabe de este tema: ${subject}`}. Esto no lo ha escrito ningún modelo de IA: se juzgan esas palabras y el vídeo no se ha visto.`,
  heading: (title) => `Revisión: ${title}`,
  headings: {
    title: "Título",
    description: "Descripción",
    tags: "Etiquetas",
    chapters: "Capítulos",
    opening: "Apertura",
    order: "En este orden",
  },
  units: { characters: "caracteres", bytes: "bytes" },
  measured: (name, used, max, unit, over) =>
    `${name}: ${used} de ${max} ${unit}${over === undefined ? "" : `, ${over} de más`}.`,
  length: "Largo",
  refused: {
    title: "YouTube no admite < ni > en títulos.",
    description: "YouTube no admite < ni > en descripciones.",
  },
  points: (score) =>
    `Por oficio se lleva ${score} puntos de 100; eso dice cómo está hecho, no cuántos clics tendrá.`,
  nothingOwn: "No nombra nada que solo tenga este vídeo.",
  ofItsOwn: (listed) => `Lo que nombra de suyo: ${listed}.`,
  keep: "Déjalo así.",
  useOnly: "Usa uno solo si tu vídeo cumple lo que dice:",
  aim: (characters) =>
    `Dedica los primeros ${characters} caracteres a dos frases sencillas: qué se ve y qué salió de ello.`,
  noDescription: "No has pegado ninguna, así que no hay nada que juzgar.",
  begins: (opening) => `Empieza así: ${opening}`,
  noneThere: "No aparece ninguna palabra propia del título: quien venga por él no sabrá si ha acertado.",
  allThere: "Mantiene las palabras del título, y así debe ser.",
  someMissing: (listed) => `Del título podría seguir ahí: ${listed}.`,
  below: "Debajo, responde a lo que se pregunta, si tu vídeo lo hace:",
  noTags: "No has pegado ninguna.",
  tagCount: (count) => (count === 1 ? "Tu única etiqueta" : `Tus ${count} etiquetas`),
  tagWeight: "YouTube dice que no son importantes para cómo le va a un vídeo.",
  tagUse: "Ayudan cuando una palabra se escribe mal a menudo.",
  enoughTags: (listed) => `Bastan: ${listed}.`,
  misspelled: "las faltas que veas en los comentarios",
  chapterRules:
    "Las reglas, según terceros: el primero es 0:00, hay al menos 3 en orden y cada uno dura 10 segundos o más.",
  ownChapters: "De tus marcas de tiempo, con tus palabras. Ponles el nombre que se busca:",
  noTranscript: "No has pegado la transcripción: no se puede situar ningún capítulo.",
  fewStamps:
    "La transcripción tiene muy pocas marcas de tiempo: no se puede situar ningún capítulo. YouTube Studio las muestra junto a los subtítulos.",
  judged:
    "YouTube muestra cuánta gente sigue ahí a los 30 segundos y aconseja que hasta entonces se cumpla lo que dicen el título y la miniatura.",
  noOpening: "Sin transcripción no se pueden juzgar tus primeras palabras.",
  openOn: (picture) => `Podrías abrir con esta imagen: ${picture}.`,
  longOpening: (count, most) =>
    `Tu primera frase tiene ${count} palabras. Di primero lo sorprendente, en ${most} o menos.`,
  shortOpening: (count) =>
    `Tu primera frase tiene ${count} ${count === 1 ? "palabra" : "palabras"}: se dice de un aliento.`,
  shorter: (text) => `Más corto, con tus palabras: ${text}`,
  leaveTitle: "Deja el título: dice lo que solo tiene este vídeo.",
  changeTitle: "Cambia primero el título: cuesta un minuto y se puede deshacer.",
  writeOpening: "Escribe las dos primeras líneas de la descripción.",
  rewriteOpening: "Reescribe las primeras líneas de la descripción.",
  nextOpening: "La apertura, para el próximo vídeo: en este ya no se puede repetir, solo cortar.",
};
