import type { Engine, Question } from "../engine.ts";
import { seededRandom } from "./random.ts";

/** Answers from what the product knows by itself: at once, free of charge, the same for the same seed. */
export const builtInEngine: Engine = {
  name: "built-in",
  paid: false,
  answer: async (question) => ({ reply: write(question) }),
  // A prose reply goes out paragraph by paragraph, as a model's would.
  stream: async function* (question) {
    yield* write(question).split(/(?<=\n\n)/u);
    return undefined;
  },
};

function write({ task, input, sampling }: Question): string {
  const seed = sampling.seed ?? crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
  const output = task.builtIn(input, seededRandom(seed));
  return typeof output === "string" ? output : JSON.stringify(output);
}
