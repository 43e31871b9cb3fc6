import type { Answers } from "../lines.ts";

/** Answers to what people share: memories, tips, jokes, greetings. */
export const shared = {
  memory: {
    stance: "company",
    short: ["quel beau souvenir", "c'est beau que ça rappelle {x}", "merci de le partager"],
    warm: [
      "c'est touchant que ça ramène un instant à {x}",
      "des histoires comme ça, c'est ce qu'il y a de plus beau ici",
      "ça compte que [tu le racontes|vous le racontez] ici",
    ],
    ask: [
      "quel souvenir de {x} revient en premier\u202F?",
      "qu'est-ce qui revient en premier de cette époque\u202F?",
      "c'était avec qui, à l'époque\u202F?",
    ],
  },
  tip: {
    stance: "company",
    short: ["c'est bon à savoir", "jolie astuce", "{x}, c'est bon à savoir"],
    warm: ["ça servira à ceux qui lisent ici", "des astuces comme ça, ça rend les commentaires précieux"],
    ask: ["comment l'idée est-elle venue\u202F?", "ça marche à tous les coups\u202F?"],
  },
  agreement: {
    stance: "company",
    short: [
      "ça rassure de ne pas vivre ça en solo",
      "on est donc au moins deux",
      "c'est bon de se sentir compris",
    ],
    warm: [
      "ça fait du bien de voir que d'autres le vivent aussi",
      "c'est bon d'être entre gens qui comprennent",
    ],
    ask: [
      "c'était quand, la première fois\u202F?",
      "qu'est-ce que [tu ajouterais|vous ajouteriez] de [ton|votre] expérience\u202F?",
    ],
  },
  greeting: {
    stance: "company",
    short: ["un bonjour {x}, ça fait toujours plaisir", "bonjour à [toi|vous] aussi", "bonjour et bienvenue"],
    warm: [
      "c'est fou que cette vidéo ait une place chez quelqu'un {x}",
      "c'est beau de savoir qui est de l'autre côté",
      "un petit bonjour fait toujours du bien",
    ],
    ask: ["comment se passe la journée\u202F?", "qu'est-ce qui [t'amène|vous amène] ici\u202F?"],
  },
  joke: {
    stance: "light",
    short: ["mes excuses à {x}", "transmets mes excuses à {x}", "rien à ajouter", "ça m'a bien fait rire"],
    warm: [
      "un grand bonjour à {x} de ma part",
      "les commentaires sont mieux que la vidéo",
      "cette vidéo vient de gagner dix pour cent",
    ],
    ask: [
      "et comment va {x} maintenant\u202F?",
      "c'est venu tout seul, ça\u202F?",
      "et ensuite, qu'est-ce qui s'est passé\u202F?",
    ],
  },
  first: {
    stance: "company",
    short: [
      "bonjour à ceux qui passent en {x}",
      "quelle rapidité",
      "premier rang bien mérité",
      "ça, c'est rapide",
    ],
    warm: [
      "c'est beau de voir qui est là en {x}",
      "c'est un plaisir de [te|vous] voir au premier rang",
      "il y a toujours une place ici",
    ],
    ask: [
      "qu'est-ce qui [t'amène|vous amène] ici en {x}\u202F?",
      "alors, qu'est-ce que [tu en as|vous en avez] pensé\u202F?",
      "qu'est-ce qui [t'amène|vous amène] aujourd'hui\u202F?",
    ],
  },
  timestamp: {
    stance: "company",
    short: ["c'est donc {x} qui a marqué", "de toutes les secondes, {x}"],
    warm: ["c'est bien que {x} soit resté en tête", "c'est drôle de voir quelle seconde reste"],
    ask: ["qu'est-ce qui a marqué à {x}\u202F?", "il y avait quoi à {x}, au juste\u202F?"],
  },
  story: {
    stance: "calm",
    short: ["merci de le raconter", "merci de le partager", "c'est bien de le dire"],
    warm: [
      "c'est bon de savoir ce qui se passe de l'autre côté de l'écran",
      "j'aime bien que chacun raconte sa part de l'histoire",
    ],
    ask: [
      "[tu veux|vous voulez] en raconter un peu plus\u202F?",
      "qu'est-ce qui reste le plus en mémoire\u202F?",
    ],
  },
  other: {
    stance: "calm",
    short: [
      "j'ai bien lu, et je veux répondre comme il faut",
      "pas question de répondre par une phrase toute faite, un instant",
    ],
    warm: [
      "ça vaut plus qu'une ligne rapide, alors je réponds au calme",
      "je préfère répondre avec mes mots que trop vite",
    ],
    ask: [
      "[tu peux|vous pouvez] m'en dire un peu plus, pour que je réponde à ce qui compte\u202F?",
      "quelle partie compte le plus\u202F?",
    ],
  },
} as const satisfies Record<string, Answers>;
