import * as z from "zod/mini";
import { type AssistReply, type AssistRequest, Notice } from "#shared/contracts/assistant.ts";
import { type Asker, cached, cacheKey, keep, readKept } from "../cache.ts";
import type { Config } from "../env.ts";
import { parseInput } from "../serve.ts";
import { type Answer, chooseEngine, type Engine, type Question } from "./engine.ts";
import { taskNamed } from "./tasks/all.ts";

/** Seconds a paid answer is kept: a day. */
const KEEP = 24 * 60 * 60;

const KeptAnswer = z.object({ reply: z.string(), notice: z.optional(Notice) });

export interface AskOptions {
  readonly config: Config;
  readonly kv: KVNamespace;
  readonly asker: Asker;
  /** True to ask a paid engine again for what is kept. */
  readonly fresh: boolean;
}

/** Checks a request against its task. @throws ApiError `bad_request`, naming the field of the input. */
export function questionOf(request: AssistRequest): Question {
  const task = taskNamed(request.task);
  return {
    task,
    input: parseInput(task.input, request.input, ["input"]),
    sampling: { ...task.sampling, ...request.opts },
    memory: request.memory ?? "",
  };
}

/** Answers a question with the engine that is configured, from what is kept where it was paid for before. */
export async function ask(question: Question, options: AskOptions): Promise<AssistReply> {
  const engine = chooseEngine(options.config);
  if (!engine.paid) {
    return replyOf(engine, await engine.answer(question, options.asker.signal), false);
  }
  const { value, hit } = await cached(
    options.kv,
    await keyOf(engine, question),
    KEEP,
    KeptAnswer,
    (signal) => engine.answer(question, signal),
    options.asker,
    { useKept: !options.fresh },
  );
  return replyOf(engine, value, hit);
}

/**
 * The same as {@link ask} for a prose task, piece by piece; returns the whole reply. What is kept comes as
 * one piece. A reply that arrived whole is kept.
 */
export async function* askInPieces(
  question: Question,
  options: AskOptions,
): AsyncGenerator<string, AssistReply> {
  const engine = chooseEngine(options.config);
  const read = async function* (signal: AbortSignal): AsyncGenerator<string, Answer> {
    let reply = "";
    const pieces = engine.stream(question, signal);
    for (;;) {
      const next = await pieces.next();
      if (next.done) return { reply, notice: next.value };
      reply += next.value;
      yield next.value;
    }
  };
  if (!engine.paid) return replyOf(engine, yield* read(options.asker.signal), false);

  const key = await keyOf(engine, question);
  const kept = options.fresh ? undefined : await readKept(options.kv, key, KeptAnswer);
  if (kept !== undefined) {
    yield kept.reply;
    return replyOf(engine, kept, true);
  }
  const answer = yield* read(options.asker.signal);
  options.asker.waitUntil(keep(options.kv, key, KEEP, answer));
  return replyOf(engine, answer, false);
}

function replyOf(engine: Engine, answer: Answer, hit: boolean): AssistReply {
  return {
    reply: answer.reply,
    engine: engine.name,
    model: engine.model,
    cached: hit,
    notice: answer.notice,
  };
}

/** A seed isn't part of the key: the same question is paid for once. */
function keyOf(engine: Engine, { task, input, sampling, memory }: Question): Promise<string> {
  const { seed: _, ...options } = sampling;
  return cacheKey("assist", [engine.name, engine.model, task.name, input, options, memory]);
}
