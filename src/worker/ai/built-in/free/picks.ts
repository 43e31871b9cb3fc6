import { type Command, surfaceIn } from "./commands.ts";

/** One of the things that the last answer listed, and what is to be made of it. */
export interface Pick {
  /** 1 for the first; -1 for the last. */
  readonly place: number;
  readonly kind: Command["kind"];
}

/** How people name a place in a list, in five languages. */
const PLACES: readonly (readonly [place: number, names: RegExp])[] = [
  [1, /\b(?:first|1st|primer[oa]?|premi[eè]re?|erste[nrs]?|primeir[oa])\b/iu],
  [2, /\b(?:second|2nd|segund[oa]|deuxième|seconde?|zweite[nrs]?)\b/iu],
  [3, /\b(?:third|3rd|tercer[oa]?|troisième|dritte[nrs]?|terceir[oa])\b/iu],
  [4, /\b(?:fourth|4th|cuart[oa]|quatrième|vierte[nrs]?|quart[oa])\b/iu],
  [5, /\b(?:fifth|5th|quint[oa]|cinquième|fünfte[nrs]?)\b/iu],
  [-1, /\b(?:last one|last idea|última?o?|dernière?|letzte[nrs]?)\b/iu],
];
const NUMBERED =
  /(?:#|\b(?:number|no\.?|idea|título|titre|titel|número|numéro|nummer|idée|idee|ideia) ?)(\d{1,2})\b/iu;
/** A place alone is no pick: "my first video" is a question. */
const PICKED =
  /\b(?:one|idea|title|hook|number|option|version|it|that|(?:el|la|al|del|para el|para la) (?:primer|segund|tercer|cuart|quint|últim)\p{L}*|(?:le|la|du|au|pour l[ea]) (?:premi|deuxi|second|troisi|quatri|cinqui|derni)\p{L}*|(?:de[rnms]|die|das|zu[mr]) (?:erst|zweit|dritt|viert|fünft|letzt)\p{L}*|(?:o|a|do|da|pro|pra) (?:primeir|segund|terceir|quart|quint|últim)\p{L}*|idée|idee|ideia|título|titre|titel)\b|#\d/iu;
const KINDS: readonly (readonly [kind: Command["kind"], names: RegExp])[] = [
  ["hashtags", /hash ?tags?/iu],
  ["caption", /\b(?:captions?|pie de foto|légende|bildunterschrift|legenda)\b/iu],
  ["thumbnail", /\b(?:thumbnail|miniature?a?|vorschaubild|capa)\b/iu],
  ["description", /\b(?:description|descripción|beschreibung|descrição)\b/iu],
  ["titles", /\b(?:titles|títulos|titres)\b/iu],
  [
    "script",
    /\b(?:scripts?|guion|guión|skript|drehbuch|roteiro|write|film|develop|expand|do|use|take|go with|like|good|escribe|desarrolla|écris|développe|schreib|mach|escrev[ae]|desenvolv[ae])\b/iu,
  ],
];
/** A question about something else, however it counts. */
const ASKS =
  /^(?:how|why|what|when|where|which|should|is|are|does|do i|did|can i|cómo|qué|por qué|cuándo|comment|pourquoi|quand|wie|warum|wann|como|por que|quando)\b|\b(?:channel|upload|subscribers?|seconds|month|week|year|time)\b/iu;

/** Reads a message as a choice from the last answer's list; undefined where it is none. */
export function pickIn(message: string): Pick | undefined {
  if (message.length > 120 || ASKS.test(message) || !PICKED.test(message)) return undefined;
  const numbered = NUMBERED.exec(message)?.[1];
  const place =
    numbered === undefined ? PLACES.find(([, names]) => names.test(message))?.[0] : Number(numbered);
  if (place === undefined) return undefined;
  return { place, kind: KINDS.find(([, names]) => names.test(message))?.[0] ?? "script" };
}

/** What stands at a place of the last list that Crescendo gave; undefined where there is none. */
export function pickedFrom({ place, kind }: Pick, memory: string, message: string): Command | undefined {
  const reply = memory.split("\n\nCrescendo: ").at(-1) ?? "";
  const listed = [...reply.matchAll(/^(?:### )?\d{1,2}\. (.+)$/gmu)].map(([, line = ""]) => line.trim());
  const about = listed.at(place > 0 ? place - 1 : place);
  if (about === undefined) return undefined;
  return { kind, about, count: undefined, seconds: undefined, surface: surfaceIn(message) };
}
