import type { MonetizeWords } from "./words.ts";

export const WORDS: MonetizeWords = {
  basis: {
    subject: (name) => `D'après le guide de Crescendo et ce qu'il sait de ce sujet : ${name}.`,
    niche: (count) => `D'après le guide de Crescendo et ce qu'il sait de ${count} sujets de cette niche.`,
    own: "D'après le guide de Crescendo et vos propres mots.",
    none: "D'après le seul guide de Crescendo : il ne sait rien de ce sujet.",
    meaning: "Aucun modèle d'IA n'a écrit ceci : votre chaîne n'est connue que par ce que vous avez écrit.",
  },
  title: (niche) => `Gagner sa vie avec ce sujet : ${niche}`,
  headings: {
    standing: "Où vous en êtes",
    routes: "Les voies à essayer, dans cet ordre",
    week: "Cette semaine",
    limits: "Ce qu'il ne faut pas attendre",
    questions: "Trois questions pour vous",
  },
  columns: ["Où", "Ce qui est demandé aujourd'hui"],
  example: (name) => `Avec un exemple, l'un des sujets de cette niche : ${name}.`,
  standing: {
    none: (niche) =>
      `Vous n'avez pas dit la taille de votre audience ; l'ordre ci-dessous suppose une jeune chaîne sur ${niche}`,
    unread: (quoted) => `Je ne lis aucun nombre dans ${quoted} ; écrivez-le comme 1200 ou 12k.`,
    read: (quoted, size) => `Je lis ${quoted} comme ${size} abonnés.`,
    first: (missing) =>
      `Il manque ${missing} abonnés pour la première marche de YouTube, si les vôtres sont sur YouTube.`,
    fans: (missing) =>
      `Sur YouTube, c'est assez d'abonnés pour le soutien des fans, et il en manque ${missing} pour la publicité.`,
    ads: "Sur YouTube, c'est assez d'abonnés pour le soutien des fans et la publicité ; les heures ou les vues décident.",
  },
  terms: {
    fans: [
      "Soutien des fans sur YouTube",
      "500 abonnés, 3 vidéos publiques valides en 90 jours, et 3000 heures de visionnage en 12 mois ou 3 millions de vues de Shorts en 90 jours.",
    ],
    ads: [
      "Publicité sur YouTube jusqu'au 2027-01-31",
      "1000 abonnés, et 4000 heures de visionnage en 12 mois ou 10 millions de vues de Shorts en 90 jours. Les heures dans le flux des Shorts ne comptent pas.",
    ],
    later: [
      "Publicité sur YouTube pour une demande à partir du 2027-02-01",
      "1000 abonnés, et 8000 heures éligibles en 365 jours ou 20 millions de vues éligibles de Shorts en 90 jours.",
    ],
    shares: [
      "Votre part des revenus de YouTube",
      "55 % de la publicité sur la page de lecture, 45 % de ce qui vous est attribué pour les Shorts et 70 % du soutien des fans.",
    ],
    rewards: [
      "TikTok Creator Rewards",
      "Selon plusieurs guides : 18 ans ou plus, 10 000 abonnés, 100 000 vues en 30 jours, vidéos originales de 1 minute ou plus, certains pays.",
    ],
    short: (missing) => `Il vous manque ${missing} abonnés.`,
    instagram: ["Instagram", "Je n'ai aucune règle vérifiée : regardez dans les réglages de votre compte."],
  },
  limits: {
    rates: (country) =>
      `Un tarif pour votre niche${country === "" ? "" : ` ou pour votre pays (${country})`} : personne n'a publié de chiffres vérifiés. Le calculateur de Monetization Tips donne l'estimation de Crescendo.`,
    care: () =>
      "Attention à ce que vous vendez : une part de ce sujet touche à la santé, à l'argent ou à la sécurité, et là, c'est l'affaire de professionnels.",
    rpm: "Votre propre RPM, vos revenus de toutes sources pour 1000 vues, se trouve dans YouTube Studio dès que vous gagnez quelque chose.",
    shorts:
      "Beaucoup avec les seuls Shorts : une étude a trouvé 0,06 $ pour 1000 vues en moyenne, sur 5400 Shorts de 33 chaînes.",
  },
  questions: [
    "Qu'est-ce qu'on vous demande de mettre en lien ou de prêter ?",
    "À quelle étape les gens bloquent-ils et vous écrivent-ils ?",
    "Qui d'autre vend quelque chose à ceux qui vous regardent ?",
  ],
  routes: {
    help: (sign, instead) =>
      `De l'aide payante : une heure sur une seule chose qui ne va pas : ${sign}. Ce que vous montrez : ${instead}.`,
    product: (step) => `Un petit produit sur une étape, une fiche ou un cours bref en gros plans : ${step}.`,
    links: (gear, a, b) =>
      `Des liens affiliés, signalés comme tels, vers ce qui est déjà à l'image : ${gear}. On les cherche sous une vidéo qui compare ${a} et ${b}.`,
    partners: (people, picture) =>
      `Une marque qui a ces clients : ${people}. Envoyez une idée de vidéo avec sa première image (${picture}), et non une liste de prix.`,
    fans: (ask) =>
      `Le soutien des fans, lié à ce qu'on vous a demandé : un appel par mois sur des questions comme « ${ask} »`,
    ads: "La publicité en dernier : elle paie les vues, ce que vous maîtrisez le moins.",
  },
  open: {
    help: "De l'aide payante : soixante minutes avec quelqu'un qui bloque. À remplir : le problème tel qu'il le raconte, avec ses mots. Trois appels comme celui-là vous apprennent ce qu'un produit doit contenir.",
    product:
      "Un petit produit sur une étape : une fiche d'une page ou un cours bref. À remplir : l'étape sur laquelle on vous interroge le plus, et à quoi elle ressemble quand c'est réussi.",
    links:
      "Des liens affiliés, signalés comme tels, vers ce qui est déjà à l'image. À remplir : les trois choses que vous utilisez dans chaque vidéo.",
    partners:
      "Une marque dont les clients vous regardent. À remplir : trois entreprises qui vendent à votre public, et une idée de vidéo pour chacune, plutôt qu'une liste de prix.",
    fans: "Le soutien des fans, lié à ce qu'on vous a demandé. À remplir : la demande entendue plus d'une fois.",
  },
  week: {
    count:
      "Notez les 50 dernières questions des commentaires et des messages, et comptez celles qui reviennent.",
    sentence:
      "Répondez à la première par une offre en une phrase : qui elle aide, ce qu'on reçoit, ce que ça coûte.",
    example: (people, sign) => `Un exemple, pour ce public (${people}) : en finir avec ceci : ${sign}.`,
  },
};
