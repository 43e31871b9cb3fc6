import { ImproveReply, VideoIdea } from "#shared/contracts/ideas.ts";
import { parseReply } from "#shared/json.ts";
import { tagsFor } from "./hashtags.ts";
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
  if (/["']?hashtags["']?\s*:/u.test(question))
    return JSON.stringify({ hashtags: tagsFor(subjectOf(question)) });
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

/** What a request for hashtags is about: what it quotes, else what follows "about" or "for", else all of it. */
function subjectOf(request: string): string {
  const withoutShape = request.replace(/\{[\s\S]*\}/u, " ");
  const quoted = /["“«']([^"”»'\n]{2,})["”»']/u.exec(withoutShape)?.[1];
  const named = /\b(?:about|topic:?|for)\s+([^\n.?!]{2,})/iu.exec(withoutShape)?.[1];
  return quoted ?? named ?? withoutShape;
}
