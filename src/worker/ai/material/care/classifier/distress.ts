import { featuresOf, scaleOf, wordsOf } from "./features.ts";
import { WEIGHTS } from "./weights.ts";

/** From which score on a text is taken for one out of distress: as few false alarms count as what would be missed (measured). */
const THRESHOLD = 0.5;
/** Whole numbers in `WEIGHTS` are hundredths. */
const UNIT = 100;
/** Longer texts are read in parts of so many words, that overlap by half; what is longer still is left to the phrases. */
const PART = 40;
const MOST = 120;
/** Fewer words tell too little. */
const LEAST = 4;

let weights: ReadonlyMap<string, number> | undefined;

/**
 * Whether a text sounds as if it were written out of danger or grief, by a linear classifier (logistic regression) over its words,
 * in any of the product's five languages; its weights were trained by tests/support/care/train.ts. It hears wordings that no list
 * of phrases holds, but can't tell what the danger is.
 */
export function soundsDistressed(plain: string): boolean {
  const words = wordsOf(plain);
  if (words.length < LEAST || words.length > MOST) return false;
  return partsOf(words).some((part) => scoreOf(part) > THRESHOLD);
}

/** The classifier's log odds. */
export function scoreOf(words: readonly string[]): number {
  const known = (weights ??= parsed(WEIGHTS));
  const features = featuresOf(words);
  return features.reduce((sum, feature) => sum + (known.get(feature) ?? 0), 0) * scaleOf(features);
}

function partsOf(words: readonly string[]): (readonly string[])[] {
  if (words.length <= PART) return [words];
  const step = PART / 2;
  return Array.from({ length: Math.ceil(words.length / step) - 1 }, (_, part) =>
    words.slice(part * step, part * step + PART),
  );
}

/** Each line is a weight, a colon and the features that have it, separated by commas. */
function parsed(lines: string): Map<string, number> {
  return new Map(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [weight = "", features = ""] = line.split(":");
        return features.split(",").map((feature): [string, number] => [feature, Number(weight) / UNIT]);
      }),
  );
}
