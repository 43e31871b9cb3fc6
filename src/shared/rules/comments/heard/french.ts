import type { HeardSigns } from "./signs.ts";

const SLUR =
  "(?:con|conne|cons|idiote?|débile?|abrutie?|crétine?|imbécile|stupide|bête|nulle?|mongol|trisomique|attardée?|teubé|clown|bouffonn?e?|guignol|(?:aveugle|sourde?|défoncée?|bourrée?)(?=(?: ou (?:quoi|bien)(?: [^ ]+)*)?[?!., ]*$)|ridicule|pathétique|inculte|analphabète|mauvaise?|minable|tarée?)";
const MONEY =
  "(?:\\d[\\d.,  ]* ?(?:€|euros?|balles|\\$|dollars|k)|[€$] ?\\d[\\d.,]*|de l'argent|argent|un salaire|un revenu|des revenus)";

/** What hardly anybody has at hand. */
const LAVISH =
  "(?:(?:cuisine|atelier|four|studio) (?:industriel(?:le)?|professionnel(?:le)?|pro)|doctorat|manoir|yacht|hélicoptère|château|usine|laboratoire|un tour à|millionnaire|un rein|\\d+ (?:hectares|assistants|m2)|\\d{4,} ?(?:€|euros|balles)|jardin de \\d+)";

/** What hides in French comments. */
export const FRENCH: HeardSigns = {
  spam: [
    "(?:écri[st]|écrivez|contacte|contactez)(?:-| )(?:moi|nous)(?: [^ ]+){0,6} (?:doubler|tripler|gagner|investir|multiplier)|(?:cours|formation|signaux) de (?:trading|crypto|forex)(?: [^ ]+){0,6} (?:privé|mp|whats ?app|telegram|profil|bio)",
    `(?:gagne[zr]?|gagner|gagné|touche[zr]?|génère[zr]?|encaisse[zr]?|fais|faites)(?: [^ ]+){0,3} ${MONEY}(?: [^ ]+){0,5} (?:par (?:jour|mois|semaine|heure)|/ ?jour|chaque (?:jour|mois|semaine)|de chez (?:toi|vous|soi)|depuis (?:chez|ton|votre|son)|en ligne|sans rien faire|en (?:un|une|\\d+) (?:jour|semaine|mois))`,
    "(?:lien|link) (?:est )?(?:dans|sur|en) (?:ma|mon) (?:bio|profil|page|description)|(?:contacte|contactez|écris|écrivez|ajoute|ajoutez|écri[st])(?:-| )?(?:moi|le|la|lui|nous|mr|mme|m\\.|monsieur|madame)(?: [^ ]+){0,5} (?:sur|par|via|en|au) (?:whats ?app|telegram|signal|snap|insta|mp|privé)",
    "abonne[sz]?(?:-| )(?:toi|vous)(?: [^ ]+){0,6} (?:je m'abonne|je te rends|en retour|je rends|je te suis)|je (?:m'abonne|rends l'abo|te rends|te suis)(?: [^ ]+){0,2} (?:en retour|si tu|à tous)|(?:venez|passe[zr]?|viens|allez|va) (?:voir |sur |faire un tour (?:sur )?)?(?:sur )?ma (?:chaîne|page)|(?:abonnés|vues|likes|followers) (?:gratuits?|pas chers?|réels|instantanés)|achète[zr]? des (?:abonnés|vues|likes)",
    "félicitations?(?: [^ ]+){0,4} (?:tu as|vous avez|t'as) (?:gagné|été (?:sélectionn|choisi|tir))|(?:réclame[zr]?|récupère[zr]?) (?:ton|votre) (?:prix|cadeau|lot)|(?:mr|mme|m\\.|monsieur|madame|docteur|dr|maître|marabout|médium) [^ ]+(?: [^ ]+){0,4} (?:m'a aidée?|a changé ma vie|m'a fait|a récupéré|a ramené)|(?:crypto|bitcoin|forex|trading|investissement)(?: [^ ]+){0,6} (?:garantis?|gains|bénéfices|telegram|whats ?app)",
    "(?:doublé|triplé|multiplié) (?:mon|ma|mes) (?:investissement|argent|capital|mise)|(?:tu veux|vous voulez) (?:gagner de l'argent|devenir riche)(?: [^ ]+){0,8} (?:lien|bio|profil|privé|mp|whats ?app)",
  ],
  insult: [
    "(?:va te (?:coucher|recoucher|cacher|pendre)|retourne (?:te coucher|à l'école))(?: [^ ]+){0,4}|t'es nul(?:le)? à (?:chier|mourir|vomir)",
    `(?:t'es|tu es|vous êtes|es-tu|êtes-vous|t'etais|t'étais|tu serais pas)(?: [^ ]+){0,4} ${SLUR}(?=[?!., ]|$| ou)|tu te crois(?: [^ ]+){0,3}(?: espèce de| pauvre)? ?(?:${SLUR}|drôle|malin|maligne|intelligente?|beau|belle|intéressante?)|espèce d(?:e |')[^ ]+|(?:pauvre|sale|gros|grosse|bande de) (?:type|mec|fille|média|${SLUR})|tu (?:le )?fais exprès d'être(?: [^ ]+){0,2}`,
    "qui (?:t'a|vous a|lui a)(?: [^ ]+){0,2} (?:dit|fait croire|menti)(?: [^ ]+){0,3} que(?: [^ ]+){0,2} (?:chantes?|chantais|cuisines?|cuisinais|savais|sais|pouvais|peux|étais|es|dansais|danses|jouais)|qui (?:t'a|vous a|lui a)(?: [^ ]+){0,2} (?:donné|laissée?|filé)(?: [^ ]+){0,4} (?:micro|caméra|permis|internet|parler|une chaîne)",
    "(?:t'as|tu as|il te manque|t'aurais pas)(?: [^ ]+){0,5} (?:cerveau|neurones?|case|QI|qi|tombée? sur la tête|bercée? trop près)|tes parents(?: [^ ]+){0,6} (?:honte|savent|fiers)|(?:pourquoi|quand est-ce que|tu veux pas|si tu pouvais)(?: [^ ]+){0,3} (?:te taire|tu te tais|la fermer|fermes|fermer ta|arrêter youtube|supprimer ta)|(?:mon|un) (?:chien|chat|gosse|neveu|enfant) (?:de \\d+ ans )?(?:[^ ]+ ){0,4}(?:mieux que toi|plus intelligent que toi|plus de talent)|(?:c'est quoi|qu'est-ce qu'elle a|qu'est-ce qu'il a) (?:ton|cette|ta) (?:problème|tête|sale|tronche|voix de)",
    "(?:tu ressembles à|on dirait|t'as une (?:tête|gueule) de)(?: [^ ]+){0,2} (?:une? )?(?:pied|patate|rat|porc|cochon|vache|crapaud|clown|troll|zombie|clochard|cadavre|drogué)(?=[?!., ]*$)",
    "(?:t'as|tu n'as|tu as|vous n'avez)(?: [^ ]+)? (?:aucun|zéro|pas de) (?:talent|goût|charisme|cerveau|intérêt)|comment (?:peut-on|on peut|tu peux|peut on) être (?:aussi|si) (?:con|bête|nul|débile|stupide|moche|mauvais)[^ ]*|personne (?:ne )?(?:te supporte|peut te (?:supporter|voir|saquer))",
  ],
  sarcasm: [
    "(?:bravo|waouh|wow|génial|félicitations)[,!. ]+(?:tu as|t'as|vous avez|il a)? ?(?:découvert|inventé) (?:que|l'|la|le)|(?:bravo|super|génial|wow|waouh)[,!. ]+(?:\\d+|deux|trois|cinq|dix|quinze|vingt) (?:pubs|publicités|minutes pour)(?: [^ ]+){0,3}",
    `(?:ben voyons|ah|ben oui|bah oui|mais oui|ouais|oui|bien sûr|évidemment|facile|super|génial|parfait|cool)[,. ]+(?:[^ ]+ ){0,3}?(?:il suffit|suffit|y a qu'à|il faut juste|il me faut juste|juste|reste plus qu'à|plus qu'à|qui n'a pas)(?: [^ ]+){0,8} ${LAVISH}`,
    "ben voyons[,.! ]|(?:j'ai|c'était|j'avais) toujours (?:mon )?(?:rêvé|rêve) (?:de |d')(?:passer|perdre|attendre|payer|éplucher|regarder (?:une|des) pubs?)|(?:merci|bravo) pour cette (?:info|information|découverte|révélation) (?:capitale|essentielle|incroyable|de ouf)",
    "(?:ben oui|bah oui|mais oui|oui|évidemment|bien sûr|comme si|parce que|car)[,. ]+(?:parce que |parce qu'|car |c'est vrai )?(?:on a tous|tout le monde (?:a|possède|peut)|on peut tous|nous avons tous|on gagne tous|on avait tous|chacun a)",
    "(?:super|génial|bravo|chouette|formidable|parfait|top|cool|waouh|wow|merveilleux|youpi)[,!. ]+(?:encore|une? nouvelle?|toujours plus|un énième|une énième)(?: [^ ]+){0,3} (?:pubs?|publicités?|minutes?|sponsor\\w*|placement|intro|vidéo (?:sur|pour)|formation|promo)",
    "merci (?:pour|de) (?:rien|la pub|les pubs|m'avoir fait perdre|nous faire perdre|le clickbait|avoir gâché|le mal de tête|nous apprendre que)|\\d+ minutes? pour(?: [^ ]+){0,4} (?:\\d+|une?|deux|trois|dix|cinq) (?:secondes?|phrases?|mots?|minutes?)|(?:tu as|t'as|il a|vous avez|elle a|on a) (?:inventé|découvert|réinventé) (?:l'eau (?:chaude|tiède)|la roue|le fil|la poudre|l'amérique)|prix nobel|(?:très|trop|vachement|quelle|tellement) (?:original|originalité)[.!… ]*$|bravo[,.! ]+(?:tu as|t'as) (?:inventé|découvert)",
    "(?:[(]ou pas[)]|[(]non[)]|[(]ironie[)]|ou pas|mais bien sûr)[.! ]*$|(?:super|génial|bravo|chouette|parfait|waouh|wow|top|cool)[,!. ]+(?:[^ ]+ )?\\d+ minutes de (?:blabla|vide|rien|pub|parlotte|bla bla)",
    "(?:^|, )encore (?:du|de la|des|une?) (?:placement|pub|pubs|sponso[^ ]*|partenariat)(?: [^ ]+){0,4}",
  ],
  critique: [
    "le titre (?:promet|annonce|dit)(?: [^ ]+){0,6} (?:j'en compte|mais|que|seulement)|(?:pourrait|aurait pu) (?:durer|faire|être) (?:la moitié|\\d+ minutes|deux fois moins)|(?:tu )?répètes? (?:tout|la même chose|trois fois)|(?:trop|que) (?:de )?(?:blabla|parlotte)|beaucoup de blabla",
    "\\d+ minutes de (?:blabla|vide|rien|pub|parlotte|bla bla)(?: [^ ]+){0,4}",
    "(?:quelle|une|pure|totale|grosse|vraie) (?:perte de temps|arnaque|déception|horreur de vidéo|catastrophe|merde cette|daube)|(?:rends|rendez)(?:-| )(?:moi|nous) (?:mes|mon|nos|ces) (?:\\d+ )?(?:minutes|temps|heure)|(?:j'ai|on a) perdu (?:\\d+|dix|cinq|vingt) minutes|(?:cette vidéo|ça|ca) (?:ne )?sert à rien|que du (?:clickbait|blabla|remplissage)|c'est (?:du|que du) (?:putaclic|clickbait)",
    "(?:le |la |les |l')?(?:audio|son|volume|micro|musique|voix|caméra|lumière|image|texte|police|sous-titres|intro)(?: [^ ]+){0,2} (?:est|sont|était) (?:trop|vraiment|tellement|super|beaucoup trop|très|si)(?: [^ ]+)? ?(?:bas|basse|faible|forte?|sombre|floue?|petite?s?|rapide|lente?|longue?|mauvaise?|illisible|agaçante?|insupportable|horrible)",
    "(?:quel|un vrai|un) (?:gâchis|gaspillage)(?: de [^ ]+)?",
  ],
  correction: [
    "\\d[\\d.,]* ?(?:[^ ,]{1,8})?,? (?:et )?(?:pas|non) (?:(?:a|en|à|auf|em|in|at) )?\\d[\\d.,]*(?= ?[^ ]{0,8}[.! ]*$)",
    "(?:ce n'est|c'est|c'était|ce n'était|ce sont|ce ne sont) pas (?:une? |le |la |les |des |du |de la |de l'|l')?[^ ,]+(?: [^ ,]+)?[,; ]+(?:mais )?(?:c'est|c'était|ce sont|plutôt) (?:une? |le |la |les |des |du |de la |l')?[^ ]+",
  ],
  thanks: [
    "(?:tu|ça|vous|cette vidéo|t')(?: [^ ]+)? ?(?:m'as?|m'avez|as|a) (?:juste |littéralement |carrément )?(?:sauvée?|tirée? d'affaire|dépannée?)|(?:j'ai )?(?:appris|compris)(?: [^ ]+){0,5} (?:plus|mieux|en)(?: [^ ]+){0,5} qu(?:e |')(?:en|avec|mon|ma|pendant)|ce que(?: [^ ]+){0,4} (?:n'a|n'ont|a|ont) (?:pas|jamais) (?:su|pu|réussi)",
    "(?:t'es|tu es|vous êtes) une? génie|(?:ça|ca) (?:marche|fonctionne|a marché) enfin|enfin (?:ça|ca) (?:marche|fonctionne)",
  ],
};
