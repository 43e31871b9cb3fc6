import type { LanguageLines } from "../lines.ts";

/** What comes before a line and a comma. */
export const openings: LanguageLines["openings"] = {
  thanks: {
    casual: ["Merci beaucoup", "Mille mercis", "Oh, merci"],
    motivational: [
      "Des mots comme ça donnent de la force",
      "Merci pour l'élan",
      "Merci pour toute cette énergie",
    ],
    funny: ["J'encadre ce commentaire", "Mon ego dit merci", "Direct sur la porte du frigo"],
    techy: ["Bon signal, merci", "Moral mis à jour, merci", "Enregistré dans les favoris"],
    professional: [
      "Merci beaucoup pour ce commentaire",
      "Un grand merci pour ces mots",
      "Merci d'avoir pris le temps d'écrire",
    ],
  },
  company: {
    casual: ["Ah, super", "Oh, chouette", "Hé"],
    motivational: [
      "C'est bon de [t'avoir|vous avoir] dans l'aventure",
      "On avance ensemble",
      "C'est beau de voir du monde ici",
    ],
    funny: [
      "[Ta|Votre] place au premier rang est réservée",
      "La direction, c'est-à-dire moi, se réjouit",
      "J'aurais bien offert un café",
    ],
    techy: ["Signal reçu", "Connexion établie", "Message reçu cinq sur cinq"],
    professional: ["Merci pour ce commentaire", "Merci de participer", "C'est un plaisir de [te|vous] lire"],
  },
  cheer: {
    casual: ["Félicitations", "Trop fort", "Bravo"],
    motivational: ["Quel moment", "C'est mérité", "Voilà ce que donne la persévérance"],
    funny: ["Je danse devant mon écran", "Lancez les confettis", "Ovation depuis mon canapé"],
    techy: ["Succès déverrouillé", "Niveau supérieur", "Nouveau record"],
    professional: ["Toutes mes félicitations", "Quelle belle réussite", "Un grand bravo"],
  },
  light: {
    casual: ["Haha", "Haha, bien vu", "Ah, celle-là"],
    motivational: ["Voilà qui fait du bien", "Ça met de bonne humeur", "Quelle belle énergie"],
    funny: [
      "Ce n'était pas prévu, ce fou rire",
      "[Tu gagnes|Vous gagnez] les commentaires du jour",
      "Je la note pour la replacer",
    ],
    techy: ["Blague traitée, rire renvoyé", "Résultat inattendu et très bon", "Test d'humour réussi"],
    professional: ["Ça m'a fait sourire", "Merci pour le sourire", "Très bien dit"],
  },
  asked: {
    casual: ["Bonne question", "Merci de demander", "Ah, bonne question"],
    motivational: ["Demander, c'est déjà avancer", "J'aime cette curiosité", "C'est comme ça qu'on apprend"],
    funny: ["La question que j'attendais", "Je consulte mes notes", "Enfin les vraies questions"],
    techy: ["Requête reçue", "Question en file d'attente", "Demande enregistrée"],
    professional: ["Merci pour la question", "C'est une bonne question", "Merci de poser la question"],
  },
  right: {
    casual: ["Merci de l'avoir signalé", "Merci pour l'info", "Merci de regarder d'aussi près"],
    motivational: [
      "Des regards attentifs, ça fait avancer",
      "Merci de m'aider à faire mieux",
      "Chaque remarque compte",
    ],
    funny: [
      "Mon correcteur intérieur vient de se réveiller",
      "Je sors mes lunettes",
      "J'appelle mon bibliothécaire intérieur",
    ],
    techy: ["Ticket ouvert", "Signalement reçu", "Remarque notée"],
    professional: ["Merci pour cette remarque", "Merci de le signaler", "Merci pour cette précision"],
  },
  fair: {
    casual: ["Je comprends", "Merci pour la franchise", "C'est noté"],
    motivational: ["C'est comme ça qu'on s'améliore", "Merci pour ce retour honnête", "Autant le savoir"],
    funny: ["Aïe, mais c'est juste", "Mon critique intérieur approuve", "Noté, avec une petite larme"],
    techy: ["Rapport reçu", "Défaut ajouté à la liste", "Retour enregistré"],
    professional: ["Merci pour ce retour sincère", "J'entends la remarque", "Merci de me le dire"],
  },
  trouble: {
    casual: ["Aïe, c'est rageant", "Ah, c'est frustrant", "Mince alors"],
    motivational: ["On ne lâche pas", "C'est plus proche qu'il n'y paraît", "Chaque essai compte"],
    funny: ["Ce n'était pas dans le scénario", "Le matériel est en grève", "Ça mérite un soupir dramatique"],
    techy: ["On débogue ça", "Rapport d'erreur reçu", "Cherchons la panne"],
    professional: [
      "Dommage que ça ne marche pas encore",
      "Merci de me le signaler ici",
      "C'est en effet frustrant",
    ],
  },
  idea: {
    casual: ["Bonne idée", "J'aime bien l'idée", "Ah, pas bête"],
    motivational: [
      "Avec des idées comme ça, on avance",
      "C'est comme ça que naissent les bonnes vidéos",
      "Merci de réfléchir avec moi",
    ],
    funny: [
      "Quelqu'un a lu mon carnet",
      "Ma liste d'idées vient de s'allonger",
      "Mon week-end [te|vous] salue",
    ],
    techy: ["Demande de fonction reçue", "Idée enregistrée", "Proposition notée"],
    professional: ["Merci pour la suggestion", "Merci pour cette idée", "C'est une bonne suggestion"],
  },
  pleased: {
    casual: ["Merci, c'est gentil", "Oh, merci beaucoup", "Merci pour le compliment"],
    motivational: ["Merci, ça donne de l'élan", "Merci pour les encouragements"],
    funny: ["D'abord, je rougis", "Compliment noté et savouré"],
    techy: ["Vote positif reçu", "Compliment enregistré, merci"],
    professional: ["Merci pour ces mots aimables", "Merci beaucoup, c'est très aimable"],
  },
  mixed: {
    casual: ["Tant mieux si le reste plaît", "Merci pour le bon et pour le moins bon"],
    motivational: ["Un compliment et un coup de pouce à la fois", "Merci de dire les deux"],
    funny: ["Un compliment avec un petit caillou dedans", "Je prends le sucré et le salé"],
    techy: ["Un vote positif et un rapport de bug", "Deux retours reçus, et les deux servent"],
    professional: ["Merci pour le compliment et pour la critique", "Merci pour les deux remarques"],
  },
};

/** What may come after a line of thanks and a comma. */
export const closings: LanguageLines["closings"] = {
  casual: ["merci pour ça", "ça me fait ma journée"],
  motivational: ["ça donne envie de continuer", "merci pour le coup de boost"],
  funny: ["et maintenant je vais prendre la grosse tête", "mon ego [te|vous] salue"],
  techy: ["moral à cent pour cent", "c'est noté dans les réussites"],
  professional: ["merci de l'avoir écrit", "c'est très apprécié"],
};
