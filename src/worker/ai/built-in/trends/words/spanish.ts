import type { TrendWords } from "./trend-words.ts";
import { cap } from "../../compose/frames.ts";

export const spanish: TrendWords = {
  places: {
    Global: "sin elegir país",
    USA: "en Estados Unidos",
    UK: "en el Reino Unido",
    Canada: "en Canadá",
    India: "en la India",
    Kenya: "en Kenia",
    Australia: "en Australia",
    Germany: "en Alemania",
    Brazil: "en Brasil",
    Japan: "en Japón",
  },
  viewers: "quienes te ven",
  live: {
    why: {
      "google-trends": (seen, place, detail) =>
        `Google tiene ${seen} entre las búsquedas en tendencia ${place}${detail === undefined ? "" : `, con ${detail} búsquedas`}. Lee por qué antes de grabar: en esas listas también hay malas noticias y nadie sabe cuánto dura una búsqueda.`,
      "youtube-chart": (seen, place, detail) =>
        `${seen} está en la lista de lo más popular de YouTube ${place}${detail === undefined ? "" : `, en el puesto ${detail}`}. La lista dice qué se ve ahora, no qué se verá.`,
      "youtube-suggest": (seen, place) =>
        `El buscador de YouTube completa el tema con ${seen} ${place}, así que hay gente que lo escribe. YouTube no dice cuánta ni desde cuándo.`,
    },
    onChart: (place) => `En la lista de lo más popular ${place}. Mira cómo empieza antes de hacer el tuyo.`,
    suggested: (rank, place) =>
      `Número ${rank} entre las sugerencias de búsqueda de YouTube ${place}. Empieza el título con esas mismas palabras.`,
    notOnYouTube: (seen) =>
      `No está entre las señales de YouTube leídas. Empieza el título con las palabras de ${seen} y dilas en la primera frase.`,
    listed: (detail, place) =>
      `${detail === undefined ? "En la lista" : `${detail} búsquedas`} ${place}, con el redondeo de Google.`,
    notListed: (seen) =>
      `No está entre las búsquedas en tendencia leídas. Compara ${seen} con una búsqueda parecida en Google Trends, a 12 meses.`,
    onTikTok: [
      (seen) =>
        `Sin medir. Busca ${seen} en TikTok y mira las fechas de los primeros resultados antes de grabar.`,
      (seen) =>
        `Sin medir. Comprueba si TikTok completa ${seen} solo; si lo hace, pon esas palabras en pantalla.`,
      (seen) => `Sin medir. Mira tres clips sobre ${seen} y apunta qué pregunta repiten los comentarios.`,
      (seen) =>
        `Sin medir. Grábalo en vertical, en menos de un minuto y con ${seen} en pantalla desde el primer segundo.`,
    ],
    answered: [
      (seen) => `Pon ${seen} en pantalla con esas mismas palabras.`,
      (seen) => `Di ${seen} en la primera frase, tal como se escribió.`,
      (seen) => `Responde a ${seen} antes de explicar nada.`,
      (seen) => `Dale a ${seen} un vídeo propio en vez de un minuto dentro de otro.`,
    ],
    use: [
      (seen, people) =>
        `No sé nada de lo que hay detrás de ${seen}, así que rellena tú: qué pasó, qué cambia para ${people}, qué pueden hacer hoy. Un vídeo corto, esas tres frases y la fuente en pantalla.`,
      (seen, people) =>
        `Elige una afirmación sobre ${seen} que puedas comprobar y compruébala ante la cámara. Di hasta qué punto estás seguro, y déjalo si no tiene que ver con ${people}.`,
      (seen, people) =>
        `Busca ${seen}, apunta qué se dejan los cinco primeros resultados y quédate sólo con lo que sirva a ${people}.`,
      (seen, people) =>
        `Apunta qué querría saber después quien escribe ${seen}. Si también es pregunta de ${people}, ese es el vídeo; si no, sáltatelo.`,
    ],
    hook: [
      (seen) => `Buscaste ${seen}. Primero la respuesta, luego los motivos.`,
      (seen) => `${seen}: lo que se sabe y lo que nadie puede decir aún.`,
      (seen) => `Antes de leer otra cosa sobre ${seen}, mira esto.`,
      (seen) => `Esto es lo que ${seen} cambia para ti.`,
    ],
    stays: (fact) => `Y di lo que sigue valiendo, pase lo que pase: ${fact}.`,
  },
  seasonal: {
    why: (when, dated, what, name) =>
      `Una época del año para «${name}», no una tendencia medida: ${dated}. Mis notas la tienen sólo en inglés: “${when}: ${what}”.`,
    onYouTube: (days, name) =>
      days > 7
        ? `Un vídeo más largo con «${name}» en el título, publicado con tiempo para que se encuentre.`
        : `Un vídeo corto con «${name}» en el título: ya es tarde para uno que dependa de la búsqueda.`,
    onTikTok: (picture) => `Sin medir. Primera imagen: ${picture}, con la época del año en pantalla.`,
    onGoogle: (name) =>
      `Compara «${name}» con los años anteriores en Google Trends: la línea dice en qué semana empiezan las búsquedas.`,
    publish: (days) =>
      days <= 7
        ? "Publícalo en los próximos días."
        : days <= 21
          ? "Publícalo esta semana, y un corto sobre lo mismo en los días previos."
          : "Publícalo unas dos semanas antes, y un corto sobre lo mismo en los últimos días.",
    title: (name, month) => `${cap(name)}: a punto para ${month}`,
    story: (month, sign, instead, picture) =>
      `Cuenta qué cambia en ${month} y empieza por lo que sale mal: ${sign}. La salida: ${instead}. En imagen: ${picture}.`,
  },
  evergreen: {
    why: [
      (people, rest) => `Vale en cualquier mes: ${rest}. Para ${people}, pase lo que pase en las noticias.`,
      (people, rest) => `No depende de la temporada: ${rest}. Le toca tarde o temprano a ${people}.`,
      (people, rest) => `Para ${people}, este año como cualquier otro: ${rest}.`,
      (people, rest) => `No envejece con las noticias: ${rest}. Pensado para ${people}.`,
      (people, rest) => `Hecho para que lo encuentren durante años ${people}: ${rest}.`,
    ],
    asked: (people, ask) => `Una pregunta de cualquier mes, para ${people}: «${ask}»`,
    choice: (a, b, decides) => `Una elección sin temporada: ¿${a} o ${b}? Lo decide esto: ${decides}.`,
    onYouTube: (name, term) =>
      `Para la búsqueda: «${name}» al principio del título y «${term}» en la primera frase que digas.`,
    onTikTok: (picture) => `Sin medir. Primera imagen, antes de hablar: ${picture}.`,
    onGoogle: (name, term) =>
      `Compara «${name}» con «${term}» en Google Trends a cinco años: una línea plana es lo que no pasa de moda.`,
  },
  sheet: {
    why: [
      "No sé nada de este tema, así que esto es un marco para lo que sabes tú, no una tendencia.",
      "Ninguna fuente ni ficha mía habla de ello: lo que va aquí lo pones tú.",
      "Aquí no se ha medido nada. Será un vídeo cuando lo rellenes.",
      "Lo que has visto tú vale aquí más que cualquier cosa que yo añada.",
      "Queda vacío hasta que lo rellenes: no voy a adivinar sobre un tema que no conozco.",
    ],
    platforms: {
      YouTube: "Busca tu tema y ordena por fecha: apunta qué pregunta no responde ningún vídeo.",
      TikTok: "Sin medir. Busca tu tema y lee los comentarios de los tres primeros clips.",
      Google: "Escribe tu tema y para: lo que Google completa es lo que la gente pregunta.",
    },
    ask: (questions) => `Cuéntame tres cosas y puedo escribir las tarjetas con ellas. ${questions.join(" ")}`,
  },
  outlook: {
    next: (times) =>
      times.length === 0
        ? "El calendario no tiene nada para esta región."
        : `Lo próximo en el calendario: ${times.join("; ")}.`,
    time: (name, when, dated, what) => `${name}, ${dated} (en mis notas, en inglés: “${when}: ${what}”)`,
    publicDay: (name, dated) => `${name} (${dated}), fecha señalada para todos`,
    listed: (seen) =>
      `${seen} está hoy en la lista de Google; míralo otra vez mañana antes de hacer un segundo vídeo.`,
    noForecast: "Nada de esto es un pronóstico: fuera de las plataformas nadie sabe qué se verá.",
    terms: (name, terms) =>
      `Palabras que se usan en «${name}»: ${terms.map((term) => `«${term}»`).join(", ")}. Una de ellas en el título dice para quién es el vídeo sin nombrar a nadie.`,
    advice: [
      "Antes de grabar, escribe el título de una tarjeta en el buscador de YouTube y en el de TikTok y mira las fechas de los primeros resultados. Si todos son viejos, hay sitio para una respuesta nueva.",
      "Empareja cada tarjeta que dependa de una lista o de una fecha con una que no caduque sobre lo mismo.",
      "Graba los primeros 30 segundos de dos tarjetas antes de decidir. La que necesite menos explicación es el vídeo de esta semana.",
    ],
  },
};
