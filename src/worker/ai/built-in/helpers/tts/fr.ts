import type { TtsWords } from "./words.ts";

export const WORDS: TtsWords = {
  basis:
    "D'après vos propres mots, selon des règles fixes. Aucun modèle d'IA n'a écrit ceci et aucun son n'est produit ici : voici le texte à donner à une voix.",
  heading: "Texte à dire",
  pause: "(pause)",
  length: "Durée",
  lasts: (seconds, words, isOne, pace) =>
    `Environ ${seconds} secondes : ${words} ${isOne ? "mot" : "mots"} à ${pace} mots par minute, et une seconde par pause. Une autre voix prendra plus ou moins de temps ; chronométrez les dix premières lignes et calculez.`,
  stress: "Mots à appuyer",
  inLine: (quoted) => ` dans ${quoted}`,
  marks: "Comment c'est noté",
  breath: (most, long) =>
    `Chaque ligne est un souffle. Les phrases de plus de ${most} mots sont coupées à leurs virgules${long > 0 ? ` ; ${long === 1 ? "une longue ligne n'en a pas : raccourcissez-la" : `${long} longues lignes n'en ont pas : raccourcissez-les`}` : ""}.`,
  pauses:
    "(pause) sépare les paragraphes. Retirez-la si votre outil la lit à voix haute, et prenez sa propre marque de pause.",
  symbols:
    "Les symboles et les abréviations sont écrits comme ils se disent, quand il n'y a qu'une façon. Les nombres restent en chiffres : écoutez une fois les années, les prix et les versions.",
  noSymbols:
    "Les nombres, les symboles et les abréviations restent comme vous les avez écrits. Écoutez chacun une fois.",
  voice: "La voix",
  noVoice: "Vous n'en avez pas choisi.",
  forVoice: (quoted, fit) => `Pour la voix choisie, ${quoted} : ${fit}`,
  slow: "réglez le débit un peu sous la normale et laissez les pauses.",
  quick: "montez un peu le débit et gardez les pauses : sans elles, la vitesse fatigue.",
  plain: "décrivez-la à votre outil avec ces mots et gardez un débit normal.",
  rule: "Générez les trois premières lignes avec deux voix, écoutez-les sur un haut-parleur de téléphone et prenez celle dont vous comprenez chaque mot.",
};
