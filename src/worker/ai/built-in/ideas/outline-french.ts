import type { OutlineWords } from "./outline-words.ts";

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** In French. */
export const frenchOutline: OutlineWords = {
  titles: "Titres possibles",
  hook: "Accroche",
  beats: "Plan par plan",
  overlays: "Texte à l'écran",
  call: "Appel à l'action",
  cover: "Image de couverture",
  test: "Une chose à tester",
  interest: "Intérêt pour le sujet",
  says: {
    open: (picture) => `L'accroche, sur cette image : ${picture}. Ni bonjour, ni logo.`,
    wrong: (sign) => `${sign}. Tenez le plan assez longtemps pour que personne n'ait à vous croire.`,
    why: (because) => `${because}. Une phrase, dite sur l'image qu'elle explique.`,
    fix: (instead, step, see) => `${instead}. Puis : ${lower(step)}, en gros plan : ${see}.`,
    proof: (close) => `La preuve : ${close}. Demandez une seule chose tant qu'elle est à l'écran.`,
  },
  blanks: [
    "L'accroche, sur l'image la plus forte que vous ayez. Ni bonjour, ni logo.",
    "Ce qui rate, comme vous l'avez vu, en un gros plan.",
    "Pourquoi, en une phrase que vous diriez à un ami.",
    "Ce que vous faites à la place : vos mains, filmées d'en haut.",
    "Le résultat à côté du raté. Demandez une seule chose tant qu'il est à l'écran.",
  ],
  blankCover: "Le raté à côté du réussi, avec quatre mots au plus.",
  tests: [
    "Publiez-la une fois avec le résultat en première image et une fois avec le problème, à une semaine d'écart, et comparez combien restent après trois secondes.",
    "Essayez deux titres, l'un qui nomme le symptôme, l'autre le remède, et gardez le plus choisi.",
    "Coupez tout ce qui précède la première image du problème, et comparez où l'on part.",
  ],
};
