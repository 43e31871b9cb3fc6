import { to } from "../../ideas/french-links.ts";
import { cap } from "../../compose/frames.ts";
import { FRENCH_TALK } from "./french-talk.ts";
import { FRENCH_BLANKS, FRENCH_OWN_BLANKS } from "./french-blanks.ts";
import { said, type ScriptWords } from "./script-words.ts";

/** How scripts are said in French. The forms of the phrases are in knowledge/README.md. */
export const french: ScriptWords = {
  beats: {
    mistake: {
      name: ({ instead }) => cap(instead),
      core: [
        ({ sign, because, instead }) => said(`${cap(sign)}. La raison : ${because}. Alors ${instead}.`),
        ({ does, sign, because, instead }) =>
          said(`Autre piège : ${does}. Ce que ça donne : ${sign}. ${cap(because)}. À la place, ${instead}.`),
        ({ does, because, instead }) =>
          said(`À éviter : ${does}. Pourquoi ? ${cap(because)}. Mieux : ${instead}.`),
      ],
      screen: ({ instead }) => cap(instead),
      broll: (shot, { instead }) => `${cap(shot)}. Puis, sous le même angle : ${instead}.`,
    },
    step: {
      name: (point) => cap(point.do),
      core: [(point) => said(`${cap(point.do)}.`)],
      screen: (point) => cap(point.do),
      broll: (_, point) => `${cap(point.see)}.`,
    },
    question: {
      name: ({ ask }) => ask,
      core: [({ ask, answer }) => said(`${ask} ${answer}`)],
      screen: ({ ask }) => ask,
      broll: (shot) => `${cap(shot)}, pendant que vous répondez.`,
    },
    choice: {
      name: ({ a, b }) => `${cap(a)} ou ${b}`,
      core: [
        ({ a, b, decides }) => said(`${cap(a)} ou ${b} ? À voir d’abord : ${decides}.`),
        ({ a, b, decides }) => said(`Entre ${a} et ${b}, demandez-vous ceci : ${decides}.`),
      ],
      screen: ({ a, b }) => `${cap(a)} / ${b}`,
      broll: (_, { a, b }) => `${cap(a)} et ${b} côte à côte, sous la même lumière.`,
    },
    belief: {
      name: ({ said: text }) => `${cap(text)} ?`,
      core: [
        ({ said: text, so }) => said(`On entend souvent ceci : ${text}. C’est faux : ${so}.`),
        ({ said: text, so }) => said(`${cap(text)} ? Non : ${so}.`),
      ],
      screen: ({ said: text }) => `${cap(text)} ?`,
      broll: (shot) => `${cap(shot)}, jusqu’à ce que vous disiez ce qui est vrai.`,
    },
    moment: {
      name: ({ when }) => cap(when),
      core: [({ when, what }) => said(`${cap(when)}: ${what}.`)],
      screen: ({ when, what }) => `${cap(when)}: ${what}`,
      broll: (shot) => `${cap(shot)}.`,
    },
    term: {
      name: ({ term }) => cap(term),
      core: [({ term, is }) => said(`${cap(term)}: ${is}.`)],
      screen: ({ term, is }) => `${cap(term)}: ${is}`,
      broll: (shot) => `${cap(shot)}.`,
    },
    scene: {
      name: ({ picture }) => cap(picture),
      core: [({ picture }) => said(`Regardez : ${picture}.`)],
      screen: ({ picture }) => cap(picture),
      broll: (_, { picture }) => `${cap(picture)}.`,
    },
  },
  talk: FRENCH_TALK,
  lead: {
    sign: [(sign) => said(`Le signe, le voici : ${sign}.`), (sign) => said(`${cap(sign)}.`)],
    cause: [(does) => said(`La cause : ${does}.`), (does) => said(`Tout commence là : ${does}.`)],
    remedy: [
      ({ because, instead }) => said(`La raison : ${because}. Alors ${instead}.`),
      ({ because, instead }) => said(`${cap(because)}. Faites plutôt ceci : ${instead}.`),
    ],
    rest: [
      ({ does, because, instead }) => said(`La cause : ${does}. ${cap(because)}. À la place, ${instead}.`),
      ({ does, because, instead }) =>
        said(`Tout commence là : ${does}. La raison : ${because}. Alors ${instead}.`),
    ],
    answer: [({ answer }) => said(answer)],
  },
  steps: {
    first: (step) => said(`D’abord, ${step}.`),
    next: [
      (step) => said(`Puis ${step}.`),
      (step) => said(`Ensuite, ${step}.`),
      (step) => said(`Maintenant, ${step}.`),
      (step) => said(`Après cela, ${step}.`),
    ],
    last: (step) => said(`Pour finir, ${step}.`),
    only: [
      (step) => said(`Un geste à faire à chaque fois : ${step}.`),
      (step) => said(`Ceci aide aussi : ${step}.`),
      (step) => said(`À ne pas sauter : ${step}.`),
    ],
    remedy: [
      ({ instead, because }) => said(`${cap(instead)} : ${because}.`),
      ({ instead, sign }) => said(`${cap(instead)}. Sinon, voici ce qui arrive : ${sign}.`),
    ],
    see: [
      (see) => said(`Vous y êtes quand vous voyez ceci : ${see}.`),
      (see) => said(`Le signe à guetter : ${see}.`),
      (see) => said(`Regardez bien : ${see}.`),
      (see) => said(`Voici à quoi ça ressemble : ${see}.`),
      (see) => said(`N’allez pas plus loin avant ceci : ${see}.`),
      (see) => said(`À vérifier : ${see}.`),
    ],
    done: (see) => said(`C’est bon quand vous voyez ceci : ${see}.`),
    name: (count) => `Les ${count} étapes, dans l’ordre`,
    between: " ; puis ",
  },
  weighed: ({ a, b, decides }) => ({ ask: `${cap(a)} ou ${b} ?`, answer: `À voir d’abord : ${decides}.` }),
  termsName: (terms) => `Les mots à connaître : ${terms.join(", ")}`,
  hooks: [
    (subject) => said(`${cap(subject)} : le piège.`),
    (subject) => said(`${cap(subject)}, l’erreur classique.`),
    () => said("Regardez bien : celui-ci est raté."),
    () => said("Vous voyez ce qui cloche ?"),
  ],
  openHooks: [said("Vous voyez ce qui cloche ?"), said("Celui-ci est raté. Vous voyez ?")],
  longHooks: {
    ask: [(ask) => said(`${ask} À la fin, vous saurez d’où ça vient et comment l’éviter.`)],
    sign: [
      (sign) => said(`${cap(sign)}. À la fin, vous saurez d’où ça vient et comment l’éviter.`),
      (sign) =>
        said(
          `Vous faites tout comme on vous l’a dit, et pourtant ${sign}. Il y a une raison, et elle se voit.`,
        ),
    ],
  },
  openSetups: [
    said("Voici ce que j’en sais, et comment je le sais."),
    said("J’ai mis ____ à comprendre pourquoi."),
  ],
  loops: [
    {
      promise: said("Il reste un piège qui coûte plus cher que celui-là, et je le garde pour la fin."),
      answer: ({ does, sign, because, instead }) =>
        said(
          `Et le piège que je gardais pour la fin : ${does}. On le reconnaît ainsi : ${sign}. ${cap(because)}. Mieux : ${instead}.`,
        ),
      open: said("Et le piège que je gardais pour la fin : ____."),
      screen: "Encore un piège, à la fin",
    },
  ],
  proofs: [(picture) => said(`La preuve : ${picture}.`), (picture) => said(`Voyez vous-même : ${picture}.`)],
  compared: [
    ({ sign }) => said(`Avant : ${sign}. Et maintenant, comparez.`),
    ({ sign }) => said(`Vous vous souvenez de ça : ${sign} ? Voici ce que ça donne aujourd’hui.`),
    ({ instead }) => said(`Une seule règle : ${instead}. Voici le résultat.`),
  ],
  recaps: [(points) => said(`En bref : ${points}.`), (points) => said(`À retenir : ${points}.`)],
  and: (items) =>
    items.length < 2 ? items.join("") : `${items.slice(0, -1).join("; ")} ; et ${items.at(-1) ?? ""}`,
  calls: ({ platform, subject, point }) => [
    ...(platform.startsWith("YouTube")
      ? [`Abonnez-vous pour la suite : ${subject}.`]
      : [`Enregistrez ça pour ce jour-là : ${point.sign}.`, `Envoyez ça ${to(point.people)}.`]),
    `Commentez si ça vous arrive aussi : ${point.sign}.`,
    `Commentez ce qui a marché chez vous : ${point.sign}.`,
  ],
  openCalls: () => ["Commentez avec une photo du vôtre.", "Partagez avec quelqu’un qui veut essayer."],
  screens: { setup: "Ce que l’on voit", proof: "La preuve", recap: "En bref", call: "À vous" },
  brolls: {
    opening: (picture) => `${cap(picture)}, dès la première image. Ni logo ni bonjour.`,
    setup: (picture) => `${cap(picture)}, de tout près.`,
    promise: "Un instant du dernier chapitre, coupé avant l’explication.",
    compared: ({ sign, instead }) =>
      `Avant et après, sous le même angle. Avant : ${sign}. Après : ${instead}.`,
    proof: (picture) => `Restez sur ceci, assez longtemps pour mettre en pause : ${picture}.`,
    recap: "Un plan de chaque chapitre, une seconde chacun.",
    back: (picture) => `Retour à la première image : ${picture}.`,
    closing: [
      "La première image encore une fois, réparée.",
      "Votre visage, immobile, un souffle après le dernier mot.",
      "Le plan de travail tel que vous le laissez.",
    ],
    own: (shot) => `${cap(shot)}, pendant que vous le dites.`,
  },
  shots: [
    "vos mains à l’œuvre, vues d’en haut",
    "la partie que vous nommez, plein cadre",
    "la même chose une minute plus tard",
    "la vue par-dessus votre épaule",
    "tout ce que vous utilisez, étalé",
    "le raté à côté du réussi",
    "le moment où ça change, au ralenti",
    "le résultat, tourné à la main",
    "l’outil seul sur une table vide",
    "votre visage qui regarde l’objet",
    "la lumière rasante sur la surface",
    "le premier essai et le dernier dans le même plan",
    "un lent mouvement avant jusqu’au plein cadre",
  ],
  notes: {
    TikTok: {
      first:
        "La première phrase est finie avant la troisième seconde. Le sujet est à l’écran dès la première image.",
      last: "Finissez sur l’image du début pour que la boucle se ferme.",
    },
    "YouTube Shorts": {
      first:
        "La première phrase est finie avant la troisième seconde. Le sujet est à l’écran dès la première image.",
      last: "Coupez sur le dernier mot : un Short recommence aussitôt.",
    },
    "Instagram Reels": {
      first:
        "La première phrase est finie avant la troisième seconde. Le sujet est à l’écran dès la première image.",
      last: "Que la fin mène au début, pour que le reel tourne en boucle.",
    },
    "YouTube long-form": {
      first: "Le titre et la miniature promettent ce que dit cette phrase.",
      last: "Laissez l’écran de fin sans texte et parlez jusqu’à lui.",
    },
  },
  worksheet:
    "Note: Je ne connais pas ce sujet : ceci est une feuille de travail. Remplissez chaque ____ avec ce que vous avez vu vous-même.",
  ownWords: "Vos propres mots",
  blanks: FRENCH_BLANKS,
  ownBlanks: FRENCH_OWN_BLANKS,
};
