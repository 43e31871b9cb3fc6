import { cap } from "../../compose/frames.ts";
import type { CompetitorWords } from "./words.ts";

export const WORDS: CompetitorWords = {
  known: (subject) => `D'après ce que Crescendo sait de ce sujet : ${subject}.`,
  knownNiche: (subjects) => `D'après ce que Crescendo sait de ${subjects} sujets de cette niche.`,
  unknown: "Crescendo ne sait encore rien de ce sujet : il n'y a ici que du métier.",
  unseen: "Aucun modèle d'IA n'a écrit ceci : il ne voit pas ces chaînes et n'en dit rien.",
  heading: (niche) => `Apprendre des autres : ${niche}`,
  look: "Quoi regarder",
  nobody:
    "Vous n'avez nommé personne. Choisissez cinq chaînes que votre public regarde aussi, dont deux hors de votre niche, et faites une de ces choses pour chacune :",
  craft: [
    "Triez par popularité. Notez ce que promettent les cinq premiers titres, un verbe chacun.",
    "Lisez 50 commentaires sous les trois dernières vidéos et copiez chaque question restée sans réponse.",
    "Notez la première phrase de cinq vidéos. Que voit-on pendant qu'elle est dite ?",
    "Trouvez ce qu'ils faisaient il y a un an et ne font plus. Votre public le regretterait-il ?",
    "Regardez une vidéo en débutant : notez chaque mot qu'il faudrait déjà connaître.",
    "Regardez les douze dernières miniatures en taille timbre. Lesquelles confondriez-vous ?",
  ],
  inChannel: {
    mistake: ({ sign, because }) =>
      `Cherchez une vidéo là-dessus : ${sign}. Donnent-ils la raison (${because}) ou seulement le remède ?`,
    question: ({ ask }) => `Y répondent-ils quelque part, et à quelle minute ? ${ask}`,
    choice: ({ a, b, decides }) =>
      `Quand ils choisissent entre ${a} et ${b}, disent-ils ce qui décide ? La clé : ${decides}.`,
    belief: ({ said }) => `Répètent-ils ceci ou montrent-ils ce qu'il en est ? On dit : ${said}.`,
  },
  table: "Un tableau à remplir",
  columns: ["Chaîne", "Vidéo au-dessus de son niveau", "Promesse", "Ce qui manque aux commentateurs"],
  channel: (number) => `Chaîne ${number}`,
  gaps: "Les manques à chercher",
  gap: {
    mistake: ({ sign, instead }) =>
      `Quelqu'un montre-t-il du début à la fin quoi faire quand ça arrive ? ${cap(sign)}. Votre vidéo finirait là-dessus : ${instead}.`,
    question: ({ ask, answer }) =>
      `Qui répond à ceci dans la première minute ? ${ask} Si personne ne le fait, la réponse est une vidéo : ${answer}`,
    choice: ({ a, b }) => `Qui a essayé les deux devant la caméra : ${a} et ${b} ?`,
    belief: ({ said, so }) =>
      `Qui répète encore ceci : ${said} ? Si vous pouvez montrer ce qu'il en est, c'est une vidéo : ${so}.`,
  },
  who: (people) => `Qui leur parle (${people}), et qui ne parle qu'à ses semblables ?`,
  shows: (picture) => `Qui laisse voir ceci d'assez près : ${picture} ?`,
  ownGaps: [
    "À quelle question de leur public pourriez-vous répondre par votre propre travail ?",
    "Quelle étape sautent-ils tous parce qu'ils ne la remarquent plus ?",
    "Quelle phrase répètent-ils tous, que vous avez vue échouer ?",
  ],
  notes: "Vos notes",
  marked:
    "Marquez chaque ligne : vu, compté ou supposé. Gardez ce que vous avez vu deux fois, sur deux chaînes ; faites du reste une question et regardez encore.",
  hidden: "Ce qu'on ne voit pas de l'extérieur",
  hiddenWhy:
    "Le taux de clics, la rétention et les revenus des autres. Un nombre de vues est un résultat, pas une raison : ne comparez une vidéo qu'avec d'autres de la même chaîne.",
  making: "De regarder à faire",
  rules: [
    "Prenez la question à laquelle une vidéo répond, jamais sa réponse.",
    "Changez au moins deux choses : public, format, preuve, point de vue.",
    "Écrivez votre script, leur vidéo fermée.",
  ],
};
