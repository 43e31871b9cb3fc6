import type { TrendWords } from "./trend-words.ts";
import { cap } from "../../compose/frames.ts";

export const french: TrendWords = {
  places: {
    Global: "sans pays choisi",
    USA: "aux États-Unis",
    UK: "au Royaume-Uni",
    Canada: "au Canada",
    India: "en Inde",
    Kenya: "au Kenya",
    Australia: "en Australie",
    Germany: "en Allemagne",
    Brazil: "au Brésil",
    Japan: "au Japon",
  },
  viewers: "ceux qui vous regardent",
  live: {
    why: {
      "google-trends": (seen, place, detail) =>
        `Google classe ${seen} parmi les recherches en vogue ${place}${detail === undefined ? "" : `, avec ${detail} recherches`}. Lisez pourquoi avant de filmer : ces listes contiennent aussi de mauvaises nouvelles, et personne ne sait combien de temps dure une recherche.`,
      "youtube-chart": (seen, place, detail) =>
        `${seen} figure dans le classement des vidéos les plus populaires de YouTube ${place}${detail === undefined ? "" : `, à la place ${detail}`}. Un classement dit ce qu'on regarde maintenant, pas ce qu'on regardera.`,
      "youtube-suggest": (seen, place) =>
        `La recherche de YouTube complète le sujet par ${seen} ${place} : des gens le tapent donc. YouTube ne dit ni combien, ni depuis quand.`,
    },
    onChart: (place) =>
      `Dans le classement des plus populaires ${place}. Regardez comment elle s'ouvre avant de faire la vôtre.`,
    suggested: (rank, place) =>
      `Numéro ${rank} des suggestions de recherche de YouTube ${place}. Commencez le titre par ces mots exacts.`,
    notOnYouTube: (seen) =>
      `Absent des signaux YouTube lus. Commencez le titre par les mots de ${seen} et dites-les dans la première phrase.`,
    listed: (detail, place) =>
      `${detail === undefined ? "Dans la liste" : `${detail} recherches`} ${place}, selon l'arrondi de Google.`,
    notListed: (seen) =>
      `Absent des recherches en vogue lues. Comparez ${seen} à une recherche voisine dans Google Trends, sur 12 mois.`,
    onTikTok: [
      (seen) =>
        `Non mesuré. Cherchez ${seen} sur TikTok et regardez les dates des premiers résultats avant de filmer.`,
      (seen) =>
        `Non mesuré. Voyez si TikTok complète ${seen} de lui-même ; si oui, mettez ces mots à l'écran.`,
      (seen) =>
        `Non mesuré. Regardez trois clips sur ${seen} et notez la question qui revient en commentaire.`,
      (seen) =>
        `Non mesuré. Filmez à la verticale, en moins d'une minute, avec ${seen} à l'écran dès la première seconde.`,
    ],
    answered: [
      (seen) => `Affichez ${seen} à l'écran, mot pour mot.`,
      (seen) => `Dites ${seen} dans la première phrase, tel qu'on l'a tapé.`,
      (seen) => `Répondez à ${seen} avant d'expliquer quoi que ce soit.`,
      (seen) => `Donnez à ${seen} sa propre vidéo plutôt qu'une minute dans une autre.`,
    ],
    use: [
      (seen, people) =>
        `Je ne sais rien de ce qui se cache derrière ${seen}, alors complétez : ce qui s'est passé, ce que cela change pour ${people}, ce qu'on peut faire aujourd'hui. Une vidéo courte, ces trois phrases, la source à l'écran.`,
      (seen, people) =>
        `Choisissez une affirmation sur ${seen} que vous pouvez vérifier et vérifiez-la devant la caméra. Dites à quel point vous en êtes sûr, et laissez-la si elle ne concerne pas ${people}.`,
      (seen, people) =>
        `Cherchez ${seen}, notez ce que les cinq premiers résultats oublient et ne gardez que ce qui sert à ${people}.`,
      (seen, people) =>
        `Notez ce que veut savoir ensuite quelqu'un qui tape ${seen}. Si c'est aussi une question pour ${people}, voilà la vidéo ; sinon, passez.`,
    ],
    hook: [
      (seen) => `Vous avez tapé ${seen}. La réponse d'abord, les raisons ensuite.`,
      (seen) => `${seen} : ce qu'on sait, et ce que personne ne peut encore dire.`,
      (seen) => `Avant de lire autre chose sur ${seen}, regardez ceci.`,
      (seen) => `Voici ce que ${seen} change pour vous.`,
    ],
    stays: (fact) => `Dites ensuite ce qui reste vrai, quoi qu'il se soit passé : ${fact}.`,
  },
  seasonal: {
    why: (when, dated, what, name) =>
      `Un moment de l'année pour « ${name} », pas une tendance mesurée : ${dated}. Mes notes ne l'ont qu'en anglais : “${when}: ${what}”.`,
    onYouTube: (days, name) =>
      days > 7
        ? `Une vidéo plus longue avec « ${name} » dans le titre, publiée assez tôt pour être trouvée.`
        : `Une vidéo courte avec « ${name} » dans le titre : c'est tard pour une vidéo que la recherche doit d'abord trouver.`,
    onTikTok: (picture) => `Non mesuré. Première image : ${picture}, avec le moment de l'année à l'écran.`,
    onGoogle: (name) =>
      `Comparez « ${name} » aux années précédentes dans Google Trends : la courbe montre la semaine où les recherches commencent.`,
    publish: (days) =>
      days <= 7
        ? "Publiez-la dans les prochains jours."
        : days <= 21
          ? "Publiez-la cette semaine, et une courte sur le même point dans les jours qui précèdent."
          : "Publiez-la environ deux semaines avant, et une courte sur le même point dans les derniers jours.",
    title: (name, month) => `${cap(name)} : prêt pour ${month}`,
    story: (month, sign, instead, picture) =>
      `Dites ce qui change en ${month} et commencez par ce qui rate : ${sign}. La solution : ${instead}. À l'image : ${picture}.`,
  },
  evergreen: {
    why: [
      (people, rest) => `Vrai en toute saison : ${rest}. Pour ${people}, quelles que soient les nouvelles.`,
      (people, rest) => `Ni saison ni mode là-dedans : ${rest}. Utile tôt ou tard pour ${people}.`,
      (people, rest) => `Pour ${people}, cette année comme les autres : ${rest}.`,
      (people, rest) => `Cela ne vieillit pas avec l'actualité : ${rest}. Pensé pour ${people}.`,
      (people, rest) => `À trouver pendant des années, pour ${people} : ${rest}.`,
    ],
    asked: (people, ask) => `Une question de tous les mois, pour ${people} : « ${ask} »`,
    choice: (a, b, decides) => `Un choix sans saison : ${a} ou ${b} ? Ce qui décide : ${decides}.`,
    onYouTube: (name, term) =>
      `Pour la recherche : « ${name} » au début du titre, « ${term} » dans la première phrase dite.`,
    onTikTok: (picture) => `Non mesuré. Première image, avant le premier mot : ${picture}.`,
    onGoogle: (name, term) =>
      `Comparez « ${name} » et « ${term} » dans Google Trends sur cinq ans : une courbe plate, c'est un sujet qui dure.`,
  },
  sheet: {
    why: [
      "Je ne sais rien de ce sujet : c'est un cadre pour ce que vous en savez, pas une tendance.",
      "Aucune source et aucune de mes fiches n'en parle : ce qui vient ici est à vous.",
      "Rien n'a été mesuré ici. Ce sera une vidéo quand vous l'aurez rempli.",
      "Ce que vous avez vu vous-même vaut ici plus que tout ce que j'ajouterais.",
      "Cela reste vide jusqu'à ce que vous le remplissiez : je ne devine pas sur un sujet que j'ignore.",
    ],
    platforms: {
      YouTube: "Cherchez votre sujet, triez par date et notez la question à laquelle aucune vidéo ne répond.",
      TikTok: "Non mesuré. Cherchez votre sujet et lisez les commentaires des trois premiers clips.",
      Google: "Tapez votre sujet et arrêtez-vous : ce que Google complète, c'est ce qu'on demande.",
    },
    ask: (questions) => `Dites-moi trois choses et je peux écrire les fiches avec. ${questions.join(" ")}`,
  },
  outlook: {
    next: (times) =>
      times.length === 0
        ? "Le calendrier n'a rien pour cette région."
        : `À venir dans le calendrier : ${times.join(" ; ")}.`,
    time: (name, when, dated, what) => `${name}, ${dated} (dans mes notes, en anglais : “${when}: ${what}”)`,
    publicDay: (name, dated) => `${name} (${dated}), une date pour tous`,
    listed: (seen) =>
      `${seen} est aujourd'hui dans la liste de Google ; regardez encore demain avant d'en faire une deuxième vidéo.`,
    noForecast:
      "Rien de cela n'est une prévision : hors des plateformes, personne ne sait ce qui sera regardé.",
    terms: (name, terms) =>
      `Les mots du métier pour « ${name} » : ${terms.map((term) => `« ${term} »`).join(", ")}. Un seul dans le titre dit à qui s'adresse la vidéo sans nommer personne.`,
    advice: [
      "Avant de filmer, tapez le titre d'une fiche dans la recherche de YouTube et de TikTok et regardez les dates des premiers résultats. S'ils sont tous anciens, il y a de la place.",
      "Associez à chaque fiche liée à une liste ou à une date une fiche durable sur la même chose.",
      "Filmez les 30 premières secondes de deux fiches avant de choisir. Celle qui demande le moins d'explications est la vidéo de la semaine.",
    ],
  },
};
