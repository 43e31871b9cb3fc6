import type * as z from "zod/mini";
import type { TaskName } from "#shared/contracts/assistant.ts";
import type { Random } from "../built-in/random.ts";
import { defineTask, type Task } from "../task.ts";
import { material, VOICE } from "./voice.ts";

/** What the creator gave, a line each; what they left open isn't mentioned. */
export function briefLines(lines: readonly (readonly [label: string, value: string | undefined])[]): string {
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join("\n");
}

/** A helper that answers a form in prose. */
interface Helper<Input extends z.ZodMiniType> {
  readonly name: TaskName;
  readonly input: Input;
  /** What the model is to write, after the product's own instructions. */
  readonly instructions: string;
  /** The request in a sentence. */
  readonly ask: string;
  brief(input: z.output<Input>): readonly (readonly [label: string, value: string])[];
  builtIn(input: z.output<Input>, random: Random): string;
}

/** Declares a helper: Markdown, streamed, at the sampling of spec §9 (AI defaults). */
export function defineHelper<Input extends z.ZodMiniType>(helper: Helper<Input>): Task<Input, undefined> {
  const { name, input, instructions, ask, brief, builtIn } = helper;
  return defineTask({
    name,
    input,
    output: undefined,
    sampling: { temperature: 0.7, top_p: 0.9, frequency_penalty: 0.2, presence_penalty: 0.1 },
    prompt: (request) => ({
      system: `${VOICE}
${instructions}
Write short Markdown with headings and lists, no HTML, in the language of the creator's own words.`,
      user: `${ask}\n${material(briefLines(brief(request)))}`,
    }),
    builtIn,
  });
}
