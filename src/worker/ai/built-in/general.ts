import type { ImproveReply } from "#shared/contracts/ideas.ts";
import { hashtagsDemanded } from "./hashtags/demand.ts";
import { ideaToImprove } from "../improve-demand.ts";
import type { Grounded } from "../material/grounded.ts";
import type { Material } from "../material/material.ts";
import { answerInContext } from "./free/in-context.ts";
import { answerQuestion } from "./free/answer-question.ts";
import { commandIn } from "./free/commands.ts";
import { answerFollowUp } from "./free/follow-up-answer.ts";
import { followUpIn } from "./free/follow-ups.ts";
import { pickedFrom, pickIn } from "./free/picks.ts";
import { questionLanguage } from "./free/question-language.ts";
import { harmAsked, isOffTopic } from "./free/refusals.ts";
import { runCommand } from "./free/run-command.ts";
import { smallTalk } from "./free/small-talk.ts";
import { WORDING } from "./free/wording.ts";
import { improveIdea } from "./ideas/improve-idea.ts";
import type { Random } from "./random.ts";

/**
 * Answers a free question: from the playbook, from the card of the subject it is about, or by the task it asks for.
 * Two screens ask in JSON instead (spec §7): one demands `{"hashtags": […]}`, the other `improvedIdea` with an idea
 * attached. Both get what they ask for.
 * @param memory what was said before; empty where nothing was sent.
 */
export async function answerFreely(
  question: string,
  random: Random,
  material: Material,
  memory: string,
): Promise<string | Grounded<string>> {
  const demanded = ideaToImprove(question);
  if (demanded !== undefined) {
    const { topic, platform, ...idea } = demanded;
    const improvedIdea = improveIdea(idea, random, material, { topic, platform });
    return JSON.stringify({ improvedIdea } satisfies ImproveReply);
  }
  if (/["']?hashtags["']?\s*:/u.test(question))
    return JSON.stringify(await hashtagsDemanded(question, random));

  const language = questionLanguage(question, material.brief.language);
  const words = WORDING[language];
  const talk = smallTalk(question);
  if (talk !== undefined) return words[talk];
  const harm = harmAsked(question);
  if (harm !== undefined) return words.harm[harm];
  const wish = followUpIn(question);
  if (wish !== undefined) return answerFollowUp(wish, memory, language, random);
  const pick = pickIn(question);
  const picked = pick && pickedFrom(pick, memory, question);
  const command = picked ?? commandIn(question);
  if (command !== undefined) return runCommand(command, language, random);
  const continued = await answerInContext(question, memory, language);
  if (continued !== undefined) return continued;
  if (isOffTopic(question)) return words.offTopic;
  return answerQuestion(question, material, language);
}
