import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import type { Random } from "../random.ts";

/** Deals pictures, none of them twice. */
export interface Shots {
  /** The picture asked for, or the next that nothing shows yet. */
  take(wanted?: string): string;
  /** Whether a picture can still be dealt; one that isn't the subject's own always can. */
  has(picture: string): boolean;
  /** Those of the subject's own pictures that were dealt. */
  taken(): readonly string[];
}

/**
 * The pictures of a subject, then what can be filmed of anything, then what its people hold in their hands. Where the
 * picture asked for is spent, one that fits anything takes its place rather than one that belongs to something else.
 */
export function shotsOf(
  card: SubjectKnowledge | undefined,
  general: readonly string[],
  random: Random,
): Shots {
  const own = [...(card?.scenes ?? []), ...(card?.gear ?? [])];
  const all = new Set([...(card?.scenes ?? []), ...general, ...(card?.gear ?? [])]);
  const waiting = new Set(all);
  return {
    take: (wanted) => {
      if (wanted !== undefined && !all.has(wanted)) return wanted;
      const [next = random.pick(general)] = waiting;
      const anything = wanted === undefined ? undefined : general.find((shot) => waiting.has(shot));
      const shot = wanted !== undefined && waiting.has(wanted) ? wanted : (anything ?? next);
      waiting.delete(shot);
      return shot;
    },
    has: (picture) => waiting.has(picture) || !all.has(picture),
    taken: () => own.filter((shot) => !waiting.has(shot)),
  };
}
