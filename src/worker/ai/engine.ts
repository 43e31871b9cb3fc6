import type { EngineName, Notice, SamplingOptions } from "#shared/contracts/assistant.ts";
import type { Task } from "./task.ts";

/** One question to an engine: a task, its parsed input, and how to ask. */
export interface Question {
  readonly task: Task;
  readonly input: unknown;
  readonly sampling: SamplingOptions;
  /** What was said before; empty where nothing is sent. */
  readonly memory: string;
}

export interface Answer {
  /** Prose, or the task's JSON as text. */
  readonly reply: string;
  readonly notice?: Notice;
}

/** Something that answers tasks. Every failure is an ApiError fit to show. */
export interface Engine {
  readonly name: EngineName;
  readonly model?: string;
  /** True where an answer costs money or time, so that keeping it pays. */
  readonly paid: boolean;
  answer(question: Question, signal: AbortSignal): Promise<Answer>;
  /** The reply of a prose task, piece by piece; returns the notice, if any. */
  stream(question: Question, signal: AbortSignal): AsyncGenerator<string, Notice | undefined>;
}
