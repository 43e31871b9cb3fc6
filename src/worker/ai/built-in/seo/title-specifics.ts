import type { Specific } from "#shared/contracts/grounding.ts";
import type { Language } from "#shared/rules/language.ts";
import { stems } from "../../material/stem.ts";
import { cap } from "../compose/frames.ts";
import type { Point } from "../compose/points.ts";

/** How titles that ask for a reason begin. */
const WHY = /^(?:why|por qué|¿por qué|pourquoi|warum|wieso|por que)(?!\p{L})/iu;
/** How titles that show a way begin. */
const HOW = /^(?:how|cómo|comment|wie|como)(?!\p{L})/iu;

/**
 * What a point has to say after a title's opening and a colon: the reason where it asks why, what to do where it asks
 * how. Clauses and imperatives, as they stand on the card.
 */
export function saidOf(point: Point, title: string, language: Language): Specific[] {
  const phrases = phrasesOf(point, title, language);
  // In German a whole sentence begins upper case after a colon.
  const shown =
    language === "de" && point.kind !== "term" && point.kind !== "choice" ? phrases.map(cap) : phrases;
  return shown.map((text) => ({ text, source: "knowledge", label: point.subject }));
}

const OR: Readonly<Record<Language, string>> = { en: "or", es: "o", fr: "ou", de: "oder", pt: "ou" };

function phrasesOf(point: Point, title: string, language: Language): string[] {
  switch (point.kind) {
    case "mistake":
      if (WHY.test(title)) return [point.because];
      return HOW.test(title) ? [point.instead] : [point.instead, point.because];
    case "belief":
      return HOW.test(title) ? [] : [point.so];
    case "step":
      return WHY.test(title) ? [] : [point.do];
    case "choice":
      return !speaksOf(title, point) ? [] : [`${point.a} ${OR[language]} ${point.b}`];
    default:
      return [];
  }
}

/** Whether a title names both sides of a choice. */
function speaksOf(title: string, { a, b }: { readonly a: string; readonly b: string }): boolean {
  const heard = new Set(stems(title));
  return [a, b].every((side) => stems(side).some((stem) => heard.has(stem)));
}
