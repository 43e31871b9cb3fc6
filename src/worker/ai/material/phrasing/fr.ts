import type { Phrasing } from "./phrasing.ts";

const VIDEO = "(?:videos?|vlog|short|reel|script|post|tiktok|serie|idee)s?";

export const FR: Phrasing = {
  requests: `(?:salut|bonjour|coucou|bon|alors|stp|svp)|(?:je (?:veux|voudrais|vais|souhaite)|j'aimerais|j'ai besoin|peux-tu|aide-moi a|il me faut)(?: (?:faire|tourner|ecrire|creer|d'))?(?: ?(?:une|un|d'une|mon|ma))? ?${VIDEO}(?: (?:sur|de|où je (?:montre|explique|raconte)))?|(?:une|un|ma|mon) ${VIDEO} (?:sur|où je (?:montre|explique|raconte))|${VIDEO} sur`,
  forms: {
    "day-in-the-life": {
      start:
        "(?:une )?(?:journee|semaine|nuit|matinee) (?:dans (?:la|ma) (?:vie|peau)(?: (?:de|d'))?|avec moi|type)(?: ?(?:un|une))?|(?:ma|une) (?:journee|semaine) (?:en tant que|comme|avec|chez|de)|(?:24 ?h|24 heures) (?:avec|dans|chez|comme)|viens avec moi|vlog|grwm",
      any: "journee dans (?:la|ma) vie",
    },
    myth: {
      start:
        "(?:mon |mes |un )?(?:avis|opinions?) (?:impopulaires?|tranches?|controverses?e?s?)(?: (?:sur|de))?|(?:les |\\d+ )?(?:mythes|idees recues) (?:sur|de)|la verite (?:sur|derriere)|les mensonges (?:sur|de)|arretez de croire",
      any: "mythes?|idees recues|intox|(?:est |sont )?(?:surcote|sous-cote|surestime|surfait)e?s?",
    },
    confession: {
      start:
        "confessions?(?: d'une?)?|mes? (?:pires?|plus grosses?) (?:erreurs?|echecs?)(?: (?:en tant que|avec|comme|de|en))?|ce que (?:personne|on) ne (?:vous |te |m'a |nous )?(?:dit|a dit|raconte)(?: (?:jamais|pas))?(?: (?:sur|de))?|je me suis trompee?(?: (?:sur|de))?|je regrette|pourquoi j'(?:ai (?:quitte|arrete|vendu|abandonne)|arrete)|j'ai (?:tue|rate|gache|perdu|gaspille|menti|echoue|jete|ruine)|j'avais tort(?: sur)?|je deteste|je n'ai jamais",
      any: "je regrette",
    },
    review: {
      start:
        "(?:mon )?(?:avis|test|revue)(?: (?:honnete|complet|sincere))?(?: (?:sur|de|du))|je teste|on teste|j'ai teste|unboxing|deballage",
      any: "avis|review|unboxing|(?:vaut|valent)(?:-(?:il|elle|ils|elles))? (?:vraiment )?(?:le coup|la peine)|apres (?:un|une|\\d+) (?:mois|semaines?|ans? (?:d'))|apres un an",
    },
    list: {
      start:
        "(?:les |mes )?(?:\\d+ )?(?:meilleure?s?|pires)|top \\d+|classement(?: des)?|(?:\\d+ |les |mes |quelques )?(?:erreurs|choses|conseils|astuces|idees|facons|raisons|signes|recettes|habitudes|lecons)(?: (?:(?:qu'il faut|que vous devez|a|que j'aurais aime) (?:savoir|eviter|faire|connaitre)|avec|sur|pour|de|des|du|en|quand on)){0,2}(?: avant)?(?: (?:d'|de )(?:adopter|acheter|avoir|commencer))?|\\d+",
      any: "idees|astuces|conseils",
    },
    question: {
      start:
        "pourquoi(?: est-ce qu[e'])?|quand|combien(?: (?:coute|de temps|de))?|quel(?:le)?s?(?: (?:est|sont))?|qui|où|que faire|qu'est-ce qu[ei']|est-ce qu[e']|dois-je|faut-il|peut-on|puis-je|est-il|y a-t-il",
      any: "que faire",
    },
    "how-to": {
      start:
        "comment(?: (?:faire|on fait|je fais))?|(?:un |le )?(?:guide|tuto|tutoriel)(?: (?:de|pour|du|complet))*|apprendre a|pas a pas",
      any: "tuto|tutoriel|guide|diy|pas a pas",
    },
    story: {
      start:
        "(?:mon|ma) premiere?|mon histoire(?: (?:avec|de))?|(?:le jour|la fois|la nuit) où|l'histoire (?:de|du)|comment j'ai (?:\\w+)(?: [ad])?|comment je suis|ce que j'ai appris(?: (?:de|en|avec))?|story ?time|j'ai (?:adopte|achete|essaye|vecu|passe|construit|fait)",
      any: "mon histoire|(?:et )?tout ce qui a rate",
    },
  },
  articles:
    "le|la|les|l'|un|une|des|du|de|d'|mon|ma|mes|ton|ta|tes|son|sa|ses|toutes?|tous|ce|cette|ces|sur|a|au|aux|en|avec|que",
  or: "ou",
  between: ["(?:la )?differences? entre|comparer|comparatif (?:entre|de)?|choisir entre", "et|avec"],
  better: [
    "(?:est|sont)(?:-(?:il|elle|ils|elles))?",
    "(?:vraiment )?(?:mieux|meilleure?s?|pires?|moins chere?s?)",
    "que|qu'|ou",
  ],
  audience: "pour",
  people:
    "debutante?s?|enfants|bebes|ados|adolescents|jeunes|seniors|adultes|personnes?|gens|ceux|celles|tous|femmes|hommes|mamans?|meres|papas?|peres|parents|familles|couples|etudiante?s|profs|coureurs|voyageurs|nuls|paresseux|introvertis|independants|freelances|entrepreneurs|vegans|(?:deux|trois|quatre)(?=[\\s?!.]*$)|grands-parents|experts",
  whose: "qui|de plus de|ages? de",
  novices: "debutante?s?|novices?",
  held: "sans|pour moins de|avec (?:seulement|peu|tres peu)|(?:a )?petit budget|avec (?:le |un )?(?:smic|salaire)|avec \\d+ euros|dans (?:un |une )?(?:petite?|minuscule|studio|location)|avec (?:des |les )?(?:restes|chutes)|pas cher",
  means: "avec|en utilisant",
  binding: "vivre|travailler|commencer|parler|journee|jouer|cohabiter|erreurs",
  tails: "parce qu.*$|soi-meme|a la maison|facilement|facile|rapide|gratuit",
};
