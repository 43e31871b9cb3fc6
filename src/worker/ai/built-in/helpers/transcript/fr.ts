import type { TranscriptWords } from "./words.ts";

const counted = (count: number, name: string) => `${count} ${name}${count > 1 ? "s" : ""}`;
const stamps = (count: number) => `${count} ${count > 1 ? "repères" : "repère"} de temps`;

export const WORDS: TranscriptWords = {
  basis:
    "D'après vos propres mots, selon des règles fixes. Aucun modèle d'IA n'a écrit ceci : il n'entend pas l'enregistrement et ne change rien dont il ne soit sûr.",
  heading: "Transcription propre",
  nothing: "(Il ne restait que des mots de remplissage.)",
  changed: "Ce qui a changé",
  kept: "Les mots de remplissage et les répétitions sont restés, comme demandé.",
  unknownLanguage: "Aucun mot n'a été retiré : je ne reconnais pas la langue.",
  taken: (fillers, stumbles) =>
    `Retirés : ${fillers} ${fillers > 1 ? "mots" : "mot"} de remplissage et ${counted(stumbles, "faux départ")}.`,
  noStamps: "Il n'y avait pas de repères de temps.",
  stampsKept: (count) => `Gardés : ${stamps(count)}, chacun à sa ligne.`,
  stampsDropped: (count) =>
    `Retirés : ${stamps(count)}. Écrivez « temps » dans ce qu'il faut garder si vous en avez besoin.`,
  paragraphs: (words) => `Les paragraphes finissent avec une phrase, après environ ${words} mots.`,
  noStops:
    "Le texte n'a pas de points, je ne sais donc pas où finissent les phrases. Lisez-le une fois à voix haute et mettez-les là où vous respirez.",
  notUnderstood: (quoted) =>
    `Je n'ai pas su quoi faire de ${quoted} : je comprends « temps », « remplissage » et « mot à mot ».`,
  check: "À vérifier à l'oreille",
  checks: [
    "Les noms, les marques et les chiffres : c'est là que la reconnaissance se trompe le plus.",
    "Les mots qui se prononcent pareil, comme ses et ces, et chaque pas qui a pu se perdre.",
    "Si une pause voulue est encore là sous forme de paragraphe.",
  ],
  use: "À quoi ça sert maintenant",
  uses: [
    "Les sous-titres : collez-la à côté de la vidéo et laissez la plateforme placer les temps.",
    "La description : ses deux phrases les plus simples font les premières lignes.",
    "Le prochain script : soulignez ce que vous rediriez et jetez le reste.",
  ],
};
