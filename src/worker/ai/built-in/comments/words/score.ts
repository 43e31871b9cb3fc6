import type { SentimentWords } from "./sentiment-words.ts";

/** A language's words, ready to be looked up. */
interface Scorer {
  readonly whole: ReadonlyMap<string, number>;
  readonly beginnings: ReadonlyMap<string, number>;
  readonly phrases: readonly (readonly [RegExp, number])[];
  readonly denies: ReadonlySet<string>;
}

const VALUES = [3, 2, 1, -1, -2, -3] as const;
/** Fewer letters than these begin too many words. */
const SHORTEST_BEGINNING = 3;
/** How many words a denial reaches. */
const REACH = 3;
const built = new Map<SentimentWords, Scorer>();

/** A word list turned into what is looked up; built when a comment first needs it. */
function scorerOf(words: SentimentWords): Scorer {
  const known = built.get(words);
  if (known !== undefined) return known;
  const entries = VALUES.flatMap((value) =>
    words[value].split(" ").map((word): [string, number] => [plain(word.replaceAll("-", " ")), value]),
  );
  const spaced = entries.filter(([word]) => word.includes(" "));
  const scorer = {
    whole: new Map(entries.filter(([word]) => !word.includes(" ") && !word.endsWith("*"))),
    beginnings: new Map(
      entries
        .filter(([word]) => word.endsWith("*"))
        .map(([word, value]): [string, number] => [word.slice(0, -1), value]),
    ),
    phrases: [...words.phrases, ...spaced].map(([pattern, value]): [RegExp, number] => [
      new RegExp(`(?<![a-z'])(?:${plain(pattern)})(?![a-z])`, "gu"),
      value,
    ]),
    denies: new Set(words.denies.split(" ")),
  };
  built.set(words, scorer);
  return scorer;
}

/** Lower case without accents. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/gu, "")
    .replaceAll("ß", "ss");
}

function valueOf(word: string, { whole, beginnings }: Scorer): number {
  const known = whole.get(word);
  if (known !== undefined) return known;
  for (let length = word.length; length >= SHORTEST_BEGINNING; length -= 1) {
    const found = beginnings.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  return 0;
}

/** The values of a comment's words, turned around where they are denied. @param comment as `plainComment` makes it. */
export function wordValues(comment: string, words: SentimentWords): number[] {
  const scorer = scorerOf(words);
  const values: number[] = [];
  let text = plain(comment);
  for (const [pattern, value] of scorer.phrases)
    text = text.replace(pattern, () => {
      values.push(value);
      return " . ";
    });
  let denied = 0;
  /** How many words ago the last value was found. */
  let since = REACH;
  for (const [token] of text.matchAll(/[a-z']+|[.,;:!?…]/gu)) {
    if (/^[^a-z]/u.test(token)) [denied, since] = [0, REACH];
    else if (scorer.denies.has(token)) {
      const last = values.at(-1);
      if (words.deniesBefore === true && since < REACH && last !== undefined)
        values[values.length - 1] = turned(last);
      else denied = REACH;
    } else {
      const word = token.replace(/^[a-z]{1,2}'/u, "");
      const value = valueOf(token, scorer) || valueOf(word, scorer) || valueOf(shortened(word), scorer);
      since += 1;
      if (value !== 0) {
        values.push(denied > 0 ? turned(value) : value);
        since = 0;
      }
      denied -= 1;
    }
  }
  return values;
}

/** What is denied is weaker turned around: "no es bueno" isn't as bad as "es malo". */
function turned(value: number): number {
  return -Math.sign(value) * Math.max(1, Math.abs(value) - 1);
}

/** "Geeeenial" is "genial". */
function shortened(word: string): string {
  return word.replace(/([a-z])\1{2,}/gu, "$1");
}
