import { IdeaToImprove } from "#shared/contracts/ideas.ts";
import { parseReply } from "#shared/json.ts";

/** The idea that a free question asks to improve (spec §7): the last JSON object in it that is one. */
export function ideaToImprove(question: string): IdeaToImprove | undefined {
  if (!question.includes("improvedIdea")) return undefined;
  for (let start = question.lastIndexOf("{"); start >= 0; start = question.lastIndexOf("{", start - 1)) {
    const parsed = parseReply(question.slice(start), IdeaToImprove);
    if (parsed.ok) return parsed.value;
    if (start === 0) break;
  }
  return undefined;
}
