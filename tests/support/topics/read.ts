import { readFileSync } from "node:fs";

/** What a creator typed, and which cards and niches are right for it. */
export interface Topic {
  readonly text: string;
  /** Ids of cards; "none" where it is right to find none. */
  readonly cards: readonly string[];
  readonly niches: readonly string[];
}

/** The lines of tests/support/topics/<name>.txt. */
export function topicsIn(name: "tuned" | "held-out"): Topic[] {
  return readFileSync(new URL(`${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [text = "", cards = "", niches = ""] = line.split(" | ");
      return { text, cards: cards.split(", "), niches: niches.split(", ") };
    });
}
