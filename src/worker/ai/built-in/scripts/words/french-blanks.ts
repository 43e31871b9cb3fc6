import { cap } from "../../compose/frames.ts";
import { type BlankBeat, type OwnBlanks, said } from "./script-words.ts";

/** Beats for the creator to fill in, in the order they are told. ____ is a place for what only they know. */
export const FRENCH_BLANKS: readonly BlankBeat[] = [
  {
    name: "Ce qui rate",
    said: said("Ce qui rate le plus souvent, c’est ____. On le voit à ____."),
    more: [said("J’ai mis ____ à le remarquer.")],
    screen: "Le signe : ____",
    broll: "Le raté, de près, sous la même lumière que le bon.",
  },
  {
    name: "Pourquoi",
    said: said("La raison, c’est ____. Quand ____ change, ____ change aussi."),
    more: [said("Je l’ai vérifié avec ____.")],
    screen: "Parce que ____",
    broll: "Le moment où ça arrive, de côté, au ralenti.",
  },
  {
    name: "Que faire à la place",
    said: said("À la place, je fais ceci : ____. Il faut environ ____ et ça coûte ____."),
    more: [said("Attention à ____.")],
    screen: "À la place : ____",
    broll: "Vos mains, vues d’en haut, en une prise.",
  },
  {
    name: "L’étape qu’on saute",
    said: said("Une étape est toujours sautée : ____. Sans elle, ____ arrive en ____."),
    more: [said("C’est fait quand ____.")],
    screen: "Ne sautez pas ____",
    broll: "L’étape, puis la même chose sans elle.",
  },
  {
    name: "Ce que j’utilise",
    said: said("Pour cela j’utilise ____, parce que ____. On peut aussi prendre ____."),
    more: [said("Je ne rachèterais pas ____.")],
    screen: "____ ou ____",
    broll: "Chaque chose en usage, jamais dans sa boîte.",
  },
  {
    name: "La question qu’on me pose",
    said: said("La question qu’on me pose le plus : ____ ? La réponse courte : ____."),
    more: [said("La longue dépend de ____.")],
    screen: "____ ?",
    broll: "Ce qui prouve la réponse, avant de la dire.",
  },
  {
    name: "Ce qu’on raconte",
    said: said("On raconte que ____. Ce que j’ai vu, c’est ____."),
    more: [said("Ça date de l’époque où ____.")],
    screen: "On dit ____. J’ai vu ____",
    broll: "Les deux versions dans le même plan.",
  },
  {
    name: "Le premier essai",
    said: said("Mon premier essai donnait ceci : ____. Je le garde parce que ____."),
    more: [said("Aujourd’hui je commencerais par ____.")],
    screen: "Premier essai : ____",
    broll: "Un objet ou une photo de l’époque.",
  },
  {
    name: "Comment savoir que c’est bon",
    said: said("C’est réussi quand ____. Si vous voyez ____, revenez à ____."),
    more: [said("Ne jugez pas avant ____.")],
    screen: "Prêt quand ____",
    broll: "Le résultat, tourné lentement, sans musique.",
  },
  {
    name: "Quand ne pas le faire",
    said: said("Parfois ce n’est pas le bon choix : ____. Alors je préfère ____."),
    more: [said("Demandez à quelqu’un qui sait si ____.")],
    screen: "Pas quand ____",
    broll: "La limite : où ça s’arrête, ce qui casse.",
  },
  {
    name: "Ce que ça coûte",
    said: said("Ça coûte ____ en argent et ____ en temps. Le plus cher, c’est ____."),
    more: [said("On économise sur ____, jamais sur ____.")],
    screen: "____ d’argent, ____ de temps",
    broll: "Ce que vous avez payé, étalé sur une table.",
  },
  {
    name: "La prochaine fois",
    said: said("La prochaine fois, je change une chose : ____. J’attends ____."),
    more: [said("Ce que je garde tel quel : ____.")],
    screen: "Prochaine fois : ____",
    broll: "Le plan de travail, prêt pour l’essai suivant.",
  },
  {
    name: "Pour qui",
    said: said("C’est pour ceux qui ____. Si vous débutez, commencez par ____."),
    more: [said("Si vous le faites depuis des années, regardez ____.")],
    screen: "Pour ceux qui ____",
    broll: "Les mains de quelqu’un qui le fait pour la première fois.",
  },
];

/** The same of a subject's own words, pictures, choices and troubles. */
export const FRENCH_OWN_BLANKS: OwnBlanks = {
  terms: {
    said: [
      (term) => [
        `Un mot à connaître : ${term}. Pour moi, c’est ____. On le voit quand ____.`,
        "J’en ai eu besoin le jour où ____.",
      ],
      (term) => [
        `Que veut dire ${term} quand on fait ça ? Je le dis quand ____. À ne pas confondre avec ____.`,
        "Je l’ai appris de ____.",
      ],
      (term) => [
        `Encore un mot : ${term}. Je le vérifie avec ____. Si je l’oublie, ____.`,
        "Il m’a fallu ____ pour le voir tout de suite.",
      ],
    ],
    name: (term) => `Avec vos mots : ${term}`,
    screen: (term) => `${cap(term)} : ____`,
    broll: (term) => `Montrez-le du doigt : ${term}.`,
  },
  scenes: {
    said: [
      (picture) => [
        `Regardez ce plan : ${picture}. Ce qu’on n’y voit pas : ____. Juste avant, ____.`,
        "Pour en arriver là, il faut ____.",
      ],
      (picture) => [
        `Ce plan, je le garde : ${picture}. Il montre ____. Juste après vient ____.`,
        "Je le filme depuis ____.",
      ],
      (picture) => [
        `Arrêtez-vous là : ${picture}. Au début, on ne voit pas ____. Moi, je cherche ____.`,
        "C’est bon quand ____.",
      ],
    ],
    name: cap,
    screen: cap,
    broll: (picture) => `${cap(picture)}, en une seule prise.`,
  },
  choices: {
    said: [
      ({ a, b }) => [
        `${cap(a)} ou ${b}, mon choix : ____, parce que ____. Je change quand ____.`,
        "L’autre choix m’a surpris quand ____.",
      ],
    ],
    name: ({ a, b }) => `Ce que je prends : ${a} ou ${b}`,
    screen: ({ a, b }) => `${cap(a)} / ${b} : ____`,
    broll: () => "Celui que vous prenez, en main ; puis l’autre, posé à côté.",
  },
  troubles: {
    said: [
      ({ sign }) => [
        `J’y reviens un instant : ${sign}. Chez moi, c’était à cause de ____. Ce qui a aidé : ____.`,
        "La différence s’est vue au bout de ____.",
      ],
      ({ sign }) => [
        `Comment ça s’est passé chez moi : ${sign}. Je l’ai remarqué à ____. Avant, j’avais essayé ____.`,
        "Aujourd’hui je le vois venir quand ____.",
      ],
    ],
    name: ({ sign }) => `Quand ça m’est arrivé : ${sign}`,
    screen: ({ sign }) => `${cap(sign)} : ____`,
    broll: ({ instead }) => `Ce que ça donnait chez vous, puis maintenant : ${instead}.`,
  },
};
