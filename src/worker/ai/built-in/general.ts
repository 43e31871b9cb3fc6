import type { ImproveReply } from "#shared/contracts/ideas.ts";
import type { Language } from "#shared/rules/language.ts";
import { hashtagsDemanded } from "./hashtags/demand.ts";
import { ideaToImprove } from "../improve-demand.ts";
import type { Grounded } from "../material/grounded.ts";
import type { Material } from "../material/material.ts";
import { commandIn } from "./free/commands.ts";
import { answerFollowUp } from "./free/follow-up-answer.ts";
import { followUpIn } from "./free/follow-ups.ts";
import { answerOf, didYouMean, nothingFound } from "./free/from-playbook.ts";
import { answerFromSubject } from "./free/from-subject.ts";
import { questionLanguage, wishedLanguage } from "./free/question-language.ts";
import { harmAsked, isOffTopic, isOfTrade } from "./free/refusals.ts";
import { runCommand } from "./free/run-command.ts";
import { smallTalk } from "./free/small-talk.ts";
import { WORDING } from "./free/wording.ts";
import { improveIdea } from "./ideas/improve-idea.ts";
import { entriesIn, findEntries } from "./playbook/search.ts";
import type { Random } from "./random.ts";

/**
 * From these scores on an entry is what was asked, or may be: little for a question of the trade, more for any other.
 * One that no other comes near may score less. Found by questions the playbook covers and others it doesn't.
 */
const SCORES = {
  trade: { sure: 0.28, alone: 0.24, perhaps: 0.18 },
  other: { sure: 0.5, alone: 0.44, perhaps: 0.34 },
};
/** How much nearer than the next one an entry must be to stand alone. */
const ALONE = 1.3;
/** From this score on an entry goes before what a subject's card says, where the trade isn't asked about. */
const BEFORE_CARD = 0.55;

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
  const command = commandIn(question);
  if (command !== undefined) return runCommand(command, language, random);
  if (isOffTopic(question)) return words.offTopic;
  return answerQuestion(question, material, language);
}

async function answerQuestion(
  question: string,
  { brief, subject }: Material,
  language: Language,
): Promise<string | Grounded<string>> {
  const wished = wishedLanguage(question);
  const hits = await findEntries(wished?.rest ?? question, language);
  const [best, ...others] = hits;
  const score = best?.score ?? 0;
  const trade = isOfTrade(question);
  const least = trade ? SCORES.trade : SCORES.other;
  const alone = score >= least.alone && score >= ALONE * (others[0]?.score ?? 0);
  const sure = score >= least.sure || alone;
  if (subject !== undefined && (!sure || (!trade && score < BEFORE_CARD))) {
    const answer = answerFromSubject(question, subject);
    if (answer !== undefined) return answer;
  }
  if (best !== undefined && sure) {
    const { id } = best.entry;
    const told =
      wished === undefined ? undefined : (await entriesIn(wished.language)).find((entry) => entry.id === id);
    return wished === undefined || told === undefined
      ? answerOf(best.entry, others, language)
      : answerOf(told, [], wished.language);
  }
  const perhaps = hits.filter((hit) => hit.score >= least.perhaps);
  if (perhaps.length > 0) return didYouMean(perhaps, language);
  return nothingFound(brief.subject, language);
}
