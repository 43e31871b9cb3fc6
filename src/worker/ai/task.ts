import type * as z from "zod/mini";
import type { SamplingOptions, TaskName } from "#shared/contracts/assistant.ts";
import type { Random } from "./built-in/random.ts";
import type { Grounded } from "./material/grounded.ts";
import type { About, Material } from "./material/material.ts";
import type { Form } from "./output-schema.ts";

/** What a model is told: the product's instructions, then the creator's request as data. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
}

/** What a model makes of what is known of a subject. */
export interface Spending {
  /** What has to spend specifics: "idea", "post". */
  readonly each: string;
  /** What it does where nothing is known: leave places to fill, ask as well, or keep to the text it was given. */
  readonly unknown: "places" | "questions" | "text";
  /** True where it has a score. */
  readonly scored?: true;
}

/** A model's output that the product can't make fit to show, with the reason in words a model can act on. */
export class UnfitOutput extends Error {}

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
  /** The JSON that a model is asked for, where there is an output: `output` reads what comes instead, too. */
  readonly form?: Form;
  readonly sampling: SamplingOptions;
  /** The most a model may write, in tokens, what it thinks beforehand included: what the task can need, and room. */
  readonly maxTokens: number;
  prompt(input: z.output<Input>): Prompt;
  /** Left out where a model only keeps or counts what it is given, or answers whatever is asked. */
  readonly spends?: Spending;
  /** What it asks about, where something can be known of that; it is gathered before either engine writes. */
  about?(input: z.output<Input>): About;
  /** Which engine spends what public sources say of that; for another they aren't asked. Neither where it is left out. */
  readonly publicSources?: "either-engine" | "model";
  /**
   * @param material nothing at all where the task has no `about`.
   * @param memory what was said before; empty where nothing was sent, or the task has nothing to do with it.
   */
  builtIn(
    input: z.output<Input>,
    random: Random,
    material: Material,
    memory: string,
  ): Written<Output> | Grounded<Written<Output>> | Promise<Written<Output> | Grounded<Written<Output>>>;
  /**
   * What the product itself mends in a model's output or adds to it: counts, limits, what belongs together.
   * @throws UnfitOutput where it can't be mended; the model is told once.
   */
  finish?(
    output: Output extends z.ZodMiniType ? z.output<Output> : never,
    input: z.output<Input>,
    material: Material,
  ): Finished<Output> | Promise<Finished<Output>>;
}

/** The task's JSON, or prose. */
type Written<Output extends z.ZodMiniType | undefined> = Output extends z.ZodMiniType
  ? z.output<Output>
  : string;

type Finished<Output extends z.ZodMiniType | undefined> = Output extends z.ZodMiniType
  ? z.output<Output>
  : never;

/** Tokens of a reply of up to some 1,500 words, in scripts that need several tokens a word. */
const USUAL = 4000;

/** Declares a task; the types of its two engines follow from its schemas. */
export function defineTask<Input extends z.ZodMiniType, Output extends z.ZodMiniType | undefined = undefined>(
  task: Omit<Task<Input, Output>, "maxTokens"> & { readonly maxTokens?: number },
): Task<Input, Output> {
  return { ...task, maxTokens: task.maxTokens ?? USUAL };
}
