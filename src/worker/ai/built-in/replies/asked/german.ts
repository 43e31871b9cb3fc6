import { swapped } from "../own-words/finder.ts";
import type { QuestionKind, Turn } from "./asked.ts";

const WH =
  /^(?<w>(?:wie (?:lange|viele?|heiß|oft|warm|groß|dick|tief|schnell|hoch|alt|weit)|wie|warum|wieso|weshalb|wann|wo|womit|wofür|wodurch|woher|wohin|was|wer|seit wann)|(?:wie viele?|bei wie viel|was für (?:ein|eine|einen|ein[er]m?)|(?:(?:mit|bei|in|auf|aus|für|von|zu) )?welche[rsnm]?)(?: \p{Ll}+e[rsnm]?(?= \p{Lu}))?(?: (?!Sie )\p{Lu}\p{L}+)*) (?<v>\p{Ll}+) (?<r>.+)$/u;
/** What is a clause already: "können Sie mir sagen, wo Sie den Stoff gekauft haben". */
const TOLD =
  /^(?<w>(?:wie (?:lange|viele?|oft|heiß)|wie|warum|wann|wo|womit|wofür|woher|was|welche[rsnm]?)(?: \p{Lu}\p{L}+)?) (?<s>du|Sie|ich|man|es|das) (?<r>.+) (?<v>\p{Ll}+)$/u;
const WHETHER =
  /^(?<v>kann|könnte|können|könnten|muss|soll|sollte|darf|geht|gibt|ist|sind|hat|hast|haben|braucht|brauche|reicht|reichen|funktioniert|klappt|hält|passt|lohnt|verkaufst|verkaufen|benutzt|nimmst|machst|bist|schmeckt|nehme|habe) (?<r>.+)$/u;

/** What belongs to its verb where the verb comes last. */
const PREFIX = /^(?:ab|an|auf|aus|bei|ein|her|hin|los|mit|nach|um|vor|weg|weiter|zu|zurück|zusammen)$/u;

const TO_YOU: Readonly<Record<string, string>> = {
  kann: "[kannst|können]",
  könnte: "[könntest|könnten]",
  muss: "[musst|müssen]",
  soll: "[sollst|sollen]",
  sollte: "[solltest|sollten]",
  darf: "[darfst|dürfen]",
  habe: "[hast|haben]",
  brauche: "[brauchst|brauchen]",
  nehme: "[nimmst|nehmen]",
  bin: "[bist|sind]",
  mache: "[machst|machen]",
};
const TO_ME: Readonly<Record<string, string>> = {
  kannst: "kann",
  hast: "habe",
  bist: "bin",
  nimmst: "nehme",
  gibst: "gebe",
  isst: "esse",
  weißt: "weiß",
  können: "kann",
  sind: "bin",
  wissen: "weiß",
  musst: "muss",
  würdest: "würde",
  würden: "würde",
};
const SWAPS: Readonly<Record<string, string>> = {
  mein: "[dein|Ihr]",
  meine: "[deine|Ihre]",
  meinen: "[deinen|Ihren]",
  meinem: "[deinem|Ihrem]",
  meiner: "[deiner|Ihrer]",
  mir: "[dir|Ihnen]",
  mich: "[dich|Sie]",
  dein: "mein",
  deine: "meine",
  deinen: "meinen",
  deinem: "meinem",
  deiner: "meiner",
  dir: "mir",
  dich: "mich",
};

/** Who does it, as the other one says it, with the verb's form; undefined where the form isn't known. */
function said(verb: string, rest: string): { subject: string; verb: string; rest: string } | undefined {
  const [subject = "", ...more] = rest.split(" ");
  const tail = more.join(" ");
  // Who is asked for isn't the one who answers: "hat das jemand probiert".
  if (/^(?:jemand|einer|wer)$/iu.test(subject) || / (?:jemand|wer)(?: |$)/u.test(tail)) return undefined;
  if (subject === "ich") {
    const yours = TO_YOU[verb];
    return yours === undefined ? undefined : { subject: "[du|Sie]", verb: yours, rest: tail };
  }
  if (subject === "du" || subject === "Sie") {
    const mine =
      TO_ME[verb] ??
      (subject === "du" && verb.endsWith("st")
        ? `${verb.slice(0, -2)}e`
        : subject === "Sie" && verb.endsWith("en")
          ? verb.slice(0, -1)
          : undefined);
    return mine === undefined ? undefined : { subject: "ich", verb: mine, rest: tail };
  }
  return { subject, verb, rest: tail };
}

function kindOf(subject: string, clause: string): QuestionKind {
  if (subject === "ich") return "chosen";
  return subject === "[du|Sie]" ||
    /(?:^| )(?:man|das|es|lange|heiß|viel|muss|kann|geht|reicht)(?: |$)/u.test(clause)
    ? "practical"
    : "fact";
}

/** A German verb closes its clause: "wie lange muss der Teig ruhen" is "wie lange der Teig ruhen muss". */
function closed(asks: string, verb: string, rest: string) {
  const turned = said(verb, rest);
  if (turned === undefined) return undefined;
  const words = swapped(turned.rest, SWAPS)
    .split(" ")
    .filter((word) => word !== "");
  const last = words.at(-1) ?? "";
  const end =
    PREFIX.test(last) && !/^(?:kann|muss|soll)/u.test(verb)
      ? [...words.slice(0, -1), `${last}${turned.verb}`]
      : [...words, turned.verb];
  const clause = [asks, turned.subject, ...end].join(" ");
  return { clause, kind: kindOf(turned.subject, clause) };
}

export const german: Turn = (question) => {
  const lower = `${question.slice(0, 1).toLowerCase()}${question.slice(1)}`;
  const told = TOLD.exec(lower)?.groups;
  if (told !== undefined) {
    const { w = "", s = "", r = "", v = "" } = told;
    return closed(w, v, `${s} ${r}`);
  }
  const asks = WH.exec(lower)?.groups;
  if (asks !== undefined) {
    const { w = "", v = "", r = "" } = asks;
    return closed(w, v, r);
  }
  const { v, r = "" } = WHETHER.exec(lower)?.groups ?? {};
  return v === undefined ? undefined : closed("ob", v, r);
};
