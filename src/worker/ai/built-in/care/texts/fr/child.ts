import type { ChildTexts } from "../../texts.ts";

/** What is said first and what to do where a child is concerned, in French. */
export const CHILD: ChildTexts = {
  inTrouble: {
    heading: "D'abord : tu n'es pas seul avec ça",
    lead: "Tu n'as rien fait de mal en le disant, et ce n'est pas ta faute. Tu n'as pas à régler ça sans aide, et rien n'a besoin d'être filmé.",
    steps: [
      [
        "Si tu es en danger ou si tu as très mal, appelle le numéro d'urgence",
        "Une forte douleur, un saignement, nulle part où dormir ce soir ou quelqu'un qui te fait du mal : c'est une raison suffisante.",
      ],
      [
        "Dis-le aujourd'hui à un adulte",
        "Un parent ou, si ce n'est pas sûr, une tante, un prof, l'infirmière scolaire, la mère d'une amie. Quelques mots suffisent : j'ai besoin de ton aide.",
      ],
      [
        "Trouve une ligne pour les jeunes : childhelplineinternational.org",
        "https://childhelplineinternational.org liste des lignes gratuites par pays. Tu peux appeler ou écrire sans donner ton nom.",
      ],
      [
        "Si c'est trop dur à dire, écris-le",
        "Trois phrases sur un papier ou dans un message. Montre-les, et laisse poser les questions.",
      ],
      [
        "Pour ton corps, un médecin, un centre de santé ou l'infirmière sait vraiment",
        "Ils voient des jeunes comme toi chaque semaine. Tu peux venir avec quelqu'un et demander d'abord ce qui reste entre vous.",
      ],
      [
        "Si tu es peut-être enceinte, fais un test et vois vite un médecin",
        "Vite, c'est plus de choix et plus d'aide. La décision t'appartient, avec quelqu'un de confiance.",
      ],
      [
        "Si tu ne peux pas rentrer, ne reste pas seul dehors",
        "La famille d'un ami, un proche, un foyer pour jeunes ou la police. Une ligne d'écoute trouve un lit pour ce soir.",
      ],
      [
        "Si quelqu'un de plus âgé veut des photos, te voir ou un secret, c'est sa faute",
        "N'envoie plus rien, n'y va pas, garde la conversation et montre-la à un adulte.",
      ],
      [
        "Pas sur internet pour l'instant",
        "Ni nom, ni histoire, ni photo. Les inconnus qui consolent ne sont pas toujours qui ils disent.",
      ],
      [
        "Reviens quand quelqu'un le sait",
        "C'est plus léger dès qu'une personne le sait. Ce que tu veux créer peut attendre.",
      ],
    ],
  },
  lead: {
    "child-body":
      "À cet âge, un corps grandit encore : je ne lui donne ni régime, ni poids, ni apparence à atteindre.",
    "child-writes":
      "C'est bien que tu veuilles faire des vidéos. Avant tout, demande à un parent : YouTube, TikTok et Instagram demandent 13 ans ou plus pour un compte à soi, plus dans certains pays, et d'ici là un adulte le tient avec toi.",
    "child-filmed":
      "Un enfant ne peut pas consentir à ce qui reste sur internet : sa vie privée passe avant la vidéo.",
  },
  steps: {
    "child-body": [
      [
        "Demander à un médecin avant de changer repas ou entraînement",
        "Un pédiatre sait ce dont ce corps a besoin pour grandir.",
      ],
      [
        "Ni régime, ni jeûne, ni calcul",
        "Grandir demande à manger. Trop peu peut abîmer os, hormones et humeur pour des années.",
      ],
      [
        "Ni compléments, ni boosters, ni pilules",
        "Rien de ce qui se vend pour les muscles ou la minceur n'a été fait pour des enfants.",
      ],
      [
        "Des muscles visibles, ce sont surtout gènes, lumière et filtres",
        "Qui n'en voit pas ne fait rien de mal.",
      ],
      [
        "Bouger pour ce que le corps sait faire",
        "Courir, grimper, jouer au ballon, nager, danser, avec un coach qui connaît les enfants.",
      ],
      [
        "Filmer ce qu'on sait faire, jamais le corps",
        "Une figure, une distance, une équipe : ni torse nu, ni miroir, ni avant-après, ni poids.",
      ],
      [
        "Masquer les comptes qui comparent les corps",
        "Un fil apprend en quelques jours. Ce qu'on y voit est choisi, posé, retouché.",
      ],
      ["Si quelqu'un se moque, le dire à un adulte", "C'est la moquerie qui doit changer, pas le corps."],
      [
        "Si les repas deviennent lutte ou secret, chercher de l'aide tôt",
        "Un médecin, ou https://findahelpline.com. Tôt, c'est plus simple, à tout poids.",
      ],
      [
        "Parents : mangez ensemble, sans remarques sur les corps",
        "Le vôtre non plus. Les enfants entendent les deux.",
      ],
    ],
    "child-writes": [
      ["Demande d'abord à un parent", "Montre-lui cette page et choisissez ensemble ce qui peut être filmé."],
      ["Connais la règle d'âge : 13 ans", "En dessous, pas de compte à soi. N'inscris pas un autre âge."],
      ["Ni nom, ni école, ni adresse", "Ni visage si possible ; un surnom suffit."],
      [
        "Ne rencontre jamais quelqu'un d'internet",
        "Et ne passe jamais en messages privés. Si on te le demande, dis-le à un adulte.",
      ],
      ["Filme des mains et des objets", "Dessiner, construire, cuisiner : la caméra regarde la table."],
      ["Laisse un adulte lire les commentaires", "Ou coupe-les. Personne n'a à répondre à des inconnus."],
      ["N'envoie jamais de photo de toi", "Si on t'en demande, dis-le tout de suite à un adulte."],
      ["Entraîne-toi sans publier", "Fais la vidéo d'abord pour ta famille. C'est là qu'on apprend."],
      ["Arrête quand ce n'est plus drôle", "L'école, le sommeil et les amis d'abord."],
      [
        "Demande de l'aide si quelque chose cloche",
        "Un parent, un prof, ou https://childhelplineinternational.org.",
      ],
    ],
    "child-filmed": [
      [
        "Demande-toi si l'enfant le voudrait à quinze ans",
        "Dans le doute, garde-la dans l'album de famille.",
      ],
      [
        "Ne filme ni pleurs, ni punition, ni bain, ni maillot, ni maladie",
        "Ces moments sont à l'enfant, et ces vidéos attirent les mauvaises personnes.",
      ],
      ["Ni nom, ni école, ni rue, ni trajet quotidien", "Regarde aussi l'arrière-plan, et publie plus tard."],
      ["Montre des mains, des dos et des objets", "Une tour de cubes raconte l'histoire sans l'enfant."],
      ["Demande à l'enfant et accepte un non", "Aussi quand il change d'avis après : alors elle s'en va."],
      [
        "Déclare les vidéos pour enfants comme conçues pour eux",
        "YouTube l'exige (support.google.com/youtube/answer/9528076). Cela coupe commentaires, notifications et publicité personnalisée.",
      ],
      ["Coupe ou retiens les commentaires", "Et regarde parfois qui suit et enregistre."],
      ["Ne bâtis pas de revenu sur un enfant", "Plusieurs pays, dont la France, en font un travail encadré."],
      ["Pas d'autres enfants sans accord écrit des parents", "Cela vaut pour élèves, équipes et fêtes."],
      ["Raconte-le de ton côté", "Ce que tu as appris n'a pas besoin de son image."],
    ],
  },
};
