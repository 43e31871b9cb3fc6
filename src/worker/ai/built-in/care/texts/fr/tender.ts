import type { CareTexts } from "../../texts.ts";
import { HEALTH } from "./health.ts";
import { LIFE } from "./life.ts";
import { LOSS } from "./loss.ts";

export const TEXTS: CareTexts = {
  language: "fr",
  basis: "D'après les notes de Crescendo pour les sujets difficiles.",
  notNeeded:
    "Tu n'as pas à en faire une vidéo. Si tu le veux : une seule chose, avec tes mots ; sans noms, et demande-leur d'abord.",
  tooMuch:
    "Si c'est trop lourd, pour toi ou pour qui regarde : https://findahelpline.com liste l'aide gratuite de ton pays.",
  headings: {
    quietly: (about) => `À voix basse : ${about}`,
    forms: "Des formes assez douces",
    helps: "Ce qui aide, et qui peut se dire",
    before: "Avant de publier",
    after: "Après",
    yourWords: "Avec tes mots",
    day: "Jour",
    title: "Ce que ça pourrait être",
    rather: "Formulation",
  },
  titles: {
    oneThing: (about) => `Une chose que personne ne dit : ${about}`,
    instead: (said) => `Ce qui aide plus que « ${said} »`,
    quietDay: "Une journée calme, sans l'expliquer",
    firstWeeks: (about) => `Ce que demandent les premières semaines : ${about}`,
    whereHelp: (about) => `Où trouver de l'aide : ${about}`,
    asked: (about) => `Trois réponses honnêtes : ${about}`,
  },
  forms: {
    oneThing: "Dis cette seule chose et arrête-toi là. Elle n'a besoin ni de morale ni de fin heureuse.",
    instead:
      "Cite la phrase avec douceur, car on la dit souvent pour bien faire, puis ce que tu préférerais entendre.",
    letter: "Lis-la une fois à voix haute sans caméra. Décide ensuite si quelqu'un d'autre doit l'entendre.",
    quietDay:
      "Filme tes mains : la bouilloire, la promenade, la fenêtre. Ne dis rien, ou une phrase à la fin.",
    firstWeeks: "Petit et pratique : quoi manger, qui appeler, ce qui peut attendre.",
    whereHelp:
      "Un médecin, une psychologue, un groupe près de chez toi, une amie. Dis ce que tu sais et rien de plus.",
    asked:
      "Choisis trois questions qu'on t'a vraiment posées, et laisse celles auxquelles tu ne veux pas répondre.",
  },
  formats: [
    "Face caméra, à voix basse",
    "Voix sur images fixes",
    "Une lettre lue à voix haute",
    "Film muet sous-titré",
  ],
  audience: "Celles et ceux qui vivent la même chose, et leurs proches",
  calls: [
    "Tu n'as rien à écrire en dessous. Avoir écouté suffit.",
    "Si tu connais quelqu'un qui en a besoin, envoie-la à cette personne seulement.",
    "Prenons soin les uns des autres dans les commentaires, s'il vous plaît.",
  ],
  scenes: [
    "tes mains autour d'une tasse, sans visage",
    "une fenêtre le matin",
    "une chaise vide dans une lumière douce",
    "un chemin que tu prends souvent",
    "une page écrite à la main, trop loin pour être lue",
  ],
  before: [
    "Demande à toute personne reconnaissable, et accepte un non.",
    "Laisse de côté les noms, lieux, dates, hôpitaux, écoles et captures d'écran.",
    "Laisse passer une nuit, et fais-la voir d'abord à une personne de confiance.",
    "Pas de musique qui dicte l'émotion, pas de chiffre dans le titre, pas de visage en larmes en miniature.",
  ],
  after: [
    "Ferme ou limite les commentaires si tu ne veux pas les lire. Tu ne dois de réponse à personne.",
    "Tu peux retirer la vidéo à tout moment, sans donner de raison.",
  ],
  spoken: [
    "Aujourd'hui, je veux parler de quelque chose à voix basse.",
    "Si tu es en plein dedans, tu peux arrêter cette vidéo quand tu veux.",
    "Je ne dirai aucun nom, parce que cette histoire n'est pas seulement la mienne.",
    "Je n'ai pas de leçon, et je n'ai pas de liste.",
    "Il y a des jours où les petites choses suffisent : un verre d'eau, une fenêtre ouverte, le tour du quartier.",
    "Il y a d'autres jours où même cela est beaucoup, et c'est permis aussi.",
    "Ça n'avance pas en ligne droite, même si les gens le disent.",
    "On peut rire un jour difficile sans trahir personne.",
    "On peut aussi dire non à une visite, à un appel ou à une question.",
    "La plupart des gens veulent bien faire et ne savent pas quoi dire.",
    "Ce qui reste, ce sont rarement les bons mots, mais qui est venu s'asseoir à côté.",
    "Si tu veux aider quelqu'un, propose une seule chose, un jour précis, et fais-la.",
    "Ne demande pas ce que tu peux faire, car répondre coûte des forces.",
    "Note la date, car le deuxième mois est souvent plus seul que le premier.",
    "Dis le prénom s'ils le disent, et écoute s'ils ne le disent pas.",
    "Ça aide de dire toute la vérité à une personne plutôt qu'un morceau à tout le monde.",
    "Ça aide de manger quelque chose de chaud, même sans avoir faim.",
    "Ça aide de ne rien décider de grand tant que dure cette fatigue.",
    "Un médecin, une psychologue ou un groupe peuvent porter ce que les amis ne peuvent pas.",
    "Demander de l'aide tôt n'est pas une faiblesse ; cela garde des forces pour plus tard.",
    "Garde ce qui compte dans une boîte, un dossier ou un carnet, et regarde-le quand tu pourras.",
    "Tu n'as pas à être fort pour les gens d'internet.",
    "Tu n'as pas à remercier pour ce qui t'a fait mal.",
    "De l'extérieur, personne ne voit le poids que ça a.",
    "Alors faites attention les uns aux autres, ici aussi.",
    "Si quelqu'un demande comment tu vas, une réponse courte et vraie suffit.",
    "Laisse le téléphone dans une autre pièce un soir, et regarde qui tu es sans lui.",
    "Se reposer compte comme une chose faite aujourd'hui.",
    "Il y aura un matin un peu plus léger, et personne ne sait lequel.",
    "En attendant, une heure après l'autre est un bon plan.",
    "Si tu regardes pour quelqu'un d'autre, merci de vouloir comprendre.",
    "Reste un peu plus longtemps que ce qui est confortable, car le silence à deux tient compagnie.",
    "Apporte à manger dans des boîtes que personne n'aura à rendre.",
    "Écris un message qui finit par ces mots : tu n'as pas besoin de répondre.",
    "Et si tu as vécu cela il y a longtemps, ton calme vaut beaucoup pour qui commence.",
  ],
  closing: "C'est tout pour aujourd'hui. Prends soin de toi.",
  pace: "Deux par semaine au plus, et chacune peut être laissée de côté. Ici, rien n'a besoin d'être à l'heure.",
  earning:
    "Gagner quelque chose avec n'est pas mal, mais laisse-lui le temps : pas de sponsor dans une telle vidéo, pas de liens d'affiliation en dessous ; seulement ce qui ne te demande rien, comme la publicité ordinaire ou les abonnements. Le prix ne doit pas être ton pire jour.",
  tender: { ...LOSS, ...HEALTH, ...LIFE },
};
