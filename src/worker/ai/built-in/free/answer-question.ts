import type { Language } from "#shared/rules/language.ts";
import type { Grounded } from "../../material/grounded.ts";
import type { Material } from "../../material/material.ts";
import type { Hit } from "../playbook/rank.ts";
import type { Told } from "../playbook/playbook-index.ts";
import { entriesIn, findEntries } from "../playbook/search.ts";
import { focusedAnswer } from "./focus.ts";
import { answerOf, didYouMean, HARD_TIMES, nothingFound, shortAnswerOf } from "./from-playbook.ts";
import { answerFromSubject } from "./from-subject.ts";
import { wishedLanguage } from "./question-language.ts";
import { isOfTrade } from "./refusals.ts";
import { questionsIn } from "./several-questions.ts";
import { WORDING } from "./wording.ts";

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

/** Where the second entry is this near to a first one that is no surer, either may have been meant. */
const TIE = { share: 0.92, surest: 0.85 };

function nearlyMeant(best: Hit, next: Hit | undefined): Told | undefined {
  const tie = best.score < TIE.surest && (next?.score ?? 0) >= TIE.share * best.score;
  return tie && next?.entry.topic !== HARD_TIMES ? next?.entry : undefined;
}

/** One of two questions must be among as many entries that the whole message finds first. */
const NEAR = 3;

/** Answers a question from the playbook or the card of the subject it is about; of two, both. */
export async function answerQuestion(
  question: string,
  { brief, subject }: Material,
  language: Language,
): Promise<string | Grounded<string>> {
  const wished = wishedLanguage(question);
  const hits = await findEntries(wished?.rest ?? question, language);
  const [best, ...others] = hits;
  const both = wished === undefined ? await answerBoth(question, hits, language) : undefined;
  if (both !== undefined) return both;
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
      ? answerOf(best.entry, others, language, {
          answer: await focusedAnswer(question, best.entry, language),
          nearly: nearlyMeant(best, others[0]),
        })
      : answerOf(told, [], wished.language);
  }
  const perhaps = hits.filter((hit) => hit.score >= least.perhaps);
  if (perhaps.length > 0) return didYouMean(perhaps, language);
  return nothingFound(brief.subject, language);
}

/**
 * The answers to the two questions of a message, the second in short; undefined where it asks one, or one of them alone
 * asks for nothing that is surely known.
 * @param whole what the message as a whole finds.
 */
async function answerBoth(
  message: string,
  whole: readonly Hit[],
  language: Language,
): Promise<string | undefined> {
  const [one = "", other] = questionsIn(message);
  if (other === undefined) return undefined;
  const [[first], [second]] = await Promise.all([findEntries(one, language), findEntries(other, language)]);
  if (first === undefined || second === undefined || first.entry.id === second.entry.id) return undefined;
  const sure = [first, second].every(({ score }) => score >= SCORES.other.sure);
  const found = new Set(whole.slice(0, NEAR).map(({ entry }) => entry.id));
  if (!sure || ![first, second].some(({ entry }) => found.has(entry.id))) return undefined;
  const answer = await focusedAnswer(one, first.entry, language);
  const { note } = WORDING[language];
  return [
    answerOf(first.entry, [], language, { answer }).replace(`\n\n${note}`, ""),
    shortAnswerOf(second.entry, language),
  ].join("\n\n");
}
