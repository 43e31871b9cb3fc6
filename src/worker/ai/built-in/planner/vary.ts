import type { Material } from "../../material/material.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import type { Draft } from "../ideas/write-ideas.ts";
import type { Random } from "../random.ts";

/** True for an idea with places to fill in, of a subject nothing is known of. */
export function isWorksheet({ restsOn }: Draft): boolean {
  return restsOn.length === 0;
}

/** What is known, but for what belongs to a time of the year. */
export function withoutMoments(material: Material): Material {
  return withCards(material, (card) => ({ ...card, moments: [] }));
}

/** The same material with other cards. */
export function withCards(
  { subject, ...material }: Material,
  change: (card: SubjectKnowledge) => SubjectKnowledge,
): Material {
  return {
    ...material,
    niche: material.niche.map(change),
    ...(subject === undefined ? {} : { subject: change(subject) }),
  };
}

/** Some of a card's entries: `most` of each kind, and what a picture and a word of the trade are chosen from. */
export function thinned(card: SubjectKnowledge, most: number, random: Random): SubjectKnowledge {
  return {
    ...card,
    mistakes: random.sample(card.mistakes, most),
    choices: random.sample(card.choices, most),
    steps: random.sample(card.steps, most),
    questions: random.sample(card.questions, most),
    beliefs: random.sample(card.beliefs, most),
    terms: random.sample(card.terms, most + 1),
    scenes: random.sample(card.scenes, most + 1),
  };
}

/** The same ideas in an order in which neighbours differ in format, then in subject, as far as others are left. */
export function varied(ideas: readonly Draft[]): Draft[] {
  const left = [...ideas];
  const ordered: Draft[] = [];
  while (left.length > 0) {
    const before = ordered.at(-1);
    const counts = Map.groupBy(left, ({ format }) => format);
    // The most frequent format first, so that it isn't all that is left in the end.
    const rank = (idea: Draft) =>
      (idea.format === before?.format ? -1000 : 0) +
      (counts.get(idea.format)?.length ?? 0) -
      (subjectOf(idea) === (before && subjectOf(before)) ? 0.5 : 0);
    const next = left.reduce((best, idea) => (rank(idea) > rank(best) ? idea : best));
    ordered.push(...left.splice(left.indexOf(next), 1));
  }
  return ordered;
}

function subjectOf({ restsOn }: Draft): string {
  return restsOn[0]?.label ?? "";
}
