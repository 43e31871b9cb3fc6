import type { Answer, Engine, PreparedQuestion, Question } from "./engine.ts";
import { type Care, isHarm } from "./material/care/kinds.ts";

/**
 * An engine that says for what care was needed, and puts the product's own help before what it writes in prose where
 * somebody may be in danger.
 */
export function carefulEngine(engine: Engine): Engine {
  return {
    ...engine,
    answer: async (question, signal) => {
      const help = await helpBefore(question);
      const answer = await engine.answer(question, signal);
      const reply = help === undefined ? answer.reply : `${help}${answer.reply}`;
      return { ...answer, reply, ...(await careIn(question, answer)) };
    },
    stream: async function* (question, signal) {
      const help = await helpBefore(question);
      if (help !== undefined) yield help;
      const besides = yield* engine.stream(question, signal);
      return { ...besides, ...(await careIn(question, besides)) };
    },
  };
}

/**
 * Whether the product answers by itself, whatever model there is: what would hurt somebody is refused, and where
 * somebody may be in danger nothing but its own texts fits a list of ideas, tags or proposals.
 */
export function answersItself(care: Care, { task, input }: Question): boolean {
  if (care.level !== "danger") return false;
  return isHarm(care.kind) || task.output !== undefined || wantsJson(input);
}

/** Some screens ask a free question for JSON (spec §7), which nothing may stand before. */
function wantsJson(input: unknown): boolean {
  return typeof input === "string" && /\bJSON\b/u.test(input);
}

/** The product's own help, which stands before an answer in prose where somebody may be in danger; else undefined. */
export async function helpBefore({ task, material }: PreparedQuestion): Promise<string | undefined> {
  if (task.output !== undefined) return undefined;
  const gathered = await material();
  if (gathered.care?.level !== "danger") return undefined;
  const { helpFirst } = await import("./built-in/care/answer.ts");
  const help = await helpFirst(gathered);
  return help && `${help}\n\n`;
}

async function careIn(
  { material }: PreparedQuestion,
  { grounding }: Pick<Answer, "grounding">,
): Promise<Pick<Answer, "grounding">> {
  const { care } = await material();
  return care === undefined ? {} : { grounding: { ...grounding, care: care.level } };
}
