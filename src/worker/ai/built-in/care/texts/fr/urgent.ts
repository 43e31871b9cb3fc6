import type { OwnSteps } from "../../texts.ts";

/** What helps where somebody has been poisoned, hounded, lost or approached as a child, in French. */
export const URGENT: OwnSteps = {
  poisoned: [
    [
      "Ne fais vomir personne, ne donne rien à manger ni à boire avant",
      "Sel, lait, huile ou charbon peuvent aggraver. Qui répond au téléphone sait ce qui aide ici.",
    ],
    [
      "Si quelque chose a été mélangé ou respiré, sortez à l'air libre",
      "Tout le monde, les animaux aussi. N'y retourne pas pour nettoyer.",
    ],
    [
      "Ne mélange jamais la javel avec autre chose que de l'eau",
      "Avec du vinaigre, un autre acide, de l'ammoniaque ou un autre produit, elle dégage un gaz qui brûle les poumons.",
    ],
    [
      "Certains signes n'attendent pas",
      "Gêne pour respirer, lèvres bleues, gonflement, convulsions, somnolence ou malaise : le numéro d'urgence, et ne conduis pas.",
    ],
    [
      "Une pile ou un aimant avalé se voit tout de suite à l'hôpital",
      "Même sans douleur : il brûle ou pince en quelques heures.",
    ],
    [
      "Pour les chiens et les chats, les minutes comptent",
      "La pâte crue gonfle et fermente ; chocolat, raisins, oignons, xylitol, lys, médicaments et antigel sont dangereux. Le vétérinaire peut le plus dans les premières heures.",
    ],
    ["Emporte l'emballage", "Ou une photo de lui, de la plante ou de ce qui reste."],
    ["Yeux et peau : rince à l'eau courante", "Tiède, un quart d'heure, pendant que quelqu'un appelle."],
    [
      "Ne mets la recette dans aucune vidéo",
      "Qui la copie pourrait se blesser. Une mise en garde se passe de doses.",
    ],
  ],
  hounded: [
    ["Ne réponds pas", "Ni par une blague ni en vidéo : c'est l'attention qui est cherchée."],
    [
      "Garde une preuve, puis signale pour harcèlement",
      "Une capture avec nom, lien et date. YouTube, TikTok et Instagram interdisent de dire à quelqu'un de se tuer.",
    ],
    ["Bloque la personne ou masque-la sur ta chaîne", "Sur Instagram, aussi ses nouveaux comptes."],
    [
      "Laisse la plateforme retenir ces mots",
      "Mets-les, avec leurs abréviations, dans ta liste de mots bloqués. Ces commentaires attendent là où tu n'as pas à regarder.",
    ],
    [
      "Ferme commentaires ou messages quelques jours",
      "De ceux qui ne te suivent pas, ou de tous. Tu ne dois à personne un moyen de t'atteindre.",
    ],
    [
      "Va à la police si l'on te menace ou si cela continue",
      "Avec les preuves. Dans beaucoup de pays, c'est un délit.",
    ],
  ],
  missing: [
    [
      "Après une catastrophe ou en guerre : familylinks.icrc.org",
      "https://familylinks.icrc.org, de la Croix-Rouge et du Croissant-Rouge, cherche les personnes qui ont perdu le contact avec leur famille. La société de ton pays aide aussi.",
    ],
    [
      "Appelle hôpitaux, refuges et la ligne pour les proches",
      "Dans une catastrophe il y en a souvent une, avec la liste de qui est où. Laisse ton numéro partout.",
    ],
    [
      "Envoie un court message au lieu d'appeler sans cesse",
      "Les messages passent quand les appels ne passent pas, et épargnent la batterie.",
    ],
    [
      "Demande avec qui la personne était",
      "Voisins, travail, école, à qui elle a écrit en dernier ; regarde les positions partagées.",
    ],
    [
      "Ne cherche pas là où c'est dangereux",
      "Ni bâtiments abîmés, ni eau, ni pentes : dis aux secours où tu penses qu'elle est.",
    ],
    [
      "Une publication : photo, prénom, lieu, heure et le numéro de la police",
      "Demande d'abord à la police, sans adresse ni affaires de famille, et retire-la ensuite.",
    ],
    [
      "Ne paie personne qui dit l'avoir",
      "Qui réclame de l'argent après un tel message est presque toujours un escroc. Montre-le à la police.",
    ],
  ],
  groomed: [
    [
      "Garde la conversation avant de bloquer",
      "Noms, liens, dates et mots en captures. N'enregistre ni ne transmets d'images d'un enfant dénudé : c'est déjà un délit, laisse-les à la police.",
    ],
    [
      "Signale-le : inhope.org ou report.cybertip.org",
      "https://inhope.org donne la ligne de ton pays ; https://report.cybertip.org reçoit celles des États-Unis. La police aussi.",
    ],
    ["Signale le compte à la plateforme pour sécurité des enfants", "C'est un motif à part dans le menu."],
    [
      "Retire-lui ses droits maintenant",
      "Un modérateur perd son rôle et le serveur dans l'heure. Tu ne lui dois aucun avertissement.",
    ],
    ["Ne le confronte pas", "Il effacerait les preuves ou ferait pression sur l'enfant."],
    [
      "Dis à l'enfant : ce n'est pas ta faute, tu n'auras pas d'ennuis",
      "Demande peu, écoute. Les parents doivent savoir, sauf si le danger est à la maison.",
    ],
    [
      "Pour des photos déjà envoyées : takeitdown.ncmec.org",
      "https://takeitdown.ncmec.org écarte des plateformes les photos de mineurs, gratuitement et sans nom.",
    ],
    [
      "Si c'est toi, l'enfant : dis-le aujourd'hui à un adulte",
      "Un parent, un prof, ou https://childhelplineinternational.org. N'envoie plus rien, ne paie pas, n'y va pas.",
    ],
    [
      "Regarde à qui d'autre il a écrit",
      "Demande en général, sans noms, et coupe les messages entre inconnus sur ton serveur.",
    ],
  ],
};
