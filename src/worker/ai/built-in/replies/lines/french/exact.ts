import type { Answers } from "../lines.ts";

/** Answers to what a comment says more exactly than its intent. */
export const exact = {
  practical: {
    stance: "asked",
    short: [
      "je vérifie {x} avant de dire une bêtise",
      "je regarde {x} et je l'écris ici",
      "pas question de deviner {x}, je vérifie",
    ],
    warm: [
      "je préfère dire avec certitude {x} plutôt que de deviner",
      "d'autres veulent sûrement savoir {x}, alors je réponds ici",
    ],
    ask: [
      "il y a autre chose à vérifier pendant que j'y suis\u202F?",
      "est-ce qu'il y a une autre question à laquelle répondre\u202F?",
    ],
  },
  chosen: {
    stance: "asked",
    short: [
      "j'écris ici {x}",
      "j'explique {x} dans une vraie réponse",
      "il y a plus d'une demi-phrase à dire sur ce point, {x}",
    ],
    warm: [
      "pas question d'expliquer en trois mots {x}",
      "d'autres se demandent sûrement {x}, alors ça mérite une explication",
    ],
    ask: [
      "et [toi, tu aurais|vous, vous auriez] fait comment\u202F?",
      "[tu aurais|vous auriez] fait autrement\u202F?",
    ],
  },
  told: {
    stance: "asked",
    short: ["j'écris ici {x}", "je réponds en détail pour dire {x}"],
    warm: [
      "d'autres veulent sûrement savoir {x}, alors je réponds pour tout le monde",
      "pas question de dire en trois mots {x}",
    ],
    ask: [
      "il y a autre chose à vérifier pendant que j'y suis\u202F?",
      "est-ce qu'il y a une autre question à laquelle répondre\u202F?",
    ],
  },
  fact: {
    stance: "asked",
    short: ["je cherche {x} et je l'écris ici", "il faut que je regarde {x}, un instant"],
    warm: [
      "je préfère chercher {x} plutôt que d'inventer",
      "j'aimerais savoir avec certitude {x} avant de répondre",
    ],
    ask: [
      "il y a autre chose à vérifier pendant que j'y suis\u202F?",
      "est-ce qu'il y a une autre question à laquelle répondre\u202F?",
    ],
  },
  both: {
    stance: "asked",
    short: ["je vérifie les deux et je réponds ici", "une chose après l'autre, et je réponds aux deux ici"],
    warm: ["je préfère vérifier les deux plutôt que de deviner", "les deux méritent une vraie réponse"],
    ask: ["laquelle des deux est la plus urgente\u202F?", "je commence par laquelle des deux\u202F?"],
  },
  "laughed-at": {
    stance: "light",
    short: ["c'était donc {x}", "{x} a fait son effet, alors", "ça fait plaisir que {x} fasse rire"],
    warm: [
      "savoir que {x} a fait rire quelqu'un, ça fait ma journée",
      "c'est bon de savoir que {x} fait rire ailleurs aussi",
    ],
    ask: [
      "qu'est-ce qui [t'a|vous a] fait rire à {x}\u202F?",
      "seulement {x}, ou un autre moment aussi\u202F?",
    ],
  },
  compared: {
    stance: "fair",
    short: [
      "il y a plus d'une bonne façon de faire",
      "on apprend aussi de ceux qui font mieux",
      "ce qui est bien fait est bien fait, peu importe par qui",
    ],
    warm: [
      "savoir ce qui marche mieux ailleurs m'aide plus que le silence",
      "j'aimerais bien arriver là aussi",
    ],
    ask: ["qu'est-ce qui marche mieux là-bas\u202F?", "qu'est-ce qu'il faudrait en retenir pour ici\u202F?"],
  },
  brief: {
    stance: "thanks",
    short: ["ça fait plaisir que ça [te|vous] plaise", "un mot suffit"],
    warm: ["j'emporte ce mot pour la prochaine vidéo", "c'est bon de savoir que ça a plu"],
    ask: ["c'était quel passage\u202F?", "il en faudrait plus de quoi\u202F?"],
  },
  shrugged: {
    stance: "fair",
    short: ["pas convaincant cette fois, donc", "c'est court et clair"],
    warm: ["j'espère que la prochaine plaira davantage", "je préfère le savoir que le deviner"],
    ask: ["qu'est-ce qui manquait\u202F?", "à quel moment est-ce que ça a décroché\u202F?"],
  },
  change: {
    stance: "idea",
    short: ["je regarde ce que je peux faire", "c'est sur ma liste pour les prochaines"],
    warm: [
      "ça aidera sûrement d'autres personnes aussi",
      "c'est bon de savoir ce qui rendrait les vidéos plus faciles à suivre",
    ],
    ask: [
      "est-ce qu'autre chose aiderait aussi\u202F?",
      "est-ce que ça servirait aussi dans les anciennes\u202F?",
    ],
  },
} as const satisfies Record<string, Answers>;
