import { cap } from "../../compose/frames.ts";
import type { BriefingWords } from "./briefing-words.ts";

export const french: BriefingWords = {
  basis: {
    subject: (name) => `Tiré du guide de Crescendo et de ce qu'il sait du sujet « ${name} ».`,
    niche: (count, name) =>
      `Tiré du guide de Crescendo et de ${count} sujets de cette niche ; celui du jour : « ${name} ».`,
    none: "Tiré du seul guide de Crescendo : de ce sujet, il ne sait rien.",
    meaning:
      "Aucun modèle d'IA n'a écrit ceci : il n'a vu ni votre chaîne, ni les nouvelles et tendances du jour.",
  },
  headings: {
    film: "À filmer",
    learn: "À apprendre",
    ahead: "À venir",
    today: "La liste du jour",
    questions: "Trois questions pour vous",
  },
  title: (day, niche) => `${cap(day)} : ${niche}`,
  ask: (call) => `Ne demandez qu'une chose : ${call}`,
  sheet: "Un cadre pour ce que vous en savez, puisque je n'en sais rien :",
  lesson: "À utiliser aujourd'hui : dans une phrase de votre vidéo, ou en commentaire épinglé.",
  moment: (when, dated, what, subject) =>
    `Un moment de l'année qui compte pour « ${subject} » : ${dated}. Mes notes ne l'ont qu'en anglais : “${when}: ${what}”.`,
  publicDay: (name, dated) => `${cap(name)} (${dated}), une date que tous les calendriers ont.`,
  now: "Publiez cette semaine ce qui aide.",
  before: "Filmez avant cela une vidéo qui aide, pour qu'elle soit là quand on commencera à chercher.",
  far: "Rien ne presse : notez-le dans votre calendrier, il n'y a rien à filmer pour cela cette semaine.",
  maybe: "Si votre sujet a un lien avec elle, dites lequel en une vidéo courte ; sinon, laissez.",
  calendar: "Cela vient d'un calendrier qui revient chaque année, pas d'une tendance.",
  check: {
    picture: (picture) => `Filmez d'abord l'image la plus forte, tant que la lumière est bonne : ${picture}.`,
    anyPicture: "Filmez d'abord l'image la plus forte, tant que la lumière est bonne.",
    gear: (gear) => `Posez à portée de main : ${gear}.`,
    sentence:
      "Dites la première phrase à voix haute avant d'installer la caméra. Si le souffle manque, coupez.",
    comments: (ask) =>
      `Répondez à cinq commentaires. Celui qui ressemble à « ${ask} » est la vidéo de demain.`,
    anyComments: "Répondez à cinq commentaires, dont un avec une question qui ferait une vidéo.",
    thumbnail: "Dessinez la miniature avant le montage et regardez-la à la taille d'un timbre.",
    silent: "Regardez les deux premières secondes sans le son : comprend-on ce que c'est ?",
    platform: "Choisissez une plateforme et montez d'abord pour celle-là.",
    goal: (goal) =>
      `Pour votre but, ${goal} : faites aujourd'hui une chose de moins de vingt minutes et notez la date.`,
    noGoal: "Écrivez un but pour le mois, pour que le plan de demain le serve.",
  },
};
