import type { CalendarWords } from "./words.ts";

const times = (pace: number) => `${pace} fois par semaine`;

export const WORDS: CalendarWords = {
  basis: (from) => {
    const after =
      "Aucun modèle d'IA n'a écrit ceci : les titres sont des brouillons au choix, et aucun résultat n'est promis.";
    if (from.kind === "subject") return `D'après ce que Crescendo sait de ce sujet : ${from.name}. ${after}`;
    if (from.kind === "niche")
      return `D'après ce que Crescendo sait de ${from.subjects} sujets de cette niche. ${after}`;
    return `Crescendo ne sait encore rien de ce sujet. ${after}`;
  },
  heading: (niche) => `30 jours : ${niche}`,
  youPost: (pace) => `Vous publiez ${times(pace)} :`,
  noPace: (usual) => `Vous n'avez pas donné de rythme, c'est donc ${times(usual)} :`,
  unreadPace: (cited, usual) =>
    `Je ne lis pas de 1 à 7 publications par semaine dans ${cited}, c'est donc ${times(usual)} :`,
  rest: (posts) => `${posts} publications. Les autres jours sont pour filmer, répondre et dormir.`,
  slower:
    "Un rythme plus lent convient aussi : d'après YouTube, la croissance ne dépend pas du temps entre deux vidéos.",
  unreadStart: (cited) =>
    `Je ne lis pas de date certaine dans ${cited}, les jours sont donc numérotés. Écrivez-la ainsi : 2026-12-01.`,
  columns: ["Jour", "Titre", "Format", "Première phrase"],
  day: (number) => `Jour ${number}`,
  formats: {
    tutorial: "Tutoriel pas à pas",
    list: "Liste à rebours",
    story: "Récit personnel",
    challenge: "Défi chronométré",
    "before-after": "Avant-après",
    "myth-busting": "Idées reçues à l'épreuve",
    comparison: "Comparaison côte à côte",
    review: "Test en main",
    reaction: "Réaction et décryptage",
    "day-in-the-life": "Une journée type",
    "behind-the-scenes": "Coulisses",
    "case-study": "Étude de cas",
    experiment: "Expérience",
    "q-and-a": "Questions du public",
  },
  questions: "Trois questions pour commencer",
  fillIn: (open) =>
    `Les lignes ci-dessus ont des places à remplir.${open > 0 ? ` ${open === 1 ? "1 jour reste ouvert" : `${open} jours restent ouverts`}, plutôt qu'un titre qui ne dit rien.` : ""} Chaque réponse est un titre : écrivez-la dans la ligne suivante.`,
  weeks: "Semaine par semaine",
  firstWeek: (pace) =>
    `Jours 1 à 7 : filmez ${pace === 1 ? "les deux premières publications" : "la première semaine d'un coup"} avant le jour 1, pour partir avec une réserve. Publiez, et répondez aux commentaires du premier jour.`,
  nextWeeks: [
    "Jours 8 à 14 : regardez où l'on décroche dans les vidéos de la première semaine. Changez une chose dans les ouvertures, une seule.",
    "Jours 15 à 21 : reprenez d'un autre côté le sujet qui a le mieux marché, à la place du titre que vous aimez le moins.",
    "Jours 22 à 30 : laissez tomber le format le plus faible, filmez les dernières vidéos et notez trois titres pour le mois suivant, pris dans les commentaires.",
  ],
  before: "Avant chaque publication",
  checks: [
    "Dites la première phrase à voix haute. S'il faut reprendre son souffle, coupez.",
    "Vérifiez que la vidéo tient ce que dit le titre ; sinon, changez le titre.",
    "Déplacez une publication plutôt que d'en sortir une que vous ne défendez pas.",
  ],
};
