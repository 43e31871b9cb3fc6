import { AssistRequest } from "#shared/contracts/assistant.ts";
import { builtInEngine } from "#worker/ai/built-in/engine.ts";
import type { Answer } from "#worker/ai/engine.ts";
import type { Spender } from "#worker/budget/spender.ts";
import { materialOnce } from "#worker/ai/material/gather.ts";
import { parseInput } from "#worker/serve.ts";
import { taskNamed } from "#worker/ai/tasks/all.ts";

/** The built-in engine costs nothing. */
const NOBODY: Spender = { workspace: "", address: "", waitUntil: () => undefined };

/** What the built-in engine says to one request, as the wire has it. No public source is asked. */
export async function answerTo(request: unknown): Promise<Answer> {
  const { task: name, input, opts, memory = "" } = AssistRequest.parse(request);
  const task = taskNamed(name);
  const question = {
    task,
    input: parseInput(task.input, input),
    sampling: { ...task.sampling, ...opts },
    memory,
  };
  return builtInEngine.answer(
    { ...question, spender: NOBODY, material: materialOnce(question) },
    new AbortController().signal,
  );
}
