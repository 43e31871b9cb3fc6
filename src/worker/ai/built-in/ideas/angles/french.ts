import type { AngleWords } from "./words.ts";

/** In French. */
export const frenchAngles: AngleWords = {
  searches: [
    {
      format: "q-and-a",
      title: (head) => `${head} : la réponse courte`,
      hook: (said) => `Lisez la recherche à voix haute, « ${said} », et répondez en une phrase.`,
      fill: (said) =>
        `Sur YouTube, on cherche « ${said} ». À vous de compléter : votre réponse en une phrase, l'image qui la prouve, le cas où elle change. Filmez d'abord la preuve.`,
      cta: "Demandez en commentaire ce qu'ils avaient tapé avant d'arriver ici.",
    },
    {
      format: "tutorial",
      title: (head) => `${head}, du début à la fin`,
      hook: (said) => `Montrez d'abord le résultat et citez la recherche : « ${said} ».`,
      fill: (said) =>
        `Sur YouTube, on cherche « ${said} ». À vous de compléter : les étapes dans l'ordre, celle qui rate le plus, le temps qu'il faut. Filmez vos mains vues d'en haut.`,
      cta: "Proposez d'enregistrer la vidéo pour le premier essai.",
    },
    {
      format: "case-study",
      title: (head) => `${head} : ce que les autres vidéos oublient`,
      hook: () => "Dites la seule chose qu'aucun des premiers résultats ne montre.",
      fill: (said) =>
        `Cherchez « ${said} » sur YouTube et regardez les cinq premiers résultats. À vous de compléter : ce que tous disent, ce qu'aucun ne montre, ce que vous pouvez montrer. Filmez cela.`,
      cta: "Demandez en commentaire ce qui reste introuvable.",
    },
    {
      format: "list",
      title: (head) => `${head} : ce qu'il faut savoir d'abord`,
      hook: (said) => `Parlez à une seule personne, qui vient de taper « ${said} ».`,
      fill: (said) =>
        `Sur YouTube, on cherche « ${said} ». À vous de compléter : trois choses que vous diriez à un ami qui tape cela, celle qui coûte le plus quand on l'ignore, une image de chacune.`,
      cta: "Proposez d'envoyer la vidéo à quelqu'un qui va commencer.",
    },
  ],
  parts: [
    {
      format: "tutorial",
      title: (head) => `${head}, de près`,
      hook: (said) => `Montrez « ${said} » avant d'en dire un mot.`,
      fill: (said) =>
        `L'article de Wikipédia y consacre une partie : « ${said} ». À vous de compléter : ce que vous en avez vu, ce que les débutants y ratent, une image de près. Vérifiez dans l'article ce que vous affirmez.`,
      cta: "Demandez en commentaire quelle partie montrer ensuite.",
    },
    {
      format: "q-and-a",
      title: (head) => `${head} en une minute`,
      hook: (said) =>
        `Dites en une phrase de quoi parle « ${said} » et ce que cela change pour qui vous regarde.`,
      fill: (said) =>
        `L'article de Wikipédia y consacre une partie : « ${said} ». À vous de compléter : une phrase qui l'explique, un exemple à vous, la question qui vient après. Citez l'article.`,
      cta: "Demandez la prochaine question en commentaire.",
    },
    {
      format: "myth-busting",
      title: (head) => `${head}, vrai ou faux ?`,
      hook: (said) => `Dites la phrase que vous entendez sans cesse sur « ${said} ».`,
      fill: (said) =>
        `L'article de Wikipédia y consacre une partie : « ${said} ». À vous de compléter : ce qu'on en dit, ce que dit l'article, ce que vous avez vu. Filmez là où les trois diffèrent.`,
      cta: "Demandez en commentaire ce qu'on leur avait dit.",
    },
  ],
};
