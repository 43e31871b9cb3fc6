import type { OwnSteps } from "../../texts.ts";

/** What helps against one danger and not against the others, in French. */
export const OWN_STEPS: OwnSteps = {
  viewer: [
    [
      "Signale-le pour que la plateforme lui montre de l'aide",
      "YouTube, TikTok et Instagram ont le suicide et l'automutilation parmi leurs motifs de signalement. Ce n'est pas une punition, et la personne n'apprend pas qui a signalé.",
    ],
    [
      "Si tu sais qui c'est ou où elle est, appelle le numéro d'urgence",
      "Dis ce qui a été écrit, quand et sous quel nom. La police peut demander le reste à la plateforme.",
    ],
    [
      "Trouve une ligne qu'elle peut appeler : findahelpline.com",
      "https://findahelpline.com liste des lignes et chats gratuits par pays. Beaucoup conseillent aussi ceux qui s'inquiètent pour quelqu'un.",
    ],
    [
      "Ne reste pas seul avec ça",
      "Dis-le maintenant à un ami, à la modération ou à un parent, qui lira avec toi. Si tu es mineur, c'est un adulte qui répond.",
    ],
    [
      "Demande directement, et écoute",
      "« Est-ce que tu penses au suicide ? » ne donne l'idée à personne. Pas de conseil, pas de débat : c'est bien que tu me le dises.",
    ],
    [
      "Ne promets ni le secret ni des réponses à toute heure",
      "Dis quand tu regarderas de nouveau. Tu tiens à cette personne, tu n'es pas un service d'urgence.",
    ],
    [
      "Masque ce qui décrit une méthode et n'en filme rien",
      "Ni nom, ni capture, ni vidéo à ce sujet. Garde les mots pour ceux qui aident.",
    ],
    [
      "Épingle une ligne pour ceux qui lisent",
      "« Si tu ressens la même chose : findahelpline.com, et tu as ta place ici. » Rien sur la personne.",
    ],
    [
      "Prends soin de toi ensuite",
      "Ce que fait quelqu'un d'autre n'est ni entre tes mains ni ta faute. Les lignes d'écoute sont aussi pour toi.",
    ],
  ],
  stalked: [
    [
      "Porte plainte, même si tout s'est passé en ligne",
      "Apporte les preuves et demande un numéro de dossier. Un service d'aide aux victimes peut t'accompagner.",
    ],
    [
      "Garde les preuves avant de bloquer",
      "Captures avec nom, lien, date et heure, et un journal de chaque incident. Une copie à une personne de confiance.",
    ],
    [
      "Fais retirer ton adresse",
      "Signale chaque publication comme information privée, pas comme spam ; YouTube a une réclamation pour cela, et Google retire les adresses de sa recherche.",
    ],
    [
      "Préviens ton entourage",
      "Voisins, famille, travail, modération : à quoi ressemble ou comment s'appelle cette personne, et que personne ne lui donne rien.",
    ],
    [
      "Ne laisse aucune routine à suivre",
      "D'autres chemins à d'autres heures, rien de publié depuis l'endroit où tu es encore, ni fenêtre, ni colis, ni rue à l'image. Cherche des traceurs dans le téléphone, le sac, la voiture.",
    ],
    [
      "Ne réponds pas, ne discute pas, ne la rencontre pas",
      "Toute réponse lui apprend que ça marche. Quelqu'un d'autre peut lire pour toi.",
    ],
  ],
  abuse: [
    [
      "Parle à un service pour les victimes de violences à la maison",
      "Il prépare les choses avec toi, même si tu ne sais pas si tu veux partir. https://findahelpline.com les liste par pays.",
    ],
    [
      "Fais un plan avant de partir",
      "Un sac, papiers, argent, clés et médicaments chez quelqu'un, et un mot qui veut dire : appelle à l'aide. Partir est l'heure la plus dangereuse, alors ne l'annonce pas.",
    ],
    [
      "Rien sur les téléphones et comptes partagés",
      "Efface cette page de l'historique, change tes mots de passe sur un autre appareil, coupe la position partagée.",
    ],
    [
      "Fais constater les blessures",
      "Un certificat et des photos, gardés hors de chez toi, compteront plus tard, que tu portes plainte ou non.",
    ],
  ],
  sexual: [
    [
      "Les preuves tiennent des jours, pas des semaines",
      "Si tu peux, ne te lave pas, ne lave pas les vêtements et mets-les dans un sac en papier. Dans beaucoup de pays, un hôpital les garde sans plainte.",
    ],
    [
      "C'est toi qui choisis à qui le dire et quoi signaler",
      "Un centre d'aide explique les deux voies, et quelqu'un peut t'y accompagner.",
    ],
  ],
  eating: [
    [
      "Mange et bois un peu, avec quelqu'un",
      "Après des jours sans manger, lentement et en demandant d'abord à un médecin : beaucoup d'un coup peut être dangereux.",
    ],
    [
      "Mets les chiffres hors de vue",
      "Ni poids, ni calories, ni mensurations dans une vidéo, et la balance chez quelqu'un d'autre.",
    ],
    ["Masque les comptes qui comparent les corps", "Pour un temps. Le fil apprend en quelques jours."],
  ],
  leaked: [
    [
      "Empêche leur diffusion : stopncii.org",
      "À partir de 18 ans : https://stopncii.org crée un code de l'image sur ton propre appareil, et Instagram, Facebook, TikTok et d'autres refusent ce qui le porte. L'image ne te quitte jamais.",
    ],
    [
      "Si tu étais mineur dessus : takeitdown.ncmec.org",
      "https://takeitdown.ncmec.org fait la même chose pour les images de mineurs, gratuitement, sans ton nom, dans tous les pays.",
    ],
    [
      "Signale chaque publication comme images intimes sans consentement",
      "Chaque plateforme a un formulaire, et Google retire ces résultats de sa recherche. Demande à un proche de le faire.",
    ],
    [
      "Dans beaucoup de pays, c'est un délit",
      "La police peut s'en charger quand tu t'en sens capable, et tes liens gardés sont ce qu'il lui faut.",
    ],
  ],
};
