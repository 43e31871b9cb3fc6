import type * as z from "zod/mini";
import type { SamplingOptions, TaskName } from "#shared/contracts/assistant.ts";
import type { Random } from "./built-in/random.ts";

/** What a model is told: the product's instructions, then the creator's request as data. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
}

/**
 * One AI task, both engines side by side.
 * Without `output` the task answers in prose (Markdown), which can be streamed.
 */
export interface Task<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
> {
  readonly name: TaskName;
  readonly input: Input;
  readonly output: Output;
  readonly sampling: SamplingOptions;
  /** The most a model may write, in tokens, what it thinks beforehand included: what the task can need, and room. */
  readonly maxTokens: number;
  prompt(input: z.output<Input>): Prompt;
  builtIn(input: z.output<Input>, random: Random): Output extends z.ZodMiniType ? z.output<Output> : string;
  /** What the product itself mends in a model's output or adds to it: counts, limits, what belongs together. */
  finish?(
    output: Output extends z.ZodMiniType ? z.output<Output> : never,
    input: z.output<Input>,
  ): Output extends z.ZodMiniType ? z.output<Output> : never;
}

/** Tokens of a reply of up to some 1,500 words, in scripts that need several tokens a word. */
const USUAL = 4000;

/** Declares a task; the types of its two engines follow from its schemas. */
export function defineTask<Input extends z.ZodMiniType, Output extends z.ZodMiniType | undefined = undefined>(
  task: Omit<Task<Input, Output>, "maxTokens"> & { readonly maxTokens?: number },
): Task<Input, Output> {
  return { ...task, maxTokens: task.maxTokens ?? USUAL };
}
