import type { Answers } from "../lines.ts";

/** Answers to what is corrected, criticised or doubted. */
export const faulted = {
  sarcasm: {
    stance: "fair",
    short: ["l'ironie est bien arrivée", "je l'ai bien cherché", "message reçu"],
    warm: ["je préfère lire ça que rien du tout", "un jour, j'aimerais bien [te|vous] surprendre"],
    ask: ["qu'est-ce qu'il faudrait faire autrement\u202F?", "qu'est-ce qu'il faudrait creuser\u202F?"],
  },
  correction: {
    stance: "right",
    short: [
      "je vais vérifier si c'est {x}",
      "je vais vérifier",
      "je retourne voir à {t} et je vérifie",
      "je regarde ça de plus près",
    ],
    warm: [
      "je vais vérifier, et si c'est bien {x}, j'épingle [ton|votre] commentaire",
      "je vérifie si c'est bien {x} et je corrige au besoin",
      "je préfère vérifier plutôt que de laisser une erreur",
      "des gens aussi attentifs, c'est précieux",
    ],
    ask: [
      "où est-ce que [tu as|vous avez] lu que c'était {x}, pour que je puisse vérifier\u202F?",
      "[tu as|vous avez] une source, pour que je puisse vérifier\u202F?",
      "seulement à {t}, ou ailleurs aussi\u202F?",
      "est-ce qu'il y a autre chose à vérifier\u202F?",
    ],
  },
  accusation: {
    stance: "calm",
    short: [
      "ça mérite une réponse claire, et elle sera donnée ici",
      "je prends ça au sérieux et j'y réponds ouvertement",
    ],
    warm: [
      "c'est important pour moi que l'on puisse faire confiance à ce qui est montré ici, merci de le dire ouvertement",
      "je préfère que ce soit dit ouvertement ici",
    ],
    ask: [
      "qu'est-ce qui [te|vous] fait dire ça exactement\u202F?",
      "quel passage, et qu'est-ce que [tu as|vous avez] vu ailleurs\u202F?",
    ],
  },
  critique: {
    stance: "fair",
    short: [
      "que {x} soit {y}, c'est utile à savoir",
      "je vais revoir {x}",
      "j'en tiens compte pour la prochaine",
      "je vais y réfléchir",
      "je vais revoir le passage à {t}",
      "c'est utile à savoir",
    ],
    warm: [
      "dommage que {x} soit {y}",
      "pardon pour {x}",
      "dommage que celle-ci n'ait pas plu",
      "ça m'aide plus qu'un pouce levé",
    ],
    ask: [
      "qu'est-ce qu'il faudrait changer pour {x}\u202F?",
      "qu'est-ce qui aurait mieux marché pour [toi|vous]\u202F?",
      "à quel moment est-ce que ça décroche\u202F?",
    ],
  },
  disagreement: {
    stance: "calm",
    short: [
      "on voit ça différemment, et c'est très bien",
      "je vais y réfléchir",
      "pas besoin d'être du même avis",
    ],
    warm: [
      "c'est bien d'avoir quelqu'un qui voit les choses autrement",
      "un bon argument vaut plus qu'un pouce levé",
    ],
    ask: [
      "c'est quoi, [ton expérience à toi|votre expérience à vous]\u202F?",
      "qu'est-ce qui [t'a|vous a] convaincu\u202F?",
    ],
  },
} as const satisfies Record<string, Answers>;
