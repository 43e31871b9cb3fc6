import type { MonetizeWords } from "./words.ts";

export const WORDS: MonetizeWords = {
  basis: {
    subject: (name) => `De la guía de Crescendo y de lo que sabe sobre ${name}.`,
    niche: (count) => `De la guía de Crescendo y de lo que sabe sobre ${count} temas de este nicho.`,
    own: "De la guía de Crescendo y de tus propias palabras.",
    none: "Solo de la guía de Crescendo: de este tema no sabe nada.",
    meaning:
      "Esto no lo ha escrito ningún modelo de IA, así que conoce tu canal solo por lo que has escrito.",
  },
  title: (niche) => `Ingresos con este tema: ${niche}`,
  headings: {
    standing: "Dónde estás",
    routes: "Caminos que probar, en este orden",
    week: "Esta semana",
    limits: "Lo que no debes esperar",
    questions: "Tres preguntas para ti",
  },
  columns: ["Dónde", "Qué pide hoy"],
  example: (name) => `Con un ejemplo, uno de los temas de este nicho: ${name}.`,
  standing: {
    none: (niche) =>
      `No has dicho cuánta audiencia tienes, así que el orden de abajo supone un canal joven sobre ${niche}`,
    unread: (quoted) => `En ${quoted} no leo ningún número; escríbelo como 1200 o 12k.`,
    read: (quoted, size) => `Leo ${quoted} como ${size} seguidores.`,
    first: (missing) =>
      `Para el primer escalón de YouTube faltan ${missing} suscriptores, si los tuyos están en YouTube.`,
    fans: (missing) =>
      `En YouTube son suscriptores suficientes para el apoyo de los fans, y faltan ${missing} para los anuncios.`,
    ads: "En YouTube son suscriptores suficientes para el apoyo de los fans y los anuncios; deciden las horas o las visualizaciones.",
  },
  terms: {
    fans: [
      "Apoyo de los fans en YouTube",
      "500 suscriptores, 3 vídeos públicos válidos en 90 días, y 3000 horas de visualización en 12 meses o 3 millones de visualizaciones de Shorts en 90 días.",
    ],
    ads: [
      "Anuncios en YouTube hasta el 2027-01-31",
      "1000 suscriptores, y 4000 horas de visualización en 12 meses o 10 millones de visualizaciones de Shorts en 90 días. Las horas del feed de Shorts no cuentan.",
    ],
    later: [
      "Anuncios en YouTube para quien lo pida desde el 2027-02-01",
      "1000 suscriptores, y 8000 horas válidas en 365 días o 20 millones de visualizaciones válidas de Shorts en 90 días.",
    ],
    shares: [
      "Tu parte de los ingresos de YouTube",
      "El 55 % de los anuncios en la página de reproducción, el 45 % de lo que se te asigna por los Shorts y el 70 % del apoyo de los fans.",
    ],
    rewards: [
      "TikTok Creator Rewards",
      "Según varias guías: 18 años o más, 10 000 seguidores, 100 000 visualizaciones en 30 días, vídeos originales de 1 minuto o más, países seleccionados.",
    ],
    short: (missing) => `Te faltan ${missing} seguidores.`,
    instagram: ["Instagram", "No tengo ninguna regla comprobada: míralo en los ajustes de tu cuenta."],
  },
  limits: {
    rates: (country) =>
      `Una tarifa para tu nicho${country === "" ? "" : ` o para tu país (${country})`}: nadie ha publicado cifras comprobadas. La calculadora de Monetization Tips da la estimación de Crescendo.`,
    care: () =>
      "Cuidado con lo que vendes: este tema tiene partes que tocan la salud, el dinero o la seguridad, y ahí manda quien es profesional.",
    rpm: "Tu propio RPM, tus ingresos de todas las fuentes por cada 1000 visualizaciones, está en YouTube Studio en cuanto ganas algo.",
    shorts:
      "Mucho solo con Shorts: un estudio halló 0,06 $ de media por cada 1000 visualizaciones, en 5400 Shorts de 33 canales.",
  },
  questions: [
    "¿Qué te piden que enlaces o que prestes?",
    "¿En qué paso se atascan y te escriben?",
    "¿Quién más vende algo a la gente que te ve?",
  ],
  routes: {
    help: (sign, instead) =>
      `Ayuda de pago: una hora sobre una sola cosa que sale mal: ${sign}. Lo que enseñas: ${instead}.`,
    product: (step) =>
      `Un producto pequeño sobre un paso, una lista o un curso corto con primeros planos: ${step}.`,
    links: (gear, a, b) =>
      `Enlaces de afiliado, marcados como tales, de lo que ya sale en cámara: ${gear}. La gente los busca bajo un vídeo que compara ${a} y ${b}.`,
    partners: (people, picture) =>
      `Una marca con estos clientes: ${people}. Mándale una idea para un vídeo, con su primera imagen (${picture}), y no una lista de precios.`,
    fans: (ask) =>
      `Apoyo de los fans, unido a algo que la gente pidió: una llamada al mes sobre preguntas como “${ask}”`,
    ads: "Los anuncios, al final: pagan por visualizaciones, que es lo que menos controlas.",
  },
  open: {
    help: "Ayuda de pago: sesenta minutos con alguien que se ha atascado. Rellena: el problema que cuenta, con sus palabras. Tres llamadas así te enseñan qué debe llevar un producto.",
    product:
      "Un producto pequeño sobre un paso: una lista de una página o un curso corto. Rellena: el paso por el que más te preguntan y qué aspecto tiene cuando sale bien.",
    links:
      "Enlaces de afiliado, marcados como tales, de lo que ya sale en cámara. Rellena: las tres cosas que usas en cada vídeo.",
    partners:
      "Una marca cuyos clientes te ven. Rellena: tres empresas que venden a tu público y una idea de vídeo para cada una, y no una lista de precios.",
    fans: "Apoyo de los fans, unido a algo que la gente pidió. Rellena: lo que te han pedido más de una vez.",
  },
  week: {
    count: "Apunta las últimas 50 preguntas de comentarios y mensajes, y cuenta cuáles se repiten.",
    sentence:
      "Responde a la primera con una oferta en una sola frase: a quién ayuda, qué recibe y qué cuesta.",
    example: (people, sign) => `Un ejemplo, para este público (${people}): que esto se acabe: ${sign}.`,
  },
};
