import type { Named } from "../lines.ts";

/** What a critique is about. */
export const aspects: Named = [
  ["putaclic|clickbait|titre|miniature|trompeu*", "le titre"],
  ["musique|chanson", "la musique"],
  ["intro", "l'intro"],
  ["pubs?|sponsor*|publicites?", "la pub"],
  ["sous-titres|texte", "les sous-titres"],
  ["entend|son|micro|volume|audio|voix", "le son"],
  ["cadr*|camera|tournis|flou", "l'image"],
  ["sombre|lumiere", "la lumière"],
  ["vite|rapide|lent*|rythme|mou", "le rythme"],
  ["long*|court|blabla|but|parles? trop(?! vite)|parles? beaucoup", "la longueur"],
];

/** What to ask back where something fails. */
export const troubles: Named = [
  [
    "colle|resine|silicone|ciment|platre|mastic",
    "c'est quel produit, et il fait combien dans la pièce\u202F?",
  ],
  ["peinture|vernis|cire|bougie", "c'est quel produit, et il fait combien dans la pièce\u202F?"],
  [
    "pate|pain|levain|levure|pizza|brioche",
    "c'est quelle farine, il fait combien dans la cuisine et ça a levé combien de temps\u202F?",
  ],
  [
    "gateau|biscuits?|cookies?|macarons?|meringue|four",
    "[ton|votre] four monte à combien en vrai, et dans quel moule\u202F?",
  ],
  ["sauce|riz|viande|poulet|soupe|caramel|sale", "c'était quelle quantité, et à quel feu\u202F?"],
  [
    "telephone|ordi|pc|appli|application|logiciel|ecran|erreur|wifi|imprimante|micro|camera",
    "c'est quel appareil, et qu'est-ce qu'il affiche quand ça bloque\u202F?",
  ],
  [
    "plantes?|basilic|orchidee|tomates?|graines?|semis|feuilles|cactus",
    "ça reçoit combien de lumière, et c'est arrosé tous les combien\u202F?",
  ],
  ["code*|installe|python|plugin|script|version", "c'est quelle version, et que dit l'erreur\u202F?"],
  ["laine|tissu|couture|crochet*|tricot|fil", "c'est quel fil ou quel tissu, et quelle aiguille\u202F?"],
  [
    "cheveux|peau|boucles|ongles|maquillage",
    "[tu utilises|vous utilisez] quoi en ce moment, et depuis quand\u202F?",
  ],
  ["chien|chat|cheval|chiot", "il a quel âge, et qu'est-ce qui se passe juste avant\u202F?"],
  ["moto|voiture|velo|moteur|freins?", "c'est quel modèle, et ça a commencé quand\u202F?"],
  ["", "qu'est-ce que [tu as|vous avez] utilisé, et qu'est-ce qui se passe exactement\u202F?"],
];
