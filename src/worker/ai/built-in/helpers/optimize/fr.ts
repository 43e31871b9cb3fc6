import type { OptimizeWords } from "./words.ts";

export const WORDS: OptimizeWords = {
  basis: (subject) =>
    `D'après les mots que vous avez collés${subject === undefined ? "" : ` et ce que Crescendo sait de ce sujet : ${subject}`}. Aucun modèle d'IA n'a écrit ceci : ce sont eux qui sont jugés, la vidéo n'a pas été vue.`,
  heading: (title) => `Examen : ${title}`,
  headings: {
    title: "Titre",
    description: "Description",
    tags: "Tags",
    chapters: "Chapitres",
    opening: "Ouverture",
    order: "Dans cet ordre",
  },
  units: { characters: "caractères", bytes: "octets" },
  measured: (name, used, max, unit, over) =>
    `${name} : ${used} ${unit} sur ${max}${over === undefined ? "" : `, ${over} de trop`}.`,
  length: "Longueur",
  refused: {
    title: "YouTube refuse < et > dans les titres.",
    description: "YouTube refuse < et > dans les descriptions.",
  },
  points: (score) =>
    `Côté métier, il vaut ${score} points sur 100 ; cela dit comment il est fait, pas combien de clics il aura.`,
  nothingOwn: "Il ne nomme rien que cette vidéo soit seule à avoir.",
  ofItsOwn: (listed) => `Ce qu'il nomme en propre : ${listed}.`,
  keep: "Gardez-le.",
  useOnly: "N'en prenez un que si votre vidéo tient ce qu'il dit :",
  aim: (characters) =>
    `Consacrez les ${characters} premiers caractères à deux phrases simples : ce qu'on voit et ce que ça a donné.`,
  noDescription: "Vous n'en avez pas collé, il n'y a donc rien à juger.",
  begins: (opening) => `Elle commence ainsi : ${opening}`,
  noneThere: "Aucun mot propre au titre n'y figure : qui vient pour lui ne sait pas s'il est au bon endroit.",
  allThere: "Les mots du titre y sont, et c'est bien.",
  someMissing: (listed) => `Du titre pourrait suivre : ${listed}.`,
  below: "En dessous, répondez à ce qu'on demande, si votre vidéo y répond :",
  noTags: "Vous n'en avez pas collé.",
  tagCount: (count) => (count === 1 ? "Votre seul tag" : `Vos ${count} tags`),
  tagWeight: "YouTube dit qu'ils comptent peu pour le succès d'une vidéo.",
  tagUse: "Ils aident quand un mot est souvent mal orthographié.",
  enoughTags: (listed) => `Assez : ${listed}.`,
  misspelled: "les fautes que vous voyez dans les commentaires",
  chapterRules:
    "Les règles, d'après des tiers : le premier est à 0:00, il y en a au moins 3 dans l'ordre, et chacun dure 10 secondes ou plus.",
  ownChapters: "D'après vos repères, avec vos mots. Renommez-les selon ce qu'on cherche :",
  noTranscript: "Vous n'avez pas collé de transcription : aucun chapitre ne peut être placé.",
  fewStamps:
    "La transcription a trop peu de repères : aucun chapitre ne peut être placé. YouTube Studio les montre à côté des sous-titres.",
  judged:
    "YouTube montre la part du public encore là à 30 secondes et conseille de tenir d'ici là ce que disent le titre et la miniature.",
  noOpening: "Sans transcription, vos premiers mots ne peuvent pas être jugés.",
  openOn: (picture) => `Vous pourriez ouvrir sur cette image : ${picture}.`,
  longOpening: (count, most) =>
    `Votre première phrase fait ${count} mots. Dites d'abord ce qui surprend, en ${most} ou moins.`,
  shortOpening: (count) =>
    `Votre première phrase fait ${count} ${count === 1 ? "mot" : "mots"} : elle se dit d'un souffle.`,
  shorter: (text) => `Plus court, avec vos mots : ${text}`,
  leaveTitle: "Laissez le titre : il dit ce que cette vidéo est seule à avoir.",
  changeTitle: "Changez d'abord le titre : c'est une minute, et on peut revenir en arrière.",
  writeOpening: "Écrivez les deux premières lignes de la description.",
  rewriteOpening: "Réécrivez les premières lignes de la description.",
  nextOpening: "L'ouverture, pour la prochaine vidéo : celle-ci ne se redit pas, elle se coupe.",
};
