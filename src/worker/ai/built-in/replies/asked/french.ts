import { swapped } from "../own-words/finder.ts";
import type { QuestionKind, Turn } from "./asked.ts";

const WH =
  /^(?<w>combien(?: de \p{L}+|(?: d['’]\p{L}+))?|quand|comment|pourquoi|o[uù]|(?:(?:à|avec|dans|en|pour|de|sur) )?(?:quel(?:le)?s? \p{L}+(?: \p{L}+)??|quoi|qui)|depuis quand) (?:est-ce qu(?:e |['’]))?(?<r>.+)$/iu;
const WHETHER_ASKED = /^est-?ce qu(?:e |['’])(?<r>.+)$/iu;
const WHETHER = /^(?<r>(?:je|on|tu|vous|ça|c['’]est|il faut|j['’](?!ai)\p{L}+) .+)$/iu;
const INVERTED = /^(?<v>\p{L}+)(?:-t)?-(?<s>je|tu|vous|on|il|elle|ils) (?<r>.+)$/iu;
const INVERTED_IN = /^(?<v>\p{L}+)(?:-t)?-(?<s>je|tu|vous|on|il|elle|ils)(?: (?<r>.+))?$/iu;

/** What asks may come last: "tu as mis combien de temps". */
const LATE =
  /^(?<r>(?:je|on|tu|vous|ça|c['’]est|t['’]as) .+?) (?<w>combien(?: de \p{L}+| d['’]\p{L}+)?|quand|comment|où|quoi|pourquoi|(?:(?:avec|dans|sur|à|de|pour) )?quel(?:le)?s? \p{L}+)(?: (?:pour|comme) .+)?$/iu;

/** "C'est quel logiciel", "c'est quoi la marque". */
const NAMES = /^c['’]est (?<w>quel(?:le)?s? \p{L}+|quoi|qui|où|combien)(?: (?<r>.+))?$/iu;

/** What a writer does as it is said to them. */
const TO_YOU: Readonly<Record<string, string>> = {
  "je peux": "[tu peux|vous pouvez]",
  "je puis": "[tu peux|vous pouvez]",
  "je dois": "[tu dois|vous devez]",
  "je mets": "[tu mets|vous mettez]",
  "je fais": "[tu fais|vous faites]",
  "j'ai": "[tu as|vous avez]",
  "j'utilise": "[tu utilises|vous utilisez]",
  "je prends": "[tu prends|vous prenez]",
  "je laisse": "[tu laisses|vous laissez]",
};
/** What the creator does as they say it. */
const TO_ME: Readonly<Record<string, string>> = {
  as: "ai",
  avez: "ai",
  es: "suis",
  êtes: "suis",
  fais: "fais",
  faites: "fais",
  mets: "mets",
  mettez: "mets",
  peux: "peux",
  pouvez: "peux",
  pourrais: "pourrais",
  pourriez: "pourrais",
  devrais: "devrais",
  devriez: "devrais",
  prends: "prends",
  prenez: "prends",
  vends: "vends",
  vendez: "vends",
};
const SWAPS: Readonly<Record<string, string>> = {
  mon: "[ton|votre]",
  ma: "[ta|votre]",
  mes: "[tes|vos]",
  ton: "mon",
  ta: "ma",
  tes: "mes",
  votre: "mon",
  vos: "mes",
};

const isVowel = (word: string) => /^[aeiouyhàâéèêîôû]/iu.test(word);
const withSi = (clause: string) => (/^ils? /u.test(clause) ? `s'${clause}` : `si ${clause}`);

/** A clause in the order of a statement, said from the other side; undefined where its verb isn't known. */
function turned(statement: string): { clause: string; kind: QuestionKind } | undefined {
  const plain = statement.replaceAll("’", "'");
  const lower = `${plain.slice(0, 1).toLowerCase()}${plain.slice(1)}`;
  const rest = (from: number) => swapped(lower.slice(from).trim(), SWAPS);
  const begins = Object.keys(TO_YOU).find((one) => lower.startsWith(`${one} `));
  if (begins !== undefined)
    return { clause: `${TO_YOU[begins] ?? ""} ${rest(begins.length)}`, kind: "practical" };
  if (/^(?:je |j')/u.test(lower)) return undefined;
  const [said, who = "", verb = ""] = /^(tu|vous|t') ?(\p{L}+)/u.exec(lower) ?? [];
  if (said === undefined)
    return {
      clause: rest(0),
      kind: /^(?:on|ça|c'est|il faut)(?: |$)/u.test(lower) ? "practical" : "fact",
    };
  const own =
    TO_ME[verb] ??
    (who === "vous" && verb.endsWith("ez") && !verb.endsWith("iez")
      ? `${verb.slice(0, -2)}e`
      : who === "tu" && verb.endsWith("es")
        ? verb.slice(0, -1)
        : undefined);
  if (own === undefined) return undefined;
  return { clause: `${isVowel(own) ? "j'" : "je "}${own} ${rest(said.length)}`.trim(), kind: "chosen" };
}

function statementOf(text: string): string {
  const { v, s, r = "" } = INVERTED_IN.exec(text)?.groups ?? {};
  return v === undefined || s === undefined ? text : `${s} ${v} ${r}`.trim();
}

export const french: Turn = (question) => {
  const inverted = INVERTED.exec(question)?.groups;
  if (inverted !== undefined && !WH.test(question)) {
    const { v = "", s = "", r = "" } = inverted;
    const said = turned(`${s.toLowerCase()} ${v.toLowerCase()} ${r}`);
    return said && { ...said, clause: withSi(said.clause) };
  }
  const named = NAMES.exec(question)?.groups;
  if (named !== undefined) {
    const { w = "", r = "" } = named;
    const isWhat = w.toLowerCase() === "quoi";
    if (isWhat && r !== "") return undefined;
    return {
      clause: `${isWhat ? "ce que" : w.toLowerCase()} c'est ${swapped(r, SWAPS)}`.trim(),
      kind: "fact",
    };
  }
  const late = LATE.exec(question)?.groups;
  if (late !== undefined) {
    const { r = "", w = "" } = late;
    const said = turned(r);
    return said && { ...said, clause: `${w === "quoi" ? "ce que" : w} ${said.clause}` };
  }
  const asked = (WHETHER_ASKED.exec(question) ?? WHETHER.exec(question))?.groups?.["r"];
  if (asked !== undefined) {
    const said = turned(asked);
    return said && { ...said, clause: withSi(said.clause) };
  }
  const { w, r = "" } = WH.exec(question)?.groups ?? {};
  if (w === undefined) return undefined;
  const statement = statementOf(r);
  // Without a verb only what is needed can be said: "à quelle température le four".
  if (!/^(?:tu|vous|t['’]|je|j['’]|on|ça|c['’]est|il|elle|ils|elles) ?/iu.test(statement)) {
    const [noun] = /quel(?:le)?s? \p{L}+/iu.exec(w) ?? [];
    return noun === undefined ? undefined : { clause: `${noun.toLowerCase()} il faut`, kind: "practical" };
  }
  const said = turned(statement);
  return said && { ...said, clause: `${w.slice(0, 1).toLowerCase()}${w.slice(1)} ${said.clause}` };
};
