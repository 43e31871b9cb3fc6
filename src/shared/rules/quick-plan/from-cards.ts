import type { SubjectCard } from "../../contracts/subject-card.ts";

/** The longest title, in UTF-16 units: it leaves room for "(Part 4)" within YouTube's 100. */
const LONGEST = 90;
/** A week takes six subjects; from so many cards on each card is one of them. */
const ENOUGH_CARDS = 6;
/** Wordings of one subject that are kept. */
const WORDINGS = 8;

/**
 * The generic templates (spec §9), filled from the cards of a niche: each subject is a card, in as many wordings as
 * its entries give; where there are few cards, each entry is a subject. An issue or a time of life is only asked about
 * and shown: no sides, no correction.
 */
export function subjectsFrom(cards: readonly SubjectCard[]): string[][] {
  if (cards.length >= ENOUGH_CARDS) return cards.map((card) => wordingsOf(card).slice(0, WORDINGS));
  return cards.flatMap((card) => wordingsOf(card).map((wording) => [wording]));
}

function wordingsOf(card: SubjectCard): string[] {
  const { subject, kind, questions, mistakes, choices, beliefs, steps } = card;
  const name = upper(subject);
  const isTold = kind !== "theme";
  const turns = [
    questions.map(({ ask }) => `${name}: ${ask}`),
    isTold ? choices.map(({ a, b }) => `${name}: ${a} or ${b}?`) : [],
    isTold ? mistakes.map(({ instead }) => `${name}: ${instead}`) : [],
    isTold ? beliefs.map(({ said }) => `${name}: is it true that ${said}?`) : [],
    steps.map(({ see }) => `${name} up close: ${see}`),
  ];
  const rounds = Array.from({ length: Math.max(...turns.map((turn) => turn.length)) }, (_, round) =>
    turns.flatMap((turn) => turn.slice(round, round + 1)),
  );
  return rounds.flat().filter((wording) => wording.length <= LONGEST);
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
