import type { IntentPhrases } from "./intent-phrases.ts";

export const french: IntentPhrases = {
  collab: [
    "(?:partante?|chaude?|dispo|ouverte?|motivée?|intéressée?) (?:pour|à|par) (?:[^ ]+ ){0,4}?(?:colla[a-z]*|crossover|duo|feat|vidéo (?:commune|ensemble|à deux)|live (?:commun|ensemble)|(?:tourner|filmer|faire|cuisiner)(?: [^ ]+){0,4} ensemble)|(?:on (?:fait|ferait|pourrait faire|se fait|tourne|filme)|ça te (?:dit|dirait|tente|tenterait|branche)|tu (?:voudrais|veux|serais)|j'aimerais|j'adorerais|je te propose|et si on) (?:[^ ]+ ){0,6}?(?:colla[a-z]*|crossover|(?:tourner|filmer|faire|cuisiner|tournait|faisait|vidéo|live)(?: [^ ]+){0,4} (?:ensemble|à deux|avec moi|commune?))|une collab[a-z]* ?\\?",
  ],
  congrats: [
    "(?:wow|yes+|enfin|ouais|waouh)[!,.]* (?:les )?\\d[\\d.,]*(?:k| ?000|m) ?(?:abonnés|abos)?|\\d[\\d.,]*(?:k|m| ?000) (?:abonnés|abos) ?(?:!|🎉|🥳)|(?:fière?s?|contente?|heureu(?:x|se)) (?:de|pour) toi|(?:félicitations?|félicite)(?! pour (?:ce|cette|ta|ton|votre|la|le) (?:[^ ]+ )?(?:vidéo|travail|boulot|chaîne|contenu|montage|qualité))|joyeux (?:anniversaire|noël)|bon anniversaire|bonne (?:année|fêtes)|bravo pour (?:les|tes|ces|le cap des) (?:\\d[^ ]*|cent|mille)|(?:tu (?:as|viens de)|t'as|ça y est,?) (?:[^ ]+ )?(?:atteint|atteindre|passé|passer|dépassé|dépasser|fait) (?:les |le cap des |la barre des )*\\d[^ ]*|(?:\\d[\\d., ]*(?:k|000)? ?(?:abonnés|abos)),? (?:[^ ]+ ){0,2}?(?:mérités?|bravo|chapeau)",
  ],
  request: [
    "^(?:fais|faites|refais|tourne|teste|compare|essaie)(?:[- ]nous)? (?:un|une|des|le|la|les|plus|du) ",
    "(?:tu|vous) (?:pourrais|pourriez) (?!me |nous )[^ ]+(?:er|ir|re)(?: |$)",
    "(?:tu|vous) (?:peux|pourrais|devrais|pouvez|pourriez|devriez) (?:[^ ]+ ){0,2}?(?:mettre|ajouter|écrire|donner)",
    "à quand (?:un|une|le|la) [^ ]+",

    "à quand une? (?:vidéo|tuto|épisode)",

    "(?:tu|vous) (?:peux|pourrais|devrais|pouvez|pourriez|devriez|dois|devez) (?:[^ ]+ ){0,3}?(?:faire|parler|tester|montrer|expliquer|présenter|essayer|comparer|refaire|jouer)|(?:pourrais|peux|pourriez)[- ](?:tu|vous) (?:[^ ]+ ){0,3}?(?:faire|parler|tester|montrer|expliquer|présenter)|(?:fais|faites|refais)(?:[- ]nous)? (?:une|un|des|plus|la|d'autres) (?:[^ ]+ ){0,2}?(?:vidéo|vidéos|tuto|partie|épisode|live|recette|série)|(?:j'aimerais|on aimerait|j'adorerais|on veut|je veux) (?:bien |trop |tellement )?(?:voir|une|un|que tu|la|plus)|(?:la )?(?:partie|part) (?:2|3|deux) (?:svp|stp|s'il|please|vite)|(?:la )?suite (?:svp|stp|s'il|vite)|(?:une|idée de) vidéo sur [^?]+ (?:svp|stp|s'il)|idée de vidéo|jour \\d+ (?:où je|à|de) demand[^ ]+|à quand une (?:vidéo|partie)",
  ],
  failure: [
    "(?:le mien|la mienne|les miens|les miennes) (?:est|sont|a|ont|reste|restent)",

    "(?:ça|cela|il|elle|rien) (?:ne )?(?:marche|fonctionne|tient|prend|sèche|colle|démarre|s'allume|monte|lève|gonfle) (?:pas|plus|jamais)|qu'est-ce que je (?:fais|rate) (?:de )?(?:mal|faux|travers)?|(?:mon|ma|mes|le mien|la mienne|les miens|les miennes) (?:[^ ]+ ){1,4}?(?:ne |n')?(?:[^ ]+ )?(?:pas|jamais|toujours pas|plus)(?: [^ ]+)?|(?:mon|ma|mes|le mien|la mienne) (?:[^ ]+ ){0,3}?(?:est|sont|a|ont) (?:[^ ]+ )?(?:retombée?|brûlée?|cramée?|trop|toute?|raté|ratée|mort|morte|mortes|craqué|fissurée?|coulé|tourné|plate?s?|sèches?|dure?s?)|j'ai (?:tout )?(?:essayé|suivi|testé|raté|refait)(?: [^ ]+){0,5} (?:et|mais) … (?:pas|raté|rien|jamais|brûlé)|(?:j'ai|ça me met|message d'|une) (?:une )?erreur|(?:appli|application|logiciel|jeu|site|programme) (?:[^ ]+ )?(?:plante|bug[^ ]*|se ferme|crash[^ ]*|bloque)|(?:plante|bloque|coince) (?:à|sur|au)|retombée?|tout raté|complètement raté|je n'y arrive pas|j'y arrive pas",
  ],
  correction: [
    "(?:tu as|t'as) oublié (?:de (?:dire|préciser|mentionner|prévenir)|d'ajouter)",
    "^pour info|pour ta gouverne|sans vouloir (?:chipoter|faire le (?:relou|pénible))|tu dis [^,.?!]{2,30},? (?:mais )?c'est ",
    "(?:en fait|en réalité|à vrai dire),? [^,.?!]{2,60} (?:ne|n'|pas) |(?:c'est|est) (?:un mythe|une idée reçue|une légende)|(?:été|est|a été) (?:démenti|prouvé|réfuté|contredit)e?|(?:les |plusieurs |des )études (?:[^ ]+ )?(?:disent|montrent|prouvent|ont)|pas (?:tout à fait )?(?:exact|correct)",
    "(?:mets|mettez|ajoute|ajoutez|faudrait|faut|manque|pourrais)(?: [^ ]+){0,3} (?:avertissement|mise en garde|prévenir(?: les gens)?|avertir)|mon (?:kiné|médecin|docteur|dentiste|véto|électricien|ostéo) (?:me |m'a )?(?:dit|interdit|déconseillé?|a dit|prévenu)",
    "^(?:non|faux|euh|erreur)[,.] (?:c'est|c'était|(?:le|la|les) [^,.?!]{2,30} (?:est|sont|était) )",
    "^(?:juste )?(?:un )?petit(?:e)? (?:détail|chose|précision|remarque)[,:. ]",
    "(?:tu (?:dis|as dit|écris|mets|parles de)|t'as (?:dit|mis|écrit)|il est (?:écrit|marqué)|c'est écrit|à l'écran)(?: [^ ]+){1,12}?,? (?:mais|alors que|or|sauf que|en fait|en réalité)(?: [^ ]+){0,3} (?:c'est|c'était|ce sont|il (?:fait|s'agit)|elle fait|est|sont|la recette)",
    "(?:c'est|c'était|il s'agit|ce sont|ça s'appelle) (?:d'un[e]? |un[e]? |le |la |en )?[^,.?!]{1,30},? (?:et )?(?:pas|non(?: pas)?) (?!mal|du tout|si|trop|très|que|assez|encore|vraiment|toujours|facile|bien|de )[^,.?!]{1,30}|(?:ce n'est|c'est) pas [^,.?!]{1,30},? (?:mais|c'est)|en (?:fait|réalité),? (?:c'est|c'était|il|elle|ce|le|la|on)|(?:calcul|date|année|chiffre|carte|graphique|formule|total|somme|unité)(?: [^ ]+){0,4} (?:est|sont) (?:faux|fausse|incorrecte?s?|erronée?s?)|petite? (?:correction|erreur|faute|coquille|précision)|(?:une|la) (?:correction|coquille|faute d'orthographe)|ça s'(?:écrit|appelle)|ça se (?:prononce|dit)|(?:tu t'es|vous vous êtes) (?:trompée?s?|emmêlée?)|(?:il y a|y'a|y a) une (?:erreur|faute|coquille)|(?:tu as|t'as) (?:dit|écrit|mis) … (?:mais|alors que|au lieu)|tu (?:voulais|veux) dire|c'est (?:inexact|erroné|faux)|on dit ",
  ],
  accusation: [
    "recopi(?:e|es|er|é)|honte de (?:copier|voler|recopier|mentir)",
    "(?:la )?même vidéo que|combien (?:tu as|t'as) (?:touché|pris|gagné) pour|tu as juste traduit|t'as juste traduit",
    "(?:on dirait|ça ressemble à|ça sent|ça fait) (?:une |un |de la |l')?(?:pub|publicité|arnaque|sponso)",
    "(?:collab|partenariat|pub|vidéo|post|contenu) (?:payée?|rémunérée?|non déclarée?|cachée?|sponsorisée?)|(?:ils|la marque|on) (?:t'|te |vous )(?:ont |a |as )?(?:payée?s?|paient|paie)|combien (?:ils |on )?t'ont payé|(?:c'est|tout est|ça c'est) (?:[^ ]+ )?(?:truqué|pipeau|monté|retouché|arrangé|du vent)|pas (?:possible|crédible) que ce soit (?:vrai|réel)|(?:c'est|vidéo de) (?:l'idée|la vidéo|la recette|le concept) de [^ ]+",
    "(?:un|une|qui|tu|vous) copie(?:s|z)? (?!colle)(?:sur )?[^ ]+|copie de [^ ]+|pompée? (?:sur|de|chez)",

    "(?:tu|t'|vous)(?: as|as| avez)? ?(?:volé|piqué|copié|repompé|pompé)|volée? (?:à|de|sur|cette)|plagi[^ ]*|(?:c'est|tout est|clairement|trop|c'était) (?:un )?(?:fake|faux|truqué|mis en scène|scripté|monté de toutes|de l'ia|une ia|bidon)|fake|pub (?:déguisée|cachée)|(?:c'est|encore) (?:une|de la) pub|sponsorisée?|(?<!ai |avons |a )vendue?s?(?! (?:mon|ma|mes|un|une|la|le|les|\\d))|placement de produit|menteu[rs]e?|généré par|créditer|arnaqueur",
  ],
  critique: [
    "(?:pourrait|devrait) être (?:un peu )?(?:plus|moins) (?:court|long|lent|rapide|clair|fort|bas)[^ ]*|interminable",
    "remplissage|pas grand-chose|à peine (?:ta|la|le|audible)|ralentir|accélérer la vidéo",

    "pas (?:terrible|ouf|fou|dingue|top|très (?:clair|audible|bon))|blabla|minutes (?:de|d') ?(?:blabla|intro|pub)|ennuyeu(?:x|se)|chiante?|soûlante?|trop (?:longu?e?|rapide|vite|lente?|lentement|courte?|bas|basses?|sombre|de (?:pub|pubs|musique|blabla|cuts|bruit)|compliquée?)|(?:on|j') ?(?:n')?(?:entends?|voit|vois|comprend|comprends) (?:rien|pas|mal|presque rien|à peine)|déçue?|décevante?|je n'(?:aime|ai) pas (?:aimé)?|j'aime pas|(?:c'est|c'était|vraiment|franchement|vidéo|assez) (?:nulle?|mauvaise?|moyen|bof|mou|plat|long|confus|brouillon)|bof|(?:la|le) (?:son|musique|micro|image|montage|voix|lumière|volume) (?:[^ ]+ ){0,3}?(?:trop forte?|mauvaise?|couvre|horrible|nulle?|forte?|faible|saturé|gêne|gênante?|insupportable)|perte de temps|putaclic|clickbait|titre (?:trompeur|mensonger)|trompeur|surcotée?|(?:le|la) pire|mal (?:expliqué|filmé|cadré|monté)|(?:va|viens|venir) (?:droit )?au (?:but|fait)|tu parles (?:trop|beaucoup)|parle trop|c'était mieux avant|je me désabonne|désabonn[^ ]*|donne (?:le tournis|mal)|manque (?:de|d'|les|la|le|des)|dommage (?:que|pour)|il manque|on s'ennuie|inutile",
  ],
  disagreement: [
    "(?:moyennement|pas|peu|à moitié) convaincue?s?|(?:ça|cela) (?:ne )?me convainc pas|je (?:doute|suis sceptique)|je trouve (?:ça |que )?(?:un peu |assez )?(?:exagéré|abusé|surfait)",
    "^je (?:comprends|respecte|vois|entends) (?:ton |ce que |le |ta )[^ ]+(?: [^ ]+){0,7},? mais|^avec tout le respect|^désolée?,? mais",
    "(?:je suis |suis )?(?:pas|moyennement|plus ou moins|à moitié) (?:trop |vraiment |tout à fait |entièrement |complètement |totalement |super )?d'accord|bof,? je|je trouve que (?:tu|vous|c'est) (?:[^ ]+ )?(?:exagère[sz]?|abuse[sz]?|un peu (?:dur|sévère|injuste))|tu exagères|je reste (?:persuadé|convaincu)|pas (?:sûre?|certaine?) (?:que|d'être)|ça dépend|je (?:continue|persiste)",
    "renseigne-toi|renseignez-vous|fais tes recherches|informe-toi|vérifie tes (?:sources|infos)|^(?:tu (?:dis|as dit|prétends|affirmes)|t'as dit)(?: [^ ]+){1,12}?,? (?:mais|pourtant)|d'où tu sors|source ?\\?",

    "(?:ne )?partage pas (?:ton|votre|cet)|pas de cet avis|autre avis",

    "pas (?:du tout |vraiment |trop |totalement )?d'accord|en désaccord|l'inverse|le contraire|l'opposé|pas convaincue?|je ne pense pas|je pense pas|(?:ce n'est|c'est) pas (?:vrai|le cas|exact)|opinion impopulaire|je préfère|pas mon avis|au contraire|tu as tort|t'as tort|n'importe quoi|je trouve pas",
  ],
  sarcasm: [
    "\\d+ minutes pour (?:nous |me )?(?:dire|expliquer|apprendre|montrer) ",
    "(?:super|génial|chouette|cool)?[,.!]* ?on en avait (?:bien |vraiment |trop )?besoin",
    "(?:waouh|wow|ouah|oh|whaou|bravo|dis donc)[,.!]* (?:révolutionnaire|original|innovant|du jamais vu|quelle? (?:originalité|innovation|découverte|audace)|trop original)|du jamais vu|jamais vu (?:ça|un|une)(?: [^ ]+){0,5} avant|(?:encore|super|génial),? (?:un|une) (?:vidéo|routine|unboxing|top|tier list|vlog)(?: [^ ]+){0,4},? (?:on avait|ça manquait|il en manquait|on en manquait)|(?:ça|il) (?:nous )?manquait|exactement ce qu'il (?:nous )?manquait|on t'attendait pour|merci,? je suis guérie?|incroyable,? (?:de l'eau|un œuf)",
    "minutes pour (?:ne )?(?:absolument |strictement )?rien (?:dire|expliquer|apprendre|montrer)|(?:utile|génial|intéressant|instructif|bravo|merci|top|super|impressionnant)[,.!]* (?:[^ ]+ ){0,3}?(?:j'ai|n'ai) (?:absolument |strictement |vraiment )?rien (?:appris|compris|retenu)",
    "bravo[,!.]* (?:tu as|t'as|vous avez) (?:découvert|inventé)",
    "^(?:oui oui|mais oui|ouais),? (?:bien sûr|c'est ça|c'est cela)|^mais bien sûr",

    "l'eau(?:,| ça)? (?:ça )?mouille|captain obvious|capitaine (?:obvious|évidence)|(?:waouh|wow|ouah|oh|whaou),? (?:quelle?|c'est|trop|incroyable|sacrée?) (?:découverte|révélation|surprise|innovation|originalité|original|révolutionnaire|scoop)|quelle? (?:découverte|originalité|scoop|surprise)[.! ]*$|révolutionnaire[.! ]*$|qui l'eût cru|sans blague|(?:super|génial|chouette|cool|ah|encore),? encore (?:une|un) (?:vidéo|énième)|merci pour rien|(?:il|on) a inventé (?:l'eau|le fil)|eau chaude|bien sûr,? (?:tout le monde|on a tous)|bravo,? (?:champion|sherlock)|sherlock|tu nous apprends rien",
  ],
  joke: [
    "^pov:?|^quand (?:le|la|ton|ta|tu|mon|ma) [^,.?!]+:|^personne: |le (?:chat|chien|bébé|voisin|frère) (?:derrière|au fond|en fond|qui juge)|le mec (?:il|a|dit)",
    "^moi (?:qui|en train|avec|quand|à)",

    "(?:super|génial|merci|bravo|parfait|cool|bon|ok|nickel)[,.!]* (?:et )?maintenant (?:mon|ma|mes|j'ai|je|le|la|on)|je suis (?:mort|morte|décédée?|pliée?|en pls)|m'a tuée?|mon (?:portefeuille|banquier|compte|chat|chien|mec|voisin|régime|mari) (?:me|va|est|pleure|a|veut)|ma (?:copine|femme|mère|banque|voisine) (?:me|va|veut) |moi (?:à 3h|qui|en train|devant|après|quand)|je me sens (?:attaquée?|visée?)|plot twist|personne:|recrach[^ ]*|avalé de travers|pote qui demande|pour un ami",
  ],
  laughs: [
    "éclaté(?:e)? (?:de rire)?|(?:j'ai|je) (?:explosé|pouffé|ris|pleure|hurle|m'étouffe)(?: de rire)?|m'a (?:tuée?|achevée?|fait (?:rire|marrer|hurler|pleurer de rire))|je suis (?:mort|morte|décédée?)|😭|💀",
    "(?:m+d+r+|p+t+d+r+|l+o+l+|x+p*t*d+r*)+|a?ha(?:ha)+|hi(?:hi)+|xd|j'ai (?:trop |tellement |bien )?(?:ri|rigolé|explosé)|morte? de rire|fou rire|tu m'as fait rire|(?:trop|très|tellement) (?:drôle|marrant|marrante)|😂|🤣",
  ],
  first: [
    "^1(?:er|ère|ere|re)(?: com(?:mentaire)?)?(?:[ !.]|$)",
    "qui (?:d'autre )?(?:vient|est venu|arrive) (?:de|par|grâce)|avant que ça (?:explose|perce|buzz)|(?:je regarde|j'écoute|ici)(?: [^ ]+){0,2} en 20\\d\\d",
    "^(?:preums|prem's|premier|première|deuz)[ !.]*(?:$|je|à|com|j'|et|🥇)|qui (?:est |regarde |est encore |écoute |revient |regarde encore |passe )(?:[^ ]+ ){0,4}?(?:en )?20\\d\\d|20\\d\\d (?:et|qui|toujours)|j'arrive (?:tôt|en avance|à l'heure)|(?:si|aussi|trop|jamais) tôt|(?:il y a|y a) \\d+ (?:minutes?|secondes?)",
    "^(?:preums|prem's|premier|première|first|deuz|deuxième)(?: com(?:mentaire)?| ici)?[!. ]*$|(?:qui|quelqu'un) (?:est là|regarde|écoute)(?: [^ ]+){0,3} (?:20\\d\\d|\\?)|qui (?:est )?(?:encore )?là en 20|en avance",
  ],
  milestone: [
    "(?:\\d+|une?|deux|trois|six) (?:jours?|semaines?|mois|ans?) sans (?:fumer|clope|cigarette|alcool|boire|sucre)",
    "(?:je viens de|j'ai (?:enfin |eu |réussi |fini |obtenu |décroché |couru |vendu |terminé |validé |atteint |passé |perdu )|enfin|on vient de) ?(?:finir|terminer|réussir|vendre|courir|décrocher|avoir|passer|atteindre|acheter|publier|eu|réussi|fini|vendu|obtenu|décroché)? ?(?:mon|ma|mes|le (?:permis|bac|job|concours|poste)|l'examen|\\d+)(?! (?:père|mère|grand|travail|emploi|boulot|job))|(?:diplômée?|admise?|reçue?|embauchée?|fiancée?|promue?)(?: (?:aujourd'hui|hier|enfin|à|au|en|grâce))?|\\d+ (?:jours|mois|ans|semaines) (?:sobre|sans (?:alcool|fumer|tabac|clope|cigarette))|mon premier (?:marathon|10 ?km|pain|client|job|morceau)|ma première (?:vente|vidéo|maison|cliente|voiture|toile)",
  ],
  subscribed: [
    "(?:abonnée?|je m'abonne|nouvel abonné)[.! ]*$",
    "(?:je )?m'abonne|(?:je viens de|je me suis|viens de) m'abonner|abonnée?(?: direct| de suite| instant)?[!. ]|nouvel(?:le)? abonnée?|un abonné de plus|\\+ ?1 abonn[^ ]*|(?:je (?:viens de )?|j'ai )(?:découvre|découvrir|découvert|tombe|tomber|tombée?) (?:sur |ta |la |cette |votre )|comment j'ai pu (?:rater|louper|passer)|abonne[^ ]* (?:direct|de suite)",
  ],
  returning: [
    "(?:je (?:te|vous) (?:suis|regarde|connais)|abonnée?|là|fidèle|ici) depuis (?!le |la |mon|ma |l')|je (?:re)?regarde (?:cette|ta|encore|pour la)|(?:deuxième|troisième|dixième|\\d+(?:e|ème)) fois que|je reviens (?:toujours|souvent|chaque|voir|ici)|(?:j'ai )?grandi avec|depuis (?:le début|les débuts|\\d{4}|des années|toujours)|(?:tous les|chaque) (?:dimanche|soir|semaine|jours|matins?)|de la première heure|encore (?:ici|là|moi)",
  ],
  memory: [
    "(?:ça|cela) (?:me|nous) (?:rappelle|fait penser|ramène|replonge)|(?:me|nous) rappelle|(?:quand j'étais|étant|lorsque j'étais|quand on était) (?:petite?s?|enfants?|gamine?s?|jeune|ado|gosses?)|mon enfance|ma jeunesse|d'enfance|(?:ma|mon) (?:grand-?mère|grand-?père|mère|père|mamie|papi|tante|oncle|maman|papa) (?:en |le |la |les |nous |me |avait |l'|faisait|préparait|cuisinait|disait)[^ ]*|nostalgi[^ ]*|souvenirs?|bon vieux temps|à l'époque",
  ],
  thanks: [
    "grâce à (?:toi|vous|cette|ta|tes|vos|votre)(?: |[.,!]|$)",
    "merci|je te remercie|je vous remercie|reconnaissante?|(?:ça|tu|cela|vous|vidéo|il|elle) m'(?:a|as|avez|aide) (?:bien |vraiment |beaucoup |énormément |trop |tellement )?(?:aidée?|sauvée?|servi|appris|débloquée?|aide)?|m'a (?:aidée?|sauvée?|servi)|(?:très|super|hyper|trop|vraiment) utile|enfin (?:quelqu'un|une|un|j'ai compris|je comprends)|exactement ce (?:que je cherchais|qu'il me fallait|dont)|j'ai (?:appris|tout compris|enfin compris)|ça (?:marche|fonctionne|a marché|a fonctionné) (?:nickel|parfaitement|super|trop bien|du tonnerre|!)|bon courage|bon rétablissement",
  ],
  praise: [
    "(?:un|quel|que du) (?:vrai |pur |réel |grand )?(?:bonheur|plaisir|régal|délice)",
    "mieux que (?:mon|ma|mes|n'importe quel) (?:[^ ]+ )?(?:prof|profs|professeure?|maître|maîtresse|école|cours)",

    "(?:est|sont|es) (?:si|tellement|trop|juste|vraiment|hyper|super|très) (?:apaisante?|douce?|doux|calme|relaxante?|reposante?|chaleureu[a-z]+|mignonne?|mignon|attachante?|drôle|claire?|propre|pro|élégante?|naturelle?|originale?|soignée?)s?",

    "(?:a|ont) (?:adoré|kiffé)",

    "larmes?|bouche bée|quel(?:le)? (?:talent|voix|beauté|classe|plaisir|régal|bonheur|maîtrise)",

    "regarde(?:r)? (?:ça|tes vidéos) (?:toute la journée|pendant des heures)|génial(?:e|es|aux)?|magnifiques?|super(?:be|bes)?|excellente?s?|incroyables?|top|parfaite?s?|bravo|chapeau|respect|gg|(?:j'|on |tout le monde )?(?:adore|kiffe|aime)(?! pas)|trop (?:bien|bon|bonne|beau|belle|fort|forte|stylé|stylée|cool|mignon|mignonne|chou|hâte|classe|frais)|(?:très|hyper|super|vraiment|si|tellement) (?:bien|bon|bonne|beau|belle|intéressante?|clair|claire|propre|joli|jolie|complet|complète|pro|instructif|instructive|agréable|inspirante?|talentueu(?:x|se)|réussie?)|c'est (?:du|de la) (?:lourd|génie|bombe|frappe|bonne|qualité|pur|art)|lourd|masterclass|pépite|chef[- ]d'œuvre|chef[- ]d'oeuvre|dingue|ouf|de fou|fou|malade|énorme|une tuerie|tue|déchires?|gère|gères|(?:le|la|les) (?:meilleure?s?|goat|king|reine|roi|boss|patron)|meilleure?s? (?:chaîne|vidéo|youtubeur|créateur)|sous-?cotée?|mérites?|continue|beau (?:travail|boulot)|beaux? |belle (?:vidéo|réalisation|découverte)|bon (?:travail|boulot|taf)|bonne (?:vidéo|chaîne|idée|continuation)|du beau|régal|régale|plaisir|hâte|vivement|(?:la |ma )?chair de poule|frissons|(?:10|20)\\/(?:10|20)|qualité|talent|inspirante?|chanmé|stylée?|chouette|sublime|impressionnante?|passionnante?|captivante?|délicieu(?:x|se)|miam|wow|waouh|personne (?:n'|ne )?(?:explique|fait)|bien (?:expliqué|joué|fait|vu|dit|monté)|classe|propre|formidable|fabuleux",
  ],
  tip: [
    "^(?:petite? |une )?(?:astuce|conseil|tips?) ?:|(?:moi|perso|personnellement|pour ma part),? (?:je|j'|on) ?(?:mets|rajoute|ajoute|utilise|remplace|fais|laisse|met|prends)|(?:je|j') ?(?:rajoute|ajoute|mets|remplace|utilise|fais) (?:toujours |plutôt |souvent |aussi |un |une |du |de la |des )|si (?:tu|vous|on) (?:ajoute|rajoute|met|mets|laisse|remplace|congèle)[^ ]*|(?:ça )?marche (?:aussi|très bien) avec|on peut aussi|pour ceux qui",
  ],
  agreement: [
    "(?:tellement|trop|si|très|c'est|tout à fait|entièrement|totalement|complètement|100%) (?:vrai|d'accord|ça|juste|moi)|exactement|(?:tu as|t'as|vous avez) (?:tellement |trop |bien |complètement |totalement |entièrement )?raison|pareil(?:[.! ]*$| pour moi| ici)|moi aussi|c'est (?:tout )?moi|je (?:me reconnais|confirme|valide|plussoie)|bien dit|amen|exact[.! ]*$|grave[.! ]*$|carrément|vrai[.! ]*$|d'accord avec",
  ],
  greeting: [
    "(?:salut|bonjour|coucou|bisous?|salutations|hello|bonsoir|un salut|amitiés|gros bisous)(?: [^ ]+){0,3} (?:de|du|depuis|d'|des|from) ?|(?:salut|bonjour|coucou|bonsoir|hello|hey|yo|bonne (?:journée|soirée))(?:,? [^ ]+){0,2}[!., 👋❤️]*$|je (?:te|vous) (?:regarde|suis) (?:de|du|depuis) (?:la |le |l')?(?!début|\\d|des|un|longtemps|toujours|mon|ma |lit)",
  ],
  gear: [
    "(?:quelle?s?|c'est quoi|quel est|quelle est)(?: le| la| ton| ta| comme| ce| cette| type de| marque de)*(?: [^ ]+)? ?(?:caméra|appareil|micro|objectif|trépied|lumières?|éclairage|logiciel|appli|application|ordi|ordinateur|pc|téléphone|tablette|drone|pinceaux?|peinture|colle|cire|laine|aiguilles?|tissu|farine|poêle|couteau|four|robot|machine|outil|perceuse|imprimante|filtre|police|clavier|guitare|vélo|chaussures|tente|sac|terreau|engrais|huile|rouge à lèvres|shampoing|marque|matos|matériel|setup)(?: |\\?|$|,)|quelle? [^ ]+(?: [^ ]+)? (?:tu|vous) (?:utilises?|utilisez|prends)|(?:tu|vous) (?:utilises?|utilisez|filmes|montes|édites)(?: [^ ]+){0,2} (?:quoi|quel|quelle)|(?:avec quoi|sur quoi|avec quel) (?:[^ ]+ )?(?:tu|vous|est-ce)",
  ],
  price: [
    "(?:c'est |ça coûte |tu l'as payé |ça fait |combien |le )*(?:combien (?:ça|tu|coûte|est-ce|pour|l'as|c'est|cela)|c'est combien|coûte combien|prix)(?! gagnes)|combien\\?|à quel prix|quel (?:est le )?(?:prix|tarif|budget)",
  ],
  link: [
    "(?:où|ou) (?:[^ ]+ ){0,4}?(?:acheter|achète|achètes|achetée?s?|trouver|trouve|trouves|trouvée?|procurer|commander|télécharger|acheté)|(?:acheté|trouvé|pris|eu|commandé)e?s? où|(?:le |un |les )?liens?(?: (?:stp|svp|de|du|pour|vers)|\\?)|(?:tu|vous) (?:vends|vendez|livres)|(?:vient|viennent|sort) d'où|d'où (?:vient|viennent|sort)",
  ],
  place: [
    "c'est où|où (?:est-ce|c'est|ça se|se trouve|as-tu filmé|tu as filmé|t'as filmé|a été|est|es-tu|tu es|avez-vous)|quel(?:le)? (?:est (?:cet|cette|ce|le|la) )?(?:endroit|lieu|plage|ville|resto|restaurant|pays|parc|village)",
  ],
  schedule: [
    "(?:c'est )?(?:pour )?quand (?:[^ ]+ ){0,4}?(?:prochaine?|suite|partie|sort|vidéo|reviens|live|épisode|saison|2)|(?:la suite|la partie \\d|prochaine vidéo)(?: [^ ]+)? (?:quand|\\?)|à quand|tu postes (?:quand|quels jours)|quand est-ce que (?:tu|vous|la|le)",
  ],
  song: [
    "(?:c'est quoi|quelle est|quel est|nom de|titre de|quelqu'un connaît|c'est quelle)(?: le| la| cette)?(?: nom de| titre de| nom)?(?: la| cette| l')* ?(?:musique|chanson|son|morceau|bande[- ]son|titre)(?: [^ ]+){0,4}\\??|(?:musique|chanson)\\?",
  ],
  personal: [
    "(?:t'as|tu as|quel) (?:quel )?(?:âge|age)|(?:t'es|tu es|vous êtes|es-tu) (?:en couple|célibataire|mariée?|gay|d'où|de quelle)|(?:tu as|t'as) (?:un copain|une copine|des enfants|un mec|une meuf)|(?:tu habites|où tu habites|tu vis|d'où viens|tu viens d'où|habites-tu)|comment tu t'appelles|(?:quel est|c'est quoi) ton (?:vrai )?(?:nom|prénom|âge|métier|signe|numéro)|combien (?:tu|vous) (?:gagnes?|gagnez|mesures|pèses)",
  ],
  "how-to": ["comment "],
  asks: [
    "(?:comment|pourquoi|où|quand|quel(?:le)?s? (?!découverte|plaisir|bonheur|talent|régal|merveille|beau|belle|travail|vidéo)|qui|combien|est-ce|c'est quoi|qu'est-ce|quoi|on peut|je peux|peut-on|puis-je|ça (?:marche|fonctionne|existe)|faut-il|il faut|quelqu'un|tu (?:peux|pourrais|sais|as|utilises|connais)|t'as|y a-t-il|as-tu|avez-vous|est-il|a-t-on|dois-je)",
  ],
  marvels: [
    "quelle?s? [^ ?]+[.! ]*$",
    "quel(?:le)? (?:découverte|plaisir|bonheur|talent|régal|merveille|beau|belle|travail|vidéo)|comment (?:c'est beau|tu gères|j'adore)|qui (?:est là|aime)",
  ],
  contrast: ["mais|dommage|sauf que|cependant|par contre|juste|seul bémol"],
  story: ["(?:je|j'ai|j'étais|j'|mon|ma|mes|me|moi|nous|notre|on)"],
  aspect: [
    "audio|son|musique|micro|volume|intro|titre|miniature|fin|lumière|sous-titres|rythme|montage|caméra|pub|texte",
  ],
  backhanded: [
    "qui l'eût cru que|je (?:pensais|croyais) pas que (?:tu|t'|quelqu'un)|(?:presque|limite) (?:drôle|bien|bon)",
    "pour (?:quelqu'un|une? (?:débutante?|amateur|fille|mec|femme|homme)|un)(?: [^.?!]{0,40}) (?:c'est |tu |t'es |vous )?(?:pas (?:si |trop )?mal|plutôt (?:bien|bonne?|doué)|bien|doué|correct|franchement bien)|(?:je pensais|je m'attendais|je croyais)(?: [^ ]+){0,7} (?:nul|pire|nulle|bof|mauvais|chiant|une daube|rien|naze)(?: [^ ]+){0,3},? (?:mais|et|finalement)|(?:enfin|pour une fois) (?:une|un) (?:bonne|vraie|bon)? ?(?:vidéo|contenu)|étonnamment (?:bien|bon|utile|correct|pas mal)|moins (?:nul|pire|chiant|ennuyeux) que|mieux que (?:la|ta|les|tes) (?:dernière|précédente|autres|d'habitude)|mieux que d'habitude|^pas mal (?:pour|du tout|finalement)|(?:ça fait|on dirait) presque (?:pro|vrai)|presque (?:pro|professionnel)",
  ],
  dismisses: [
    "^(?:bof|nul|mouais|suivant|cringe|et\\?|et alors|on s'en (?:fout|fiche)|personne (?:n'a )?demandé|qui a demandé|gênant|osef|next)[.!? ]*$",
  ],
  tags: [
    "(?:c'est|c’est|ça c'est) (?:tellement |trop |carrément |exactement |grave |littéralement )*(?:toi|nous|vous deux|moi et toi)(?:[ .!😂,]|$)|^(?:regarde|mate|viens|tu te (?:souviens|rappelles)|faut qu'on|il faut qu'on|on (?:doit|devrait|fait|y va|teste|essaie)|toi (?:quand|après|tous)|nous (?:quand|après)|je te l'avais dit|j'ai pensé à toi)|faut qu'on (?:fasse|aille|teste|essaie)|on (?:se fait|fait) ça quand|tout craché",
  ],
  lacks: ["j'aurais (?:aimé|voulu|préféré)|manque|il manquait|dommage|aurait pu|trop|un peu|pas assez"],
  facts: ["^(?:mais )?(?:les|le|la) [^ ]+(?: [^ ]+)? (?:ne |n')[^ ]+ (?:pas|jamais) "],
};
