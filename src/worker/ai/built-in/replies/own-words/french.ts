import { endAt, finder, type Finders, swapped, WORD, wordsUpTo } from "./finder.ts";

const END = endAt(
  "et",
  "mais",
  "est",
  "sont",
  "c'est",
  "parce",
  "qui",
  "que",
  "car",
  "quand",
  "dans",
  "merci",
  "bravo",
  "stp",
  "svp",
  "s'il",
  "ici",
  "aussi",
  "déjà",
  "continue",
  "frérot",
  "mec",
  "pour moi",
  "ça",
);
const SWAPS: Readonly<Record<string, string>> = {
  mon: "ton",
  ma: "ta",
  mes: "tes",
  ton: "mon",
  ta: "ma",
  tes: "mes",
  votre: "mon",
  vos: "mes",
  notre: "votre",
  je: "tu",
  me: "te",
  te: "me",
  tu: "je",
  expliques: "explique",
  fais: "fais",
  racontes: "raconte",
  cuisines: "cuisine",
  montes: "monte",
  "t'exprimes": "m'exprime",
};
const turned = (text: string) => swapped(text, SWAPS);
const VAGUE =
  /^(?:vidéos?|videos?|chaîne|contenu|choses?|partie|fois|monde|travail|boulot|meilleure?s?|suite|prochaine?|début|fin|vie|tout|truc)$/iu;
const DETERMINER = "(?<d>ton|ta|tes|votre|vos|le|la|les|l['’]|ce|cet|cette|ces|tous ces|toutes ces)";

function named({ d = "", n = "" }: Readonly<Record<string, string>>): string | undefined {
  if (VAGUE.test(n)) return undefined;
  const before = d.toLowerCase().replaceAll("’", "'");
  const elided = before.endsWith("'");
  const mine = SWAPS[before] ?? before;
  return elided ? `${mine}${turned(n)}` : `${mine} ${turned(n)}`;
}

const KIN =
  "(?:grand-?m[èe]re|grand-?p[èe]re|m[èe]re|p[èe]re|maman|papa|mamie|papi|papy|fr[èe]re|s(?:oe|œ)ur|fils|fille|mari|femme|meilleure? amie?|amie?|oncle|tante|cousine?|copine|copain|compagne|compagnon|chienne?|chien|chatte?|chat|b[ée]b[ée]|cheval|parents|beau-p[èe]re|belle-m[èe]re)";
const kin = ({ d = "", n = "" }) => `${SWAPS[d.toLowerCase()] ?? "ton"} ${n.toLowerCase()}`;

export const french: Finders = {
  thanks: [
    finder(`aidée? à (?<y>${wordsUpTo(8)})${endAt("et", "mais", "merci", "donc")}`, ({ y = "" }) => ({
      x: "",
      y: turned(y),
    })),
    finder(
      `merci(?: ${WORD}){0,2}? pour (?:${DETERMINER.replace("l['’]|", "")} |(?<e>l['’]))(?<n>${wordsUpTo(6)})${END}`,
      ({ d, e, n = "" }) => named({ d: d ?? e ?? "", n }),
    ),
  ],
  praise: [
    finder(
      `(?:j['’])?(?:adore|aime|kiffe) (?:trop |tellement |vraiment |bien )?(?:${DETERMINER.replace("l['’]|", "")} |(?<e>l['’]))(?<n>${wordsUpTo(5)})${END}`,
      ({ d, e, n = "" }) => named({ d: d ?? e ?? "", n }),
    ),
    finder(
      `(?:${DETERMINER.replace("l['’]|", "")} |(?<e>l['’]))(?<n>${wordsUpTo(3)}) (?=(?:est|sont|était|déchire|tue|gère|claque|envoie)(?: |$))`,
      ({ d, e, n = "" }) => named({ d: d ?? e ?? "", n }),
    ),
  ],
  gear: [
    finder(
      `(?<n>quelles? ${wordsUpTo(3)}|quels? ${wordsUpTo(3)}) (?:tu|vous|est-ce|est|c'est|as-tu|utilises)`,
      ({ n = "" }) => (/est$/iu.test(n) ? undefined : `${n.toLowerCase()} c'est`),
    ),
    finder(`c'est quoi (?<n>(?:comme|ton|ta|le|la|ce|cette) ${wordsUpTo(3)})${END}`, ({ n = "" }) =>
      /^comme/iu.test(n) ? `ce que c'est ${n.toLowerCase()}` : `ce que c'est, ${turned(n.toLowerCase())}`,
    ),
  ],
  link: [
    finder(
      `(?:acheter|trouver|achète|achètes|procurer|commander|acheté|trouvé|télécharger) (?:${DETERMINER.replace("l['’]|", "")} |(?<e>l['’]))(?<n>${wordsUpTo(3)})${END}`,
      ({ d, e, n = "" }) => named({ d: d ?? e ?? "", n }),
    ),
  ],
  schedule: [
    finder("(?<n>la suite|partie \\d|prochaine vidéo|prochain épisode|saison \\d)", ({ n = "" }) =>
      /^partie|^prochaine|^saison/iu.test(n)
        ? `la ${n.toLowerCase()}`
        : /^prochain/iu.test(n)
          ? `le ${n.toLowerCase()}`
          : n.toLowerCase(),
    ),
  ],
  "how-to": [
    finder(
      `comment (?:on peut |on fait pour |faire pour |tu fais pour |vous faites pour |je peux |puis-je |peut-on )?(?<n>(?:bien )?[a-zà-ÿ']+(?:er|ir|re)(?: ${wordsUpTo(6)})?)${endAt("sans que", "stp", "svp", "s'il")}`,
      ({ n = "" }) => (/^faire(?: pour)?$/iu.test(n) ? undefined : turned(n)),
    ),
  ],
  question: [
    finder(
      `(?:mettre|utiliser|prendre|remplacer|faire|avec) (?<n>${wordsUpTo(4)} (?:à la place|au lieu) (?:du|de la|de l'|des|de|d') ?${wordsUpTo(3)})${END}`,
      ({ n = "" }) => turned(n),
    ),
  ],
  correction: [
    finder(
      `(?:on (?:dit|prononce)|(?:ça )?s(?:'écrit|e prononce|e dit)|c'est) (?<x>(?!pas )${wordsUpTo(3)}),? (?:et )?(?:pas|non(?: pas)?) (?<y>${wordsUpTo(3)})${END}`,
      ({ x = "", y = "" }) => ({ x, y }),
    ),
    finder(
      `(?:c'est|c’est|c'était|ce sont|s'appelle|il s'agit de|fait) (?<x>(?!pas )${wordsUpTo(4)}),? (?:et )?(?:pas|non(?: pas)?) (?<y>${wordsUpTo(4)})${END}`,
      ({ x = "", y = "" }) => ({ x, y }),
    ),
    finder(
      `(?:ce n'est|c'est) pas (?<y>${wordsUpTo(3)}),? (?:mais|c'est) (?<x>${wordsUpTo(3)})${END}`,
      ({ x = "", y = "" }) => ({ x, y }),
    ),
    finder(`(?:s'écrit|se prononce|se dit|on dit) ["“«]? ?(?<x>${wordsUpTo(3)})${END}`, ({ x = "" }) => x),
  ],
  critique: [
    finder(
      `(?<d>le|la|ton|ta) (?<n>(?!vidéo|chaîne)[A-Za-zÀ-ɏ]+) (?:est|était) (?:vraiment |beaucoup |un peu |bien )*(?<y>trop [a-zà-ÿ]+)${END}`,
      ({ d = "", n = "", y = "" }) => ({
        x: `${SWAPS[d.toLowerCase()] ?? d.toLowerCase()} ${n}`,
        y: y.toLowerCase(),
      }),
    ),
  ],
  failure: [
    finder(
      `(?<d>mon|ma|mes) (?<n>${wordsUpTo(2)}) (?=(?:ne|n'|est|sont|a|ont|reste|se|s'|lève|tient|sèche|prend|colle|fait|retombe|marche|fonctionne|devient)[ ’'a-z])`,
      ({ d = "", n = "" }) => `${SWAPS[d.toLowerCase()] ?? "ton"} ${n}`,
    ),
  ],
  request: [
    finder(
      `(?:vidéo|tuto|tutoriel|épisode|série|test|parler|live|vidéos|chose|partie) (?<n>(?:sur|de|du|des|avec|pour) (?!toi|plus)${wordsUpTo(6)})${endAt("stp", "svp", "s'il", "et", "mais", "un jour", "bientôt")}`,
      ({ n = "" }) => turned(n),
    ),
  ],
  grief: [finder(`(?<d>mon|ma|mes|notre) (?<n>${KIN})(?![a-zà-ÿ])`, kin)],
  hardship: [
    finder(
      "(?<n>travail|boulot|emploi|divorce|rupture|chômage|logement|burn-?out|virée?|licenciée?)",
      ({ n = "" }) =>
        ({
          divorce: "vivre ce divorce",
          rupture: "vivre cette rupture",
          chômage: "être au chômage",
          logement: "perdre son logement",
          "burn-out": "vivre un burn-out",
          burnout: "vivre un burn-out",
          emploi: "perdre son emploi",
          boulot: "perdre son boulot",
        })[n.toLowerCase()] ?? "perdre son travail",
    ),
  ],
  injury: [
    finder(
      "(?:le|la|mon|ma|au|l['’]) ?(?<n>doigt|pouce|main|bras|poignet|coude|épaule|cou|dos|genou|jambe|cheville|pied|orteil|tête|œil|langue|visage)",
      ({ n = "" }) =>
        `${/^(?:main|jambe|tête|langue)$/iu.test(n) ? "ta" : /^cheville$/iu.test(n) ? "ta" : "ton"} ${n.toLowerCase()}`,
    ),
  ],
  milestone: [
    finder(
      `(?:finir|terminer|réussi|eu|fini|obtenu|vendu|couru|décroché|validé|réussir|courir|vendre|avoir|décrocher|passé|passer|obtenir|acheté|acheter) (?<n>(?:mon|ma|mes|le|la|l'|un) ?${wordsUpTo(3)})${endAt("grâce", "et", "hier", "aujourd'hui", "ce", "après", "avec", "du premier", "en", "merci", "cette", "!")}`,
      ({ n = "" }) => turned(n),
    ),
    finder(
      "(?<n>\\d+ (?:jours|mois|ans|semaines) (?:sobre|sans (?:alcool|fumer|tabac|clope|cigarette)))",
      ({ n = "" }) => `ces ${n.toLowerCase()}`,
    ),
    finder(`(?<n>(?:mon premier|ma première) ${WORD})`, ({ n = "" }) => turned(n)),
  ],
  memory: [finder(`(?<d>mon|ma|mes|notre) (?<n>${KIN})(?![a-zà-ÿ])`, kin)],
  joke: [
    finder(
      "(?<d>mon|ma|mes) (?<n>chat|chatte|chien|chienne|mari|femme|mère|père|voisins?|voisine|banquier|portefeuille|copine|copain|mec|fils|fille|patron|régime)",
      kin,
    ),
  ],
  tip: [
    finder(
      `(?:rajoute|ajoute|mets|utilise|avec) (?:toujours |aussi |plutôt |souvent )?(?<n>(?:un|une|du|de la|des|de l') ?${wordsUpTo(4)})${END}`,
      ({ n = "" }) => turned(n),
    ),
  ],
  greeting: [
    finder(
      `(?<n>(?:depuis |de |du |d['’]|des )(?:la |le |l['’])?\\p{L}[A-Za-zÀ-ɏ'’-]*)`.replace(
        "\\p{L}",
        "[A-Za-zÀ-ɏ]",
      ),
      ({ n = "" }) => (/(?:^| |['’])\p{Lu}[\p{L}'’-]*$/u.test(n) ? n : undefined),
    ),
  ],
  first: [finder("(?<n>20\\d\\d)", ({ n = "" }) => n)],
  returning: [
    finder("(?<n>depuis (?:20\\d\\d|le début|les débuts|\\d+ ans|des années|toujours))", ({ n = "" }) =>
      n.toLowerCase(),
    ),
  ],
  timestamp: [finder("(?<n>\\d{1,2}:\\d{2}(?::\\d{2})?)", ({ n = "" }) => n)],
};
