import type { TenderPart } from "../../texts.ts";

/** What is written of losing somebody, in French. */
export const LOSS: TenderPart<"dying" | "grief" | "pet" | "stillbirth" | "pregnancy" | "infertility"> = {
  dying: {
    about: "le temps qui reste avec quelqu'un",
    said: ["Garde espoir, il y a des miracles", "Je suis là. On parle, ou on reste juste assis ?"],
    helps: [
      [
        "Demande ce qui ferait plaisir aujourd'hui",
        "Une fenêtre ouverte, une chanson, personne : c'est encore sa journée.",
      ],
      ["Dis les quatre choses", "Merci, pardon, je te pardonne, je t'aime : on les regrette rarement."],
      ["Fais venir tôt les soins palliatifs", "Ils soulagent aussi à la maison, et prennent soin de toi."],
    ],
    letter: "Une lettre que tu peux encore lui lire",
    questions: [
      "La personne sait-elle que tu filmes, et le veut-elle ?",
      "Que veux-tu garder pour toi seul ?",
      "Qui est près de toi quand tu rentres ?",
    ],
    tags: [
      "findevie",
      "soinspalliatifs",
      "accompagnement",
      "aidants",
      "adieu",
      "famille",
      "momentsprecieux",
      "etrela",
      "soutien",
      "pasdetabou",
    ],
  },
  grief: {
    about: "perdre quelqu'un",
    said: ["Sois fort", "Je ne sais pas quoi dire, et je suis là"],
    helps: [
      [
        "Apporter à manger un jour précis",
        "Jeudi à six heures, dans une boîte à ne pas rendre, ne demande rien à la personne en deuil.",
      ],
      [
        "Dire le prénom de qui est mort",
        "Beaucoup attendent que quelqu'un le dise d'abord ; cela ne rappelle rien qu'ils auraient oublié.",
      ],
      [
        "Garder du temps pour le deuxième mois",
        "Les visites cessent après l'enterrement, et les jours s'allongent alors.",
      ],
    ],
    letter: "Une lettre à la personne qui te manque",
    questions: [
      "Que voudrais-tu qu'on sache de cette personne ?",
      "Qu'a fait quelqu'un qui t'a aidé ?",
      "Qu'est-ce qui doit rester entre vous ?",
    ],
    tags: [
      "deuil",
      "vivresondeuil",
      "perte",
      "accompagnement",
      "souvenirs",
      "absence",
      "soutien",
      "chagrin",
      "enmemoire",
      "tunespasseul",
    ],
  },
  pet: {
    about: "perdre un animal",
    said: ["Ce n'était qu'un animal", "Je sais la place qu'il avait dans tes journées"],
    helps: [
      ["Laisser la gamelle où elle est", "Il n'y a pas de date pour ranger les affaires."],
      [
        "Le dire à l'équipe vétérinaire",
        "Beaucoup de cabinets connaissent quelqu'un à qui parler, et s'en souviennent aussi.",
      ],
      ["Donner un autre but à la promenade", "Le même chemin à la même heure tient la journée debout."],
    ],
    letter: "Une lettre à l'animal de tes journées",
    questions: [
      "À quoi ressemblait un matin ordinaire ensemble ?",
      "Que veux-tu garder de lui ?",
      "Qui d'autre à la maison est en deuil ?",
    ],
    tags: [
      "deuilanimalier",
      "perdresonanimal",
      "animaux",
      "mercipourtout",
      "souvenirs",
      "deuil",
      "chien",
      "chat",
      "adieu",
      "soutien",
    ],
  },
  stillbirth: {
    about: "un bébé né sans vie",
    said: ["Tu es jeune, tu en auras d'autres", "Comment s'appelle ton bébé ? J'aimerais que tu m'en parles"],
    helps: [
      [
        "Dire le prénom du bébé",
        "Beaucoup de parents craignent que personne ne le fasse, et remercient qui le dit.",
      ],
      [
        "Garder ce qui peut l'être",
        "Une empreinte de main, une couverture, une photo pour plus tard : hôpitaux et bénévoles aident, même quelques jours après.",
      ],
      [
        "Prendre soin d'un corps qui a accouché",
        "Le lait, les saignements et la douleur viennent quand même ; une sage-femme ou un médecin sait quoi faire.",
      ],
    ],
    letter: "Une lettre à un bébé né en silence",
    questions: [
      "Qu'aimerais-tu qu'on sache de ton bébé ?",
      "Quelles photos sont pour toi seule ?",
      "Qui prend soin de toi cette semaine ?",
    ],
    tags: [
      "mortnaissance",
      "deuilperinatal",
      "nesansvie",
      "bebeange",
      "bebedesetoiles",
      "mamange",
      "parange",
      "deuil",
      "parlonsen",
      "tunespasseule",
    ],
  },
  pregnancy: {
    about: "perdre une grossesse",
    said: ["Vous pourrez réessayer", "Je suis désolé. Tu veux m'en parler ?"],
    helps: [
      ["L'appeler comme tu l'appelles", "Un bébé, une grossesse, une perte : le mot est à qui l'a vécue."],
      [
        "Prendre les jours d'arrêt",
        "Le corps en a besoin aussi ; sage-femme ou médecin disent quels signes surveiller.",
      ],
      [
        "Demander aussi à l'autre parent",
        "On lui demande souvent comment elle va, et pas comment lui ou elle va.",
      ],
    ],
    letter: "Une lettre à qui n'est pas resté longtemps",
    questions: [
      "Qui le sait, et qui ne doit pas l'apprendre par une vidéo ?",
      "Qu'aurais-tu voulu qu'on te dise ?",
      "Préfères-tu écrire que parler ?",
    ],
    tags: [
      "faussecouche",
      "deuilperinatal",
      "bebedesetoiles",
      "maternite",
      "soutien",
      "deuil",
      "parlonsen",
      "perte",
      "parange",
      "tunespasseule",
    ],
  },
  infertility: {
    about: "attendre un enfant qui ne vient pas",
    said: ["Détends-toi, ça viendra", "C'est long. Je suis avec vous quoi qu'il arrive"],
    helps: [
      ["Décider qui peut demander", "Une personne qui transmet les nouvelles évite dix conversations."],
      ["Préparer les jours difficiles", "Une salle d'attente pèse moins avec une porte de sortie."],
      ["Garder quelque chose d'autre", "Un soir par semaine où personne ne compte les jours."],
    ],
    letter: "Une lettre à vous deux, pour plus tard",
    questions: [
      "Que veux-tu qu'on en sache ?",
      "Que font les questions, de ton côté ?",
      "Qu'est-ce qui te donne une heure de répit ?",
    ],
    tags: [
      "pma",
      "infertilite",
      "fiv",
      "parcourspma",
      "pmasoutien",
      "desirdenfant",
      "parlonsen",
      "soutien",
      "espoir",
      "tunespasseule",
    ],
  },
};
