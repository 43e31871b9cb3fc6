import { cap, type Frames } from "../compose/frames.ts";
import { shortAnswer } from "../compose/short-answer.ts";
import { doing, noun, of, stopping, that, toYou } from "./french-links.ts";
import { purpose } from "./purpose.ts";
import { frenchStories } from "./stories/french.ts";

/** How ideas are said in French: `does` is an infinitive, `instead` and `do` speak to vous. */
export const french: Frames = {
  mistake: {
    titles: [
      ({ subject, instead }) => `${cap(subject)} : ${instead}`,
      ({ does }) => stopping(does, (it) => `Arrêtez ${of(it)}`),
      ({ subject, sign }) => `${cap(subject)} : pourquoi ${sign}`,
      ({ sign }) => `${cap(sign)} ? Regardez ça d'abord`,
      ({ subject, does }) => `${cap(subject)} : l'erreur ${of(does)}`,
      (point) => purpose(point, () => doing(point.does, (it) => `${cap(point.subject)} sans ${it}`)),
      ({ subject, sign }) => noun(subject, () => `Ça vous arrive avec ${subject} ? ${cap(sign)}`),
      ({ does, instead }) => `Au lieu ${of(toYou(does))} : ${instead}`,
      ({ does, because }) => `${cap(does)} ? ${cap(because)}`,
      ({ subject, does }) => `${cap(subject)} : pourquoi éviter ${of(toYou(does))}`,
      ({ does, sign }) => `${cap(does)} ? Voilà pourquoi ${sign}`,
      ({ subject, sign }) => `${cap(subject)} : ${sign}, et ça se règle`,
      ({ sign, instead }) => `${cap(sign)} ? ${cap(instead)}`,
      ({ subject, instead }) => `Une règle pour ${subject} : ${instead}`,
    ],
    hooks: [
      ({ sign }) => `${cap(sign)}.`,
      ({ does, sign }) => `${cap(does)} ? ${cap(sign)}.`,
      ({ sign }) => `${cap(sign)}. Ce n'est pas de la malchance.`,
      ({ does }) => stopping(does, (it) => `Arrêtez ${of(it)}.`),
      ({ because }) => `${cap(because)}.`,
      ({ sign }) => `Ça vous parle ? ${cap(sign)}.`,
      ({ instead }) => `${cap(instead)}. Voyez la différence.`,
      ({ instead, because }) => `${cap(instead)} : ${because}.`,
      ({ sign }) => `${cap(sign)}. Ça a commencé bien avant.`,
      ({ shown }) => (shown === undefined ? undefined : `${cap(shown)}. Vous voyez ce qui s'est passé ?`),
      ({ because }) => `Retenez une chose : ${because}.`,
    ],
    stories: frenchStories.mistake,
    formats: ["before-after", "tutorial", "experiment", "myth-busting", "list", "case-study"],
  },
  choice: {
    titles: [
      ({ a, b }) => `${cap(a)} ou ${b} ?`,
      ({ subject, a, b }) => `${cap(subject)} : ${a} ou ${b} ?`,
      (point) => purpose(point, () => `${cap(point.a)} ou ${point.b} pour ${point.subject} ?`),
      ({ subject, a, b }) => `${cap(subject)} : ${a} vs ${b}`,
      ({ a, b }) => `Avant de choisir ${a}, regardez ${b}`,
      ({ subject, a, b }) => `${cap(subject)}, le duel : ${a} ou ${b} ?`,
      ({ a, b }) => `${cap(a)} ou ${b} ? Comment choisir`,
      ({ subject, a, b }) => `${cap(subject)} : pour qui ${a}, pour qui ${b}`,
      ({ a, b, decides }) => `${cap(a)} ou ${b} ? Demandez-vous ${decides}`,
      ({ a, b }) => `Quand prendre ${a}, quand prendre ${b}`,
    ],
    hooks: [
      ({ a, b }) => `${cap(a)} ou ${b} ?`,
      ({ a, b }) => `${cap(a)} ou ${b} ? Une question tranche.`,
      ({ decides }) => `Ne choisissez pas encore. Demandez-vous ${decides}.`,
      ({ a, b }) => `À gauche, ${a}. À droite, ${b}.`,
      ({ decides }) => `Tout dépend d'une chose : ${decides}.`,
      ({ a, b }) => `Vous êtes de quel côté : ${a} ou ${b} ?`,
      ({ a, b }) => `Réglons la question : ${a} ou ${b}.`,
    ],
    stories: frenchStories.choice,
    formats: ["comparison", "review", "experiment", "q-and-a", "list"],
  },
  step: {
    titles: [
      (point) => `${cap(point.subject)} : ${point.do}`,
      (point) => `Ne sautez pas cette étape : ${point.do}`,
      (point) => `${cap(point.do)} | ${cap(point.subject)}`,
      (point) => `${cap(point.subject)}, un geste de près : ${point.do}`,
      (point) => `${cap(point.do)} : voilà à quoi ça ressemble`,
      (point) => `${cap(point.subject)} : avant de continuer, ${point.do}`,
      (point) => noun(point.subject, () => `Avec ${point.subject}, ne sautez pas ceci : ${point.do}`),
      (point) => `${cap(point.subject)}, l'étape clé : ${point.do}`,
    ],
    hooks: [
      (point) => `${cap(point.do)}.`,
      ({ see }) => `${cap(see)}.`,
      (point) => `${cap(point.do)}. Regardez bien.`,
      ({ see }) => `Voilà ce qu'il faut voir : ${see}.`,
      ({ see }) => `${cap(see)}. Comment en arrive-t-on là ?`,
      ({ see }) => `Vous savez ce que c'est ? ${cap(see)}.`,
      ({ see }) => `Quand c'est réussi, on voit ceci : ${see}.`,
      (point) => `N'allez pas plus loin sans ça : ${point.do}.`,
      (point) => `${cap(point.do)} : ${point.see}.`,
    ],
    stories: frenchStories.step,
    formats: ["tutorial", "behind-the-scenes", "before-after", "day-in-the-life", "list"],
  },
  question: {
    titles: [
      ({ ask }) => ask,
      ({ subject, ask }) => `${cap(subject)} : ${ask}`,
      ({ ask, subject }) => `${ask} | ${cap(subject)}`,
      ({ ask }) => `${ask} La réponse courte`,
      ({ ask }) => `${ask} En une minute`,
      ({ ask, answer }) => {
        const short = shortAnswer(answer);
        return short && `${ask} ${short}`;
      },
    ],
    hooks: [
      ({ ask }) => ask,
      ({ ask, answer }) => `${ask} ${answer}`,
      ({ answer }) => answer,
      ({ answer }) => {
        const short = shortAnswer(answer);
        return short && `${short}.`;
      },
      ({ ask }) => `${ask} Je vous montre.`,
      ({ ask }) => `${ask} Voici comment le savoir.`,
      ({ ask }) => `Question rapide : ${ask}`,
      ({ ask }) => `${ask} Voyons ça.`,
      ({ ask }) => `D'abord, une chose : ${ask}`,
      ({ ask }) => `Bonne question : ${ask}`,
      ({ shown, ask }) => (shown === undefined ? undefined : `${cap(shown)}. ${ask}`),
    ],
    stories: frenchStories.question,
    formats: ["q-and-a", "experiment", "tutorial", "case-study", "myth-busting"],
  },
  belief: {
    titles: [
      ({ said }) => `Est-il vrai ${that(said)} ?`,
      ({ subject, said }) => `${cap(subject)} : est-il vrai ${that(said)} ?`,
      ({ said }) => `${cap(said)} ? Pas si vite`,
      ({ subject, so }) => `${cap(subject)} : ${so}`,
      ({ subject, said }) => `${cap(subject)}, idée reçue : ${said}`,
      ({ said }) => `${cap(said)} : vrai ou faux ?`,
      ({ said, so }) => `${cap(said)} ? Non : ${so}`,
      ({ subject, said }) => `${cap(subject)} : on dit ${that(said)}`,
      ({ said, subject }) => `${cap(said)} ? | ${cap(subject)}`,
    ],
    hooks: [
      ({ said, so }) => `${cap(said)} ? ${cap(so)}.`,
      ({ said }) => `${cap(said)} ? Regardez ça.`,
      ({ said }) => `On dit ${that(said)}. Vérifions.`,
      ({ so }) => `${cap(so)}.`,
      ({ said }) => `Vrai ou faux ? ${cap(said)}.`,
      ({ said }) => `Ça paraît logique : ${said}. Sûr ?`,
    ],
    stories: frenchStories.belief,
    formats: ["myth-busting", "experiment", "reaction", "q-and-a", "comparison"],
  },
  scene: {
    titles: [
      ({ subject, picture }) => `${cap(subject)} en une image : ${picture}`,
      ({ subject, picture }) => `${cap(subject)} : ${picture}`,
      ({ subject, picture, close }) => `${cap(subject)}, deux plans : ${close}, puis ${picture}`,
      ({ subject, picture }) => `${cap(subject)}, de très près : ${picture}`,
    ],
    hooks: [
      ({ picture }) => `${cap(picture)}. Restez là.`,
      ({ picture }) => `Vous voyez quoi ? ${cap(picture)}.`,
      ({ close, picture }) => `D'abord ${close}, puis ${picture}.`,
      ({ picture }) => `Montez le son : ${picture}.`,
      ({ picture }) => `Regardez bien : ${picture}.`,
      ({ picture }) => `Un instant sans paroles : ${picture}.`,
    ],
    stories: frenchStories.scene,
    formats: ["behind-the-scenes", "before-after", "day-in-the-life", "reaction", "case-study"],
  },
};
