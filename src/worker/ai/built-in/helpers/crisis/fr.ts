import type { CrisisLanguage } from "./words.ts";

export const WORDS: CrisisLanguage = {
  basis:
    "Du guide de Crescendo, choisi d'après tes mots. Aucun modèle d'IA n'a écrit ceci : il ne voit pas ce qui s'est passé et n'est pas avocat.",
  first: (name) => `D'abord : ${name}`,
  also: (name) => `Cela ressemble aussi à : ${name}. Cela vient après.`,
  headings: {
    hour: "La première heure",
    day: "Le premier jour",
    say: "Que dire en attendant",
    not: "Ce qu'il ne faut pas faire",
  },
  day: [
    "Signale sur la plateforme avec ce que tu as gardé, et note le numéro de chaque dossier.",
    "Laisse quelqu'un d'autre lire commentaires et messages.",
    "Menaces ou délits : la police ; argent ou droits : une avocate ; pour toi : une personne de confiance.",
  ],
  before: "Change ce qui n'est pas vrai dans ton cas, lis-le à une personne et publie-le une seule fois.",
  kinds: {
    danger: {
      name: "quelqu'un peut être en danger",
      hour: [
        "Si quelqu'un peut être blessé, appelle maintenant le numéro d'urgence de ton pays.",
        "Ne reste pas seul : appelle une personne et dis où tu es.",
        "Garde liens, captures et noms avec l'heure, puis arrête de lire. Ne réponds pas.",
      ],
      statement:
        "Quelque chose de grave s'est passé et les bonnes personnes s'en occupent. Je fais une pause. Ne cherchez personne, s'il vous plaît.",
      not: "Ne nomme et ne provoque personne : cela peut vous mettre en danger.",
    },
    leaked: {
      name: "des images privées de toi",
      hour: [
        "Ne publie rien à ce sujet : chaque message pousse à les chercher. Tu n'as rien fait de mal.",
        "Garde d'abord les preuves : adresses, noms, heures et messages, sans envoyer les images à personne.",
        "Signale-les comme images intimes sans consentement. Majeur : https://stopncii.org ; mineur : https://takeitdown.ncmec.org.",
      ],
      statement:
        "Je fais une pause. Respectez ma vie privée et signalez ce qui ne vous est pas destiné au lieu de l'ouvrir.",
      not: "Ne paie pas, ne réponds pas et ne décris pas les images. La police peut agir : c'est un délit dans beaucoup de pays.",
    },
    doxxed: {
      name: "tes données privées en public",
      hour: [
        "Si quelqu'un est à ta porte ou menace de venir, appelle les urgences.",
        "Garde chaque publication avec adresse, nom et heure, puis signale-la comme information privée.",
        "Préviens tes proches et ton travail en une phrase.",
      ],
      statement:
        "Des informations privées sur moi ont été publiées. On s'en occupe. Ne les partagez pas et signalez-les.",
      not: "Ne confirme ni ne nie en public que l'adresse est la tienne.",
    },
    account: {
      name: "le compte n'est plus entre tes mains",
      hour: [
        "Prends un appareil sûr et commence par ton e-mail : nouveau mot de passe, autres sessions fermées.",
        "Ouvre la page de récupération en tapant son adresse, jamais par un lien reçu.",
        "Préviens ton public sur un autre canal en deux phrases.",
      ],
      statement:
        "Je ne contrôle pas mon compte en ce moment. N'ouvrez pas de liens et n'envoyez pas d'argent. Je confirmerai ici.",
      not: "Ne paie personne qui propose de le récupérer.",
    },
    stolen: {
      name: "quelqu'un a pris ton travail",
      hour: [
        "Garde les deux : sa publication avec adresse et date, et ton original avec son projet.",
        "Compare minute par minute ce qui est à toi : une idée n'est pas protégée ; images, texte et musique le sont.",
        "N'écris rien en public et n'y envoie pas ton public.",
      ],
      statement:
        "Une de mes vidéos a été publiée ailleurs sans autorisation. Je l'ai signalée. N'écrivez pas à la personne.",
      not: "N'expose personne en public. Utilise le formulaire de droit d'auteur de la plateforme.",
    },
    legal: {
      name: "une menace juridique",
      hour: [
        "Note le délai et l'expéditeur, et garde la lettre telle quelle.",
        "N'efface rien : ni vidéo, ni messages, ni brouillons.",
        "Ne réponds pas encore, ni en public ni en privé.",
      ],
      statement: "Je ne peux rien dire à ce sujet pour le moment.",
      not: "Ne signe, ne paie et n'admets rien avant qu'une avocate l'ait lu.",
    },
    strike: {
      name: "un avertissement ou une réclamation",
      hour: [
        "Lis l'avis jusqu'au bout : quelle vidéo, quelles secondes, quelle règle, qui réclame.",
        "Garde-le en image et ne remets pas la vidéo en ligne.",
        "Suspends ce qui est programmé.",
      ],
      statement: "Une de mes vidéos est en cours d'examen et peut manquer un moment. Je vous dirai ici.",
      not: "N'envoie pas ton public contre qui réclame.",
    },
    hate: {
      name: "de la haine ou du harcèlement",
      hour: [
        "Retiens les commentaires et confie la lecture à quelqu'un.",
        "Garde le pire avec lien et heure avant qu'il soit effacé.",
        "Ne réponds à personne tant que tu es secoué.",
      ],
      statement:
        "Les commentaires sont limités à cause d'attaques sans rapport avec mes vidéos. Merci à celles et ceux qui restent bienveillants.",
      not: "Ne montre pas les noms de qui attaque : cela leur donne un public.",
    },
    "false-claim": {
      name: "une accusation fausse",
      hour: [
        "Garde l'accusation : lien, compte, date, enregistrement d'écran.",
        "Rassemble ce qui la dément, avec les dates.",
        "N'écris rien en public avant qu'une personne de confiance l'ait lu.",
      ],
      statement:
        "Une affirmation fausse circule sur moi. Je rassemble les preuves et répondrai une fois, ici. N'attaquez personne.",
      not: "Ne répète pas l'accusation dans un titre ou une miniature.",
    },
    sponsor: {
      name: "un problème avec une marque ou un produit",
      hour: [
        "Arrête la publicité : masque ou coupe la partie et suspends les liens.",
        "Rassemble contrat, messages et tes mots exacts.",
        "Écris à la marque : les faits et une question, que s'est-il passé ?",
      ],
      statement:
        "Certains d'entre vous ont eu un problème avec un produit que j'ai montré. Je l'ai retiré le temps de comprendre.",
      not: "Ne promets pas de remboursement avant de savoir qui paie.",
    },
    criticism: {
      name: "une critique peut-être juste",
      hour: [
        "Lis-la comme si elle parlait d'un autre : quelle phrase est vraie ?",
        "Vérifie le fait à sa source avant de répondre.",
        "Remercie qui l'a signalé et dis que tu vérifies.",
      ],
      statement:
        "Plusieurs d'entre vous ont relevé une erreur, je vérifie. Si c'est le cas, je corrige ici et dans la vidéo.",
      not: "N'efface pas une critique juste et ne l'appelle pas haine. Corrige et épingle.",
    },
    "own-mistake": {
      name: "une erreur de ta part",
      hour: [
        "Suspends ce qui est programmé et n'écris pas sous la colère ou la peur.",
        "Note ce qui s'est passé, avec dates et mots exacts.",
        "Demande à deux personnes franches : qu'ai-je mal fait, et à qui ?",
      ],
      statement:
        "J'ai lu ce que vous avez écrit et je le prends au sérieux. Je répondrai correctement demain soir plutôt que vite maintenant.",
      not: "Ne filme pas de longues excuses le soir même et ne discute pas en dessous.",
    },
    unknown: {
      name: "ce n'est pas encore clair",
      hour: [
        "Si quelqu'un peut être blessé, appelle d'abord les urgences.",
        "Note ce que tu sais, ce que tu supposes et ce que tu ne sais pas.",
        "Suspends ce qui est programmé et garde liens, captures et heures.",
      ],
      statement: "Je suis au courant et je cherche ce qui s'est passé. J'en dirai plus ici demain soir.",
      not: "Ne devine pas en public et n'efface pas ce qui peut servir de preuve.",
    },
  },
};
