import { words } from "./words.ts";

/** Letters that two forms of a word begin with alike, and the most that follow in either. */
const STEM = 4;
const ENDING = 3;
/** The share of a subject's words of which a title has to name more. */
const NAMED = 0.5;

/**
 * Whether an encyclopedia's title names a subject: all words of the title are among the subject's, and it names
 * more than half of them. "Candle making" names "candle making at home"; "Zinc" doesn't name "zinc
 * bath", and "Tap (valve)" doesn't name "tap dance". Source: heuristic.
 */
export function namesSubject(title: string, subject: string): boolean {
  const named = plainWords(title);
  const wanted = plainWords(subject).filter((word) => word.length > 2);
  if (named.length === 0 || wanted.length === 0) return false;
  if (named.join("") === wanted.join("")) return true;
  const found = wanted.filter((word) => named.some((other) => alike(word, other)));
  return (
    named.every((word) => wanted.some((other) => alike(word, other))) && found.length > wanted.length * NAMED
  );
}

function plainWords(text: string): string[] {
  return words(text.normalize("NFKD").replace(/\p{M}/gu, "")).flatMap((word) => word.split("'"));
}

/** Whether two words are forms of one: "candle" and "candles", but neither "bread" and "breed" nor "car" and "cat". */
function alike(one: string, other: string): boolean {
  if (one === other) return true;
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  return common >= STEM && one.length - common <= ENDING && other.length - common <= ENDING;
}
