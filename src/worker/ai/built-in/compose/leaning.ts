import { stems } from "../../material/stem.ts";
import { pointsBack } from "./pointing.ts";
import type { Point } from "./points.ts";

/** Openings of a phrase that act on something named before it: "filling it", "déjala", "arrosez-le", "mach sie". */
const ON_SOMETHING =
  /^(?:\p{L}+ (?:it|them|sie|es|ihn)(?!\p{L})|\p{L}*[áéí]\p{L}*(?:lo|la|los|las)(?!\p{L})|\p{L}+-(?:le|la|les|l[ao]s?|as?|os?)(?!\p{L}))/iu;

/** Whether a phrase leaves open what it speaks of. */
export function isLeaning(phrase: string): boolean {
  return pointsBack(phrase) || ON_SOMETHING.test(phrase);
}

/** The phrases of a point that a line may stand on. */
function phrasesOf(point: Point): readonly string[] {
  switch (point.kind) {
    case "mistake":
      return [point.does, point.sign, point.because, point.instead];
    case "step":
      return [point.do, point.see];
    case "belief":
      return [point.said, point.so];
    case "question":
      return [point.ask, point.answer];
    case "moment":
      return [point.when, point.what];
    default:
      return [];
  }
}

/** Whether what a line says first of its point leaves open what it speaks of: "The reason it peels off". */
export function isLeft(line: string, point: Point): boolean {
  const text = line.toLowerCase();
  const [first] = phrasesOf(point)
    .map((phrase) => ({ phrase, place: text.indexOf(phrase.toLowerCase()) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place);
  return first !== undefined && isLeaning(first.phrase);
}

const TWICE = /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu;

/** Whether a word comes twice, or again right after the colon that announces it: "Mach es so: Mach es". */
export function stutters(text: string): boolean {
  if (TWICE.test(text)) return true;
  return text
    .toLowerCase()
    .split(/[:;.?!]\s+/u)
    .some((part, at, all) => {
      const before = (all[at - 1] ?? "").split(/\s+/u).slice(-4);
      const [first = ""] = part.split(/\s+/u);
      return at > 0 && before.includes(first) && stems(first).length > 0;
    });
}
