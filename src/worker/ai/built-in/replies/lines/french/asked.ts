import type { Answers } from "../lines.ts";

/** Answers to questions, wishes and calls for help. */
export const asked = {
  gear: {
    stance: "asked",
    short: [
      "je regarde {x} et je l'écris ici",
      "je regarde la référence exacte et je l'écris ici",
      "je cherche le nom exact pour [toi|vous]",
    ],
    warm: [
      "je préfère vérifier {x} que dire une bêtise",
      "je préfère donner le nom exact qu'une approximation",
      "mieux vaut le nom exact qu'un nom qui y ressemble",
    ],
    ask: [
      "ce serait pour quel usage\u202F?",
      "qu'est-ce que [tu utilises|vous utilisez] en ce moment\u202F?",
    ],
  },
  price: {
    stance: "asked",
    short: ["je regarde le vrai chiffre et je l'écris ici", "je préfère vérifier le prix que l'inventer"],
    warm: ["je préfère donner un vrai chiffre", "un chiffre honnête vaut bien une minute de recherche"],
    ask: [
      "[tu prévois|vous prévoyez] quelque chose de semblable\u202F?",
      "quelle partie du coût compte le plus\u202F?",
    ],
  },
  link: {
    stance: "asked",
    short: [
      "je regarde où trouver {x} et je l'écris ici",
      "je cherche où ça se trouve et je l'écris ici",
      "je retrouve ça et je l'écris ici",
    ],
    warm: [
      "ça fait plaisir que {x} [te|vous] plaise",
      "je préfère indiquer le bon plutôt qu'un qui y ressemble",
      "ça fait plaisir que ça [te|vous] plaise",
    ],
    ask: ["c'est pour quel pays\u202F?", "c'est pour quel usage\u202F?"],
  },
  place: {
    stance: "asked",
    short: ["je note ici où c'est", "je réponds à ça ici même"],
    warm: ["ça fait plaisir que l'endroit [te|vous] plaise", "c'est un lieu qui rend curieux"],
    ask: ["c'est pour y aller\u202F?", "c'est quel passage de la vidéo\u202F?"],
  },
  schedule: {
    stance: "asked",
    short: [
      "pour {x}, je préfère ne pas promettre de date",
      "je préfère ne pas promettre une date que je ne tiendrai pas",
      "pas encore de date à donner",
    ],
    warm: [
      "c'est bon de savoir que {x} est attendue",
      "c'est bon de savoir que quelqu'un l'attend",
      "je préfère bien faire que faire vite",
    ],
    ask: [
      "qu'est-ce qu'il faudrait y voir\u202F?",
      "à quelle question est-ce que ça devrait répondre\u202F?",
    ],
  },
  song: {
    stance: "asked",
    short: ["je cherche le titre du morceau et je l'écris ici", "je vérifie le titre plutôt que de deviner"],
    warm: ["ça fait plaisir que la musique [te|vous] plaise", "je préfère donner le bon titre"],
    ask: ["c'est à quel moment de la vidéo\u202F?", "celle du début ou celle de la fin\u202F?"],
  },
  personal: {
    stance: "asked",
    short: ["ça, je le garde pour moi", "ça reste hors caméra"],
    warm: [
      "c'est gentil d'être curieux, mais je garde certaines choses pour moi",
      "je préfère que les vidéos parlent pour moi",
    ],
    ask: [
      "et sur la vidéo, qu'est-ce que [tu voudrais|vous voudriez] savoir\u202F?",
      "il y a une question sur la vidéo à laquelle je peux répondre\u202F?",
    ],
  },
  "how-to": {
    stance: "asked",
    short: [
      "pour {x}, il faut une vraie réponse, alors je l'écris au calme",
      "ça mérite une vraie réponse, alors je l'écris au calme",
      "il y a plus à dire qu'une demi-phrase",
    ],
    warm: [
      "je préfère bien expliquer comment {x} que répondre à moitié",
      "je préfère une réponse complète à une réponse rapide",
      "c'est un sujet qui mérite d'être bien expliqué",
    ],
    ask: [
      "qu'est-ce que [tu as|vous avez] déjà essayé pour {x}\u202F?",
      "qu'est-ce que [tu as|vous avez] déjà essayé\u202F?",
      "à quel moment ça coince\u202F?",
    ],
  },
  question: {
    stance: "asked",
    short: [
      "{x}, je vérifie avant de dire une bêtise",
      "je vérifie avant de dire une bêtise",
      "je réponds à ça ici, au calme",
    ],
    warm: [
      "{x}, ça mérite mieux qu'une réponse au hasard",
      "ça mérite mieux qu'une réponse au hasard",
      "d'autres se posent sûrement la même question",
    ],
    ask: [
      "il y a autre chose à vérifier pendant que j'y suis\u202F?",
      "est-ce qu'il y a une autre question à laquelle répondre\u202F?",
    ],
  },
  collab: {
    stance: "calm",
    short: [
      "merci pour la proposition, j'aimerais en savoir plus",
      "merci d'avoir pensé à moi, je vais d'abord regarder [ta|votre] chaîne",
      "merci de demander, je reviens vers [toi|vous] à ce sujet",
    ],
    warm: [
      "ça fait plaisir de lire quelqu'un qui fait aussi des vidéos, [envoie-moi|envoyez-moi] les détails à l'adresse indiquée sur ma chaîne",
      "[écris-moi ton|écrivez-moi votre] idée à l'adresse indiquée sur ma chaîne, pour que l'on en parle",
    ],
    ask: [
      "qu'est-ce que [tu as|vous avez] en tête\u202F?",
      "par quelle idée est-ce que [tu commencerais|vous commenceriez]\u202F?",
      "qui regarde surtout [ta|votre] chaîne\u202F?",
    ],
  },
  request: {
    stance: "idea",
    short: [
      "une vidéo {x}, ça me parle",
      "c'est noté dans mes idées",
      "je le note",
      "il y a quelque chose à faire",
    ],
    warm: [
      "savoir qu'une vidéo {x} serait regardée, ça m'aide à choisir",
      "ça m'aide de savoir ce que [tu aimerais|vous aimeriez] voir",
      "j'aime bien faire ce que quelqu'un a demandé",
    ],
    ask: [
      "dans une vidéo {x}, qu'est-ce qu'il faudrait absolument\u202F?",
      "qu'est-ce qu'il ne faudrait pas oublier\u202F?",
      "par quoi faudrait-il commencer\u202F?",
    ],
  },
  failure: {
    stance: "trouble",
    short: ["{q}", "pour {x}, {q}"],
    warm: [
      "j'aimerais comprendre ce qui se passe avec {x}, alors\u202F: {q}",
      "avec quelques détails, je peux mieux aider\u202F: {q}",
    ],
    ask: [
      "à quelle étape est-ce que ça devient différent de la vidéo\u202F?",
      "qu'est-ce que [tu vois|vous voyez] exactement quand ça arrive\u202F?",
    ],
  },
} as const satisfies Record<string, Answers>;
