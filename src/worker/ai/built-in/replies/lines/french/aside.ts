import type { Answers } from "../lines.ts";

/** Answers to what is said beside a video: lines from it, to friends, about others, with a sting. */
export const aside = {
  quote: {
    stance: "company",
    short: [
      "c'est donc cette phrase qui reste",
      "cette phrase a trouvé son public",
      "de toutes les phrases, celle-là",
    ],
    warm: [
      "c'est drôle de voir quels mots restent en tête",
      "j'aime bien qu'une phrase continue à vivre dans les commentaires",
    ],
    ask: ["pourquoi justement celle-là\u202F?", "elle [te|vous] poursuit aussi, cette phrase\u202F?"],
  },
  tagged: {
    stance: "company",
    short: ["bonjour à vous deux", "profitez-en bien tous les deux", "le bonjour de ma part"],
    warm: [
      "c'est chouette quand quelqu'un amène un ami",
      "partager avec un ami, c'est ce qu'on peut faire de mieux avec une vidéo",
    ],
    ask: ["et qu'en dit l'autre\u202F?", "c'était l'idée de qui, de regarder ça\u202F?"],
  },
  backhanded: {
    stance: "light",
    short: ["je prends", "je compte ça comme une victoire", "je garde la moitié gentille"],
    warm: ["j'aime bien quand une vidéo se révèle meilleure que prévu", "ça fait plaisir de surprendre"],
    ask: ["[tu t'attendais|vous vous attendiez] à quoi\u202F?", "qu'est-ce qui a fini par convaincre\u202F?"],
  },
  earlier: {
    stance: "fair",
    short: [
      "quelqu'un est donc passé avant",
      "les bonnes idées ont souvent plusieurs parents",
      "je suis curieux de voir comment c'était fait",
    ],
    warm: ["savoir qui l'a fait avant m'aide à faire autrement", "avec le nom de la vidéo, j'irai voir"],
    ask: ["c'était laquelle, pour que j'aille voir\u202F?", "qu'est-ce qui était différent\u202F?"],
  },
  alike: {
    stance: "company",
    short: [
      "quelle comparaison",
      "cette comparaison, je ne l'ai pas vue venir",
      "je vais y faire attention maintenant",
    ],
    warm: ["c'est intéressant de savoir à qui on fait penser", "ce genre de comparaison m'intrigue toujours"],
    ask: [
      "qu'est-ce qui [t'y|vous y] a fait penser\u202F?",
      "c'est la façon de parler ou ce que je fais\u202F?",
    ],
  },
  doubting: {
    stance: "calm",
    short: ["j'aimerais bien savoir à quoi [tu penses|vous pensez]"],
    warm: ["il y a une pensée derrière cette tête, et elle a sa place ici"],
    ask: ["qu'est-ce qui [te|vous] trotte dans la tête\u202F?", "c'était quel passage\u202F?"],
  },
  moved: {
    stance: "calm",
    short: ["j'espère que ce sont de bonnes larmes", "ça a donc touché quelque part"],
    warm: ["c'est bon de savoir que ça touche", "une tête comme ça en dit plus qu'un paragraphe"],
    ask: ["c'était quel moment\u202F?", "qu'est-ce qui a touché\u202F?"],
  },
  laughing: {
    stance: "light",
    short: ["ça fait plaisir que ça fasse rire", "mission accomplie, donc"],
    warm: ["savoir que quelqu'un a ri, ça fait ma journée", "c'est bon de rire à plusieurs"],
    ask: ["c'était quel moment\u202F?", "qu'est-ce qui a fait rire\u202F?"],
  },
  "corrected-twice": {
    stance: "right",
    short: ["je vérifie les deux, {x} et {z}", "je vérifie les deux points"],
    warm: [
      "si l'un des deux était faux, je corrige",
      "je préfère bien vérifier les deux plutôt que de laisser une erreur",
    ],
    ask: [
      "il y a une source pour l'un des deux, pour que je puisse vérifier\u202F?",
      "c'est tout, ou il y a autre chose à vérifier\u202F?",
    ],
  },
  few: {
    stance: "calm",
    short: ["c'est bien de [te|vous] voir ici", "merci pour la visite"],
    warm: ["c'est gentil de laisser un mot"],
    ask: ["qu'est-ce qui [t'amène|vous amène] aujourd'hui\u202F?"],
  },
} as const satisfies Record<string, Answers>;
