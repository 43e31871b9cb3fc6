import { ImproveReply, VideoIdea } from "#shared/contracts/ideas.ts";
import { parseReply } from "#shared/json.ts";
import { hashtagsDemanded } from "./hashtags/demand.ts";
import { improveIdea } from "./ideas.ts";
import { answerFromPlaybook } from "./playbook/search.ts";
import type { Random } from "./random.ts";

/**
 * Answers a free question from the playbook. Two screens ask in JSON instead (spec §7): one demands
 * `{"hashtags": […]}`, the other `improvedIdea` with an idea attached. Both get what they ask for.
 */
export function answerFreely(question: string, random: Random): string {
  if (question.includes("improvedIdea")) {
    const idea = ideaIn(question);
    if (idea !== undefined)
      return JSON.stringify({ improvedIdea: improveIdea(idea, random) } satisfies ImproveReply);
  }
  if (/["']?hashtags["']?\s*:/u.test(question)) return JSON.stringify(hashtagsDemanded(question, random));
  return answerFromPlaybook(question);
}

/** The idea attached to a request: the last JSON object in it that is one. */
function ideaIn(question: string): VideoIdea | undefined {
  for (let start = question.lastIndexOf("{"); start >= 0; start = question.lastIndexOf("{", start - 1)) {
    const parsed = parseReply(question.slice(start), VideoIdea);
    if (parsed.ok) return parsed.value;
    if (start === 0) break;
  }
  return undefined;
}
