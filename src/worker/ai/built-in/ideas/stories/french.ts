import { that } from "../french-links.ts";
import { filmed, risked, showing, type Stories, tried } from "./stories.ts";

/** What happens in an idea's video, in French. */
export const frenchStories: Stories = {
  mistake: [
    filmed(
      "before-after",
      ({ sign, because, instead }) =>
        `Filmez d'abord, sans un mot : ${sign}. Dites ensuite pourquoi : ${because}. Puis vos mains : ${instead}. Revenez au premier plan pour comparer.`,
    ),
    filmed(
      "comparison",
      ({ does, sign, because, instead }) =>
        `Le même plan deux fois. D'abord avec l'habitude, ${does} : ${sign}. Puis ainsi : ${instead}. Entre les deux, une ligne à l'écran : ${because}.`,
    ),
    filmed(
      "case-study",
      ({ does, sign, because, instead }) =>
        `Commencez là où ça se voit : ${sign}. Remontez à ce qui l'a causé, ${does}, et donnez la raison pendant que c'est à l'écran : ${because}. La seconde moitié tient en une prise : ${instead}.`,
    ),
    filmed("tutorial", ({ shown, does, because, instead }) =>
      showing(
        shown,
        (picture) =>
          `Tenez ce plan deux secondes : ${picture}. Dites ce qui y a mené, ${does}, et pourquoi : ${because}. Le reste est une prise sans coupe : ${instead}.`,
      ),
    ),
    filmed("before-after", ({ remedied, sign, because, instead }) =>
      showing(
        remedied,
        (picture) =>
          `Deux plans suffisent. Avant : ${sign}. Après : ${picture}. Entre les deux, vous le faites : ${instead}. Et vous dites pourquoi ça marche : ${because}.`,
      ),
    ),
    filmed(
      "tutorial",
      ({ because, sign, instead }) =>
        `Dites la phrase que presque personne ne connaît : ${because}. Montrez ce que ça donne sinon : ${sign}. Puis au ralenti, pour qu'on puisse le refaire : ${instead}.`,
    ),
    filmed(
      "tutorial",
      ({ instead, because, sign }) =>
        `Faites-le devant la caméra avant toute explication : ${instead}. La raison vient après : ${because}. Par-dessus, un plan de ce que ça donne sinon : ${sign}.`,
    ),
  ],
  choice: [
    filmed(
      "comparison",
      ({ a, b, decides }) =>
        `Chaque option à son meilleur, puis là où elle ne suffit plus : ${a}, ensuite ${b}. La question qui tranche reste à l'écran : ${decides}.`,
    ),
    filmed(
      "q-and-a",
      ({ a, b, decides }) =>
        `Ne comparez pas, triez selon la réponse : ${decides}. Pour les uns, ${a} ; pour les autres, ${b}. Filmez les deux plans en action, dix secondes chacun.`,
    ),
    filmed(
      "comparison",
      ({ a, b, decides }) =>
        `La même tâche, la même lumière, un plan chacun : ${a}, puis ${b}. Dites seulement ce que vous voyez. La dernière ligne à l'écran : ${decides}.`,
    ),
    filmed(
      "review",
      ({ a, b, decides }) =>
        `Partez de l'option que vous prendriez et montrez quand elle n'est plus la bonne : ${a} ou ${b} ? Ce qui fait pencher la balance : ${decides}.`,
    ),
    filmed(
      "comparison",
      ({ a, b, decides }) =>
        `Montrez deux résultats et laissez deviner lequel vient d'où : ${a} ou ${b} ? Dites-le, puis comment choisir : ${decides}.`,
    ),
    filmed(
      "case-study",
      ({ a, b, decides }) =>
        `Tranchez un cas réel devant la caméra : ${a} ou ${b} ? Réfléchissez à voix haute, et affichez ce que vous vous demandez : ${decides}.`,
    ),
  ],
  step: [
    filmed(
      "tutorial",
      (point) =>
        `Un seul plan, vos mains plein cadre : ${point.do}. Ne coupez pas avant qu'on voie ceci : ${point.see}.`,
    ),
    filmed(
      "behind-the-scenes",
      (point) =>
        `Ouvrez sur ce plan, sans rien dire : ${point.see}. Puis, au ralenti, comment on y arrive : ${point.do}.`,
    ),
    filmed("comparison", (point) =>
      risked(
        point,
        () =>
          `Filmez deux fois, d'abord à la hâte, puis ainsi : ${point.do}. Arrêtez l'image au même endroit ; seule la seconde montre ${point.see}.`,
      ),
    ),
    filmed(
      "tutorial",
      (point) =>
        `Faites-le faire à quelqu'un pour la première fois en le guidant : ${point.do}. Le plan qu'il vous faut : ${point.see}.`,
    ),
    filmed(
      "tutorial",
      (point) =>
        `La caméra à hauteur de vos yeux, la phrase à l'écran pendant le geste : ${point.do}. Coupez quand c'est bon : ${point.see}.`,
    ),
    filmed(
      "q-and-a",
      (point) =>
        `Montrez ce plan, demandez ce que c'est et attendez deux secondes : ${point.see}. Vos mains répondent : ${point.do}.`,
    ),
  ],
  question: [
    filmed(
      "q-and-a",
      ({ ask, answer }) =>
        `Posez la question à la caméra comme on vous la pose : ${ask} Répondez avant qu'on passe à autre chose : ${answer} Montrez-le ensuite de tout près, sur un vrai cas.`,
    ),
    filmed("q-and-a", ({ shown, ask, answer }) =>
      showing(
        shown,
        (picture) =>
          `Premier plan : ${picture}, et la question par-dessus : ${ask} Vous répondez en voix off : ${answer}`,
      ),
    ),
    filmed(
      "behind-the-scenes",
      ({ ask, answer }) =>
        `Quelqu'un demande hors caméra : ${ask} Vous répondez sans lever les yeux de ce que vous faites : ${answer}`,
    ),
    filmed(
      "case-study",
      ({ ask, answer }) =>
        `D'abord la réponse, sans bonjour : ${answer} Filmez ensuite le cas qui la prouve, et laissez la question à l'écran à la fin : ${ask}`,
    ),
    filmed(
      "q-and-a",
      ({ ask, answer }) =>
        `Affichez la question et comptez jusqu'à trois : ${ask} Puis d'une traite : ${answer} À l'écran, la chose elle-même, pas votre visage.`,
    ),
  ],
  belief: [
    filmed(
      "reaction",
      ({ said, so }) =>
        `Faites-le dire à quelqu'un devant la caméra : ${said}. Pas de débat, juste le plan qui montre ce qu'il en est : ${so}.`,
    ),
    filmed(
      "myth-busting",
      ({ said, so }) =>
        `Écrivez-le à l'écran comme une vérité : ${said}. Barrez-le en disant ce qui se passe : ${so}.`,
    ),
    filmed("myth-busting", ({ shown, said, so }) =>
      showing(
        shown,
        (picture) =>
          `Premier plan : ${picture}. Demandez s'il est vrai ${that(said)}. Comptez jusqu'à trois, puis dites-le sur la même image : ${so}.`,
      ),
    ),
    filmed(
      "myth-busting",
      ({ said, so }) =>
        `Prenez la phrase au sérieux et dites pourquoi elle convainc : ${said}. Montrez ensuite ce qui se passe vraiment : ${so}.`,
    ),
    filmed("case-study", (point) =>
      risked(
        point,
        () =>
          `Reprenez devant la caméra vos trois dernières fois et demandez-vous chaque fois s'il est vrai ${that(point.said)}. Dites ensuite ce qu'il en est : ${point.so}.`,
      ),
    ),
    filmed("reaction", (point) =>
      tried(
        point,
        () =>
          `Demandez à trois personnes s'il est vrai ${that(point.said)}. Montrez-leur ensuite ceci : ${point.so}. Filmez leurs visages.`,
      ),
    ),
  ],
  scene: [
    filmed(
      "behind-the-scenes",
      ({ picture, close }) =>
        `Cinq secondes de ce plan avec son propre son : ${picture}. Puis ${close}. Entre les deux, une seule phrase de vous.`,
    ),
    filmed(
      "before-after",
      ({ picture, close }) =>
        `Commencez par ce plan : ${picture}. Revenez dix minutes en arrière et montrez comment on en est arrivé là. Dernière image : ${close}.`,
    ),
    filmed(
      "reaction",
      ({ picture, close }) =>
        `Figez l'image : ${picture}. Montrez trois choses que l'on ne voit pas au début. Puis laissez filer jusqu'à ceci : ${close}.`,
    ),
    filmed(
      "day-in-the-life",
      ({ picture, close }) =>
        `Une minute calme, sans musique, rien que des plans : ${picture}, puis ${close}. Une phrase à la fin dit ce qu'on a vu.`,
    ),
  ],
};
