import type { Answers } from "../lines.ts";

/** Answers to thanks, praise and good news. */
export const liked = {
  thanks: {
    stance: "thanks",
    short: [
      "ça fait plaisir que ça serve",
      "c'est bon de savoir que ça a aidé",
      "ça fait plaisir que ça ait servi à {y}",
      "c'est bon de savoir que {x}, ça sert",
    ],
    warm: [
      "savoir que c'est utile, c'est la plus belle récompense",
      "c'est pour des messages comme ça que je fais ces vidéos",
      "savoir que ça a servi à {y}, ça fait ma journée",
      "savoir que {x}, ça aide quelqu'un, ça fait ma journée",
    ],
    ask: [
      "quelle partie a le plus aidé\u202F?",
      "c'est pour quel projet\u202F?",
      "qu'est-ce qu'il faudrait montrer ensuite\u202F?",
    ],
  },
  congrats: {
    stance: "thanks",
    short: ["c'est vraiment gentil", "ça me touche beaucoup", "je n'en reviens toujours pas"],
    warm: [
      "c'est grâce à des gens comme [toi|vous] que ça se fête",
      "sans vous tous, rien de tout ça ne serait possible",
      "ça fait plaisir que [tu sois|vous soyez] là pour le dire",
    ],
    ask: [
      "qu'est-ce qu'il faudrait montrer ensuite\u202F?",
      "de quelle vidéo est-ce que [tu te souviens|vous vous souvenez] le mieux\u202F?",
      "qu'est-ce qu'il faudrait faire pour fêter ça\u202F?",
    ],
  },
  praise: {
    stance: "thanks",
    short: [
      "ça me touche, surtout pour {x}",
      "ça fait très plaisir",
      "ça me touche beaucoup",
      "c'est bon à lire",
    ],
    warm: [
      "lire ça sur {x}, ça donne envie de continuer",
      "lire ça, ça donne envie de continuer",
      "des commentaires comme ça, c'est la meilleure partie",
      "c'est un plaisir de partager ça avec vous",
    ],
    ask: [
      "qu'est-ce qui [te|vous] plaît le plus dans {x}\u202F?",
      "quel passage [t'a|vous a] plu le plus\u202F?",
      "qu'est-ce que [tu aimerais|vous aimeriez] voir plus souvent\u202F?",
    ],
  },
  subscribed: {
    stance: "company",
    short: [
      "bienvenue ici",
      "bienvenue, [fais|faites] comme chez [toi|vous]",
      "c'est bien de [te|vous] savoir là",
    ],
    warm: [
      "c'est une joie de [t'avoir|vous avoir] avec nous",
      "c'est beau que cette vidéo [t'ait|vous ait] amené jusqu'ici",
    ],
    ask: [
      "quelle vidéo [t'a|vous a] fait venir\u202F?",
      "qu'est-ce que [tu aimerais|vous aimeriez] voir\u202F?",
    ],
  },
  returning: {
    stance: "company",
    short: ["merci d'être là {x}", "merci de revenir", "ça compte beaucoup que [tu sois|vous soyez] là"],
    warm: [
      "être là {x}, c'est une belle fidélité",
      "une fidélité comme ça vaut plus que tous les chiffres",
      "ceux qui reviennent, c'est le cœur de cette chaîne",
    ],
    ask: [
      "quelle vidéo [t'a|vous a] le plus marqué\u202F?",
      "qu'est-ce qu'il ne faudrait jamais changer\u202F?",
    ],
  },
  milestone: {
    stance: "cheer",
    short: ["{x}, il y a de quoi être fier", "il y a de quoi être fier", "profites-en bien"],
    warm: [
      "{x}, c'est grâce à [ton|votre] travail avant tout",
      "c'est [ton|votre] travail avant tout, et ça me fait très plaisir",
      "merci de le partager ici",
    ],
    ask: [
      "et après {x}, c'est quoi la suite\u202F?",
      "qu'est-ce qui était le plus dur\u202F?",
      "ça fait quoi\u202F?",
    ],
  },
  emoji: {
    stance: "thanks",
    short: ["ça dit tout", "message reçu", "pareil de mon côté"],
    warm: ["parfois les mots sont inutiles", "je prends ça avec plaisir"],
    ask: ["c'était pour quel moment\u202F?", "qu'est-ce qui [t'a|vous a] plu le plus\u202F?"],
  },
} as const satisfies Record<string, Answers>;
