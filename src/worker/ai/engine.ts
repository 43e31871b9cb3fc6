import type { EngineName, Notice, SamplingOptions } from "#shared/contracts/assistant.ts";
import type { Grounding } from "#shared/contracts/grounding.ts";
import type { Spender } from "../budget/spender.ts";
import type { Material } from "./material/material.ts";
import type { Task } from "./task.ts";

/** One question to an engine: a task, its parsed input, and how to ask. */
export interface Question {
  readonly task: Task;
  readonly input: unknown;
  readonly sampling: SamplingOptions;
  /** What was said before; empty where nothing is sent. */
  readonly memory: string;
}

/** A question with what is known of what it asks about, gathered once, by whoever needs it first. */
export interface PreparedQuestion extends Question {
  /** Who pays where the site does. */
  readonly spender: Spender;
  material(): Promise<Material>;
}

export interface Answer {
  /** Prose, or the task's JSON as text. */
  readonly reply: string;
  readonly notice?: Notice;
  readonly grounding?: Grounding;
}

/** Something that answers tasks. Every failure is an ApiError fit to show. */
export interface Engine {
  readonly name: EngineName;
  readonly model?: string;
  /** True where an answer costs money or time, so that keeping it pays. */
  readonly paid: boolean;
  /** True where text in place of JSON is an answer all the same, which the screens show (spec §7); else it has failed. */
  readonly mayAnswerInProse: boolean;
  /** True where one caller's answer may be another's, too; never of a creator's own key. */
  readonly isShared: boolean;
  answer(question: PreparedQuestion, signal: AbortSignal): Promise<Answer>;
  /** The reply of a prose task, piece by piece; returns what belongs to it besides. */
  stream(question: PreparedQuestion, signal: AbortSignal): AsyncGenerator<string, Omit<Answer, "reply">>;
}
