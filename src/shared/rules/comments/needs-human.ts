import { hurtIn, isPainOver } from "./hurt.ts";
import { HUMAN_REASONS, type HumanReason, signsOf } from "./human-signs.ts";
import { foldedComment } from "./phrase.ts";

export { HUMAN_REASONS, type HumanReason };

/** Why a comment needs the creator in person; undefined where nothing tells. */
export function humanReason(comment: string): HumanReason | undefined {
  const folded = foldedComment(comment);
  const hurt = hurtIn(folded);
  return HUMAN_REASONS.find((reason) => {
    if (reason === hurt) return true;
    if (!signsOf(reason).test(folded)) return false;
    return !(reason === "injury" || reason === "medical") || folded.includes("?") || !isPainOver(folded);
  });
}

/** Reasons that come before anything else a comment may also be. */
export function isUrgent(reason: HumanReason | undefined): boolean {
  return reason === "self-harm" || reason === "threat" || reason === "abuse";
}
