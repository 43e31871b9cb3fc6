import type { Material } from "./material.ts";
import type { SubjectKnowledge } from "./subject-knowledge.ts";

/** A niche's very own subjects, where it has some: gaming's before those of tabletop games, which are near it. */
export function ownCards({
  niche,
  nicheId,
}: Pick<Material, "niche" | "nicheId">): readonly SubjectKnowledge[] {
  const own = niche.filter((card) => card.niche === nicheId);
  return own.length > 0 ? own : niche;
}
