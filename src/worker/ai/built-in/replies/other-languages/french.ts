import { type LanguageLines, toned } from "./language.ts";

export const french: LanguageLines = {
  praise: toned(
    [
      "ça fait vraiment plaisir.",
      "ça donne envie de continuer.",
      "à bientôt dans la prochaine vidéo.",
      "c'est un bonheur à lire.",
    ],
    {
      casual: ["Merci beaucoup", "Trop gentil", "Un grand merci"],
      motivational: [
        "Merci pour cette énergie",
        "Des mots comme ça donnent de la force",
        "Merci pour le coup de pouce",
      ],
      funny: ["Je vais encadrer ce commentaire", "Mon ego dit merci", "Direct sur la porte du frigo"],
      techy: ["Commentaire positif bien reçu", "Motivation mise à jour", "Bonne humeur sauvegardée"],
      professional: [
        "Merci beaucoup pour ce commentaire",
        "Merci d'avoir pris le temps d'écrire",
        "Ces mots me touchent",
      ],
    },
  ),
  question: toned(
    [
      "je reviens ici avec une vraie réponse.",
      "ça mérite mieux qu'une ligne.",
      "je réponds bientôt en détail.",
      "quel point compte le plus\u202F?",
    ],
    {
      casual: ["Bonne question", "Super question", "Merci d'avoir demandé"],
      motivational: [
        "Poser la question fait déjà avancer",
        "Belle curiosité",
        "C'est comme ça qu'on progresse",
      ],
      funny: [
        "La question à un million",
        "J'espérais que personne ne demanderait",
        "Je réunis le comité d'experts",
      ],
      techy: ["Requête bien reçue", "Question mise en file", "Ticket ouvert"],
      professional: ["Merci pour cette question", "C'est une bonne question", "Merci de soulever ce point"],
    },
  ),
  criticism: toned(
    [
      "j'en tiens compte pour la suite.",
      "je vais revoir ça.",
      "qu'est-ce qui aurait mieux marché\u202F?",
      "ça m'aide à progresser.",
    ],
    {
      casual: ["Je comprends", "Merci pour la franchise", "C'est noté"],
      motivational: [
        "Une critique fait avancer",
        "Merci pour ce retour honnête",
        "Chaque erreur apprend quelque chose",
      ],
      funny: [
        "Aïe, mais je l'accepte",
        "Noté avec une toute petite larme",
        "Mon critique intérieur approuve",
      ],
      techy: ["Bug bien enregistré", "Rapport bien reçu", "Problème ajouté à la liste"],
      professional: [
        "Merci pour ce retour sincère",
        "Je comprends cette remarque",
        "Je regrette que cela n'ait pas convaincu",
      ],
    },
  ),
  suggestion: {
    beginnings: ["Merci pour l'idée", "Bonne suggestion", "L'idée me plaît"],
    endings: [
      "je la note dans ma liste.",
      "par quoi faudrait-il commencer\u202F?",
      "je vais voir comment bien faire.",
      "j'y réfléchis.",
    ],
  },
  other: {
    beginnings: ["Merci pour le commentaire", "Merci pour la visite", "Merci de participer"],
    endings: [
      "à bientôt dans la prochaine vidéo.",
      "quel sujet devrait suivre\u202F?",
      "c'est toujours un plaisir.",
      "bonne journée.",
    ],
  },
  careful: {
    selfHarm:
      "Merci d'en avoir parlé, personne ne devrait porter cela sans aide et des gens peuvent aider dès maintenant.",
    threat: "Je prends ce message au sérieux et je n'en discuterai pas ici.",
    medical:
      "Je ne peux pas donner de conseil médical ici, mieux vaut en parler à un médecin ou à un pharmacien.",
    personal: "Merci pour ce message, je le lirai avec attention et je répondrai personnellement.",
    hostile: "J'accepte la critique, mais je demande que l'on reste respectueux ici.",
    spam: "La publicité n'est pas permise ici, merci de le comprendre.",
  },
};
