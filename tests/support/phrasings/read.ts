import { readFileSync } from "node:fs";
import type { Language } from "#shared/rules/language.ts";

/** What a creator typed, and what is to be understood by it. */
export interface Phrasing {
  readonly text: string;
  readonly language: Language;
  readonly forms: readonly string[];
  /** Words the subject holds, and words it mustn't hold; none where either will do. */
  readonly holds: string;
  readonly lacks: readonly string[];
  /** Ids of cards, "none" where none must be found, "?" where any will do. */
  readonly cards: readonly string[];
  readonly audience?: string;
  readonly constraint?: string;
  readonly one?: string;
  readonly other?: string;
  readonly cares: readonly string[];
  /** What is known not to be understood yet: "card, form". */
  readonly misses: readonly string[];
}

/** The lines of tests/support/phrasings/<name>.txt, cut at their bars. */
export function linesOf(name: string): string[][] {
  return readFileSync(new URL(`${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# "))
    .map((line) => line.split(" | "));
}

/** What creators type in a language; "later-" for what was written after the rules. */
export function phrasingsIn(language: Language, set = ""): Phrasing[] {
  return linesOf(`${set}${language}`).map((cells) => phrasingOf(cells, language));
}

function phrasingOf(
  [text = "", forms = "", subject = "", cards = "", more = ""]: readonly string[],
  language: Language,
): Phrasing {
  const [holds = "", ...lacks] = subject.split(" -");
  const { care = "none", misses = "", ...rest } = detailsOf(more);
  return {
    text,
    language,
    forms: forms.split(", "),
    holds: holds === "?" ? "" : holds,
    lacks,
    cards: cards.split(", "),
    cares: care.split(", "),
    misses: misses.split(", "),
    ...rest,
  };
}

/** "audience: beginners; care: none" as an object. */
function detailsOf(more: string): Record<string, string> {
  return Object.fromEntries(
    more.split("; ").flatMap((detail) => {
      const [name = "", value] = detail.split(": ");
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
