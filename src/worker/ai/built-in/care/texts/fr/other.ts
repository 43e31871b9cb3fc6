import type { OtherTexts } from "../../texts.ts";

/** What helps who worries about somebody else, in French. */
export const OTHER: OtherTexts = {
  heading: "D'abord : comment être là pour cette personne",
  danger: {
    suicide: {
      lead: "C'est bien de l'avoir pris au sérieux. Tu peux aider sans trouver les mots parfaits, et tu n'as pas à le faire seul.",
      steps: [
        [
          "Si la personne risque de passer à l'acte ou ne répond plus, appelle le numéro d'urgence",
          "Dis qui elle est, où elle est et ce qu'elle a dit ou publié. Si elle est avec toi, reste jusqu'à ce que quelqu'un vienne.",
        ],
        [
          "Demande directement, et écoute",
          "« Est-ce que tu penses au suicide ? » ne donne l'idée à personne. Pas de conseil, pas de débat : c'est bien que tu me le dises.",
        ],
        [
          "Si c'est une publication, signale-la pour qu'on lui montre de l'aide",
          "YouTube, TikTok et Instagram ont le suicide et l'automutilation parmi leurs motifs. Ce n'est pas une punition, et personne n'apprend qui a signalé. Écris-lui aussi : j'ai lu et je m'inquiète pour toi.",
        ],
        [
          "Éloigne d'elle ce qui pourrait lui faire du mal",
          "Médicaments, lames ou arme vont chez quelqu'un d'autre pour l'instant. Jamais de force : demande, ou appelle.",
        ],
      ],
    },
    eating: {
      lead: "C'est bien de l'avoir remarqué. Souvent, il ne s'agit pas de nourriture, et plus l'aide vient tôt, mieux elle marche.",
      steps: [
        [
          "Malaise, douleur à la poitrine, même l'eau ne passe plus : appelle le numéro d'urgence",
          "Ce sont des urgences, à n'importe quel poids.",
        ],
        [
          "Dis ce que tu vois, pas à quoi la personne ressemble",
          "« J'ai remarqué que tu sautes le dîner, et je m'inquiète » s'entend mieux que tout ce qui touche au poids ou au corps.",
        ],
        [
          "Ne surveille pas l'assiette et ne te dispute pas pour la nourriture",
          "Mangez ensemble, parlez d'autre chose, et reste là quand elle dit non.",
        ],
        [
          "Va chez le médecin avec elle",
          "Propose d'appeler et de l'accompagner. Si elle est mineure, un parent ou un autre adulte doit le savoir.",
        ],
      ],
    },
    abuse: {
      lead: "C'est bien de ne pas avoir détourné les yeux. Personne n'a rien à te prouver pour que tu puisses aider.",
      steps: [
        [
          "Si c'est en train d'arriver, ou si un enfant est en danger, appelle le numéro d'urgence",
          "Ne t'interpose pas. Donne l'adresse, dis ce que tu entends et s'il y a des enfants.",
        ],
        [
          "Dis-lui, en tête-à-tête : je te crois, et ce n'est pas ta faute",
          "Ne demande pas de détails et ne dis pas de mal de qui le fait. La porte doit rester ouverte.",
        ],
        [
          "Laisse la personne décider, à son rythme",
          "Partir est le moment le plus dangereux. Une ligne d'écoute le prépare avec elle ; toi, tu peux offrir un lit, un sac, un trajet, un téléphone que personne ne lit.",
        ],
        [
          "N'affronte pas qui le fait",
          "C'est la victime qui le paierait. Note pour toi ce que tu as vu, avec les jours et les heures.",
        ],
      ],
    },
  },
  steps: [
    [
      "Trouve une ligne pour elle et pour toi : findahelpline.com",
      "https://findahelpline.com liste des lignes et chats gratuits par pays. Beaucoup conseillent aussi ceux qui s'inquiètent pour quelqu'un.",
    ],
    [
      "Ne promets pas le secret quand une vie est en danger",
      "« Je ne le dirai pas à tout le monde, mais je ne serai pas seul à le savoir » est une promesse que tu peux tenir.",
    ],
    [
      "Dis-le aujourd'hui à une autre personne",
      "Sa famille, un prof, un médecin, une amie qui est près d'elle. Si tu es mineur, un adulte.",
    ],
    ["Redemande demain", "Un message court suffit : je pense à toi. Je passe te voir ?"],
    ["Ne filme et ne publie rien à son sujet", "Ni nom, ni capture, ni vidéo. C'est à elle de le raconter."],
    ["Prends aussi soin de toi", "Ce que fait quelqu'un d'autre n'est ni entre tes mains ni ta faute."],
  ],
};
