import type { Language } from "#shared/rules/language.ts";
import { findEntries } from "../playbook/search.ts";
import { termsOf } from "../playbook/words.ts";
import { commandIn } from "./commands.ts";
import { focusedAnswer, pointFor } from "./focus.ts";
import { lastRequest } from "./follow-ups.ts";
import { answerOf } from "./from-playbook.ts";
import { WORDING } from "./wording.ts";

/** Longer messages say themselves what they are about. */
const MOST_TERMS = 9;
/** From this score on a message stands for itself, whatever was said before. */
const ALONE = 0.8;
/** Another entry than the last must be as near to both messages. */
const NEAR = 0.35;

/** "And", "what about", at the start of what goes on with something. */
const GOES_ON =
  /^(?:and|but|so|also|what about|how about|what if|y|pero|entonces|qué hay de|et|mais|donc|und|aber|also|was ist mit|wie sieht es mit|e|mas|então|e se)(?!\p{L})/iu;
/** Words that stand for what was said before. */
const POINTS_BACK =
  /(?<!\p{L})(?:that|it|this|those|them|these|eso|esto|ello|ça|cela|ceci|das|dies|dafür|damit|davon|isso|isto)(?!\p{L})/iu;

/**
 * Answers a question that only makes sense after another ("and how much does that cost?") from both together; undefined
 * where it stands for itself.
 */
export async function answerInContext(
  message: string,
  memory: string,
  language: Language,
): Promise<string | undefined> {
  const terms = termsOf(message);
  if (terms.length > MOST_TERMS || !(GOES_ON.test(message.trim()) || POINTS_BACK.test(message)))
    return undefined;
  const [alone] = await findEntries(message, language);
  if ((alone?.score ?? 0) >= ALONE) return undefined;
  const asked = lastRequest(memory);
  if (asked === undefined || commandIn(asked) !== undefined) {
    return alone === undefined && memory === "" ? WORDING[language].noMemory : undefined;
  }
  const [last] = await findEntries(asked, language);
  const [best, ...others] = await findEntries(`${asked} ${message}`, language);
  if (last === undefined || best === undefined) return undefined;
  const isNew =
    best.entry.id !== last.entry.id || (await pointFor(message, best.entry, language)) !== undefined;
  const next = isNew ? best : (others.find(({ score }) => score >= NEAR) ?? best);
  const rest = [best, ...others].filter(({ entry }) => entry.id !== next.entry.id);
  return answerOf(next.entry, rest, language, {
    answer: await focusedAnswer(message, next.entry, language),
  });
}
