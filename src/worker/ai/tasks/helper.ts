import type * as z from "zod/mini";
import type { TaskName } from "#shared/contracts/assistant.ts";
import type { About } from "../material/material.ts";
import { defineTask, type Task } from "../task.ts";
import { asData, HONEST, VOICE } from "./voice.ts";

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
  /** True where the creator's own words are to stay as they are, whatever phrases they hold. */
  readonly keepsWords?: true;
  /** What it makes of what is known of what it asks about. */
  readonly spends?: Task["spends"];
  /** What it asks about, where something can be known of that. */
  about?(input: z.output<Input>): About;
  /** Which engine spends what public sources say of that. */
  readonly publicSources?: Task["publicSources"];
  builtIn: Task<Input, undefined>["builtIn"];
}

/** Declares a helper: Markdown, streamed, at the sampling of spec §9 (AI defaults). */
export function defineHelper<Input extends z.ZodMiniType>(helper: Helper<Input>): Task<Input, undefined> {
  const { name, input, instructions, keepsWords, spends, ask, brief, about, publicSources, builtIn } = helper;
  return defineTask({
    name,
    input,
    output: undefined,
    sampling: { temperature: 0.7, top_p: 0.9, frequency_penalty: 0.2, presence_penalty: 0.1 },
    prompt: (request) => ({
      system: `${keepsWords === true ? HONEST : VOICE}
${instructions}
Write short Markdown with headings and lists, no HTML, in the language of the creator's own words.`,
      user: `${ask}\n${asData(briefLines(brief(request)))}`,
    }),
    ...(spends === undefined ? {} : { spends }),
    ...(about === undefined ? {} : { about }),
    ...(publicSources === undefined ? {} : { publicSources }),
    builtIn,
  });
}
