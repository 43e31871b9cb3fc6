import { stems } from "../../material/stem.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";

/** A word that more than this share of a niche's subjects have is the niche's own: "cat". */
const COMMON = 1 / 3;
/** What a word counts in a subject's names, against one in what is asked and done there. */
const NAMED = 3;

/** The subjects of a niche, those that speak most of what a text does first; the rest in the order given. */
export function closestFirst(cards: readonly SubjectKnowledge[], text: string): SubjectKnowledge[] {
  const wanted = [...new Set(stems(text))];
  if (cards.length < 2 || wanted.length === 0) return [...cards];
  const read = cards.map((card) => ({
    card,
    names: new Set(card.names.flatMap((name) => stems(name))),
    said: new Set(
      stems(
        [...card.questions.map(({ ask }) => ask), ...card.mistakes.map(({ does }) => does)].join(" "),
        200,
      ),
    ),
  }));
  const telling = wanted.filter(
    (stem) => read.filter(({ names }) => names.has(stem)).length <= cards.length * COMMON,
  );
  const closeness = ({ names, said }: (typeof read)[number]) =>
    telling.reduce((sum, stem) => sum + (names.has(stem) ? NAMED : said.has(stem) ? 1 : 0), 0);
  return read
    .map((one) => ({ card: one.card, close: closeness(one) }))
    .toSorted((one, other) => other.close - one.close)
    .map(({ card }) => card);
}
