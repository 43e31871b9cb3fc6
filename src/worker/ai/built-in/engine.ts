import type { Answer, Engine, PreparedQuestion } from "../engine.ts";
import { Grounded } from "../material/grounded.ts";
import { seededRandom } from "./random.ts";

/** Answers from what the product knows by itself: free of charge, the same for the same seed and material. */
export const builtInEngine: Engine = {
  name: "built-in",
  paid: false,
  mayAnswerInProse: false,
  isShared: false,
  answer: write,
  // A prose reply goes out paragraph by paragraph, as a model's would.
  stream: async function* (question) {
    const { reply, ...besides } = await write(question);
    yield* reply.split(/(?<=\n\n)/u);
    return besides;
  },
};

async function write({ task, input, sampling, material, memory }: PreparedQuestion): Promise<Answer> {
  const seed = sampling.seed ?? crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
  const gathered = await material();
  const { care } = gathered;
  if (care === undefined) return answerOf(await task.builtIn(input, seededRandom(seed), gathered, memory));
  const { careAnswer, helpFirst } = await import("./care/answer.ts");
  const careful = await careAnswer(task.name, input, seededRandom(seed), { ...gathered, care });
  const answer = answerOf(careful ?? (await task.builtIn(input, seededRandom(seed), gathered, memory)));
  const help = careful === undefined && task.output === undefined ? await helpFirst(gathered) : undefined;
  return {
    reply: help === undefined ? answer.reply : `${help}\n\n${answer.reply}`,
    grounding: { ...answer.grounding, care: care.level },
  };
}

function answerOf(written: unknown): Answer {
  if (!(written instanceof Grounded)) return { reply: textOf(written) };
  return { reply: textOf(written.answer), grounding: written.grounding };
}

function textOf(output: unknown): string {
  return typeof output === "string" ? output : JSON.stringify(output);
}
