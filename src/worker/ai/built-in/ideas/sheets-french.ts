import type { Worksheets } from "./worksheets.ts";

/** In French. */
export const frenchSheets: Worksheets = {
  questions: [
    "Qu'est-ce qui rate le plus souvent ?",
    "À quoi ça ressemble quand ça rate ?",
    "Que faites-vous à la place ?",
  ],
  audience: "Les personnes qui vous ont posé la question",
  about: (topic) => `Sujet : ${topic}`,
  sheets: [
    {
      format: "before-after",
      title: "ce qui rate en premier",
      hook: "Dites ce que vous avez vu quand ça a raté.",
      fill: "À vous de remplir : ce qui a raté, à quoi ça ressemblait, ce que vous avez changé. Filmez le raté à côté du réussi.",
      cta: "Demandez en commentaire à quoi ressemble le leur.",
    },
    {
      format: "tutorial",
      title: "l'étape qu'on saute",
      hook: "Nommez l'étape et montrez-la dès la première seconde.",
      fill: "À vous de remplir : l'étape, ce qui arrive sans elle, combien de temps elle prend. Filmez vos mains d'en haut.",
      cta: "Demandez d'enregistrer la vidéo pour le premier essai.",
    },
    {
      format: "comparison",
      title: "deux façons, une gagnante ?",
      hook: "Montrez les deux dans une image, sans dire laquelle vous prendriez.",
      fill: "À vous de remplir : les deux façons, ce que chacune coûte en temps ou en argent, ce qui tranche. Filmez les deux sous la même lumière.",
      cta: "Demandez en commentaire laquelle ils prendraient.",
    },
    {
      format: "q-and-a",
      title: "la question qu'on me pose le plus",
      hook: "Lisez la question comme on vous l'a posée.",
      fill: "À vous de remplir : la question mot pour mot, votre réponse en une phrase, ce qui le prouve. Filmez d'abord la preuve.",
      cta: "Demandez la prochaine question en commentaire.",
    },
    {
      format: "myth-busting",
      title: "ce qu'on raconte et ce qui est vrai",
      hook: "Dites la phrase que vous entendez sans cesse.",
      fill: "À vous de remplir : ce qu'on dit, qui le dit, ce que vous avez vu. Filmez le moment où ça se voit.",
      cta: "Demandez en commentaire ce qu'on leur a raconté.",
    },
    {
      format: "list",
      title: "ce qu'il y a sur ma table",
      hook: "Montrez tout ce que vous utilisez, puis retirez l'inutile.",
      fill: "À vous de remplir : les objets, à quoi sert chacun, celui dont vous vous passeriez. Filmez-les en action, jamais dans leur boîte.",
      cta: "Demandez en commentaire ce qui manque.",
    },
    {
      format: "story",
      title: "comment j'y suis venu",
      hook: "Commencez au moment où vous avez décidé de continuer.",
      fill: "À vous de remplir : le premier essai, ce qui a failli vous arrêter, ce qui vous fait tenir. Filmez un objet de cette époque.",
      cta: "Demandez en commentaire comment ils ont commencé.",
    },
    {
      format: "day-in-the-life",
      title: "une heure, du début à la fin",
      hook: "Commencez par le son que ça fait.",
      fill: "À vous de remplir : où vous êtes, ce qui vient d'abord, ce qui prend le plus de temps. Filmez cinq plans dans l'ordre, sans musique.",
      cta: "Demandez en commentaire quelle partie allonger.",
    },
    {
      format: "experiment",
      title: "un seul changement, le reste pareil",
      hook: "Dites ce que vous changez et ce que vous attendez.",
      fill: "À vous de remplir : le changement, comment vous le mesurez, ce que ça donne. Filmez les deux résultats côte à côte, même si rien ne change.",
      cta: "Demandez en commentaire quoi essayer ensuite.",
    },
    {
      format: "behind-the-scenes",
      title: "ce que personne ne filme",
      hook: "Montrez le désordre avant le résultat.",
      fill: "À vous de remplir : ce qui se passe avant, qui aide, ce qu'on jette. Filmez tel quel, sans ranger.",
      cta: "Demandez en commentaire ce qui les a surpris.",
    },
  ],
  condition: {
    format: "experiment",
    title: "ce qui peut changer, et ce qui ne doit pas",
    hook: "Dites la seule chose qui est différente ici, et montrez-la.",
    fill: "À vous de remplir : ce que vous faites autrement pour cette raison, ce qui a raté la première fois, comment vous le mesurez. Filmez les deux résultats côte à côte.",
    cta: "Demandez en commentaire ce qu'ils essaieraient.",
  },
  sides: {
    format: "comparison",
    title: "lequel, et quand ?",
    hook: "Montrez les deux et dites sur quoi vous les jugerez.",
    fill: "À vous de remplir : ce que chacun fait mieux, ce qu'il coûte en temps ou en argent, ce qui tranche et pour qui. Filmez les deux à la même tâche.",
    cta: "Demandez en commentaire lequel ils prendraient.",
  },
  forms: {
    "day-in-the-life": {
      questions: [
        "À quelle heure commence votre journée, et par quoi ?",
        "Quelle partie est la plus longue ou rate le plus ?",
        "Qu'est-ce qui surprendrait quelqu'un qui regarde ?",
      ],
      hook: "Commencez par l'heure et le premier geste de vos mains.",
      fill: "À vous de remplir : l'heure et le lieu de cinq moments, le plus long, le plus surprenant. Filmez chacun là où il se passe, avec son bruit.",
      cta: "Demandez en commentaire quelle heure voir en entier.",
    },
    confession: {
      questions: [
        "Que croyiez-vous ou faisiez-vous avant ?",
        "Qu'est-ce qui vous a fait changer d'avis ?",
        "Que feriez-vous aujourd'hui ?",
      ],
      hook: "Dites en une phrase ce que vous avez fait, sans excuse.",
      fill: "À vous de remplir : ce que vous avez fait et pourquoi, le moment où vous l'avez vu, ce que ça a coûté, ce que vous faites maintenant. Filmez un objet ou un lieu de l'époque.",
      cta: "Demandez en commentaire ce qu'ils auraient fait.",
    },
    review: {
      questions: [
        "Depuis quand l'utilisez-vous, et pour quoi ?",
        "Que fait-il mieux ou moins bien que prévu ?",
        "Qui ne devrait pas l'acheter ?",
      ],
      hook: "Dites depuis quand vous l'utilisez, puis votre verdict.",
      fill: "À vous de remplir : depuis quand et pour quoi, une force et une faiblesse visibles, qui devrait s'en passer. Filmez-le en action, et la faiblesse aussi.",
      cta: "Demandez en commentaire quoi tester ensuite.",
    },
    story: {
      questions: [
        "Où est-ce que ça commence ?",
        "Qu'est-ce qui a failli tout arrêter ?",
        "Où en est-ce aujourd'hui ?",
      ],
      hook: "Commencez quand vous ne saviez pas comment ça finirait.",
      fill: "À vous de remplir : où ça commence, ce qui a failli tout arrêter, où ça en est. Filmez les lieux et les objets qui restent.",
      cta: "Demandez en commentaire comment ça s'est passé chez eux.",
    },
  },
  own: {
    label: "Vos propres mots",
    cta: "Commentez si vous avez vécu la même chose.",
    film: "Filmez le moment où ça arrive.",
    filming: (picture) => `Filmez ceci : ${picture}.`,
    following: (detail) => `Ensuite : ${detail}`,
  },
};
