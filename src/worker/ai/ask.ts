import * as z from "zod/mini";
import {
  type AssistReply,
  type AssistRequest,
  ENGINE_HEADER,
  type EngineName,
  Notice,
} from "#shared/contracts/assistant.ts";
import { DEVICE_FAILED_HEADER, DEVICE_FAILURES } from "#shared/contracts/on-device.ts";
import { Grounding } from "#shared/contracts/grounding.ts";
import { ApiError } from "#shared/errors.ts";
import { type Spender, spenderOf } from "../budget/spender.ts";
import { cached, cacheKey } from "../cache.ts";
import { type AppContext, readerOf } from "../context.ts";
import { ownKeyOf } from "../own-key.ts";
import { parseInput } from "../serve.ts";
import type { Reader } from "../upstream/read.ts";
import { builtInEngine } from "./built-in/engine.ts";
import { answersItself, carefulEngine } from "./careful-engine.ts";
import { enginesFor, type EngineWish } from "./choose-engine.ts";
import type { Answer, Engine, PreparedQuestion, Question } from "./engine.ts";
import { careFor, materialOnce } from "./material/gather.ts";
import { taskNamed } from "./tasks/all.ts";

/** Seconds a paid answer is kept: a day. */
const KEEP = 24 * 60 * 60;

const KeptAnswer = z.object({
  reply: z.string(),
  notice: z.optional(Notice),
  grounding: z.optional(Grounding),
});

/** For whom a question is asked, which public sources are read for, too. */
export interface AskOptions extends Reader {
  /** Of whose shares it is paid. */
  readonly spender: Spender;
  /** True to ask a paid engine again for what is kept. */
  readonly fresh: boolean;
  readonly wish: EngineWish;
}

/** How the caller of a request asks. `Cache-Control: no-cache` asks anew for what is kept. */
export function askOptionsOf(c: AppContext): AskOptions {
  return {
    ...readerOf(c),
    spender: spenderOf(c),
    wish: {
      ownKey: ownKeyOf(c),
      builtInOnly: c.req.header(ENGINE_HEADER) === "built-in",
      deviceFailure: DEVICE_FAILURES.find((one) => one === c.req.header(DEVICE_FAILED_HEADER)),
    },
    fresh: c.req.header("Cache-Control")?.includes("no-cache") ?? false,
  };
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

/**
 * Answers a question with the first engine that can, from what is kept where it was paid for before; with the next one
 * and a notice where one fails, or may be asked no more today.
 */
export async function ask(question: Question, options: AskOptions): Promise<AssistReply> {
  const { engines, prepared } = await prepare(question, options);
  const failures = await failureOfDevice(options.wish);
  for (const engine of engines) {
    try {
      const { answer, hit } = await answerOnce(engine, question, options, async (signal) =>
        usable(engine, question, await engine.answer(prepared, signal)),
      );
      return replyOf(engine, answer, hit, failures);
    } catch (error) {
      failures.push(showable(engine, error, options));
    }
  }
  throw new Error("the last engine of all answers or throws");
}

/**
 * The same as {@link ask} for a prose task, piece by piece; returns the whole reply. What is kept, or was
 * begun by another caller, comes as one piece.
 */
export async function* askInPieces(
  question: Question,
  options: AskOptions,
): AsyncGenerator<string, AssistReply> {
  const { engines, prepared } = await prepare(question, options);
  const failures = await failureOfDevice(options.wish);
  for (const engine of engines) {
    const pieces = pieceQueue();
    const whole = answerOnce(engine, question, options, async (signal) => {
      let reply = "";
      const stream = engine.stream(prepared, signal);
      for (;;) {
        const next = await stream.next();
        if (next.done) return { reply, ...next.value };
        reply += next.value;
        pieces.add(next.value);
      }
    }).finally(pieces.end);
    // Where the reader stops early nobody awaits it below.
    whole.catch(() => undefined);

    let any = false;
    for await (const piece of pieces.read) {
      any = true;
      yield piece;
    }
    try {
      const { answer, hit } = await whole;
      if (!any) yield answer.reply;
      return replyOf(engine, answer, hit, failures);
    } catch (error) {
      // What a reader has of an answer isn't taken back.
      if (any) throw error;
      failures.push(showable(engine, error, options));
    }
  }
  throw new Error("the last engine of all answers or throws");
}

/**
 * The engines that may answer, with care, or the built-in one where it alone may; and the question with what is known
 * for it. Nothing is gathered yet: what is kept is answered without.
 */
async function prepare(
  question: Question,
  options: AskOptions,
): Promise<{ engines: Engine[]; prepared: PreparedQuestion }> {
  const chosen = await enginesFor(options.config, options.wish);
  const isBuiltIn = chosen.length === 1 || answersItself((await careFor(question)).care, question);
  const engines = isBuiltIn
    ? [builtInEngine]
    : chosen.map((engine) => (engine.paid ? carefulEngine(engine) : engine));
  const { publicSources: spentBy } = question.task;
  const isSpent = spentBy === "either-engine" || (spentBy === "model" && !isBuiltIn);
  const sources = isSpent ? (await import("./material/signals.ts")).publicSources(options) : undefined;
  return {
    engines,
    prepared: { ...question, spender: options.spender, material: materialOnce(question, sources) },
  };
}

/** An answer that the caller can use. @throws ApiError with the notice's code and sentence, where it is a failure. */
function usable({ mayAnswerInProse }: Engine, { task }: Question, answer: Answer): Answer {
  if (!mayAnswerInProse && task.output !== undefined && answer.notice !== undefined)
    throw new ApiError(answer.notice.code, answer.notice.message);
  return answer;
}

/** How a notice names who answers in another's place. */
const STAND_IN: Record<EngineName, string> = {
  "built-in": "The built-in engine",
  openai: "The model of this site",
  "workers-ai": "A model on Cloudflare",
  "own-key": "Your own model",
  "on-device": "Your browser's model",
};

/** Says why an engine answers in the place of those that failed; undefined where none did. */
function noticeOfStandIn({ name }: Engine, failures: readonly ApiError[]): Notice | undefined {
  const [first, ...more] = failures;
  if (first === undefined) return undefined;
  const { code, message } = first;
  if (code === "ai_budget_spent" && more.length === 0)
    return { code, message: `${message} Until then ${lower(STAND_IN[name])} answers.` };
  const sentences = [...new Set(failures.map((failure) => failure.message))];
  return { code, message: `${sentences.join(" ")} ${STAND_IN[name]} answered instead.` };
}

/** @throws the same error where no other engine is left, the caller has gone, or it isn't one to be shown. */
function showable({ paid }: Engine, error: unknown, { asker }: AskOptions): ApiError {
  if (!paid || asker.signal.aborted || !(error instanceof ApiError)) throw error;
  return error;
}

/** What the browser's model failed with, where it was to answer. */
async function failureOfDevice({ deviceFailure }: EngineWish): Promise<ApiError[]> {
  if (deviceFailure === undefined) return [];
  return [(await import("./on-device.ts")).deviceError(deviceFailure)];
}

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/**
 * Asks an engine, sharing and keeping the answers of one that is shared. Only what is all it should be is kept: a
 * reply cut off or in the wrong form may come out better next time.
 */
async function answerOnce(
  engine: Engine,
  question: Question,
  { kv, asker, fresh }: AskOptions,
  write: (signal: AbortSignal) => Promise<Answer>,
): Promise<{ answer: Answer; hit: boolean }> {
  if (!engine.isShared) return { answer: await write(asker.signal), hit: false };
  const key = await keyOf(engine, question);
  let isOurs = false;
  const load = (signal: AbortSignal) => {
    isOurs = true;
    return write(signal);
  };
  for (;;) {
    try {
      const { value, hit } = await cached(kv, key, KEEP, KeptAnswer, load, asker, {
        useKept: !fresh,
        worthKeeping: (answer) => answer.notice === undefined,
      });
      return { answer: value, hit };
    } catch (error) {
      // Another who began to ask had nothing left of their share; this caller may.
      if (isOurs || !(error instanceof ApiError) || error.code !== "ai_budget_spent") throw error;
    }
  }
}

/** A queue between who writes a reply and who reads it; writing goes on where the reader stops. */
function pieceQueue(): { add(piece: string): void; end(): void; read: ReadableStream<string> } {
  let open = true;
  let queue: ReadableStreamDefaultController<string>;
  const read = new ReadableStream<string>({
    start: (controller) => {
      queue = controller;
    },
    cancel: () => {
      open = false;
    },
  });
  return {
    read,
    add: (piece) => {
      if (open) queue.enqueue(piece);
    },
    end: () => {
      if (open) queue.close();
      open = false;
    },
  };
}

function replyOf(engine: Engine, answer: Answer, hit: boolean, failures: readonly ApiError[]): AssistReply {
  return {
    reply: answer.reply,
    engine: engine.name,
    model: engine.model,
    cached: hit,
    notice: noticeOfStandIn(engine, failures) ?? answer.notice,
    ...answer.grounding,
  };
}

/** A seed isn't part of the key: the same question is paid for once. */
function keyOf(engine: Engine, { task, input, sampling, memory }: Question): Promise<string> {
  const { seed: _, ...options } = sampling;
  return cacheKey("assist", [engine.name, engine.model, task.name, input, options, memory]);
}
