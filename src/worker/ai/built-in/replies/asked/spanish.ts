import { swapped } from "../own-words/finder.ts";
import type { QuestionKind, Turn } from "./asked.ts";

/** What asks, with its accent, which is often left out. */
const WH: readonly (readonly [pattern: RegExp, accented: string])[] = [
  [/^por ?qu[eé] /iu, "por qué "],
  [/^((?:a|con|de|en|para|desde|hasta|por) )?qu[eé] /iu, "$1qué "],
  [/^((?:a|con|de|en|para|desde|hasta|por) )?cu[aá]nt([oa]s?) /iu, "$1cuánt$2 "],
  [/^(desde |para )?cu[aá]ndo /iu, "$1cuándo "],
  [/^c[oó]mo /iu, "cómo "],
  [/^((?:de|a|por) )?d[oó]nde /iu, "$1dónde "],
  [/^((?:con|de|en|a) )?cu[aá]l(es)? /iu, "$1cuál$2 "],
  [/^((?:con|de|a|para) )?qui[eé]n /iu, "$1quién "],
];

/** How a question begins that is answered by yes or no. */
const WHETHER =
  /^(?:puedo|podr[ií]a|podemos|se (?:puede|pueden|debe|necesita)|sirven?|funcionan?|vale|valen|es|son|hay|queda|quedan|aguanta|necesito|tengo|debo|hace falta|tienes|usas|haces|vendes|usaste|hiciste|me (?:sirve|vale|funciona|alcanza)|usted|esto|eso|importa|cuenta) /iu;

/** What a writer says of themselves as it is said to them, and the other way round. */
const SWAPS: Readonly<Record<string, string>> = {
  puedo: "[puedes|puede]",
  podría: "[podrías|podría]",
  podria: "[podrías|podría]",
  podemos: "[puedes|puede]",
  tengo: "[tienes|tiene]",
  necesito: "[necesitas|necesita]",
  debo: "[debes|debe]",
  debería: "[deberías|debería]",
  uso: "[usas|usa]",
  hago: "[haces|hace]",
  pongo: "[pones|pone]",
  dejo: "[dejas|deja]",
  quiero: "[quieres|quiere]",
  soy: "[eres|es]",
  estoy: "[estás|está]",
  me: "[te|le]",
  mi: "[tu|su]",
  mis: "[tus|sus]",
  tu: "mi",
  tus: "mis",
  te: "me",
  tú: "yo",
  usas: "uso",
  utilizas: "utilizo",
  haces: "hago",
  tienes: "tengo",
  pones: "pongo",
  vendes: "vendo",
  cortas: "corto",
  compras: "compro",
  editas: "edito",
  subes: "subo",
  publicas: "publico",
  cocinas: "cocino",
  comes: "como",
  lavas: "lavo",
  pintas: "pinto",
  mezclas: "mezclo",
  guardas: "guardo",
  limpias: "limpio",
  grabas: "grabo",
  dejas: "dejo",
  puedes: "puedo",
  eres: "soy",
  estás: "estoy",
  hiciste: "hice",
  pusiste: "puse",
  tuviste: "tuve",
  empezaste: "empecé",
  usaste: "usé",
  fuiste: "fui",
  has: "he",
};
/** What "usted" does, as the creator says it. */
const FORMAL: Readonly<Record<string, string>> = {
  vende: "vendo",
  tiene: "tengo",
  usa: "uso",
  utiliza: "utilizo",
  hace: "hago",
  puede: "puedo",
  pone: "pongo",
  recomienda: "recomiendo",
};

/** "Echaste" is "eché". */
function first(word: string): string {
  return word
    .replace(/^(\p{L}{2,})caste$/u, "$1qué")
    .replace(/^(\p{L}{2,})gaste$/u, "$1gué")
    .replace(/^(\p{L}{2,})zaste$/u, "$1cé")
    .replace(/^(\p{L}{2,})aste$/u, "$1é")
    .replace(/^(\p{L}{2,})iste$/u, "$1í");
}

/** How a consonant is written before "é". */
const HARD: Readonly<Record<string, string>> = { c: "qu", g: "gu", z: "c" };

/** "Tardó usted" is "tardé". */
function politely(text: string): string {
  return text
    .replace(
      /(\p{L}+?)(c|g|z)?(i)?ó usted(?= |$)/giu,
      (_, stem: string, hard: string | undefined, i: string | undefined) =>
        i === undefined ? `${stem}${HARD[hard ?? ""] ?? ""}é` : `${stem}${hard ?? ""}í`,
    )
    .replace(/(?:^| )usted(?= |$)/giu, "");
}

function turned(text: string, formal: boolean): string {
  const said = formal ? swapped(politely(text).trim(), { ...SWAPS, ...FORMAL }) : swapped(text.trim(), SWAPS);
  return said.split(" ").map(first).join(" ");
}

/** A verb of the second person that isn't known stays unturned, and so isn't repeated. */
const UNTURNED =
  /^(?:qué|cómo|cuándo|dónde|por qué|cuánt[oa]s?)(?: \p{L}+)? (?!las |los |es |tres |mes |unas |unos |más |menos |antes |días |horas |veces |después )\p{L}+(?:as|es)(?: |$)/u;

const PRACTICAL =
  /\[|(?:^| )(?:se puede|se|sirven?|funcionan?|vale|hay|hace falta|tarda|dura|aguanta|queda)(?: |$)/u;

/** Whether a verb may still be said from the wrong side. */
function isUnsure(clause: string, question: string, formal: boolean): boolean {
  const unchanged = question.replace(/(?:^| )usted(?= |$)/giu, "").trim();
  return (
    UNTURNED.test(clause) ||
    /^si (?:te |le |lo |la )?\p{L}{3,}(?:as|es)(?: |$)/u.test(clause) ||
    (formal && swapped(politely(question), FORMAL).trim() === unchanged)
  );
}

/** Whom a question is put to, before what it asks: "usted qué lija recomienda". */
const ADDRESS =
  /^(?:usted|tú|vos),? (?=(?:(?:a|con|de|en|para|por) )?(?:qu[eé]|cu[aá]\p{L}+|c[oó]mo|d[oó]nde|qui[eé]n) )/u;

/** What has no verb right after what asks is half a question: "para cuándo uno de Lisboa". */
const VERBLESS = /^(?:(?:para |desde )?cuándo|dónde|cómo) (?:un[oa]?s?|el|la|los|las|otr[oa]s?|más) /u;

export const spanish: Turn = (asked) => {
  const question = `${asked.slice(0, 1).toLowerCase()}${asked.slice(1)}`.replace(ADDRESS, "");
  const formal = /(?:^| )usted(?: |$)/iu.test(asked);
  const kindOf = (clause: string): QuestionKind => {
    if (clause !== clause.replace(/(?:^| )(?:mi|mis|yo|\p{L}+é|he|uso|hago|tengo|vendo|pongo)(?= |$)/u, ""))
      return "chosen";
    return PRACTICAL.test(clause) ? "practical" : "fact";
  };
  for (const [pattern, accented] of WH) {
    if (!pattern.test(question)) continue;
    const clause = turned(question.replace(pattern, accented), formal);
    return isUnsure(clause, question, formal) || VERBLESS.test(clause)
      ? undefined
      : { clause, kind: kindOf(clause) };
  }
  if (!WHETHER.test(question)) return undefined;
  const clause = `si ${turned(question, formal)}`;
  if (isUnsure(clause, question, formal)) return undefined;
  return { clause, kind: kindOf(clause) };
};
