import type { Material } from "./material.ts";
import { ownCards } from "./own-cards.ts";
import { subjectKnowledge, type SubjectKnowledge } from "./subject-knowledge.ts";

/** A time of the year that matters to a subject. Cards say it in English alone, whatever the answer's language. */
export interface Moment {
  /** "the week before Christmas". */
  readonly when: string;
  /** A clause: "cure time runs out for gifts". */
  readonly what: string;
  /** 1 to 12; empty for any time. */
  readonly months: readonly number[];
  /** The subject it matters to, in the answer's language. */
  readonly card: SubjectKnowledge;
}

/** The times of the year of what is asked about: those of its card, or of all cards of its niche. */
export async function momentsOf(material: Material): Promise<Moment[]> {
  const cards = material.subject === undefined ? ownCards(material) : [material.subject];
  const found = await Promise.all(
    cards.map(async (card) => {
      const english = card.language === "en" ? card : await subjectKnowledge(card.id, "en");
      return (english?.moments ?? []).map(({ when, what, months }) => ({ when, what, months, card }));
    }),
  );
  return found.flat();
}
